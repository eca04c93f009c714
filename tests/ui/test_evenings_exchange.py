"""Everything out and in, the table, and the result of a match for others."""

from __future__ import annotations

import pytest

from companion.games import registry
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.sealing import key_text
from companion.texts import catalogue
from companion.ui.exchange_screen import Exchange
from tests.ui.harness import Browser
from tests.ui.test_evenings import Shelf, short

say = catalogue("en")
OTHER = bytes(range(2, 34))


@pytest.fixture
def shelf(browser):
    return Shelf(browser)


@pytest.fixture
def exported(shelf):
    """The page with everything on it."""
    shelf.tap("home.evenings", "evenings.exchange", "exchange.export")
    page = shelf.phone.desk.place
    assert isinstance(page, Exchange)
    return page.out, page.passphrase


@pytest.fixture
def other(world):
    """Another device, at the field."""
    browser = Browser(world)
    browser.stored["companion.key"] = key_text(OTHER)
    phone = browser.open()
    world.wait(1)
    for identifier in ("home.evenings", "evenings.exchange", "exchange.import"):
        phone.tap(identifier)
    return phone


def bring_in(phone, words, passphrase="") -> None:
    phone.type("exchange.field", words)
    phone.type("exchange.typed", passphrase)
    phone.tap("exchange.read")


def on(other):
    return Matches(owner_folder(other.world.root, OTHER), OTHER, registry.game).list()


def test_everything_is_copied_as_one_text(shelf, exported):
    shelf.tap("exchange.copy")
    assert shelf.phone.browser.clipboard == exported[0]
    assert exported[1] in shelf.phone.texts


def test_with_the_passphrase_all_of_it_comes_in(exported, other):
    bring_in(other, *exported)
    assert say("exchange-new", count=2) in other.texts
    assert len(on(other).finished) == len(on(other).under_way) == 1


def test_without_it_what_is_under_way_stays_sealed(exported, other):
    bring_in(other, exported[0])
    assert say("exchange-new", count=1) in other.texts
    assert say("exchange-still-sealed", count=1) in other.texts
    assert on(other).under_way == ()


def test_a_second_time_adds_nothing(exported, other):
    bring_in(other, *exported)
    for identifier in ("exchange.done", "exchange.import"):
        other.tap(identifier)
    bring_in(other, *exported)
    assert say("exchange-same", count=2) in other.texts
    assert len(on(other).finished) == 1


@pytest.mark.parametrize("words", ["", "hello", "{}"])
def test_what_is_no_export_is_refused_in_words(other, words):
    bring_in(other, words)
    assert other.refusal == say("refused-file-other")


def test_a_cut_or_changed_text_is_refused_in_words(exported, other):
    bring_in(other, exported[0][:-40])
    assert other.refusal == say("refused-file-cut")
    bring_in(other, exported[0].replace('"Ann"', '"Eve"', 1))
    assert other.refusal == say("refused-file-changed")
    assert on(other).finished == ()


def test_another_passphrase_is_refused_and_nothing_comes_in(exported, other):
    bring_in(other, exported[0], "AAAA-AAAA")
    assert other.refusal == say("refused-passphrase-file")
    assert on(other).finished == ()


def test_the_table_has_a_row_for_everybody(shelf):
    shelf.tap("home.evenings", "evenings.exchange", "exchange.table", "exchange.copy")
    rows = shelf.phone.browser.clipboard.splitlines()
    assert len(rows) == 1 + 6
    assert rows[0].startswith("date,game,place")
    shelf.tap("exchange.save")


def test_a_finished_match_shows_its_result_as_a_code(shelf):
    shelf.tap("home.evenings", f"evenings.open-{short(shelf.done)}", "header.menu", "menu.match")
    shelf.tap("match.result", "result.copy")
    words = shelf.phone.browser.clipboard
    assert words.startswith("Bronze Heads\n")
    assert all(seat.name in words for seat in shelf.done.head.seats)
    assert any("<path" in picture for picture in shelf.phone.pictures)


def test_a_finished_match_has_a_link_for_bg_stats(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.bgstats")
    shelf.tap("bgstats.copy", "bgstats.open")
    assert shelf.phone.browser.clipboard.startswith("https://app.bgstatsapp.com/")
