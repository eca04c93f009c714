"""What a Stock can capture, and what each side gets."""

import pytest

from companion.games.beyond.moves import Capture, Item, Target
from companion.games.beyond.rules.captures import offers
from tests.games.beyond.table import begun, counts, holding, refusal, seen

NONE = counts()


def targets(table, taker, yin, yang, advanced=False):
    found = offers(table, taker, yin, yang, advanced=advanced)
    return [(one.victim, one.target.value) for one in found]


def test_yin_takes_what_is_marked_yang_and_yang_what_is_marked_yin():
    table = [NONE, counts(extra_spirits=1)]
    assert targets(table, 0, 1, 0) == [(1, "yang_spirit")]
    assert targets(table, 0, 0, 1) == [(1, "yin_spirit")]
    assert targets(table, 0, 0, 0) == []


def test_one_of_each_takes_a_nian_shou_card_too():
    table = [NONE, counts(extra_spirits=1, nian_shou=1)]
    assert targets(table, 0, 2, 0) == [(1, "yang_spirit")]
    assert targets(table, 0, 1, 1) == [(1, "yin_spirit"), (1, "yang_spirit"), (1, "nian_shou")]


def test_a_protected_card_takes_one_of_each_in_the_advanced_game():
    table = [NONE, counts(extra_spirits=1)]
    assert (1, "protected_spirit") in targets(table, 0, 1, 1, advanced=True)
    assert (1, "protected_spirit") not in targets(table, 0, 2, 0, advanced=True)


def test_cards_of_a_pattern_are_not_offered():
    assert targets([NONE, counts(turtle_snake=2, captures=4, tokens=9)], 0, 2, 2) == []


def test_nobody_captures_from_oneself_and_victims_come_clockwise():
    table = [counts(nian_shou=1)] * 3
    assert targets(table, 1, 1, 1) == [(2, "nian_shou"), (0, "nian_shou")]


def capturing(target, advanced=False):
    match = holding(begun(advanced=advanced), 0, captures=3, nian_shou=1)
    match = holding(match, 1, extra_spirits=2, nian_shou=2, tokens=1)
    return match, match.play(Capture(0, 1, target))


def score(match, seat):
    return seen(match).players[seat].parts.total


@pytest.mark.parametrize("target", [Target.YIN_SPIRIT, Target.YANG_SPIRIT])
def test_capturing_a_loose_spirit_leaves_both_scores_as_they_were(target):
    before, now = capturing(target)
    assert [score(now, seat) for seat in (0, 1)] == [score(before, seat) for seat in (0, 1)]
    taker, victim = (player.counts for player in seen(now).players)
    assert (taker.of(Item.EXTRA_SPIRITS), taker.of(Item.CAPTURES)) == (1, 2)
    assert (victim.of(Item.EXTRA_SPIRITS), victim.of(Item.TOKENS)) == (1, 2)


def test_capturing_a_nian_shou_card_costs_a_point_and_pays_the_victim_a_token():
    before, now = capturing(Target.NIAN_SHOU)
    assert score(now, 0) == score(before, 0) - 1
    assert score(now, 1) == score(before, 1)
    taker, victim = (player.counts for player in seen(now).players)
    assert (taker.of(Item.NIAN_SHOU), taker.of(Item.CAPTURES)) == (2, 1)
    assert (victim.of(Item.NIAN_SHOU), victim.of(Item.TOKENS)) == (1, 2)


def test_capturing_a_protected_card_costs_a_point():
    before, now = capturing(Target.PROTECTED_SPIRIT, advanced=True)
    assert score(now, 0) == score(before, 0) - 1
    assert score(now, 1) == score(before, 1)


@pytest.mark.parametrize("target", Target)
def test_an_offer_says_what_the_move_does(target):
    before, now = capturing(target, advanced=True)
    (offer,) = [one for one in seen(before).captures(0, 2, 1) if one.target is target]
    taker, victim = (player.counts for player in seen(before).players)
    assert taker.changed(offer.taker) == seen(now).players[0].counts
    assert victim.changed(offer.victims) == seen(now).players[1].counts
    assert score(now, 0) - score(before, 0) == offer.points


def test_the_sixth_nian_shou_card_wins_and_the_offer_says_so():
    match = holding(holding(begun(), 0, captures=2, nian_shou=5), 1, nian_shou=1)
    (offer,) = seen(match).captures(0, 1, 1)
    assert offer.wins
    assert seen(match.play(Capture(0, 1, Target.NIAN_SHOU))).six == 0
    fifth = holding(holding(begun(), 0, captures=2, nian_shou=4), 1, nian_shou=1)
    assert not seen(fifth).captures(0, 1, 1)[0].wins


def test_a_capture_needs_its_cards_on_the_stock_and_something_to_take():
    match = holding(holding(begun(), 0, captures=1), 1, nian_shou=1)
    assert refusal(match, Capture(0, 1, Target.NIAN_SHOU)) == "stock"
    assert refusal(match, Capture(0, 1, Target.YIN_SPIRIT)) == "nothing-to-capture"
    assert refusal(match, Capture(1, 0, Target.YIN_SPIRIT)) == "stock"
    assert refusal(match, Capture(0, 0, Target.YIN_SPIRIT)) == "capture-self"
    assert refusal(match, Capture(0, 2, Target.YIN_SPIRIT)) == "nobody"
    assert refusal(match, Capture(0, 1, Target.PROTECTED_SPIRIT)) == "not-advanced"
