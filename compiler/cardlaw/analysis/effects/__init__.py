"""What happens, compared path by path: classes of difference, each shown at the smallest table or proved away."""
