"""The rules of Lucky First Incense: pure functions over frozen values."""
