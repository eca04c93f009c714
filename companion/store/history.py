"""Finished and under-way matches by day and game, notes on them, and a trash that gives back."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta, tzinfo
from pathlib import Path

from companion.store.files import in_words, locked, make_folder, sync_folder
from companion.store.matches import ENDING, Entry, Matches, utc_now
from companion.store.record import ID, NOTE_MAX, PLACE_MAX, Saved
from companion.table.text import refuse

TRASH = "trash"
"""The folder in which thrown-away matches wait, sealed as they are."""

UNDO_FOR = timedelta(hours=1)
"""How long a thrown-away match can be brought back, the start of the app or another one passing."""

_THROWN = re.compile(rf"({ID.pattern}){re.escape(ENDING)}\.(\d+)")


def in_history(
    entries: Sequence[Entry],
    game: str | None = None,
    first: date | None = None,
    last: date | None = None,
    zone: tzinfo | None = None,
) -> tuple[Entry, ...]:
    """The matches of one game and of some days, in the order given.

    Args:
        entries: Matches of a `Listing`.
        game: A game's id, or None for all.
        first: The first day, or None for all before.
        last: The last day, itself included, or None for all since.
        zone: Whose days; the machine's own without one. A day is that of the last change.
    """
    return tuple(
        entry
        for entry in entries
        if (game is None or entry.head.game == game)
        and (first is None or first <= day_of(entry, zone))
        and (last is None or day_of(entry, zone) <= last)
    )


def by_day(
    entries: Sequence[Entry], zone: tzinfo | None = None
) -> tuple[tuple[date, tuple[Entry, ...]], ...]:
    """The matches under the day of their last change, in the order given."""
    days: dict[date, list[Entry]] = {}
    for entry in entries:
        days.setdefault(day_of(entry, zone), []).append(entry)
    return tuple((day, tuple(found)) for day, found in days.items())


def day_of(entry: Entry, zone: tzinfo | None = None) -> date:
    """The day of a match's last change, in a time zone or the machine's own."""
    return entry.head.changed.astimezone(zone).date()


def write_note(matches: Matches, saved: Saved, note: str, place: str) -> Saved:
    """Keep a note and a place with a match, sealed like the match; empty ones take them out.

    Raises:
        Refused: One is too long, or as `Matches.amend` says.
    """
    note, place = _clean(note), " ".join(_clean(place).split())
    if len(note) > NOTE_MAX:
        raise refuse("refused-note-long", max=NOTE_MAX, length=len(note))
    if len(place) > PLACE_MAX:
        raise refuse("refused-place-long", max=PLACE_MAX, length=len(place))
    return matches.amend(saved, about=replace(saved.head.about, note=note, place=place))


def _clean(typed: str) -> str:
    lines = typed.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(c for c in lines if c.isprintable() or c in "\n\u200d\t").strip()


def mark_moved(matches: Matches, saved: Saved, now: datetime) -> Saved:
    """The match goes on on another phone: this copy is kept, says so, and is not played on.

    Raises:
        Refused: As `Matches.amend` says.
    """
    return matches.amend(saved, about=replace(saved.head.about, moved=now))


def take_back(matches: Matches, saved: Saved) -> Saved:
    """The match is played on here after all. Whoever asks for it has been warned of two copies.

    Raises:
        Refused: As `Matches.amend` says.
    """
    return matches.amend(saved, about=replace(saved.head.about, moved=None))


@dataclass(frozen=True, slots=True)
class Thrown:
    """What was thrown away in one go, to be brought back with `Trash.bring_back`."""

    names: tuple[str, ...]


class Trash:
    """The matches of one folder that were thrown away, sealed as they are.

    When it is made it empties itself of what has lain there for longer than `UNDO_FOR`.

    Args:
        folder: The folder of the matches.
        now: The time in UTC.

    Raises:
        DiskTrouble: From every operation: the disk does not let us.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = utc_now) -> None:
        self._folder = folder
        self._trash = folder / TRASH
        self._now = now
        self.empty(UNDO_FOR)

    def throw_away(self, match_ids: Sequence[str]) -> Thrown:
        """Take these matches off the list, all at once for whoever looks.

        What is not there is gone already. What has lain in the trash for too long goes for good.
        """
        self.empty(UNDO_FOR)
        stamp = int(self._now().timestamp())
        names = []
        with in_words(self._folder), locked(self._folder):
            make_folder(self._trash)
            for match_id in match_ids:
                path = self._folder / f"{match_id}{ENDING}"
                if ID.fullmatch(match_id) and path.exists():
                    names.append(f"{path.name}.{stamp}")
                    path.replace(self._trash / names[-1])
            sync_folder(self._trash)
            sync_folder(self._folder)
        return Thrown(tuple(names))

    def bring_back(self, thrown: Thrown) -> int:
        """Put back what was thrown away in one go, as it was; how many matches came back.

        What was emptied meanwhile stays gone, and a match that has come from elsewhere since is
        not written over.
        """
        back = 0
        with in_words(self._folder), locked(self._folder):
            for name in thrown.names:
                named = _THROWN.fullmatch(name)
                if named is None:
                    continue
                old, new = self._trash / name, self._folder / f"{named[1]}{ENDING}"
                if old.exists() and not new.exists():
                    old.rename(new)
                    back += 1
            if back:
                sync_folder(self._folder)
        return back

    def empty(self, older_than: timedelta = timedelta(0)) -> None:
        """Take out for good what has lain here for so long or longer."""
        if not self._trash.exists():
            return
        latest = (self._now() - older_than).timestamp()
        with in_words(self._trash), locked(self._folder):
            for path in self._trash.iterdir():
                named = _THROWN.fullmatch(path.name)
                if named is not None and int(named[2]) <= latest:
                    path.unlink(missing_ok=True)
            sync_folder(self._trash)
