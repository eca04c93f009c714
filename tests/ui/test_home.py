"""The start screen with matches on it: in every language, on a small phone, with large text."""

from __future__ import annotations

import pytest

from tests.games.beyond import test_screens as beyond
from tests.games.good_fortune import test_screens as fortune
from tests.ui.layout import lay_out
from tests.ui.wander import NAMES, WAYS, drawn


@pytest.fixture
def home(browser):
    """A running series, a finished match and two that have begun, one of four players."""
    phone = fortune.seated(browser, "options.series-2")
    fortune.tap(phone, "turns.count", "pair.neko-clover", "die.3", "count.next", "count.none")
    fortune.tap(phone, "count.done", "header.menu", "menu.home")
    _again(phone, "good-fortune", 2)
    fortune.tap(phone, "turns.count", "count.none", "count.next", "count.none", "count.done")
    fortune.tap(phone, "over.home")
    _again(phone, "beyond", 4)
    beyond.tap(phone, "turn.count", "count.0-tokens.plus")
    beyond.tap(phone, "header.menu", "menu.home")
    return phone


def _again(phone, game: str, seats: int) -> None:
    phone.tap(f"home.new-{game}")
    if "seats.add" in phone.ids:
        phone.tap("seats.add")
        for at, name in enumerate(NAMES[:seats], start=1):
            phone.type("name.field", name)
            phone.tap("name.done" if at == seats else "name.next")
    phone.tap("seats.deal")


@pytest.mark.parametrize(("language", "window", "scale"), WAYS)
def test_matches_on_the_start_screen_fit(home, language, window, scale):
    layout = lay_out(drawn(home, language, window, scale), window, language, scale)
    assert set(layout.faults) == set()
