"""Judging, points and the end (rulings, Judging, Points)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.games.bronze_heads.moves import (
    ROUNDS,
    Faction,
    GoOn,
    Judge,
    Majority,
    RevealNext,
    Role,
)
from companion.games.bronze_heads.rules.state import (
    State,
    check_holder,
    check_other,
    check_phase,
    opened,
)
from companion.games.bronze_heads.terms import Phase, Points, Step
from companion.table.text import refuse

Move: TypeAlias = GoOn | Judge | RevealNext

TO_WIN = 6
"""The points with which the Appraisers win, at every player count."""

HOPELESS = 1
"""With no more genuine heads than this, judging cannot bring the Appraisers to six points."""

PARTS = 3
"""Of the end: the heads, then who was who and named whom, then the points."""


def heads_preserved(state: State) -> int:
    """How many of the heads preserved so far are genuine, 0 to 6."""
    truth = {head: genuine for heads in state.deal.rounds for head, genuine in heads}
    votes = [done.vote for done in state.rounds if done.vote]
    return sum(truth[vote.first] + truth[vote.second] for vote in votes)


def decided_early(state: State) -> bool:
    """Whether the three votes have decided the game, so that judging is skipped.

    Asked once all three rounds are voted on.
    """
    heads = heads_preserved(state)
    return state.options.early_end and not HOPELESS < heads < TO_WIN


def ended_early(state: State) -> bool:
    """Whether the game has come to its end without judging."""
    return state.phase in {Phase.REVEAL, Phase.OVER} and not state.judged


def points(state: State) -> Points:
    """The Appraisers' points at the end, 0 to 10; asked from `Phase.REVEAL` on."""
    heads = heads_preserved(state)
    if ended_early(state):
        return Points(heads, None, None, None)
    return Points(
        heads,
        lao_found=int(_found(state)),
        xu_safe=0 if _named(state, Role.LAO_CHAOFENG) is Role.XU_YUAN else 2,
        fang_safe=0 if _named(state, Role.YAO_BURAN) is Role.FANG_ZHEN else 1,
    )


def _named(state: State, by: Role) -> Role:
    roles = state.deal.roles
    return roles[state.judged[roles.index(by)]]


def _found(state: State) -> bool:
    roles = state.deal.roles
    appraisers = [role for role in roles if role.faction is Faction.APPRAISER]
    right = sum(_named(state, role) is Role.LAO_CHAOFENG for role in appraisers)
    if state.options.majority is Majority.HALF:
        return 2 * right >= len(appraisers)
    return 2 * right > len(appraisers)


def winner(state: State) -> Faction:
    """The side that has won; asked from `Phase.REVEAL` on.

    Six genuine heads are six points already, and with one at most four more cannot make six: a
    game that ended early is decided by the same count.
    """
    return Faction.APPRAISER if points(state).total >= TO_WIN else Faction.COUNTERFEITER


def verify(state: State, move: Move) -> None:
    """That the move may be made now. No answer is refused for what only the app knows.

    Raises:
        Refused: It may not.
    """
    match move:
        case GoOn():
            check_phase(state, Phase.VOTED)
        case Judge(seat, player):
            if state.phase is Phase.REVEAL and ended_early(state):
                raise refuse("refused-bronze-early")
            check_holder(state, seat, Phase.JUDGING, Step.JUDGE)
            check_other(state, seat, player, "refused-bronze-judge-self")
        case RevealNext():
            check_phase(state, Phase.REVEAL)


def play(state: State, move: Move) -> State:
    """The state after a verified move."""
    match move:
        case GoOn():
            if len(state.rounds) < ROUNDS:
                return opened(state, state.acted[-1])
            phase = Phase.REVEAL if decided_early(state) else Phase.JUDGING
            return replace(state, phase=phase)
        case Judge(_, player):
            judged = (*state.judged, player)
            phase = Phase.REVEAL if len(judged) == state.seats else Phase.JUDGING
            return replace(state, judged=judged, phase=phase)
        case RevealNext():
            revealed = state.revealed + 1
            phase = Phase.OVER if revealed == PARTS else Phase.REVEAL
            return replace(state, revealed=revealed, phase=phase)
