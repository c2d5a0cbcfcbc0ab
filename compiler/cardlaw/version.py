"""The installed version; `cardlaw` itself is a namespace of two source roots and can hold no attribute."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("cardlaw")
except PackageNotFoundError:
    __version__ = "(not installed)"
