"""The rules: pure functions and the one place that changes a state."""
