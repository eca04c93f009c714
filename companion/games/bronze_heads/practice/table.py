"""Who acts by itself at the practice table, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.games.bronze_heads.moves import (
    Move,
    NextSpeaker,
    Options,
    RoleSource,
    SeeRole,
    VoteKind,
)
from companion.games.bronze_heads.practice.ballot import judge, spend
from companion.games.bronze_heads.practice.talk import statement
from companion.games.bronze_heads.practice.trust import me
from companion.games.bronze_heads.practice.turn import first, pass_on, second
from companion.games.bronze_heads.terms import Phase, Step
from companion.games.bronze_heads.view import View
from companion.table.chance import Chance

_DOES: Mapping[Step, Callable[[View, Chance], Move]] = {
    Step.SEE_ROLE: lambda view, _: SeeRole(me(view).seat),
    Step.FIRST: first,
    Step.SECOND: second,
    Step.PASS: pass_on,
    Step.SPEND: spend,
    Step.JUDGE: judge,
}


def options(chosen: Options, seat: int) -> Options:
    """The table's choices with a person on that seat alone: no cards, real chips or clock."""
    return replace(
        chosen, roles=RoleSource.DEALT, votes=VoteKind.CHIPS, seconds=0, practice_seat=seat
    )


def before(view: View) -> tuple[int, ...]:
    """Who has had a turn this round before the one that is due; empty outside the turns."""
    return view.acted if view.phase is Phase.TURNS else ()


def acts(view: View) -> int | None:
    """The seat whose next move the app makes, or None while the person is due.

    The person is due with the phone in hand, to make a statement, and wherever the whole table
    goes on together: after the last statement, after a vote, and at the end.

    Args:
        view: The table's view.
    """
    person = view.options.practice_seat
    if person is None:
        return None
    if view.phase is Phase.SPEAKING:
        speaker = view.speaker
        if not _has_spoken(view):
            return None if speaker == person else speaker
        return None if speaker == view.speaking[-1] else speaker
    return None if view.holder == person or view.step not in _DOES else view.holder


def _has_spoken(view: View) -> bool:
    return any(say.seat == view.speaker for say in view.said[view.round])


def choose(view: View, chance: Chance) -> Move:
    """The move of a simulated player, always one that the rules allow.

    Args:
        view: What the player's seat may know: all that it goes by.
        chance: A stream for this one decision.
    """
    if view.phase is Phase.SPEAKING:
        return NextSpeaker() if _has_spoken(view) else statement(view, chance)
    assert view.step is not None
    return _DOES[view.step](view, chance)
