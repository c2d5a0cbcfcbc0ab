"""Bytes on a disk → text of rule files: folders, limits, translations kept beside them."""
