"""The client on the whole screen."""
