"""What a player may choose in secret, for the screens to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

from companion.games.bronze_heads.moves import (
    LINE_UPS,
    Appraise,
    Attack,
    EnterRole,
    Forgo,
    Hide,
    Invert,
    Judge,
    Move,
    Read,
    SeeRole,
    Suspect,
)
from companion.games.bronze_heads.rules.playing import can
from companion.games.bronze_heads.rules.state import State
from companion.games.bronze_heads.terms import Step


def offers(state: State, seat: int) -> tuple[Move, ...]:
    """Every move that this seat may make now in secret, in the order to show them.

    Nothing depends on what the seat may not know: so every role of the line-up can be entered
    from a card, also one that will be refused, and a hindered player has the first choice that
    another would have.
    """
    step = state.step
    if step is Step.ENTER_ROLE and seat <= len(state.deal.roles):
        return tuple(_entries(state, seat))
    if step is None or state.holder != seat or step not in _LISTS:
        return ()
    listed = _LISTS[step](state, seat)
    return tuple(move for move in listed if can(state, move))


def _entries(state: State, seat: int) -> Iterator[Move]:
    """Also for those who have entered a card before: they may correct it until the night."""
    return (EnterRole(seat, role) for role in LINE_UPS[state.seats])


def _looks(_: State, seat: int) -> Iterator[Move]:
    yield SeeRole(seat)


def _firsts(state: State, seat: int) -> Iterator[Move]:
    for count in (1, 2):
        for heads in combinations(state.heads, count):
            yield Appraise(seat, heads)
    for player in range(state.seats):
        yield Read(seat, player)
    yield Read(seat, None)


def _seconds(state: State, seat: int) -> Iterator[Move]:
    yield Invert(seat)
    for player in range(state.seats):
        yield Attack(seat, player)
    for head in state.heads:
        yield Hide(seat, head)
    yield Forgo(seat)
    for player in range(state.seats):
        yield Suspect(seat, player)
    yield Suspect(seat, None)


def _judgements(state: State, seat: int) -> Iterator[Move]:
    return (Judge(seat, player) for player in range(state.seats))


_LISTS: Mapping[Step, Callable[[State, int], Iterator[Move]]] = {
    Step.SEE_ROLE: _looks,
    Step.FIRST: _firsts,
    Step.SECOND: _seconds,
    Step.JUDGE: _judgements,
}
