import pytest

from companion.games import registry
from companion.store.kept import Kept
from companion.store.matches import Matches
from companion.store.people import People

KEY = bytes(range(32))


class Phone:
    """What lies on one phone."""

    def __init__(self, folder):
        self.folder = folder
        self.matches = Matches(folder, KEY, registry.game)
        self.people = People(folder, KEY)
        self.kept = Kept(folder, KEY)

    def ids(self):
        listing = self.matches.list()
        return sorted(entry.id for entry in (*listing.under_way, *listing.finished))


@pytest.fixture
def phone(tmp_path):
    return Phone(tmp_path / "mine")


@pytest.fixture
def other(tmp_path):
    return Phone(tmp_path / "yours")
