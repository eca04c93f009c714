"""Statements and the vote (rulings, Speaking, Chips and votes)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from companion.games.bronze_heads.moves import (
    Head,
    NextSpeaker,
    OpenVote,
    Say,
    SpendChips,
    TypeVote,
)
from companion.games.bronze_heads.rules.state import State, check_holder, check_other, check_phase
from companion.games.bronze_heads.terms import Phase, Step, Vote
from companion.table.text import refuse

Move: TypeAlias = Say | NextSpeaker | OpenVote | TypeVote | SpendChips


def ranked(heads: Sequence[Head], totals: Sequence[int]) -> tuple[Head, ...]:
    """The heads by chips, most first; ties in zodiac order, also among heads with none."""
    order = tuple(Head)
    chips = dict(zip(heads, totals, strict=True))
    return tuple(sorted(heads, key=lambda head: (-chips[head], order.index(head))))


def verify(state: State, move: Move) -> None:
    """That the move may be made now.

    Raises:
        Refused: It may not.
    """
    match move:
        case Say():
            check_phase(state, Phase.SPEAKING)
            _verify_statement(state, move)
        case NextSpeaker() | OpenVote():
            check_phase(state, Phase.SPEAKING)
        case TypeVote(totals):
            check_phase(state, Phase.VOTING, Phase.VOTED)
            if state.by_chips:
                raise refuse("refused-bronze-vote-secret")
            _verify_chips(state, totals)
            if sum(totals) > state.chips_out:
                raise refuse("refused-bronze-chips-out", most=state.chips_out, count=sum(totals))
        case SpendChips(seat, chips):
            check_phase(state, Phase.VOTING)
            if not state.by_chips:
                raise refuse("refused-bronze-vote-typed")
            check_holder(state, seat, Phase.VOTING, Step.SPEND)
            _verify_chips(state, chips)
            held = state.held(seat)
            if sum(chips) > held:
                raise refuse("refused-bronze-chips-held", held=held, count=sum(chips))


def _verify_statement(state: State, move: Say) -> None:
    if state.options.practice_seat is None:
        raise refuse("refused-bronze-say-aloud")
    if move.seat != state.speaking[state.round.spoken]:
        raise refuse("refused-bronze-not-yours")
    told = (*move.genuine, *move.fake, *move.unread)
    if any(head not in state.heads for head in told):
        raise refuse("refused-bronze-head-elsewhere")
    if len(set(told)) < len(told):
        raise refuse("refused-bronze-head-twice")
    if move.suspect is not None:
        check_other(state, move.seat, move.suspect, "refused-bronze-suspect-self")


def _verify_chips(state: State, chips: tuple[int, ...]) -> None:
    if len(chips) != len(state.heads):
        raise refuse("refused-bronze-chips-heads", count=len(state.heads))
    if min(chips) < 0:
        raise refuse("refused-bronze-chips-below")


def play(state: State, move: Move) -> State:
    """The state after a verified move."""
    match move:
        case Say(seat):
            said = (*(other for other in state.round.said if other.seat != seat), move)
            return state.with_round(replace(state.round, said=said))
        case NextSpeaker():
            done = replace(state.round, spoken=state.round.spoken + 1)
            phase = Phase.VOTING if done.spoken == state.seats else Phase.SPEAKING
            return replace(state.with_round(done), phase=phase)
        case OpenVote():
            return replace(state, phase=Phase.VOTING)
        case TypeVote(totals):
            before = state.round.vote
            if before is not None and before.totals != totals:
                mistyped = (*state.round.mistyped, before.totals)
                state = state.with_round(replace(state.round, mistyped=mistyped))
            return _voted(state, totals)
        case SpendChips(_, chips):
            spent = (*state.round.spent, chips)
            state = state.with_round(replace(state.round, spent=spent))
            if len(spent) < state.seats:
                return state
            return _voted(state, tuple(sum(column) for column in zip(*spent, strict=True)))


def _voted(state: State, totals: tuple[int, ...]) -> State:
    first, second = ranked(state.heads, totals)[:2]
    vote = Vote(totals, first, second, state.truth[second])
    return replace(state.with_round(replace(state.round, vote=vote)), phase=Phase.VOTED)
