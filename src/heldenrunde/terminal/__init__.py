"""The terminal client. It knows no game: it draws scenes and log lines, and says everything through messages."""
