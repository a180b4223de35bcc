"""The client line by line."""
