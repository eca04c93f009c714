"""Companion: ui."""
