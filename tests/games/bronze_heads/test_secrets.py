"""Nobody's screen holds what the player may not know (rulings, Secrets)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.bronze_heads import rules
from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    Appraise,
    EnterRole,
    Forgo,
    Judge,
    Note,
    Options,
    PassTo,
    Read,
    Role,
    SpendChips,
    Suspect,
    VoteKind,
)
from companion.games.bronze_heads.terms import Phase
from companion.games.bronze_heads.views import view
from companion.table.match import begin
from companion.table.text import Refused
from tests.games.bronze_heads.players import SEATS, any_move, moments, new_match, random_options
from tests.games.bronze_heads.table import FANG, HUANG, LAO, XU, YAO, Table

chances = st.integers(0, 2**32).map(random.Random)
counts = st.sampled_from(SEATS)


def _others(match, seat):
    """What everybody but this seat can see, and whether the last move can be taken back."""
    seats = match.view(None).seats
    views = [match.view(other) for other in (None, *range(seats)) if other != seat]
    return views, match.can_undo


def _secrets(match):
    """Every choice that the player with the phone has, chips and a note too."""
    table = match.view(None)
    moves = list(match.view(table.holder).mine.offers)
    if table.phase is Phase.VOTING and len(match._state.round.spent) < table.seats - 1:
        moves = [SpendChips(table.holder, chips) for chips in [(0,) * 4, (1, 0, 1, 0)]]
    taken = match._state.deal.roles if table.phase is Phase.ENTER else ()
    return [move for move in moves if not isinstance(move, EnterRole) or move.role not in taken]


@settings(max_examples=15)
@given(counts, chances)
def test_a_secret_choice_looks_like_any_other_to_everybody_else(seats, rng):
    for match in moments(seats, rng, random_options(rng)):
        holder = match.view(None).holder
        if holder is None:
            continue
        moves = _secrets(match)
        seen = [_others(match.play(move), holder) for move in rng.sample(moves, min(4, len(moves)))]
        assert all(other == seen[0] for other in seen)


def _continue(match, journal, rng):
    """The same journal from here on; where a choice is not open any more, any that is."""
    for move in journal:
        try:
            match = match.play(move)
        except Refused:
            match = match.play(rng.choice(_secrets(match)))
        yield match


def _until_the_reveal(one, other):
    for pair in zip(one, other, strict=False):
        if pair[0].view(None).ending and pair[0].view(None).ending.truth:
            return
        yield pair


@settings(max_examples=40)
@given(counts, chances)
def test_the_table_sees_the_same_game_whatever_was_chosen_in_secret(seats, rng):
    options = replace(random_options(rng), votes=VoteKind.TOTALS, early_end=False)
    story = list(moments(seats, rng, options))
    at = rng.randrange(len(story) - 4)
    match, journal = story[at], story[-1].journal[at:]
    holder = match.view(None).holder
    if holder is None or isinstance(journal[0], PassTo | Note):
        return
    changed = rng.choice(_secrets(match))
    rest = _continue(match, (changed, *journal[1:]), rng)
    quiet = (Appraise, Read, Suspect, Judge)
    acts_on_nobody = isinstance(changed, quiet) and isinstance(journal[0], quiet)
    for one, other in _until_the_reveal(story[at + 1 :], rest):
        assert one.view(None) == other.view(None)
        assert one.can_undo == other.can_undo
        if acts_on_nobody:
            assert _others(one, holder) == _others(other, holder)


def _hide_truth(seen):
    return replace(seen, votes=tuple(replace(vote, second_genuine=True) for vote in seen.votes))


def _other_deal(deal, rng):
    """Other roles, truths and blind rounds behind the same heads and the same first player."""
    rounds = tuple(
        tuple((head, head in rng.sample([h for h, _ in heads], 2)) for head, _ in heads)
        for heads in deal.rounds
    )
    return replace(
        deal,
        roles=tuple(rng.sample(deal.roles, len(deal.roles))),
        rounds=rounds,
        blind=tuple((role, rng.randrange(3)) for role, _ in deal.blind),
    )


@settings(max_examples=30)
@given(counts, chances)
def test_the_table_sees_nothing_of_the_deal_but_the_second_heads(seats, rng):
    one = new_match(seats, Options(early_end=False), rng.randbytes(32))
    dealt = _other_deal(one._state.deal, rng)
    other = replace(one, _state=replace(one._state, deal=dealt))
    while one.view(None).ending is None:
        assert _hide_truth(one.view(None)) == _hide_truth(other.view(None))
        move = any_move(one, rng)
        one = one.play(move)
        other = other.play(move if GAME.is_public(move) else any_move(other, rng))
    assert one.view(None).ending == other.view(None).ending


@pytest.mark.parametrize("seat", [XU, HUANG, FANG])
def test_a_player_whom_nobody_acts_on_cannot_tell_who_the_others_are(seat):
    one, other = Table(seats=8, first=seat), Table(seats=8, first=seat)
    roles = list(one.state.deal.roles)
    rest = [role for at, role in enumerate(roles) if at != seat]
    rest = rest[1:] + rest[:1]
    roles = (*rest[:seat], roles[seat], *rest[seat:])
    blind = tuple((role, 0 if seat != HUANG else number) for role, number in other.state.deal.blind)
    other.state = replace(other.state, deal=replace(other.state.deal, roles=roles, blind=blind))
    rng = random.Random(seat)
    while one.state.phase is not Phase.REVEAL:
        assert view(one.state, seat) == view(other.state, seat)
        _quiet_step(one, other, seat, rng)


def _quiet_step(one, other, seat, rng):
    table = one.view()
    if table.holder in {None, seat} or table.passes or table.phase is Phase.JUDGING:
        move = _own(one, rng)
        one.play(move)
        other.play(move)
    else:
        for each in (one, other):
            each.play(_idle(each))


def _own(table, rng):
    match = replace(begin(GAME, new_match(8).setting), _state=table.state)
    mine = None if table.view().holder is None else table.view(table.view().holder).mine
    if mine and mine.role is Role.FANG_ZHEN and mine.offers and isinstance(mine.offers[0], Read):
        return Read(mine.seat, None)
    return any_move(match, rng)


def _idle(table):
    seat = table.view().holder
    offers = table.view(seat).mine.offers
    if not offers:
        return PassTo(seat, None)
    for leave in (Forgo(seat), Suspect(seat, None), Read(seat, None)):
        if leave in offers:
            return leave
    return offers[0]


def test_a_note_is_ones_own():
    table = Table()
    before = [table.view(seat) for seat in (None, YAO, XU)]
    table.play(Note(LAO, "  Bo looked\u0007 at\nthe rat \u202e"))
    assert [table.view(seat) for seat in (None, YAO, XU)] == before
    assert table.view(LAO).mine.pages[0].note == "Bo looked at the rat"


def test_a_note_is_replaced_and_an_empty_one_takes_it_out():
    table = Table().play(Note(LAO, "Bo"), Note(LAO, "Cy"))
    assert table.view(LAO).mine.pages[0].note == "Cy"
    table.play(Note(LAO, " "))
    assert table.view(LAO).mine.pages[0].note == ""


def test_a_note_belongs_to_its_round():
    table = Table().play(Note(LAO, "one")).next_round().play(Note(LAO, "two"))
    assert [page.note for page in table.view(LAO).mine.pages] == ["one", "two"]


def test_a_note_is_no_longer_than_the_notebook_shows():
    table = Table().play(Note(LAO, "许" * 80))
    with pytest.raises(Refused, match="note-long"):
        table.play(Note(LAO, "许" * 81))
    with pytest.raises(Refused, match="nobody"):
        table.play(Note(6, "?"))


def test_notes_are_written_from_the_first_round_until_the_end():
    night = rules.begin(6, Options(), rules.deal(6, Options(), bytes(32)))
    with pytest.raises(Refused, match="note-early"):
        rules.apply(night, Note(0, "?"))
    table = Table().preserves(("ox", "rabbit"), ("horse", "goat"), ("monkey", "dog"))
    assert table.view().phase is Phase.REVEAL
    table.play(Note(LAO, "well"))
    assert table.view(LAO).mine.pages[2].note == "well"


def test_the_review_tells_what_was_true_and_why_it_was_not_shown():
    table = Table(seats=7, huang=0).inverts().hides("tiger")
    table.looks(XU, "rat", "tiger")
    table.looks(HUANG, "ox")
    table.play(Note(HUANG, "blind?"))
    table.attacks(FANG)
    table.looks(FANG, LAO)
    table.preserves(("ox", "rabbit"), ("horse", "goat"), ("monkey", "dog"))
    while table.view().phase is not Phase.OVER:
        assert table.view().review == ()
        table.play(any_move(replace(new_match(7), _state=table.state), random.Random(0)))
    turns = {turn.seat: turn for turn in table.view().review[0].turns}
    assert [seen.cause for seen in turns[XU].seen] == ["inverted", "hidden"]
    assert [seen.truth for seen in turns[XU].seen] == ["genuine", "genuine"]
    assert [seen.reading for seen in turns[XU].seen] == ["fake", "no_result"]
    assert [seen.cause for seen in turns[HUANG].seen] == ["blind"]
    assert turns[HUANG].note == "blind?"
    assert (turns[FANG].seen, turns[FANG].hindrance) == ((), "attacked")


def test_nobody_looks_from_a_seat_that_is_not_there():
    for seat in (-1, 6):
        with pytest.raises(IndexError):
            Table().view(seat)
