"""Matches at a server."""
