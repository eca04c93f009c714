"""Good Fortune as two players score it with their thumbs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.driver import Driver

pytestmark = pytest.mark.browser

NATHALIE = (
    ("clover-ganesh", 1),
    ("neko-ganesh", 2),
    ("ganesh-fatma", 3),
    ("ganesh-horseshoe", 4),
    ("clover-mati", 3),
    ("mati-horseshoe", 4),
    ("clover-scarab", 2),
    ("neko-scarab", 2),
)
"""Four tiles with Ganesh and ten points, two with Mati and seven, two with the scarab and four."""

REMI = (
    ("neko-clover", 4),
    ("neko-mati", 3),
    ("neko-horseshoe", 2),
    ("neko-fatma", 1),
    ("clover-fatma", 1),
    ("fatma-horseshoe", 2),
    ("fatma-scarab", 2),
    ("horseshoe-scarab", 4),
)
"""Four tiles with Neko and ten points, three with Fatma and five, one of four."""


class Counted:
    """A phone that counts the touches of the pieces."""

    def __init__(self, phone: Driver) -> None:
        self.phone = phone
        self.taps = 0

    def tap(self, identifier: str) -> None:
        self.phone.tap(identifier)
        self.taps += 1


def seated(phone: Driver, *options: str) -> Driver:
    phone.sit_down("good-fortune", ["Nathalie", "Rémi"])
    if options:
        phone.choose_options(*options)
    phone.tap("seats.deal")
    phone.wait("turns.next")
    return phone


def enter(phone: Driver, tiles: tuple[tuple[str, int], ...]) -> int:
    hand = Counted(phone)
    for pair, die in tiles:
        hand.tap(f"pair.{pair}")
        hand.tap(f"die.{die}")
    return hand.taps


def groups(phone: Driver) -> list[str]:
    """The groups as they are read out, without their reasons."""
    cards = [piece for piece in phone.ids() if piece.startswith("group.")]
    return [phone.text(card).split(",")[0] for card in cards]


def totals(phone: Driver) -> list[str]:
    return [phone.text(f"over.rank-{seat}").split(".")[0] for seat in (0, 1)]


def scored(phone: Driver) -> Driver:
    phone.tap("turns.count")
    enter(phone, NATHALIE)
    phone.tap("count.next")
    enter(phone, REMI)
    phone.tap("count.done")
    phone.wait("over.winner")
    return phone


def test_the_rulebooks_two_collections_are_scored_with_two_taps_a_tile(phone):
    seated(phone).tap("turns.count")
    assert enter(phone, NATHALIE) <= 16
    phone.wait_says("chips.0", "Nathalie: 62")
    assert groups(phone) == ["Ganesh: 40", "Mati: 14", "Scarab: 8"]
    phone.tap("count.next")
    phone.wait_tells("pair.neko-scarab", "Nathalie has it")
    assert enter(phone, REMI) <= 16
    phone.wait_says("chips.1", "Rémi: 59")
    assert groups(phone) == ["Neko: 40", "Fatma: 15", "Horseshoe: 4"]
    phone.tap("count.done")
    phone.wait_says("over.winner", "Nathalie")
    assert totals(phone) == ["Nathalie: 62", "Rémi: 59"]
    phone.tap("over.rank-1")
    phone.wait_says("why.total", "59")


def test_with_the_tile_book_that_grew_by_scoring_a_tile_takes_one_tap(phone):
    scored(seated(phone)).tap("over.again")
    phone.tap("seats.deal")
    phone.tap("turns.count")
    hand = Counted(phone)
    for pair, _ in NATHALIE:
        hand.tap(f"pair.{pair}")
    phone.wait_tells("count.total", "62")
    assert hand.taps <= 8


def test_a_reload_loses_nothing_and_the_menu_takes_a_step_back(phone):
    seated(phone).tap("turns.count")
    enter(phone, NATHALIE[:2])
    phone.reload()
    phone.wait("chips.0")
    phone.wait_says("chips.0", "Nathalie: 6")
    phone.tap("header.menu")
    phone.tap("menu.undo")
    phone.wait_text("Nathalie: 1")


def test_groups_that_are_sorted_already_are_typed(phone):
    seated(phone).tap("turns.count")
    phone.tap("count.groups")
    for key in ("4", "1", "0", "next", "2", "7", "next", "2", "4", "next"):
        phone.tap(f"keypad.{key}")
    phone.wait_says("groups.total", "62")
    phone.tap("groups.done")
    for key in ("4", "1", "0", "next", "3", "5", "next", "1", "4", "next"):
        phone.tap(f"keypad.{key}")
    phone.tap("groups.done")
    phone.tap("count.done")
    assert totals(phone) == ["Nathalie: 62", "Rémi: 59"]


def test_a_full_tie_is_offered_to_its_owner(phone):
    seated(phone).tap("turns.count")
    tied = (("neko-clover", 4), ("neko-ganesh", 1), ("clover-mati", 1), ("mati-horseshoe", 2))
    enter(phone, tied)
    assert "do not settle" in phone.text("tie.says")
    assert phone.chosen("tie.0")
    phone.wait_says("chips.0", "Nathalie: 16")
    phone.tap("tie.1")
    phone.wait_says("chips.0", "Nathalie: 13")


def test_the_best_of_three_ends_when_it_is_won(phone):
    seated(phone, "options.series-1")
    for last in (False, True):
        phone.tap("turns.count")
        phone.tap("pair.neko-clover")
        if not last:
            phone.tap("die.4")
        phone.tap("count.next")
        phone.tap("count.none")
        phone.tap("count.done")
        phone.wait("over.winner")
        if not last:
            phone.tap("over.next")
    phone.wait_says("over.winner", "Nathalie")
    phone.wait("over.again")
    phone.tap("over.review")
    phone.wait("review.game-0")
    phone.wait("review.game-1")


def test_the_turns_say_who_chooses_and_which_number_goes_first(phone):
    seated(phone).tap("turns.holder-1")
    phone.wait_says("turns.chooses", "Rémi chooses a tile first")
    phone.wait_says("turns.places", "The lower number is placed first")
    phone.tap("turns.next")
    phone.wait_says("turns.chooses", "Nathalie chooses a tile first")
    phone.wait_says("turns.places", "The higher number is placed first")


def test_a_tile_is_shown_the_ends_where_it_may_go(phone):
    seated(phone, "options.variant-2").tap("turns.holder-0")
    phone.tap("turns.row")
    for pair, die in (("neko-clover", 1), ("ganesh-mati", 2), ("fatma-scarab", 3)):
        phone.tap("row.pick")
        phone.tap(f"pair.{pair}")
        phone.tap(f"die.{die}")
    phone.tap("row.choose-0")
    phone.tap("pair.clover-horseshoe")
    phone.tap("die.4")
    phone.wait("row.place-left")
    assert not phone.has("row.place-right")
    assert "Nathalie wins Fatma and Scarab, die 3" in phone.text("row.place-left")
    phone.tap("row.place-left")
    phone.back()  # the browser's own leads one page up as well, not home
    phone.wait_says("chips.0", "Nathalie: 3")


def test_a_book_that_is_none_is_refused_in_words(phone):
    seated(phone).tap("turns.book")
    phone.tap("book.import")
    phone.tap("book.read")
    phone.wait_text("This is no tile book")
    phone.back()
    phone.wait("book.done")
    phone.back()
    phone.wait("turns.next")
    phone.back()
    phone.wait("home.settings")


@pytest.mark.parametrize("size", [(412, 915), (320, 640)])
@pytest.mark.parametrize("dark", [False, True])
def test_nothing_fails_on_a_large_or_a_small_phone(
    open_phone: Callable[..., Driver], size: tuple[int, int], dark: bool
):
    phone = open_phone(width=size[0], height=size[1], dark=dark)
    seated(phone).tap("turns.count")
    enter(phone, NATHALIE[:1])
    assert not phone.troubles
