"""What is printed, and what each card does."""
