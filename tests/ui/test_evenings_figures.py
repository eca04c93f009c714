"""Statistics of what was finished, by game and person, and by side and role."""

from __future__ import annotations

import pytest

from companion.store.history import Trash
from companion.texts import catalogue
from tests.ui.test_evenings import Shelf

say = catalogue("en")


@pytest.fixture
def shelf(browser):
    return Shelf(browser)


def test_everybody_of_a_finished_match_is_counted_once(shelf):
    shelf.tap("home.evenings", "evenings.figures")
    shown = shelf.phone.texts
    assert say("figures-matches", count=1) in shown
    won = len(shelf.done.head.outcome.winners)
    assert shown.count(say("figures-won", won=1, played=1)) == won
    assert shown.count(say("figures-won", won=0, played=1)) == 6 - won


def test_bronze_heads_is_counted_by_side_and_by_role(shelf):
    shelf.tap("home.evenings", "evenings.figures")
    for role in shelf.done.match.view(None).ending.roles:
        name = say("bronze-role-" + role.replace("_", "-"))
        assert any(words.startswith(f"{name}: ") for words in shelf.phone.texts)


def test_without_a_finished_match_that_is_said(shelf):
    folder = shelf.matches._folder
    Trash(folder).throw_away([shelf.done.id])
    shelf.tap("home.evenings", "evenings.figures")
    assert say("figures-none") in shelf.phone.texts
