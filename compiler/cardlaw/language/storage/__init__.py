"""Models as plain data: rows kept between runs, and short strings that recreate a variant."""
