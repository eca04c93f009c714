"""What a player thinks of the round's heads, from the own look and the words of the others.

Two of the four are genuine, and Lao Chaofeng may have turned the truth from his turn on. Every way
in which both can be is weighed by what was seen and said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from companion.games.bronze_heads.moves import Faction, Head, Invert, Role
from companion.games.bronze_heads.practice.trust import (
    confidence,
    likely,
    me,
    shown_to_me,
    told,
)
from companion.games.bronze_heads.view import View

TURNED = 0.5
"""How likely it is, before anything is said, that the truth was turned in a round."""

LEAST, MOST = 0.25, 0.85
"""The word of nobody is worth less or more than this."""


@dataclass(frozen=True, slots=True)
class Case:
    """One way in which a round can be.

    Attributes:
        genuine: The two genuine heads.
        turned: Who turned the truth, or None.
        weight: How likely it is, beside the others.
    """

    genuine: frozenset[Head]
    turned: int | None
    weight: float


def cases(view: View) -> list[Case]:
    """Every way the current round can be, once its turns are over. The weights add up to 1."""
    found = [
        Case(frozenset(pair), turned, weight * _told(view, frozenset(pair), turned))
        for pair in combinations(view.heads, 2)
        for turned, weight in _turners(view)
    ]
    total = sum(case.weight for case in found)
    if not total:
        return [Case(case.genuine, case.turned, 1 / len(found)) for case in found]
    return [Case(case.genuine, case.turned, case.weight / total) for case in found]


def belief(view: View) -> dict[Head, float]:
    """How likely each of the round's heads is to be genuine, as this player sees it."""
    weighed = cases(view)
    return {
        head: sum(case.weight for case in weighed if head in case.genuine) for head in view.heads
    }


def turner(view: View, seat: int) -> float:
    """How likely it is that this seat has turned the truth in the current round."""
    return sum(case.weight for case in cases(view) if case.turned == seat)


def _turners(view: View) -> Iterator[tuple[int | None, float]]:
    """Who may have turned the truth; Lao Chaofeng and his ally know more of it."""
    mine = me(view)
    if mine.role is Role.LAO_CHAOFENG:
        turned = bool(mine.pages) and isinstance(mine.pages[-1].second, Invert)
        yield (mine.seat if turned else None), 1.0
        return
    maybe = [mine.ally] if mine.ally is not None else [s for s in view.acted if s != mine.seat]
    yield None, 1 - TURNED
    for seat in maybe:
        yield seat, TURNED / len(maybe)


def _told(view: View, genuine: frozenset[Head], turned: int | None) -> float:
    """How well what was seen and said goes with this way the round can be."""
    mine = me(view)
    number = view.round
    if len(view.votes) > number:
        vote = view.votes[number]
        if (vote.second in genuine) is not vote.second_genuine:
            return 0.0
    weight = 1.0
    assert mine.role is not None
    deceivable = mine.role.faction is Faction.APPRAISER and mine.role is not Role.JI_YUNFU
    settled = len(view.votes) > number and view.votes[number].second in shown_to_me(view, number)
    for head, shown in shown_to_me(view, number).items():
        wrong = deceivable and not settled and _after(view, mine.seat, turned)
        if ((head in genuine) is shown) is wrong:
            return 0.0
    trusted = confidence(view)
    for say in view.said[number] if number < len(view.said) else ():
        if say.seat == mine.seat:
            continue
        word = min(max(likely(trusted[say.seat]), LEAST), MOST)
        if say.seat == turned:
            word = LEAST
        for head, claimed in told(say):
            deceived = _after(view, say.seat, turned)
            weight *= word if ((head in genuine) is claimed) is not deceived else 1 - word
    return weight


def _after(view: View, seat: int, turned: int | None) -> bool:
    """Whether the seat looked after the truth was turned."""
    if turned is None or turned not in view.acted or seat not in view.acted:
        return False
    return view.acted.index(seat) > view.acted.index(turned)
