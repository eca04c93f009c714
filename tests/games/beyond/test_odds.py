"""The chances of a reveal, against the figures of the rulings and against counting every order."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.beyond.moves import Spirit
from companion.games.beyond.rules.odds import FRESH_PILE, chance_of_new, stops, without
from tests.games.beyond.second_opinion import averages

SPIRITS = tuple(Spirit)


def fresh(different):
    return without(FRESH_PILE, SPIRITS[:different]), SPIRITS[:different]


@pytest.mark.parametrize(("different", "percent"), [(1, 81.0), (2, 61.5), (3, 41.6), (4, 21.1)])
def test_the_chance_that_the_next_card_of_a_fresh_pile_is_new(different, percent):
    assert round(float(chance_of_new(*fresh(different)) * 100), 1) == percent


def test_the_chances_are_exact():
    assert chance_of_new(*fresh(1)) == Fraction(64, 79)
    assert chance_of_new(*fresh(4)) == Fraction(16, 76)


def test_the_first_card_is_new_and_a_sixth_different_one_cannot_be():
    assert chance_of_new(FRESH_PILE, ()) == 1
    assert chance_of_new(*fresh(5)) == 0


def test_an_empty_pile_has_no_next_card():
    assert chance_of_new((0, 0, 0, 0, 0), SPIRITS[:1]) is None


def test_cards_seen_change_the_chance():
    turtles_gone = (0, 16, 16, 16, 16)
    assert chance_of_new(turtles_gone, (Spirit.TURTLE_SNAKE,)) == 1
    assert chance_of_new(turtles_gone, (Spirit.VERMILION_BIRD,)) == Fraction(48, 64)


def test_stopping_at_the_first_card_takes_it():
    first = stops(FRESH_PILE, (), nian_shou_left=True)[0]
    assert (first.different, first.reached) == (1, 1)
    assert {haul.cards for haul in first.hauls} == {1}
    assert first.hauls[0].nian_shou == 0


def test_stopping_at_two_without_tokens():
    """Two cards in 64 of 79 cases, else the last one and a Nian Shou card."""
    second = stops(FRESH_PILE, (), nian_shou_left=True)[1]
    assert second.reached == Fraction(64, 79)
    assert second.hauls[0].cards == Fraction(2 * 64 + 15, 79)
    assert second.hauls[0].nian_shou == Fraction(15, 79)
    assert second.hauls[0].points == 2


def test_a_token_buys_the_first_card_back_and_leaves_the_score_as_it_was():
    second = stops(FRESH_PILE, (), nian_shou_left=True)[1]
    assert second.hauls[1].cards == 2
    assert second.hauls[1].tokens == Fraction(15, 79)
    assert second.hauls[1].points == second.hauls[0].points


def test_no_more_tokens_are_spent_than_there_are_cards_to_buy():
    second = stops(FRESH_PILE, (), nian_shou_left=True)[1]
    assert second.hauls[4] == second.hauls[1]


def test_without_a_nian_shou_card_left_two_alike_bring_none():
    assert stops(FRESH_PILE, (), nian_shou_left=False)[1].hauls[0].nian_shou == 0


def test_two_alike_later_in_the_reveal_bring_no_nian_shou_card():
    for stop in stops(*fresh(2), nian_shou_left=True):
        assert stop.hauls[0].nian_shou == 0


def test_the_average_hauls_from_a_fresh_pile():
    plans = stops(FRESH_PILE, (), nian_shou_left=True)
    assert [round(float(plan.hauls[0].cards), 2) for plan in plans] == [1, 1.81, 2.0, 1.62, 1.17]
    assert [round(float(plan.hauls[0].points), 2) for plan in plans] == [1, 2, 2.19, 1.81, 1.36]
    assert [round(float(plan.hauls[4].cards), 2) for plan in plans] == [1, 2, 2.81, 3.31, 3.52]


def test_plans_begin_where_the_reveal_stands():
    assert [plan.different for plan in stops(*fresh(3), nian_shou_left=True)] == [3, 4, 5]
    (last,) = stops(*fresh(5), nian_shou_left=True)
    assert (last.different, last.reached, last.hauls[0].cards) == (5, 1, 5)


def test_a_pile_that_runs_out_ends_the_reveal_with_what_is_there():
    plans = stops((1, 1, 0, 0, 0), (), nian_shou_left=True)
    assert [plan.reached for plan in plans] == [1, 1, 0, 0, 0]
    assert [plan.hauls[0].cards for plan in plans] == [1, 2, 2, 2, 2]


small_piles = st.tuples(*[st.integers(0, 3)] * 5).filter(lambda pile: sum(pile) <= 6)


@settings(max_examples=60)
@given(small_piles, st.integers(0, 4), st.integers(0, 4), st.booleans())
def test_counting_every_order_of_a_small_pile_agrees(pile, different, tokens, left):
    revealed = SPIRITS[:different]
    for plan in stops(pile, revealed, nian_shou_left=left):
        haul = plan.hauls[tokens]
        found = (haul.cards, haul.nian_shou, haul.tokens, plan.reached)
        assert found == averages(pile, range(different), plan.different, tokens, left)


def test_a_pile_with_every_spirit_agrees_too():
    pile = (2, 1, 1, 1, 2)
    for plan in stops(pile, (), nian_shou_left=True):
        haul = plan.hauls[2]
        found = (haul.cards, haul.nian_shou, haul.tokens, plan.reached)
        assert found == averages(pile, (), plan.different, 2, True)


@given(st.tuples(*[st.integers(0, 16)] * 5), st.integers(0, 4))
def test_the_chance_of_new_is_the_chance_of_reaching_one_more(pile, different):
    revealed = SPIRITS[:different]
    chance = chance_of_new(pile, revealed)
    after = [p for p in stops(pile, revealed, nian_shou_left=True) if p.different == different + 1]
    assert after[0].reached == (chance or 0)
