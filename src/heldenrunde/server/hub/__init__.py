"""What runs tables: every request to them, what happens by itself, and what is kept of them."""
