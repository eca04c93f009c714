"""Renaming, merging and forgetting people in everything that is kept of them.

Each is first a plan that says what would change and changes nothing; `carry_out` does it, each
file old or new and never half. Should the power fail between two files, the same plan made again
does the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.store.history import Trash
from companion.store.matches import Entry, Matches
from companion.store.people import People
from companion.store.record import Saved
from companion.table.seats import Seat, clean_name, person_key
from companion.table.text import refuse


@dataclass(frozen=True, slots=True)
class Plan:
    """What would change for one person.

    Attributes:
        old: The name as it was asked for.
        new: The name that stands there then. Of a person who is forgotten, the word for somebody,
            with a number behind it in a match that has more than one.
        matches: The matches in which this person sits.
        remembered: Whether the name is among those offered when people sit down.
        mentioned: Of all matches, those whose note or place holds the old name: these are texts of
            the table's own, and stay as they are.
        forgets: Whether the person is to be forgotten, rather than called otherwise.
    """

    old: str
    new: str
    matches: tuple[Entry, ...]
    remembered: bool
    mentioned: tuple[Entry, ...]
    forgets: bool


def known_names(matches: Matches, people: People) -> tuple[str, ...]:
    """Everybody who is remembered or has played, each once: as remembered, or as written last."""
    names = [seat.name for seat in people.known().people]
    for entry in _entries(matches):
        if not entry.head.practice:  # the app's own players are nobody
            names += [seat.name for seat in entry.head.seats]
    return tuple({person_key(name): name for name in reversed(names)}.values())


def plan_name(matches: Matches, people: People, old: str, new: str) -> Plan:
    """Call a person otherwise everywhere; with the name of another one, the two become one.

    Raises:
        Refused: The new name is none, or both sit in one match and so are two people.
        DiskTrouble: The matches cannot be listed.
    """
    name = clean_name(new)
    plan = _plan(matches, people, old, name, forgets=False)
    if person_key(name) != person_key(old):
        for entry in plan.matches:
            if _seat_of(entry.head.seats, name) is not None:
                day = entry.head.changed.date().isoformat()
                raise refuse("refused-merge-together", old=old, new=name, date=day)
    return plan


def plan_forget(matches: Matches, people: People, old: str, somebody: str) -> Plan:
    """Take a person's name out of everything; the matches stay.

    Args:
        matches: All matches.
        people: The names remembered.
        old: Who is to be forgotten.
        somebody: What stands there instead, in the player's language.

    Raises:
        Refused: The word for somebody is no name.
        DiskTrouble: The matches cannot be listed.
    """
    return _plan(matches, people, old, clean_name(somebody), forgets=True)


def _plan(matches: Matches, people: People, old: str, new: str, *, forgets: bool) -> Plan:
    entries, key = _entries(matches), person_key(old)
    return Plan(
        old,
        new,
        tuple(entry for entry in entries if _seat_of(entry.head.seats, old) is not None),
        any(person_key(one.name) == key for one in people.known().people),
        tuple(entry for entry in entries if key in _written(entry)),
        forgets,
    )


def _entries(matches: Matches) -> tuple[Entry, ...]:
    listing = matches.list()
    return (*listing.under_way, *listing.finished)


def _written(entry: Entry) -> str:
    return person_key(f"{entry.head.about.note} {entry.head.about.place}")


def _seat_of(seats: Sequence[Seat], name: str) -> int | None:
    key = person_key(name)
    return next((at for at, seat in enumerate(seats) if person_key(seat.name) == key), None)


def carry_out(matches: Matches, people: People, trash: Trash, plan: Plan) -> int:
    """Do what a plan says; in how many matches the name was changed.

    The matches are opened anew, so what was played since the plan stays. Forgetting empties the
    trash too. Copies elsewhere, and files set aside, are out of reach.

    Raises:
        Refused: Of the match at hand, as `Matches.amend` says; those before it are done.
    """
    done = 0
    for entry in plan.matches:
        saved = matches.open(entry.id)
        at = _seat_of(saved.match.setting.seats, plan.old)
        if at is not None:
            seats = saved.match.setting.seats
            name = _free(seats, at, plan.new) if plan.forgets else plan.new
            matches.amend(saved, renamed(saved, at, name).match)
            done += 1
    if plan.forgets:
        trash.empty()
        people.forget(plan.old)
    elif plan.remembered:
        people.rename(plan.old, plan.new)
    return done


def renamed(saved: Saved, at: int, name: str) -> Saved:
    """The match with another name on one seat; nothing of its course changes."""
    match = saved.match
    seats = list(match.setting.seats)
    seats[at] = replace(seats[at], name=name)
    setting = replace(match.setting, seats=tuple(seats))
    return replace(saved, match=replace(match, setting=setting))


def _free(seats: Sequence[Seat], at: int, somebody: str) -> str:
    """The word for somebody as it is free at this table, numbered from the second on."""
    others = [*seats[:at], *seats[at + 1 :]]
    name, number = somebody, 1
    while _seat_of(others, name) is not None:
        number += 1
        name = f"{somebody} {number}"
    return name
