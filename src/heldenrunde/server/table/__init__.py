"""A table as the fold of its facts: what may be asked of it, what becomes of it, what each viewer is told. Pure."""
