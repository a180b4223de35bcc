"""What can go wrong between the store and its database."""

from __future__ import annotations


class Clash(Exception):
    """The database refuses: this version or key is taken, or the version before it is missing. Nothing was stored."""


class Again(Exception):
    """The database was gone, or did not finish: whether it has stored anything is not known."""


class Unavailable(Exception):
    """The database could not be reached for too long. A step may be stored or not: load the table again."""
