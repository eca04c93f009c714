"""Beyond as a table of four counts it, on a phone and on a tablet."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.driver import REST, Driver

pytestmark = pytest.mark.browser

NAMES = ["Ann", "Ben", "Cy", "Dora"]
HANDS = (
    {"turtle_snake": 1, "vermilion_bird": 2, "extra_spirits": 5, "nian_shou": 3, "tokens": 2},
    {"yellow_unicorn": 2, "captures": 3},
    {"azure_dragon": 1, "extra_spirits": 9},
    {"metal_tiger": 2, "tokens": 8},
)
TOTALS = ["Ann: 28", "Ben: 27", "Cy: 18", "Dora: 26"]
STEPS_ON = 2
"""Up to so many a plus is tapped; more are typed, with a tap on the figure and one on a key."""


def seated(phone: Driver, names: list[str] = NAMES, *options: str) -> Driver:
    phone.sit_down("beyond", names)
    if options:
        phone.choose_options(*options)
    phone.tap("seats.deal")
    phone.wait("turn.next")
    return phone


def count(phone: Driver, seat: int, hand: dict[str, int]) -> int:
    """Enter what lies before a player; how many taps it took."""
    taps = 0
    for item, amount in hand.items():
        steps = amount if amount <= STEPS_ON else 0
        touches = [f"count.{seat}-{item}.plus"] * steps
        if not steps:
            touches = [f"count.{seat}-{item}.count", f"number.{amount}"]
        for touch in touches:
            phone.tap(touch)
        taps += len(touches)
    return taps


def totals(phone: Driver, seats: int = 4) -> list[str]:
    return [phone.text(f"over.rank-{seat}").split(".")[0] for seat in range(seats)]


def test_four_players_are_counted_with_15_taps_each_at_most(phone):
    seated(phone).tap("turn.count")
    for seat, hand in enumerate(HANDS):
        assert count(phone, seat, hand) <= 15
        last = seat == len(HANDS) - 1
        phone.tap("pad.done" if last else "pad.next")
    phone.wait("over.winner")
    phone.wait_says("over.winner", "Ann")
    assert totals(phone) == TOTALS
    phone.tap("over.rank-0")
    phone.wait_says("why.total", "28")


def test_on_a_tablet_all_four_are_in_view(open_phone: Callable[..., Driver]):
    tablet = open_phone(width=800, height=1180)
    seated(tablet).tap("turn.count")
    for seat in range(4):
        tablet.wait(f"count.{seat}-tokens.plus")
    tablet.tap("count.2-turtle_snake.plus")
    tablet.tap("count.3-yellow_unicorn.plus")
    tablet.wait_says("chips.2", "Cy: 6. How so?")
    tablet.wait_says("chips.3", "Dora: 12. How so?")
    tablet.tap("pad.done")
    assert tablet.text("over.winner") == "Dora"


def test_six_nian_shou_are_noticed_at_once(phone):
    seated(phone, NAMES[:2]).tap("turn.count")
    phone.tap("count.0-nian_shou.count")
    phone.tap("number.6")
    assert "Ann holds all six" in phone.text("pad.six")
    phone.tap("pad.done")
    phone.wait_says("over.winner", "Ann")


def test_where_the_other_reading_of_a_tie_names_others_the_screen_says_so(phone):
    seated(phone, NAMES[:2]).tap("turn.count")
    count(phone, 0, {"turtle_snake": 1})
    phone.tap("pad.next")
    count(phone, 1, {"extra_spirits": 3, "captures": 3})
    phone.tap("pad.done")
    phone.wait_says("over.winner", "Ben")
    assert "Ann 4, Ben 3" in phone.text("over.tie")
    assert "it would be Ann" in phone.text("over.other")


def test_changed_values_are_remembered_for_the_next_match(phone):
    seated(phone, NAMES[:2]).tap("turn.values")
    phone.tap("value.turtle_snake.plus")
    phone.tap("value.turtle_snake.plus")
    phone.tap("values.done")
    phone.tap("turn.count")
    phone.tap("count.0-turtle_snake.plus")
    phone.wait_says("chips.0", "Ann: 8")
    phone.tap("pad.next")
    phone.tap("pad.done")
    phone.tap("over.again")
    phone.tap("seats.deal")
    phone.tap("turn.count")
    phone.tap("count.0-turtle_snake.plus")
    phone.wait_says("chips.0", "Ann: 8")


def test_three_spirits_bring_the_end_after_equal_turns(phone):
    seated(phone, NAMES[:3])
    for spirit in ("turtle_snake", "turtle_snake", "azure_dragon"):
        phone.tap(f"turn.enchant-{spirit}")
        phone.page.wait_for_timeout(REST)  # the pieces are the same after it
    assert "Still to play: Ann, Ben, Cy" in phone.text("turn.end")
    for name in ("Ben", "Cy"):
        phone.tap("turn.next")
        phone.wait_text(f"{name}’s turn")
        phone.page.wait_for_timeout(REST)  # the pieces are the same for every player
    phone.tap("turn.next")
    phone.wait_gone("turn.next")
    assert "as many turns" in phone.text("turn.end")


def test_the_second_pile_brings_the_end(phone):
    seated(phone, NAMES[:2]).tap("turn.pile")
    phone.wait_tells("turn.end", "second pile is in use")
    phone.tap("turn.pile")
    phone.wait_tells("turn.end", "run out twice")


def test_a_summoning_is_called_to_mind_once(phone):
    seated(phone, NAMES[:2], "options.advanced-1").tap("turn.enchant-azure_dragon")
    phone.tap("turn.summon-azure_dragon")
    phone.wait_gone("turn.summon-azure_dragon")


def test_the_odds_follow_the_cards_that_are_revealed(phone):
    seated(phone, NAMES[:2]).tap("turn.odds")
    for card, chance in (
        ("turtle_snake", "81.0 %"),
        ("vermilion_bird", "61.5 %"),
        ("azure_dragon", "41.6 %"),
        ("metal_tiger", "21.1 %"),
    ):
        phone.tap(f"odds.card-{card}")
        phone.wait_says("odds.new", chance)
    phone.tap("odds.card-metal_tiger")
    assert "take the last card" in phone.text("odds.said")
    phone.tap("odds.taken")
    phone.wait_tells("odds.stop-2", "81.0 %")


def test_a_capture_changes_both_sides(phone):
    seated(phone, NAMES[:2]).tap("turn.count")
    count(phone, 0, {"captures": 1})
    phone.tap("chips.1")
    count(phone, 1, {"extra_spirits": 2})
    phone.tap("header.back")
    phone.tap("turn.capture")
    phone.tap("capture.yang.plus")
    phone.wait("capture.1-yin-spirit")
    assert not phone.has("capture.1-yang-spirit")
    phone.tap("capture.1-yin-spirit")
    phone.wait_gone("capture.1-yin-spirit")
    phone.tap("capture.pad")
    phone.wait_says("chips.0", "Ann: 1")
    phone.wait_says("chips.1", "Ben: 2")
    phone.wait_tells("count.1-extra_spirits.count", ": 1")


def test_a_reload_keeps_the_counts_and_the_menu_takes_a_step_back(phone):
    seated(phone, NAMES[:2]).tap("turn.count")
    count(phone, 0, {"yellow_unicorn": 2})
    phone.reload()
    phone.wait("chips.0")
    phone.wait_says("chips.0", "Ann: 24")
    phone.tap("header.menu")
    phone.tap("menu.undo")
    phone.wait_text("Ann: 12")


def test_a_finished_match_is_opened_again(phone):
    seated(phone, NAMES[:2]).tap("turn.count")
    count(phone, 0, {"tokens": 1})
    phone.tap("pad.next")
    phone.tap("pad.done")
    phone.tap("over.home")
    phone.tap(phone.first("home.past"))
    phone.wait_says("over.winner", "Ann")
    phone.tap("over.rank-0")
    phone.wait_says("why.total", "1")
