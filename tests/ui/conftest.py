"""A machine, a browser and a page for every test of the screens."""

import pytest

from tests.ui.harness import Browser, World, fast


@pytest.fixture
def world(tmp_path, monkeypatch):
    """A machine; whatever its handlers raised fails the test."""
    world = World(tmp_path / "data", monkeypatch)
    yield world
    world.close()
    assert world.errors == []


@pytest.fixture
def browser(world):
    return Browser(world)


@pytest.fixture
def quick(monkeypatch, world):
    """The seal's ring fills in one step, and taps are short."""
    fast(monkeypatch)
    world.brisk = True
