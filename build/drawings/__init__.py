"""The pictures, drawn in figures: what `python build/icons.py` writes into assets/."""
