"""What all tests share: property tests that give the same examples on every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "companion", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("companion")
