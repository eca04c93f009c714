"""Counting on the phone: plus and minus, limits, values, and the end."""

import pytest

from companion.games.beyond.game import GAME
from companion.games.beyond.moves import (
    Change,
    Declare,
    Enchant,
    Enter,
    Item,
    Options,
    SetTieBreak,
    SetValue,
    Spirit,
    TieBreak,
)
from companion.games.beyond.rules.scoring import By
from companion.table.game import Outcome
from companion.table.text import Refused
from tests.games.beyond.table import after, begun, holding, refusal, seen


def score(match, seat=0):
    return seen(match).players[seat].parts.total


def test_counts_go_up_and_down_and_the_score_with_them():
    match = after(begun(), *[Change(0, Item.TOKENS, 1)] * 3, Change(0, Item.TOKENS, -1))
    assert seen(match).players[0].counts.of(Item.TOKENS) == 2
    assert score(match) == 2
    assert score(match.play(Change(0, Item.YELLOW_UNICORN, 1))) == 14


def test_a_count_is_typed_in():
    assert score(after(begun(), Enter(1, Item.TOKENS, 12), Enter(1, Item.TOKENS, 7)), 1) == 7


@pytest.mark.parametrize("item", Item)
def test_nobody_has_fewer_than_none(item):
    assert refusal(begun(), Change(0, item, -1)) == "below-none"
    assert refusal(begun(), Enter(0, item, -1)) == "below-none"


@pytest.mark.parametrize(
    ("item", "most", "why"),
    [
        (Item.CAPTURES, 4, "stock-full"),
        (Item.NIAN_SHOU, 6, "nian-shou"),
        (Item.METAL_TIGER, 4, "patterns"),
        (Item.EXTRA_SPIRITS, 80, "cards"),
    ],
)
def test_the_box_holds_no_more(item, most, why):
    match = after(begun(), Enter(0, item, most))
    assert seen(match).players[0].room_for(item) == 0
    assert refusal(match, Change(0, item, 1)) == why


def test_the_box_is_shared_by_all():
    match = holding(begun(3), 0, nian_shou=3, turtle_snake=3, extra_spirits=60)
    assert seen(match).players[2].room == (1, 2, 2, 2, 2, 8, 3, 4, None)
    assert refusal(match, Enter(2, Item.NIAN_SHOU, 4)) == "nian-shou"
    assert refusal(match, Enter(2, Item.TURTLE_SNAKE, 2)) == "patterns"
    assert refusal(match, Enter(2, Item.AZURE_DRAGON, 3)) == "cards"
    assert (seen(match).nian_shou_left, seen(match).cards_left) == (3, 8)


def test_four_loose_cards_become_a_pattern():
    match = holding(begun(), 0, extra_spirits=5)
    match = match.play(Enchant(0, Spirit.AZURE_DRAGON))
    assert seen(match).players[0].counts.of(Spirit.AZURE_DRAGON) == 1
    assert seen(match).players[0].counts.of(Item.EXTRA_SPIRITS) == 1
    assert score(match) == 10


def test_three_loose_cards_make_no_pattern():
    match = holding(begun(), 0, extra_spirits=3)
    assert refusal(match, Enchant(0, Spirit.AZURE_DRAGON)) == "four-cards"


def test_values_are_changed_for_everybody_at_once():
    match = holding(holding(begun(), 0, turtle_snake=2), 1, turtle_snake=1)
    match = match.play(SetValue(Spirit.TURTLE_SNAKE, 10))
    assert (score(match, 0), score(match, 1)) == (20, 10)
    assert seen(match).values == (10, 6, 9, 9, 12)
    for value in (-1, 100):
        assert refusal(match, SetValue(Spirit.TURTLE_SNAKE, value)) == "value"


def test_a_match_can_begin_with_values_of_its_own_within_the_limits():
    assert GAME.setup(2, Options(values=(0, 1, 2, 3, 99)), bytes(32)).values[4] == 99
    with pytest.raises(Refused):
        GAME.setup(2, Options(values=(0, 1, 2, 3, 100)), bytes(32))


def test_all_six_nian_shou_cards_are_noticed_at_once():
    match = holding(begun(), 1, nian_shou=5)
    assert seen(match).six is None
    match = match.play(Change(1, Item.NIAN_SHOU, 1))
    assert seen(match).six == 1
    assert seen(match).verdict.by is By.NIAN_SHOU
    assert seen(match).players[1].place == 1
    assert match.play(Declare()).outcome == Outcome((1,), (0, 6))


def test_players_who_are_level_share_a_place_and_the_next_one_is_skipped():
    match = begun(4)
    for seat, tokens in enumerate((3, 5, 5, 9)):
        match = holding(match, seat, tokens=tokens)
    assert [player.place for player in seen(match).players] == [4, 2, 2, 1]


def test_a_tie_is_broken_in_the_reading_in_force_and_the_other_one_is_named():
    match = holding(holding(begun(), 0, turtle_snake=1), 1, extra_spirits=2, tokens=4)
    assert seen(match).verdict.winners == (1,)
    assert seen(match).verdict.other_reading == (0,)
    match = match.play(SetTieBreak(TieBreak.OUTSIDE_PATTERNS))
    assert seen(match).verdict.winners == (0,)
    assert [player.face_up for player in seen(match).players] == [0, 2]
    assert match.play(Declare()).outcome == Outcome((0,), (6, 6))


def test_a_shared_win():
    match = holding(holding(begun(), 0, tokens=1), 1, tokens=1).play(Declare())
    assert match.outcome == Outcome((0, 1), (1, 1))


def test_nothing_is_declared_before_something_is_counted():
    assert seen(begun()).not_declared is not None
    assert refusal(begun(), Declare()) == "nothing-counted"
    assert seen(holding(begun(), 1, tokens=1)).not_declared is None


def test_after_the_end_nothing_changes_but_a_step_back():
    match = holding(begun(), 0, tokens=1).play(Declare())
    assert refusal(match, Change(0, Item.TOKENS, 1)) == "over"
    assert refusal(match, Declare()) == "over"
    assert seen(match).declared
    assert match.undo().outcome is None


def test_nobody_else_sits_there():
    for seat in (-1, 2):
        assert refusal(begun(), Change(seat, Item.TOKENS, 1)) == "nobody"
        assert refusal(begun(), Enchant(seat, Spirit.AZURE_DRAGON)) == "nobody"
