"""The device's way back leads one page up within a game, and only from the first one home."""

from __future__ import annotations

import pytest

from companion.games.lucky_incense.moves import LayCenser
from companion.games.lucky_incense.words import Censer
from companion.ui.places import Home
from companion.ui.play import Play
from tests.games.beyond import test_screens as beyond
from tests.games.good_fortune import test_screens as fortune
from tests.games.lucky_incense.phone import Laid
from tests.games.lucky_incense.table import ADVANCED
from tests.games.lucky_incense.table import Table as Evening
from tests.ui.bronze import Table
from tests.ui.harness import Phone
from tests.ui.test_touches import idle

COUNTED = ("turns.count", "pair.neko-clover", "die.3")


def page(phone: Phone) -> object:
    place = phone.desk.place
    return place.board.get("page") if isinstance(place, Play) else type(place)


def ways_back(phone: Phone) -> list[object]:
    """The pages that one comes past on the way to the start screen."""
    found: list[object] = []
    while page(phone) is not Home:
        phone.back_button()
        found.append(page(phone))
        assert len(found) < 6
    return found


FORTUNE = {
    "counting": (COUNTED, ["turns", Home]),
    "why": ((*COUNTED, "count.total"), ["count", "turns", Home]),
    "groups": (("turns.count", "count.groups"), ["count", "turns", Home]),
    "a tile": (("turns.count", "count.by", "number.4"), ["count", "turns", Home]),
    "row": (("turns.row",), ["turns", Home]),
    "a tile of the row": (("turns.row", "row.slot-0"), ["row", "turns", Home]),
    "book": (("turns.book",), ["turns", Home]),
    "book, from the count": (("turns.count", "count.book"), ["count", "turns", Home]),
    "export": (("turns.book", "book.export"), ["book", "turns", Home]),
    "import": (("turns.book", "book.import"), ["book", "turns", Home]),
}


@pytest.mark.parametrize("name", FORTUNE)
def test_back_closes_the_pages_of_good_fortune_one_after_another(browser, name):
    touches, ways = FORTUNE[name]
    phone = fortune.tap(fortune.seated(browser), *touches)
    assert ways_back(phone) == ways


def test_back_leads_from_the_review_to_the_result(browser):
    phone = fortune.counting(browser)
    fortune.enter(phone, "neko clover 3")
    fortune.tap(phone, "count.next")
    fortune.enter(phone, "mati scarab 1")
    fortune.tap(phone, "count.done", "over.review", "review.group-1-0")
    assert ways_back(phone) == ["review", "result", Home]


BEYOND = {
    "pad": (("turn.count",), ["turn", Home]),
    "why": (("turn.count", "pad.total"), ["pad", "turn", Home]),
    "values": (("turn.count", "pad.values"), ["pad", "turn", Home]),
    "values, from the turn": (("turn.values",), ["turn", Home]),
    "odds": (("turn.odds",), ["turn", Home]),
    "captures": (("turn.capture",), ["turn", Home]),
}


@pytest.mark.parametrize("name", BEYOND)
def test_back_closes_the_pages_of_beyond_one_after_another(browser, name):
    touches, ways = BEYOND[name]
    phone = beyond.tap(beyond.seated(browser), *touches)
    assert ways_back(phone) == ways


def test_back_leads_from_the_why_of_a_result_to_the_result(browser):
    phone = beyond.counting(browser)
    beyond.enter(phone, 0, vermilion_bird=1)
    beyond.tap(phone, "pad.next")
    beyond.enter(phone, 1, tokens=2)
    beyond.tap(phone, "pad.done", "over.rank-0")
    assert ways_back(phone) == [None, Home]


def test_the_arrow_on_the_screen_does_the_same(browser):
    phone = fortune.tap(fortune.seated(browser), "turns.book", "book.export", "header.back")
    assert page(phone) == "book"
    phone.tap("header.back")
    assert page(phone) == "turns"
    phone.tap("header.back")
    assert page(phone) is Home


def test_the_browsers_back_does_the_same(browser):
    phone = beyond.tap(beyond.seated(browser), "turn.odds")
    phone.browse(-1)
    assert page(phone) == "turn"
    phone.browse(-1)
    assert page(phone) is Home


def test_an_open_menu_is_closed_before_the_page_below_it(browser):
    phone = beyond.tap(beyond.seated(browser), "turn.odds", "header.menu")
    phone.back_button()
    assert page(phone) == "odds"
    phone.back_button()
    assert page(phone) == "turn"


def test_a_match_that_was_left_on_a_page_does_not_lead_back_to_it_from_the_start_screen(browser):
    phone = beyond.tap(beyond.seated(browser), "turn.odds", "header.menu", "menu.home")
    assert page(phone) is Home
    phone.back_button()
    assert page(phone) is Home


def test_back_leads_from_a_censer_to_all_of_them(browser):
    evening = Evening(5, ADVANCED).play(LayCenser(0, 0, Censer.GUAN_YIN))
    laid = Laid(browser, evening)
    laid.tap("lay.start-2", "lay.done", "evening.tab.censers", "censers.open-guan_yin")
    laid.phone.back_button()
    assert "censers.open-guan_yin" in laid.phone.ids


def test_back_ends_the_correction_of_a_vote_and_forgets_what_was_typed(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    phone = table.open().phone
    phone.tap("talk.vote")
    for head in table.view.heads:
        phone.tap(f"vote.field-{head}")
        phone.tap("keypad.1")
    phone.tap("vote.done")
    phone.tap("voted.correct")
    phone.back_button()
    assert phone.live("voted.on")
    phone.tap("voted.correct")
    phone.tap("agree.correct")
    phone.tap("keypad.3")
    phone.back_button()
    assert phone.live("voted.on")
    assert not table.on_screen.board


def test_back_from_a_cover_leads_home_whatever_page_was_open_before(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).open()
    assert table.covered
    table.phone.back_button()
    assert page(table.phone) is Home
