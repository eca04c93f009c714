"""The Deception of Antiques: 12 Bronze Heads."""
