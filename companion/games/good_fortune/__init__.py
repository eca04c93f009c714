"""Good Fortune."""
