"""A server for the network: HTTP, sockets and pages."""
