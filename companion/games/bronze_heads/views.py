"""What a seat, or the table, may know: made from the state, the only reader of it but the rules."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.bronze_heads.moves import Head, Role
from companion.games.bronze_heads.rules.ending import ended_early, points, winner
from companion.games.bronze_heads.rules.offers import offers
from companion.games.bronze_heads.rules.state import Played, Round, State
from companion.games.bronze_heads.rules.voting import ranked
from companion.games.bronze_heads.terms import Phase, Step
from companion.games.bronze_heads.view import Ending, Mine, Page, ReviewRound, Shown, Turn, View

ALLIES = {Role.LAO_CHAOFENG: Role.YAO_BURAN, Role.YAO_BURAN: Role.LAO_CHAOFENG}
"""The two who know each other (rulings, Knowledge at the start)."""


def ranking(heads: Sequence[Head], totals: Sequence[int]) -> tuple[Head, ...]:
    """The heads as a vote with these totals ranks them (rulings, Chips and votes)."""
    return ranked(heads, totals)


def preserved(heads: Sequence[Head], totals: Sequence[int]) -> tuple[Head, Head]:
    """What a vote with these totals would preserve: the first and the second head."""
    first, second = ranked(heads, totals)[:2]
    return first, second


def view(state: State, seat: int | None) -> View:
    """What that seat may know, or for None what everybody at the table may.

    Raises:
        IndexError: Nobody sits there.
    """
    if seat is not None and not 0 <= seat < state.seats:
        raise IndexError(f"there is no seat {seat}")
    return View(
        seats=state.seats,
        options=state.options,
        phase=state.phase,
        step=state.step,
        round=max(len(state.rounds) - 1, 0),
        heads=state.heads,
        starter=state.round.turns[0].seat if state.rounds else None,
        holder=state.holder,
        acted=state.acted,
        passes=state.passes if state.step is Step.PASS else (),
        speaking=state.speaking,
        speaker=state.speaking[state.round.spoken] if state.phase is Phase.SPEAKING else None,
        votes=tuple(done.vote for done in state.rounds if done.vote),
        chips_out=state.chips_out,
        mine=None if seat is None else _mine(state, seat),
        ending=_ending(state) if state.phase in {Phase.REVEAL, Phase.OVER} else None,
        review=_review(state) if state.phase is Phase.OVER else (),
        said=tuple(done.said for done in state.rounds),
    )


def _mine(state: State, seat: int) -> Mine:
    roles = state.deal.roles
    role = roles[seat] if seat < len(roles) else None
    ally = ALLIES.get(role) if role and state.phase is not Phase.ENTER else None
    return Mine(
        seat=seat,
        role=role,
        ally=roles.index(ally) if ally else None,
        pages=tuple(_page(at, done, seat) for at, done in enumerate(state.rounds)),
        chips=state.held(seat) if state.by_chips else None,
        offers=offers(state, seat),
    )


def _page(number: int, done: Round, seat: int) -> Page:
    turn = next((turn for turn in done.turns if turn.seat == seat), Played(seat))
    return Page(
        round=number,
        first=turn.first,
        shown=tuple(Shown(seen.about, seen.reading) for seen in turn.seen),
        hindrance=turn.hindrance,
        second=turn.second,
        note=done.notes[seat],
    )


def _ending(state: State) -> Ending:
    early = ended_early(state)
    heads, people, score = (state.revealed > part for part in range(3))
    nobody: tuple[int | None, ...] = (None,) * state.seats
    return Ending(
        early=early,
        truth=state.deal.rounds if heads else None,
        roles=state.deal.roles if people else None,
        judged=(nobody if early else state.judged) if people else None,
        points=points(state) if score else None,
        winner=winner(state) if score else None,
    )


def _review(state: State) -> tuple[ReviewRound, ...]:
    return tuple(_review_round(state, at, done) for at, done in enumerate(state.rounds))


def _review_round(state: State, number: int, done: Round) -> ReviewRound:
    assert done.vote is not None
    return ReviewRound(
        truth=state.deal.rounds[number],
        turns=tuple(_turn(turn, done.notes[turn.seat]) for turn in done.turns),
        vote=done.vote,
        chips=done.spent if state.by_chips else None,
        mistyped=done.mistyped,
    )


def _turn(turn: Played, note: str) -> Turn:
    assert turn.first is not None
    assert turn.second is not None
    return Turn(turn.seat, turn.first, turn.seen, turn.hindrance, turn.second, note)
