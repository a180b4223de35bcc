"""What a server puts up with from outside: how often, how many, and from where."""
