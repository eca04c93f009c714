"""What has come of all the matches: pure functions over results, with their number behind each.

What belongs to one game (roles, sides, votes) is counted in that game's own `statistics` module.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from companion.store.record import Head
from companion.table.game import Outcome
from companion.table.seats import Seat, person_key


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match as statistics need it.

    Attributes:
        game: The game's id.
        when: When it was last changed, in UTC.
        seats: Who played, clockwise.
        outcome: How it ended.
    """

    game: str
    when: datetime
    seats: tuple[Seat, ...]
    outcome: Outcome


def results(heads: Iterable[Head]) -> tuple[Result, ...]:
    """The results of those matches that have one.

    A copy that has moved away counts elsewhere, practice nowhere.
    """
    return tuple(
        Result(head.game, head.changed, head.seats, head.outcome)
        for head in heads
        if head.outcome is not None and head.about.moved is None and not head.practice
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """How one person has fared, in one game or in all.

    Attributes:
        name: As it was written last.
        played: Finished matches.
        won: Those won, alone, shared or with a side.
        scored: Those in which this person had points.
        total: All points together.
        best: The most points in one match, or None without any.
        last: When this person last finished a match, in UTC.
    """

    name: str
    played: int
    won: int
    scored: int
    total: int
    best: int | None
    last: datetime

    @property
    def mean(self) -> float | None:
        """Points a match, over those with points; None without any."""
        return self.total / self.scored if self.scored else None

    @property
    def won_share(self) -> float:
        """The part of the matches that was won, 0 to 1."""
        return self.won / self.played


def standings(found: Iterable[Result], game: str | None = None) -> tuple[Standing, ...]:
    """How everybody has fared: most matches won first, then fewest played, then by name.

    Args:
        found: Results in any order.
        game: A game's id; None for all, where points of different games are added up and mean
            little.
    """
    people: dict[str, list[tuple[Result, int]]] = {}
    for result in sorted(found, key=lambda one: one.when):
        if game in {None, result.game}:
            for at, seat in enumerate(result.seats):
                people.setdefault(person_key(seat.name), []).append((result, at))
    rows = [_standing(played) for played in people.values()]
    return tuple(sorted(rows, key=lambda row: (-row.won, row.played, person_key(row.name))))


def _standing(played: Sequence[tuple[Result, int]]) -> Standing:
    last, at = played[-1]
    points = [p for one, seat in played if (p := one.outcome.scores[seat]) is not None]
    return Standing(
        name=last.seats[at].name,
        played=len(played),
        won=sum(seat in one.outcome.winners for one, seat in played),
        scored=len(points),
        total=sum(points),
        best=max(points, default=None),
        last=last.when,
    )


@dataclass(frozen=True, slots=True)
class Played:
    """How often a game was played.

    Attributes:
        game: The game's id.
        matches: Finished matches.
        people: How many different people have played it.
        best: The most points anybody had, or None without any.
        best_by: Who had them, by name; several where they are equal.
        last: When one was last finished, in UTC.
    """

    game: str
    matches: int
    people: int
    best: int | None
    best_by: tuple[str, ...]
    last: datetime


def games_played(found: Iterable[Result]) -> tuple[Played, ...]:
    """Every game that was played, the one played most first."""
    games: dict[str, list[Result]] = {}
    for result in sorted(found, key=lambda one: one.when):
        games.setdefault(result.game, []).append(result)
    rows = [_played(game, all_of_it) for game, all_of_it in games.items()]
    return tuple(sorted(rows, key=lambda row: (-row.matches, row.game)))


def _played(game: str, found: Sequence[Result]) -> Played:
    names: dict[str, str] = {}
    points: dict[str, int] = {}
    for result in found:
        for seat, score in zip(result.seats, result.outcome.scores, strict=True):
            key = person_key(seat.name)
            names[key] = seat.name
            if score is not None:
                points[key] = max(score, points.get(key, score))
    best = max(points.values(), default=None)
    by = tuple(names[key] for key, most in points.items() if most == best)
    return Played(game, len(found), len(names), best, by, found[-1].when)
