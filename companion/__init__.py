"""Companion: one phone on the table, four games with real cards."""

__version__ = "0.1.0"
