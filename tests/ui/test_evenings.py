"""The evenings: the list by day and game, notes, removing and bringing back."""

from __future__ import annotations

import random

import pytest

from companion.games import registry
from companion.store.history import mark_moved
from companion.store.keys import owner_folder
from companion.store.matches import Matches, utc_now
from companion.store.people import People
from companion.store.sealing import key_text
from companion.table.match import begin
from companion.texts import catalogue
from companion.ui.match_screen import MatchPage
from companion.ui.play import Play
from tests.share.evenings import beyond_game, bronze_heads
from tests.ui.bronze import KEY

say = catalogue("en")


class Shelf:
    """A finished match of Bronze Heads and one that has begun, and the phone that has them."""

    def __init__(self, browser, *, width=412, height=915, dark=False) -> None:
        browser.stored["companion.key"] = key_text(KEY)
        folder = owner_folder(browser.world.root, KEY)
        self.matches = Matches(folder, KEY, registry.game)
        self.people = People(folder, KEY)
        match, given = bronze_heads(random.Random(3), seats=6)
        self.done = self._keep(match, given)
        match, given = bronze_heads(random.Random(4), moves=2, seats=6)
        self.begun = self._keep(match, given)
        self.phone = browser.open(width=width, height=height, dark=dark)
        self.phone.world.wait(1)

    def _keep(self, match, given):
        first = begin(match.game, match.setting)
        saved = self.matches.create(first, promise=given)
        return self.matches.save(saved, match)

    def tap(self, *identifiers) -> None:
        for identifier in identifiers:
            self.phone.tap(identifier)


def short(saved) -> str:
    return saved.id[:8]


@pytest.fixture
def shelf(browser):
    return Shelf(browser)


def test_the_evenings_show_what_was_played_and_what_goes_on(shelf):
    shelf.tap("home.evenings")
    assert shelf.phone.live(f"evenings.open-{short(shelf.done)}")
    assert shelf.phone.live(f"evenings.open-{short(shelf.begun)}")
    day = shelf.done.head.changed.astimezone().date().isoformat()
    assert day in shelf.phone.texts


def test_a_finished_match_opens_to_its_review(shelf):
    shelf.tap("home.evenings", f"evenings.open-{short(shelf.done)}")
    assert isinstance(shelf.phone.desk.place, Play)
    assert "review.result" in shelf.phone.ids


def test_a_removed_match_is_gone_and_comes_back(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.remove")
    assert len(shelf.matches.list().finished) == 1
    shelf.tap("match.remove-now")
    assert shelf.matches.list().finished == ()
    shelf.tap("removed.undo")
    assert [entry.id for entry in shelf.matches.list().finished] == [shelf.done.id]
    assert "removed.undo" not in shelf.phone.ids


def test_all_matches_are_removed_when_asked_and_come_back_together(shelf):
    shelf.tap("home.evenings", "evenings.clear")
    assert say("evenings-clear-ask", count=2) in shelf.phone.texts
    shelf.tap("evenings.stay")
    assert len(shelf.matches.list().finished) == 1
    shelf.tap("evenings.clear", "evenings.clear-now")
    assert shelf.matches.list().finished == shelf.matches.list().under_way == ()
    assert say("evenings-removed", count=2) in shelf.phone.texts
    shelf.tap("removed.undo")
    assert len(shelf.matches.list().finished) == len(shelf.matches.list().under_way) == 1


def test_all_of_one_game_leave_the_others(shelf):
    shelf._keep(*beyond_game(random.Random(1)))
    shelf._keep(*beyond_game(random.Random(2)))
    shelf.tap("home.evenings", "evenings.game-beyond", "evenings.clear", "evenings.clear-now")
    assert [entry.head.game for entry in shelf.matches.list().finished] == ["bronze-heads"]
    assert len(shelf.matches.list().under_way) == 1


def test_who_is_asked_may_keep_the_match(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.remove", "match.stay")
    assert "match.remove" in shelf.phone.ids
    assert len(shelf.matches.list().finished) == 1


def test_a_match_under_way_can_be_removed_from_the_start_screen(shelf):
    shelf.tap(f"home.more-{short(shelf.begun)}", "match.remove", "match.remove-now")
    assert shelf.matches.list().under_way == ()
    shelf.tap("removed.undo")
    assert len(shelf.matches.list().under_way) == 1


def test_a_note_and_a_place_are_kept_and_shown(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.note")
    shelf.phone.type("match.place-field", " At Bo’s ")
    shelf.phone.type("match.note-field", "Rain all night")
    shelf.tap("match.keep")
    assert {"At Bo’s", "Rain all night"} <= set(shelf.phone.texts)
    about = shelf.matches.open(shelf.done.id).head.about
    assert (about.place, about.note) == ("At Bo’s", "Rain all night")


def test_a_note_that_is_too_long_is_refused_in_words(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.note")
    shelf.phone.type("match.place-field", "x" * 5000)
    shelf.tap("match.keep")
    assert shelf.phone.refusal is not None
    assert shelf.matches.open(shelf.done.id).head.about.place == ""


def test_the_browsers_own_back_leads_out_step_by_step(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}")
    assert isinstance(shelf.phone.desk.place, MatchPage)
    shelf.phone.world.wait(1)
    shelf.phone.browse(-1)
    assert f"evenings.more-{short(shelf.done)}" in shelf.phone.ids
    shelf.phone.world.wait(1)
    shelf.phone.browse(-1)
    assert "home.settings" in shelf.phone.ids


def test_a_match_that_has_moved_says_so_and_is_taken_back_on_purpose(shelf):
    mark_moved(shelf.matches, shelf.matches.open(shelf.begun.id), utc_now())
    shelf.tap(f"home.open-{short(shelf.begun)}")
    assert not isinstance(shelf.phone.desk.place, Play)
    assert any(words.startswith("This match went to another phone") for words in shelf.phone.texts)
    shelf.tap("match.take-back")
    assert isinstance(shelf.phone.desk.place, Play)
    assert shelf.matches.open(shelf.begun.id).head.about.moved is None


@pytest.mark.parametrize(("width", "height", "dark"), [(320, 640, True), (915, 412, False)])
def test_it_is_drawn_in_every_window(browser, width, height, dark):
    shelf = Shelf(browser, width=width, height=height, dark=dark)
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.begun)}", "match.note")
    assert "match.note-field" in shelf.phone.ids
