"""Matches, names and settings on the disk, sealed, and safe from a kill at any moment."""
