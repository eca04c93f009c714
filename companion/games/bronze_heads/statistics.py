"""What only Bronze Heads counts: how roles and sides fared, who was found, and who was right.

It works on the review, what everybody at the table may know once a match is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from companion.games.bronze_heads.moves import COUNTERFEITERS, Faction, Role
from companion.games.bronze_heads.view import Ending, Phase, View
from companion.table.rates import NEVER, Group, Line, Rate, Tally, by_person, grouped, once
from companion.table.seats import Seat
from companion.table.text import Text, text

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Fared:
    """How one person has fared in Bronze Heads; every rate with the matches behind it.

    Attributes:
        roles: For each role played, how often its side won.
        sides: For each side played on, how often it won.
        found: Of the matches with judging as Lao Chaofeng, how often the Appraisers found him.
        named: For each Counterfeiter played, of all Appraisers' answers how many named this seat.
        right: As an Appraiser, of the answers in judging those that named Lao Chaofeng.
        chips: As an Appraiser, of the chips spent by name those that lay on genuine heads.
    """

    roles: dict[Role, Rate] = field(default_factory=dict)
    sides: dict[Faction, Rate] = field(default_factory=dict)
    found: Rate = NEVER
    named: dict[Role, Rate] = field(default_factory=dict)
    right: Rate = NEVER
    chips: Rate = NEVER

    def __add__(self, other: Fared) -> Fared:
        return Fared(
            _sum(self.roles, other.roles),
            _sum(self.sides, other.sides),
            self.found + other.found,
            _sum(self.named, other.named),
            self.right + other.right,
            self.chips + other.chips,
        )


def _sum(one: dict[K, Rate], other: dict[K, Rate]) -> dict[K, Rate]:
    return {key: one.get(key, NEVER) + other.get(key, NEVER) for key in {**one, **other}}


@dataclass(frozen=True, slots=True)
class Table:
    """What all matches together say of the game, whoever played.

    Attributes:
        matches: Finished matches.
        sides: How often each side won.
        early: How many were decided before judging.
        found: Of those with judging, in how many Lao Chaofeng was found.
        named: For each Counterfeiter, of all Appraisers' answers how many named that player.
        right: Of all Appraisers' answers in judging those that named Lao Chaofeng.
    """

    matches: int
    sides: dict[Faction, Rate]
    early: Rate
    found: Rate
    named: dict[Role, Rate]
    right: Rate


def fared(matches: Iterable[tuple[Sequence[Seat], View]]) -> tuple[tuple[str, Fared], ...]:
    """How everybody has fared, in the order of first sight, under the name that came last.

    Args:
        matches: Who sat and the table's view at the end, the oldest first; one that is not over
            is left out.
    """
    rows = (
        (seat.name, row)
        for seats, view in matches
        if view.phase is Phase.OVER
        for seat, row in zip(seats, _rows(view), strict=True)
    )
    return by_person(rows, lambda one, other: one + other)


def table(views: Iterable[View]) -> Table:
    """What all matches together say; one that is not over is left out."""
    over = [view for view in views if view.phase is Phase.OVER]
    rows = [row for view in over for row in _rows(view)]
    winners = [_ending(view).winner for view in over]
    return Table(
        matches=len(over),
        sides={side: Rate(winners.count(side), len(over)) for side in Faction},
        early=Rate(sum(_ending(view).early for view in over), len(over)),
        found=sum((row.found for row in rows), NEVER),
        named=sum(rows, Fared()).named,
        right=sum((row.right for row in rows), NEVER),
    )


def figures(matches: Sequence[tuple[Sequence[Seat], View]]) -> Tally:
    """All that is counted here, in words. `matches` as for `fared`."""
    people = fared(matches)
    return Tally(
        _of_table(table(view for _, view in matches)),
        tuple((name, _of_person(row)) for name, row in people),
    )


def _of_table(whole: Table) -> tuple[Group, ...]:
    judging = [
        Line(text("bronze-figures-early"), whole.early),
        Line(text("bronze-figures-found"), whole.found),
        *_by_role("bronze-figures-named", whole.named),
        Line(text("bronze-figures-right"), whole.right),
    ]
    return (
        *grouped(text("bronze-figures-sides"), _by_side(whole.sides)),
        *grouped(text("bronze-figures-judging"), judging),
    )


def _of_person(row: Fared) -> tuple[Group, ...]:
    roles = [Line(_role(role), row.roles[role]) for role in Role if role in row.roles]
    judging = [
        Line(text("bronze-figures-right-own"), row.right),
        Line(text("bronze-figures-chips"), row.chips),
        Line(text("bronze-figures-found-own"), row.found),
        *_by_role("bronze-figures-named-own", row.named),
    ]
    return (
        *grouped(text("bronze-figures-sides"), _by_side(row.sides)),
        *grouped(text("bronze-figures-roles"), roles),
        *grouped(text("bronze-figures-judging"), judging),
    )


def _by_side(sides: dict[Faction, Rate]) -> list[Line]:
    return [Line(text(f"bronze-faction-{side}"), sides[side]) for side in Faction if side in sides]


def _by_role(message: str, named: dict[Role, Rate]) -> list[Line]:
    return [Line(text(message, role=_role(role)), named[role]) for role in Role if role in named]


def _role(role: Role) -> Text:
    return text("bronze-role-" + role.replace("_", "-"))


def _ending(view: View) -> Ending:
    assert view.ending is not None
    return view.ending


def _rows(view: View) -> list[Fared]:
    roles = _ending(view).roles
    assert roles is not None
    return [_row(view, seat, role) for seat, role in enumerate(roles)]


def _row(view: View, seat: int, role: Role) -> Fared:
    end = _ending(view)
    won = once(role.faction is end.winner)
    fair = role.faction is Faction.APPRAISER
    named = _answers(end, seat)
    return Fared(
        roles={role: won},
        sides={role.faction: won},
        found=_found(end) if role is Role.LAO_CHAOFENG else NEVER,
        named={role: named} if role in COUNTERFEITERS else {},
        right=_right(end, seat) if fair else NEVER,
        chips=_chips(view, seat) if fair else NEVER,
    )


def _found(end: Ending) -> Rate:
    assert end.points is not None
    return NEVER if end.early else once(end.points.lao_found == 1)


def _judged(end: Ending) -> list[tuple[Role, int]]:
    """Each seat's role and whom it named; empty in a match without judging."""
    assert end.roles is not None
    assert end.judged is not None
    pairs = zip(end.roles, end.judged, strict=True)
    return [(role, player) for role, player in pairs if player is not None]


def _answers(end: Ending, seat: int) -> Rate:
    answers = [player for role, player in _judged(end) if role.faction is Faction.APPRAISER]
    return Rate(answers.count(seat), len(answers))


def _right(end: Ending, seat: int) -> Rate:
    assert end.roles is not None
    assert end.judged is not None
    named = end.judged[seat]
    return NEVER if named is None else once(end.roles[named] is Role.LAO_CHAOFENG)


def _chips(view: View, seat: int) -> Rate:
    spent = NEVER
    for done in view.review:
        if done.chips is not None:
            pairs = list(zip(done.chips[seat], done.truth, strict=True))
            genuine = sum(chips for chips, (_, truth) in pairs if truth)
            spent += Rate(genuine, sum(done.chips[seat]))
    return spent
