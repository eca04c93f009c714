"""Companion: share."""
