"""The deal and the night (rulings, Line-ups, Knowledge at the start, Heads)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    LINE_UPS,
    EnterRole,
    Head,
    Options,
    Role,
    RoleSource,
    SeeRole,
)
from companion.games.bronze_heads.rules import deal
from companion.games.bronze_heads.terms import Phase
from companion.table.text import Refused
from tests.games.bronze_heads.table import LAO, ROLES, YAO, ZHENG, Table

CARDS = Options(roles=RoleSource.CARDS)

seeds = st.binary(min_size=32, max_size=32)
counts = st.sampled_from(sorted(LINE_UPS))


@given(counts, seeds)
def test_two_heads_a_round_are_genuine_and_two_are_fake(seats, seed):
    for heads in deal(seats, Options(), seed).rounds:
        assert sorted(genuine for _, genuine in heads) == [False, False, True, True]


@given(counts, seeds)
def test_the_twelve_heads_are_dealt_in_zodiac_order_within_a_round(seats, seed):
    rounds = [[head for head, _ in heads] for heads in deal(seats, Options(), seed).rounds]
    assert sorted(head for heads in rounds for head in heads) == sorted(Head)
    assert all(heads == sorted(heads, key=list(Head).index) for heads in rounds)


@given(counts, seeds)
def test_everybody_of_the_line_up_plays_and_somebody_begins(seats, seed):
    dealt = deal(seats, Options(), seed)
    assert sorted(dealt.roles) == sorted(LINE_UPS[seats])
    assert dealt.first in range(seats)


@given(seeds)
def test_both_blind_rounds_are_drawn_whatever_else_is_chosen(seed):
    dealt = deal(8, Options(), seed)
    assert [role for role, _ in dealt.blind] == [Role.HUANG_YANYAN, Role.KIDO_KANA]
    assert all(number in range(3) for _, number in dealt.blind)
    by_cards = deal(8, CARDS, seed)
    assert by_cards.roles == ()
    assert (by_cards.rounds, by_cards.blind, by_cards.first) == (
        dealt.rounds,
        dealt.blind,
        dealt.first,
    )


def test_over_many_seeds_everything_happens():
    deals = [deal(6, Options(), bytes([number]) * 32) for number in range(256)]
    assert {dealt.first for dealt in deals} == set(range(6))
    assert {dealt.blind[0][1] * 3 + dealt.blind[1][1] for dealt in deals} == set(range(9))
    assert {dealt.roles[0] for dealt in deals} == set(LINE_UPS[6])
    genuine = {head for dealt in deals for heads in dealt.rounds for head, true in heads if true}
    assert genuine == set(Head)


def test_a_seed_deals_the_same_for_ever():
    dealt = deal(7, Options(), bytes(range(32)))
    heads = [
        " ".join(f"{head}{'+' if true else '-'}" for head, true in heads) for heads in dealt.rounds
    ]
    assert heads == [
        "rabbit+ dragon- dog- pig+",
        "snake+ horse- goat- rooster+",
        "rat- ox+ tiger+ monkey-",
    ]
    assert " ".join(dealt.roles) == (
        "fang_zhen yao_buran lao_chaofeng zheng_guoqu kido_kana xu_yuan huang_yanyan"
    )
    assert dealt.blind == ((Role.HUANG_YANYAN, 2), (Role.KIDO_KANA, 1))
    assert dealt.first == 5


def test_lao_chaofeng_and_yao_buran_know_each_other_and_nobody_else_anybody():
    table = Table(seats=8)
    assert table.view(LAO).mine.ally == YAO
    assert table.view(YAO).mine.ally == LAO
    assert all(table.view(seat).mine.ally is None for seat in range(2, 8))


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_the_line_up_of_each_count(seats):
    roles = set(LINE_UPS[seats])
    assert len(roles) == seats
    assert (Role.ZHENG_GUOQU in roles) is (seats > 6)
    assert (Role.JI_YUNFU in roles) is (seats == 8)


@pytest.mark.parametrize(("seats", "why"), [(5, "too-few"), (9, "too-many")])
def test_six_to_eight_can_play(seats, why):
    with pytest.raises(Refused, match=why):
        GAME.setup(seats, Options(), bytes(32))
    assert list(GAME.players) == [6, 7, 8]


@pytest.mark.parametrize("seconds", [-1, 601])
def test_a_statement_takes_ten_minutes_at_most(seconds):
    with pytest.raises(Refused, match="seconds"):
        GAME.setup(6, Options(seconds=seconds), bytes(32))


def test_everybody_looks_in_seating_order_and_then_round_one_opens():
    state = GAME.setup(6, Options(), bytes(32))
    for seat in range(6):
        view = GAME.view(state, seat)
        assert (view.phase, view.holder, view.mine.offers) == (Phase.NIGHT, seat, (SeeRole(seat),))
        with pytest.raises(Refused, match="not-yours"):
            GAME.apply(state, SeeRole((seat + 1) % 6))
        state = GAME.apply(state, SeeRole(seat))
    view = GAME.view(state, None)
    assert view.phase is Phase.TURNS
    assert view.holder == view.starter == state.deal.first


def test_cards_are_entered_in_seating_order_before_the_night():
    table = Table(options=CARDS)
    for seat in range(6):
        assert table.view().phase is Phase.ENTER
        assert table.view().holder == seat
        assert table.view(seat).mine.role is None
        table.play(EnterRole(seat, ROLES[seat]))
        assert table.view(seat).mine.role is ROLES[seat]
    assert table.view().phase is Phase.NIGHT


def test_a_card_entered_by_mistake_is_corrected_until_the_night():
    table = Table(options=CARDS).play(EnterRole(0, Role.XU_YUAN), EnterRole(1, Role.YAO_BURAN))
    table.play(EnterRole(0, Role.FANG_ZHEN))
    assert table.view(0).mine.role is Role.FANG_ZHEN
    assert table.view().holder == 2
    with pytest.raises(Refused, match="role-taken"):
        table.play(EnterRole(0, Role.YAO_BURAN))
    table.play(EnterRole(2, Role.XU_YUAN))


def test_nobody_knows_an_ally_before_the_night():
    table = Table(options=CARDS).play(EnterRole(0, Role.LAO_CHAOFENG), EnterRole(1, Role.YAO_BURAN))
    assert table.view(0).mine.ally is None
    table.play(*(EnterRole(seat, ROLES[seat]) for seat in range(2, 6)))
    assert table.view(0).mine.ally == 1


def test_a_role_already_taken_is_refused_without_saying_by_whom():
    table = Table(options=CARDS).play(EnterRole(0, Role.XU_YUAN), EnterRole(1, Role.YAO_BURAN))
    with pytest.raises(Refused) as first:
        table.play(EnterRole(2, Role.XU_YUAN))
    with pytest.raises(Refused) as second:
        table.play(EnterRole(2, Role.YAO_BURAN))
    assert first.value.why == second.value.why
    assert first.value.why.args == ()


def test_a_role_that_does_not_play_is_refused():
    with pytest.raises(Refused, match="role-out"):
        Table(options=CARDS).play(EnterRole(0, Role.ZHENG_GUOQU))
    with pytest.raises(Refused, match="role-out"):
        Table(seats=7, options=CARDS).play(EnterRole(0, Role.JI_YUNFU))


def test_every_role_of_the_line_up_is_offered_also_those_taken():
    table = Table(seats=7, options=CARDS).play(EnterRole(0, Role.XU_YUAN))
    assert [move.role for move in table.view(1).mine.offers] == list(LINE_UPS[7])


def test_zheng_guoqu_is_told_to_nobody():
    table = Table(seats=7)
    for seat in (LAO, YAO):
        assert str(Role.ZHENG_GUOQU) not in repr(table.view(seat))
    assert table.view(ZHENG).mine.ally is None
