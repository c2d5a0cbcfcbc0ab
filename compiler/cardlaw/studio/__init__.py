"""The studio: ask, play, write and compare in the browser, with no server."""
