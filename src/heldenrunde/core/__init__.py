"""The kernel: it knows no game. Standard library only, no I/O, no clock, no `random`."""
