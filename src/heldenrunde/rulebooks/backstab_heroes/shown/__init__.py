"""What people see: the scene, its words and forms, the log."""
