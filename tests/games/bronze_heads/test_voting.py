"""Statements, chips and votes (rulings, Speaking, Chips and votes)."""

import pytest

from companion.games.bronze_heads.moves import (
    GoOn,
    NextSpeaker,
    OpenVote,
    Options,
    PassTo,
    RevealNext,
    SpendChips,
    TypeVote,
    VoteKind,
)
from companion.games.bronze_heads.terms import Phase, Vote
from companion.table.text import Refused
from tests.games.bronze_heads.table import HUANG, LAO, XU, Table

BY_CHIPS = Options(votes=VoteKind.CHIPS)


def test_left_of_the_last_to_act_speaks_first_and_the_last_to_act_last():
    table = Table(first=LAO).to_the_vote(last=XU)
    assert table.view().speaking == (3, 4, 5, 0, 1, XU)


def test_nobody_speaks_before_everybody_has_acted():
    table = Table()
    assert table.view().speaking == ()
    with pytest.raises(Refused, match="in-turns"):
        table.play(OpenVote())


def test_after_the_last_statement_the_vote_opens():
    table = Table()
    while table.state.phase is Phase.TURNS:
        table.finish()
        passes = table.view().passes
        table.play(PassTo(table.state.turn.seat, passes[0] if passes else None))
    speakers = []
    while table.view().speaker is not None:
        speakers.append(table.view().speaker)
        table.play(NextSpeaker())
    assert tuple(speakers) == table.view().speaking
    assert table.view().phase is Phase.VOTING


def test_the_vote_may_open_at_any_time():
    assert Table().to_the_vote().view().phase is Phase.VOTING


def test_most_chips_come_first_and_the_second_is_shown_at_once():
    vote = Table().votes(rabbit=3, tiger=2, rat=1).view().votes[0]
    assert vote == Vote((1, 0, 2, 3), first="rabbit", second="tiger", second_genuine=True)


def test_ties_are_broken_in_zodiac_order():
    vote = Table().votes(rabbit=2, ox=2, tiger=2).view().votes[0]
    assert (vote.first, vote.second) == ("ox", "tiger")


def test_ties_among_heads_without_chips_too():
    vote = Table().votes().view().votes[0]
    assert (vote.first, vote.second) == ("rat", "ox")
    vote = Table().votes(ox=1).view().votes[0]
    assert (vote.first, vote.second) == ("ox", "rat")


def test_more_chips_than_were_dealt_cannot_lie_on_the_table():
    table = Table().to_the_vote()
    assert table.view().chips_out == 12
    with pytest.raises(Refused, match="chips-out"):
        table.play(TypeVote((12, 1, 0, 0)))
    table.play(TypeVote((12, 0, 0, 0)))


def test_chips_left_over_are_kept_and_spent_ones_are_gone():
    table = Table().votes(rat=5, ox=2).play(GoOn()).to_the_vote()
    assert table.view().chips_out == 12 + 12 - 7


def test_a_typed_vote_can_be_corrected_until_the_table_goes_on():
    table = Table().votes(rat=5).play(TypeVote((0, 5, 2, 0)))
    assert table.view().votes == (Vote((0, 5, 2, 0), "ox", "tiger", second_genuine=True),)
    assert table.view().chips_out == 12
    table.play(GoOn())
    with pytest.raises(Refused, match="in-turns"):
        table.play(TypeVote((0, 5, 2, 0)))


def test_the_review_tells_what_was_typed_before_a_correction():
    table = Table(options=Options(early_end=False)).votes(rat=5)
    for totals in ((5, 0, 0, 0), (0, 5, 2, 0), (0, 5, 1, 0)):
        table.play(TypeVote(totals))
    table.play(GoOn()).next_round().next_round().judge()
    table.play(*(RevealNext() for _ in range(3)))
    assert [done.mistyped for done in table.view().review] == [
        ((5, 0, 0, 0), (0, 5, 2, 0)),
        (),
        (),
    ]


def test_typed_chips_are_counted_for_each_head_and_never_below_none():
    table = Table().to_the_vote()
    with pytest.raises(Refused, match="chips-heads"):
        table.play(TypeVote((1, 1, 1)))
    with pytest.raises(Refused, match="chips-below"):
        table.play(TypeVote((2, -1, 0, 0)))


def test_everybody_spends_in_secret_in_seating_order():
    table = Table(options=BY_CHIPS).to_the_vote()
    with pytest.raises(Refused, match="not-yours"):
        table.play(SpendChips(3, (1, 0, 0, 0)))
    for seat in range(6):
        assert table.view().holder == seat
        assert table.view().votes == ()
        table.play(SpendChips(seat, (0, 1, 1, 0)))
    assert table.view().votes == (Vote((0, 6, 6, 0), "ox", "tiger", second_genuine=True),)


def test_nobody_spends_more_than_two_a_round_and_what_was_kept():
    table = Table(options=BY_CHIPS).to_the_vote()
    with pytest.raises(Refused, match="chips-held"):
        table.play(SpendChips(0, (2, 1, 0, 0)))
    table.play(SpendChips(0, (0, 0, 0, 0)), SpendChips(1, (0, 2, 0, 0)))
    table.play(*(SpendChips(seat, (0, 0, 0, 0)) for seat in range(2, 6)), GoOn())
    assert [table.view(seat).mine.chips for seat in (0, 1)] == [4, 2]
    assert table.view().chips_out == 22
    table.to_the_vote().play(SpendChips(0, (1, 1, 1, 1)))
    assert table.view(0).mine.chips == 0
    with pytest.raises(Refused, match="chips-held"):
        table.play(SpendChips(1, (3, 0, 0, 0)))


def test_a_vote_is_entered_as_the_table_chose():
    with pytest.raises(Refused, match="vote-secret"):
        Table(options=BY_CHIPS).to_the_vote().play(TypeVote((1, 0, 0, 0)))
    with pytest.raises(Refused, match="vote-typed"):
        Table().to_the_vote().play(SpendChips(0, (1, 0, 0, 0)))


def test_the_last_to_act_opens_the_next_round():
    table = Table().next_round(last=HUANG)
    view = table.view()
    assert (view.round, view.starter, view.holder) == (1, HUANG, HUANG)
    assert view.heads == ("dragon", "snake", "horse", "goat")
