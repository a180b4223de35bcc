"""Matches in this program, and their records."""
