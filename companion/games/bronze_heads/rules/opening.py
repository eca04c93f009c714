"""The deal, and the night in which everybody looks at a role (rulings, Knowledge, Heads)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.games.bronze_heads.moves import (
    HEADS_A_ROUND,
    LINE_UPS,
    ROUNDS,
    EnterRole,
    Head,
    Options,
    Role,
    RoleSource,
    SeeRole,
)
from companion.games.bronze_heads.rules.state import Deal, State, check_holder, opened
from companion.games.bronze_heads.terms import Phase, Step
from companion.table.chance import Chance
from companion.table.text import refuse

Move: TypeAlias = EnterRole | SeeRole

SECONDS_MAX = 600


def deal(seats: int, options: Options, seed: bytes) -> Deal:
    """The deal that a seed gives. With `RoleSource.CARDS` it has no roles yet.

    Raises:
        Refused: The game does not take so many players.
        ValueError: The seed is not 32 bytes long.
    """
    _check_count(seats)
    line_up = LINE_UPS[seats]
    heads = Chance(seed, "heads").shuffled(tuple(Head))
    order = tuple(Head)
    blind = Chance(seed, "blind")
    return Deal(
        roles=Chance(seed, "roles").shuffled(line_up) if options.roles is RoleSource.DEALT else (),
        rounds=tuple(
            _round(heads[at : at + HEADS_A_ROUND], order)
            for at in range(0, ROUNDS * HEADS_A_ROUND, HEADS_A_ROUND)
        ),
        blind=tuple((role, blind.below(ROUNDS)) for role in (Role.HUANG_YANYAN, Role.KIDO_KANA)),
        first=Chance(seed, "start").below(seats),
    )


def _round(heads: tuple[Head, ...], order: tuple[Head, ...]) -> tuple[tuple[Head, bool], ...]:
    genuine = heads[: HEADS_A_ROUND // 2]
    return tuple((head, head in genuine) for head in sorted(heads, key=order.index))


def begin(seats: int, options: Options, given: Deal) -> State:
    """The state before the first move, for a deal as `deal` makes them.

    Raises:
        Refused: The game does not take so many players, or so many seconds.
    """
    _check_count(seats)
    if not 0 <= options.seconds <= SECONDS_MAX:
        raise refuse("refused-bronze-seconds", most=SECONDS_MAX)
    if options.practice_seat is not None and not 0 <= options.practice_seat < seats:
        raise refuse("refused-bronze-nobody")
    return State(
        seats=seats,
        options=options,
        deal=given,
        phase=Phase.NIGHT if given.roles else Phase.ENTER,
        looked=0,
        rounds=(),
        pending=(0,) * seats,
        struck=False,
        judged=(),
        revealed=0,
    )


def _check_count(seats: int) -> None:
    if seats < min(LINE_UPS):
        raise refuse("refused-too-few", least=min(LINE_UPS), count=seats)
    if seats > max(LINE_UPS):
        raise refuse("refused-too-many", most=max(LINE_UPS), count=seats)


def verify(state: State, move: Move) -> None:
    """That the move may be made now. A role that is taken is refused without saying by whom.

    Raises:
        Refused: It may not.
    """
    match move:
        case EnterRole(seat, role):
            if not (state.phase is Phase.ENTER and 0 <= seat < len(state.deal.roles)):
                check_holder(state, seat, Phase.ENTER, Step.ENTER_ROLE)
            if role not in LINE_UPS[state.seats]:
                raise refuse("refused-bronze-role-out", count=state.seats)
            if role in _others(state.deal.roles, seat):
                raise refuse("refused-bronze-role-taken")
        case SeeRole(seat):
            check_holder(state, seat, Phase.NIGHT, Step.SEE_ROLE)


def _others(roles: tuple[Role, ...], seat: int) -> tuple[Role, ...]:
    return (*roles[:seat], *roles[seat + 1 :])


def play(state: State, move: Move) -> State:
    """The state after a verified move. After the last one round 1 begins."""
    match move:
        case EnterRole(seat, role):
            roles = (*state.deal.roles[:seat], role, *state.deal.roles[seat + 1 :])
            return replace(
                state,
                deal=replace(state.deal, roles=roles),
                phase=Phase.NIGHT if len(roles) == state.seats else Phase.ENTER,
            )
        case SeeRole():
            seen = replace(state, looked=state.looked + 1)
            return opened(seen, state.deal.first) if seen.looked == state.seats else seen
