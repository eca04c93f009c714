"""What is written of a match, before it is sealed: a head in one line, and the match in another.

The head is what a list of matches shows, so that it need not replay every one of them. It is
written together with the journal and never trusted over it.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from cattrs import Converter

from companion.store.sealing import NotOpened, Reason
from companion.table.clock import Clock
from companion.table.codec import MISSHAPEN, Unreadable, decode, encode, strict_converter
from companion.table.fairness import Promise
from companion.table.game import Game, Outcome
from companion.table.match import Match
from companion.table.seats import Seat
from companion.table.text import Refused

FORMAT = 2
"""What is written. 1, without `About` and promise, is read too."""

ID = re.compile(r"[0-9a-f]{32}")
"""The id of a match."""

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Games: TypeAlias = Callable[[str], AnyGame]
"""The game of an id; raises KeyError for an unknown one."""


@dataclass(frozen=True, slots=True)
class About:
    """What is kept with a match and is no move of it.

    Attributes:
        note: A text of the table's own, at most `NOTE_MAX` code points.
        place: Where it was played, at most `PLACE_MAX` code points.
        moved: When it went to another phone, in UTC; None while it is played here. A match that
            has moved is kept and not played on.
    """

    note: str = ""
    place: str = ""
    moved: datetime | None = None


NOTE_MAX, PLACE_MAX = 1000, 80


@dataclass(frozen=True, slots=True)
class Head:
    """What can be said of a match without replaying it.

    Attributes:
        game: The game's id.
        revision: 1 when it was made, and one more with each save.
        created: When it was made, in UTC.
        changed: When it was last saved, in UTC.
        seats: Who plays, clockwise.
        moves: How many moves were made.
        outcome: How it ended, or None while it is under way.
        about: Its note and place, and whether it has moved to another phone.
        practice: Whether the app played all seats but one, so that it counts for nothing.
    """

    game: str
    revision: int
    created: datetime
    changed: datetime
    seats: tuple[Seat, ...]
    moves: int
    outcome: Outcome | None
    about: About = About()
    practice: bool = False


@dataclass(frozen=True, slots=True)
class Saved:
    """A match as it lies on the disk.

    Attributes:
        id: 32 hexadecimal digits, drawn at random.
        head: Its summary.
        match: The match itself.
        clock: The table's countdown, or None where it has none.
        promise: What the app bound itself to before it dealt; None for a match without.
    """

    id: str
    head: Head
    match: AnyMatch
    clock: Clock | None = None
    promise: Promise | None = None

    def with_clock(self, clock: Clock | None) -> Saved:
        """The same with another countdown, to be saved with the next move."""
        return replace(self, clock=clock)


def make_head(
    match: AnyMatch,
    revision: int,
    created: datetime,
    changed: datetime,
    about: About = About(),
) -> Head:
    """The summary of the match as it stands.

    Raises:
        ValueError: A time is not in UTC.
    """
    return Head(
        match.game.id,
        revision,
        _in_utc(created),
        _in_utc(changed),
        match.setting.seats,
        len(match.journal),
        match.outcome,
        about,
        match.practice_seat is not None,
    )


def write(saved: Saved) -> bytes:
    """The record of a match, to be sealed."""
    head = {"format": FORMAT, **_CONVERTER.unstructure(saved.head)}
    return b"\n".join(
        json.dumps(part, separators=(",", ":")).encode() for part in (head, _body(saved))
    )


def _body(saved: Saved) -> dict[str, Any]:
    clock = None if saved.clock is None else _CONVERTER.unstructure(saved.clock)
    promise = None if saved.promise is None else _CONVERTER.unstructure(saved.promise)
    return {"match": encode(saved.match), "clock": clock, "promise": promise}


def read_head(record: bytes) -> Head:
    """The summary alone.

    Raises:
        NotOpened: It is damaged, or written by a newer version.
    """
    try:
        raw = json.loads(record.split(b"\n", 1)[0])
        version = raw.pop("format")
        if type(version) is int and 1 <= version <= FORMAT:
            return _CONVERTER.structure(raw, Head)
        newer = type(version) is int and version > FORMAT
    except MISSHAPEN as error:
        raise NotOpened(Reason.DAMAGED) from error
    raise NotOpened(Reason.NEWER if newer else Reason.DAMAGED)


def read(match_id: str, record: bytes, games: Games) -> Saved:
    """The match of a record, replayed from its journal; its summary is made anew.

    Raises:
        NotOpened: It is damaged, written by a newer version, of a game that is not known, or
            holds a move that the rules refuse.
    """
    head = read_head(record)
    try:
        body = json.loads(record.split(b"\n", 1)[1])
    except (RecursionError, *MISSHAPEN) as error:
        raise NotOpened(Reason.DAMAGED) from error
    return _saved(match_id, head, body, games)


def _saved(match_id: str, head: Head, body: Any, games: Games) -> Saved:
    try:
        game = games(head.game)
    except KeyError as error:
        raise NotOpened(Reason.UNKNOWN_GAME) from error
    try:
        match = decode(game, body["match"])
        clock = _CONVERTER.structure(body["clock"], Clock | None)  # type: ignore[arg-type]
        promise = _CONVERTER.structure(body.get("promise"), Promise | None)  # type: ignore[arg-type]
        head = make_head(match, head.revision, head.created, head.changed, head.about)
    except Refused as error:
        raise NotOpened(Reason.BROKEN_RULES) from error
    except (Unreadable, *MISSHAPEN) as error:
        raise NotOpened(Reason.DAMAGED) from error
    return Saved(match_id, head, match, clock, promise)


def to_values(saved: Saved) -> dict[str, Any]:
    """A saved match as JSON values, for a document that leaves the device."""
    head = _CONVERTER.unstructure(saved.head)
    kept = {name: head[name] for name in ("game", "revision", "created", "changed", "about")}
    return {"id": saved.id, **kept, **_body(saved)}


def from_values(values: object, games: Games) -> Saved:
    """The saved match that `to_values` wrote, replayed from its journal.

    Raises:
        NotOpened: As for `read`.
    """
    try:
        assert isinstance(values, dict)
        raw = dict(values)
        match_id, body = raw.pop("id"), {name: raw.pop(name) for name in _BODY}
        if type(match_id) is not str or not ID.fullmatch(match_id):
            raise ValueError("no id of a match")
        head = _CONVERTER.structure({**raw, "seats": [], "moves": 0, "outcome": None}, Head)
    except (AssertionError, *MISSHAPEN) as error:
        raise NotOpened(Reason.DAMAGED) from error
    return _saved(match_id, head, body, games)


def read_promise(values: object) -> Promise:
    """A promise that `to_values` wrote. Raises one of `MISSHAPEN`."""
    return _CONVERTER.structure(values, Promise)


_BODY = ("match", "clock", "promise")


def same_table(record: bytes, saved: Saved) -> bool:
    """Whether the record already holds this very match, clock, promise, note and place."""
    same = record.split(b"\n", 1)[1:] == write(saved).split(b"\n", 1)[1:]
    return same and read_head(record).about == saved.head.about


def _seconds(value: object, _: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise TypeError(f"seconds expected, not {value!r}")
    return float(value)


def _utc(value: object, _: object) -> datetime:
    if not isinstance(value, str):
        raise TypeError(f"a time expected, not {value!r}")
    return _in_utc(datetime.fromisoformat(value))


def _in_utc(time: datetime) -> datetime:
    if time.utcoffset() != timedelta(0):
        raise ValueError(f"{time} is not in UTC")
    return time


def _converter() -> Converter:
    converter = strict_converter()
    converter.register_unstructure_hook(datetime, lambda time: time.isoformat())
    converter.register_structure_hook(datetime, _utc)
    converter.register_structure_hook(float, _seconds)
    return converter


_CONVERTER = _converter()
