"""Companion: store."""
