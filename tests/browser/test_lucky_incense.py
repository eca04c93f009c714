"""Lucky First Incense as tables play it: a year with secret picks, and a race that is overruled."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from companion.games.lucky_incense.moves import LayCenser, Pray, SeatAmulets
from companion.games.lucky_incense.words import Censer
from companion.texts import catalogue
from tests.browser.driver import Driver
from tests.browser.laid import lay
from tests.games.lucky_incense.table import ADVANCED, Table

pytestmark = pytest.mark.browser

say = catalogue("en")

Cards = Sequence[tuple[int, str]]

PAIRS: Cards = (
    *((0, "mom"), (0, "dog"), (1, "dad"), (1, "cat")),
    *((0, "brother"), (0, "big_sister"), (1, "grandma"), (1, "little_sister")),
)
"""Two temples where everybody faces nobody but oneself."""


def enter(phone: Driver, cards: Cards) -> int:
    """Every card on the pad: how many touches it took."""
    for seat, card in cards:
        phone.tap(f"pad.colour-{seat}")
        phone.tap(f"pad.card-{card}")
    return 2 * len(cards)


def pick(phone: Driver, *sides: int) -> str:
    """Under the cover: a side of every pair, and the seal."""
    name = phone.confirm()
    for pair, side in enumerate(sides):
        phone.tap(f"pick.{pair}-{side}")
    phone.rest()
    phone.down("seal.pick")
    phone.wait_gone("seal.pick")
    phone.up()
    return name


def opened(phone: Driver) -> str:
    """The pairs have opened one after another: which button leads on."""
    return phone.wait("race.temple-next", "race.run", "race.done", "rewards.on")


def to_amulets(phone: Driver) -> None:
    """Stage after stage, the last temple looked at before the others."""
    while opened(phone) != "rewards.on":
        temples = [piece for piece in phone.ids() if piece.startswith("race.temple.")]
        if temples and not phone.has("race.run") and not phone.has("race.done"):
            phone.tap(temples[-1])
        phone.tap(phone.wait("race.run", "race.done"))


def test_two_players_race_for_a_year_and_pick_in_secret(phone):
    phone.sit_down("lucky-incense", ["Ann", "Ben"])
    phone.choose_options("options.junior-0")
    phone.tap("seats.deal")
    phone.tap("lay.start-0")
    phone.tap("lay.done")
    phone.tap("amulets.more-1")
    assert phone.text("evening.turn") == "Ann"
    phone.tap("evening.midnight")
    enter(phone, PAIRS[:1])
    phone.tap("pad.colour-0")
    phone.tap("pad.card-mom")  # a second time
    phone.wait_text("Clear that place first")
    phone.tap("pad.card-dog")
    enter(phone, PAIRS[2:])
    phone.tap("midnight.bell")
    asked = [pick(phone, 0, 1)]
    phone.wait_text(say("cover-hold", name="Ben"))
    shown = " ".join(phone.texts())
    phone.reload()  # in the middle of the picks
    phone.wait("cover.confirm")
    assert phone.text("cover.name") == "Ben"
    assert not any(card in shown for card in ("Mom", "Dog", "Brother", "Big Sister"))
    asked.append(pick(phone, 1, 1))
    assert asked == ["Ann", "Ben"]
    phone.tap("picks.show")
    opened(phone)
    assert "Ann sent" in phone.text("race.why-0-1-0")
    assert "Ben sent" in phone.text("race.why-0-1-1")
    to_amulets(phone)
    assert phone.text("why.open-1").startswith("Ben, ")
    phone.tap("why.open-1")
    phone.wait_text(say("lucky-cause-seats"))
    phone.tap("why.done")
    phone.tap("rewards.on")
    phone.wait_text("Ben, Ann")  # the second year, the other way round


def test_five_players_overrule_a_race_of_the_advanced_game(open_phone, server):
    table = Table(5, ADVANCED)
    table.play(SeatAmulets(4, 1), LayCenser(0, 0, Censer.EMPEROR_GUAN))
    table.play(Pray(1, Censer.EMPEROR_GUAN))
    table.enter(
        ("red mom", "yellow dog", "green dad", "blue grandma"),
        ("purple mom", "red dog", "yellow little_sister", "green mom"),
        ("blue mom", "purple cat", "red grandma", "yellow dad"),
        ("green brother", "blue cat", "purple dad", "red dad"),
    )
    phone = open_phone(storage_state=lay(server, table.match))
    phone.tap("pad.place-3-5")
    enter(phone, [(1, "mom")])
    enter(phone, [(2, "cat"), (3, "dad")])
    phone.tap("pad.colour-4")
    phone.tap("pad.card-brother")
    phone.tap("pad.temple.0")
    phone.tap("pad.place-0-2")
    phone.tap("card.more-incense")
    phone.tap("card.done")
    phone.tap("midnight.bell")
    opened(phone)
    assert phone.text("race.why-0-1-0") == say("lucky-why-dog")
    assert "7 to 6" in phone.text("race.why-0-1-1")
    phone.tap("race.flag-0-1-0")
    phone.tap("call.side-0")
    phone.wait("race.call-0-1-0")
    assert say("lucky-why-dog") in phone.text("race.why-0-1-0")
    phone.reload()
    phone.wait("race.call-0-1-0")
    to_amulets(phone)
    phone.tap("rewards.on")
    phone.tap("lay.done")
    phone.tap("evening.midnight")
    enter(phone, [(0, "mom"), (1, "cat"), (2, "brother")])
    phone.tap("midnight.bell")
    phone.tap("bell.strike")
    to_amulets(phone)
    phone.tap("rewards.on")
    assert phone.text("over.winner")
    phone.tap("over.review")
    phone.wait("race.call-0-1-0")
    phone.tap("page.back")
    phone.tap("over.again")
    phone.wait("seats.deal")


def test_twenty_cards_of_five_players_take_two_touches_each(open_phone, server):
    phone = open_phone(storage_state=lay(server, Table(5).enter().match))
    cards = [(seat, card) for card in ("mom", "dad", "dog", "cat") for seat in range(5)]
    touches = enter(phone, cards)
    phone.tap("midnight.bell")
    phone.wait("cover.confirm", "race.temple-next", "race.run", "race.done")
    assert touches + 1 <= 45
