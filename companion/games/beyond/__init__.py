"""Beyond."""
