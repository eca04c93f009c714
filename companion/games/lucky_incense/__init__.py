"""Lucky First Incense."""
