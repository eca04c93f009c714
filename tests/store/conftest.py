from datetime import UTC, datetime, timedelta
from itertools import count

import pytest

from companion.store.matches import Matches
from companion.store.sealing import new_key
from tests.table.coin_game import coin_games


@pytest.fixture
def key():
    return new_key()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "matches"


@pytest.fixture
def clock():
    """A clock that goes on by a minute each time it is read."""
    start = datetime(2024, 2, 28, 20, 0, tzinfo=UTC)
    minutes = count()
    return lambda: start + timedelta(minutes=next(minutes))


@pytest.fixture
def matches(folder, key, clock):
    return Matches(folder, key, coin_games, clock)
