"""What comes in beside what is here: nothing is lost, and nothing is there twice."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.store.kept import Kept
from companion.store.matches import Gone, Matches
from companion.store.people import REMEMBERED, People
from companion.store.record import About, Saved
from companion.table.codec import encode
from companion.table.seats import Seat, person_key


@dataclass(frozen=True, slots=True)
class Merged:
    """What has come of reading a document.

    Attributes:
        new: Matches that were not here.
        longer: Matches that had come further there, and stand here as there now.
        same: Matches that were here already, or have come further here.
        apart: Matches that were played on apart, so that both are kept.
        people: Names that were not remembered here.
        kept: Documents of games that were not here; none is written over.
        sealed: Matches under way that are still sealed.
    """

    new: int = 0
    longer: int = 0
    same: int = 0
    apart: int = 0
    people: int = 0
    kept: int = 0
    sealed: int = 0


def same_deal(one: Saved, other: Saved) -> bool:
    """Whether two copies were dealt as one match, whatever the people are called."""
    first, second = one.match.setting, other.match.setting
    return (one.head.game, len(first.seats), first.options, first.seed) == (
        other.head.game,
        len(second.seats),
        second.options,
        second.seed,
    )


def merge(
    matches: Matches,
    people: People,
    kept: Kept,
    incoming: Sequence[Saved],
    names: Sequence[Seat] = (),
    documents: Mapping[str, str] | None = None,
    sealed: int = 0,
) -> Merged:
    """Bring what a document holds together with what is here.

    A match with the id of one here is the same match when one journal begins with the other: the
    longer one stays, under the names that the people have here. Otherwise it is kept beside it,
    under an id that follows from its content, so that reading the document again adds nothing.

    Should the disk fail in the middle, reading the document once more does the rest.

    Raises:
        Refused: As `Matches` says of the match at hand.
    """
    counts = {"new": 0, "longer": 0, "same": 0, "apart": 0}
    for saved in incoming:
        counts[_merge_one(matches, saved)] += 1
    strangers = _strangers(people.known().people, names)
    if strangers:
        people.remember((*people.known().people, *strangers)[:REMEMBERED])
    missing = {n: text for n, text in (documents or {}).items() if kept.read(n) is None}
    for name, text in missing.items():
        kept.write(name, text)
    return Merged(**counts, people=len(strangers), kept=len(missing), sealed=sealed)


def _strangers(known: Sequence[Seat], names: Sequence[Seat]) -> tuple[Seat, ...]:
    here = {person_key(seat.name) for seat in known}
    return tuple(seat for seat in names if person_key(seat.name) not in here)


def _merge_one(matches: Matches, saved: Saved) -> str:
    try:
        here = matches.open(saved.id)
    except Gone:
        matches.adopt(saved)
        return "new"
    if not same_deal(here, saved):
        return _beside(matches, saved)
    mine, theirs = here.match.journal, saved.match.journal
    if theirs == mine[: len(theirs)]:
        _fill_in(matches, here, saved.head.about)
        return "same"
    if mine == theirs[: len(mine)]:
        matches.supersede(here, _called_as(here, saved))
        return "longer"
    return _beside(matches, saved)


def _fill_in(matches: Matches, here: Saved, about: About) -> None:
    """A note and a place that only the other copy has."""
    mine = here.head.about
    filled = replace(mine, note=mine.note or about.note, place=mine.place or about.place)
    if filled != mine:
        matches.amend(here, about=filled)


def _called_as(here: Saved, saved: Saved) -> Saved:
    """The other copy with this one's names, and with its note and place where it has none."""
    setting = replace(saved.match.setting, seats=here.match.setting.seats)
    about, mine = saved.head.about, here.head.about
    about = replace(about, note=mine.note or about.note, place=mine.place or about.place)
    head = replace(saved.head, seats=setting.seats, about=about)
    return replace(saved, head=head, match=replace(saved.match, setting=setting))


def _beside(matches: Matches, saved: Saved) -> str:
    other = replace(saved, id=_id_of(saved))
    try:
        matches.open(other.id)
    except Gone:
        matches.adopt(other)
        return "apart"
    return "same"


def _id_of(saved: Saved) -> str:
    raw: dict[str, Any] = {**encode(saved.match), "seats": len(saved.match.setting.seats)}
    plain = json.dumps([saved.id, raw], sort_keys=True)
    return hashlib.sha256(plain.encode()).hexdigest()[:32]
