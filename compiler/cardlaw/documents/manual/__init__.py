"""The compiler itself → the reference pages of the manual."""
