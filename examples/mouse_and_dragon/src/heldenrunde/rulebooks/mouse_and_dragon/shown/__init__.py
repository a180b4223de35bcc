"""What people see: the scene and the log."""
