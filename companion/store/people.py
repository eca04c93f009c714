"""The names that were typed before and the settings of the app, sealed: names are personal.

Both lie in one small file. Every change reads it, changes it and replaces it whole, alone in the
folder, so that two windows do not undo each other's changes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from companion.store.aside import PEOPLE as FILE
from companion.store.aside import put_aside
from companion.store.files import in_words, locked, make_folder, write_whole
from companion.store.sealing import NotOpened, Reason, open_sealed, seal
from companion.table.seats import Colour, Seat, clean_name, person_key
from companion.table.text import Refused, Text, text

FORMAT = 1
REMEMBERED = 100
"""Names that are kept; whoever has not played for the longest time is forgotten first."""


class Theme(StrEnum):
    """How the app looks."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Movement(StrEnum):
    """Whether screens move: as the device asks for, not at all, or whatever the device asks."""

    SYSTEM = "system"
    STILL = "still"
    MOVING = "moving"


@dataclass(frozen=True, slots=True)
class Settings:
    """What the owner of the device chose.

    Attributes:
        language: A language tag, or None for the device's own.
        theme: Light, dark, or as the device.
        hold: Whether a secret shows while a finger holds; else a tap shows it for a while.
        table: The id of the match that was on the screen last, or None for the start screen.
        motion: Whether screens move; where they do not, nothing vibrates or sounds either.
        vibration: Whether the phone vibrates.
        sounds: Whether the phone sounds.
    """

    language: str | None = None
    theme: Theme = Theme.SYSTEM
    hold: bool = True
    table: str | None = None
    motion: Movement = Movement.SYSTEM
    vibration: bool = True
    sounds: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """What the file holds.

    Attributes:
        people: Everybody remembered, with the colour they last had; who played last comes first.
        settings: The settings, with the defaults for whatever is missing or makes no sense.
        why: When the file did not open just now and was set aside: what is the matter with it.
            `Matches.list` tells it on every later day.
    """

    people: tuple[Seat, ...] = ()
    settings: Settings = field(default_factory=Settings)
    why: Text | None = None


class People:
    """The names and settings of one key in one folder (the same as its matches').

    Args:
        folder: Where the file lies; made for the owner's eyes only when it is missing.
        key: 32 bytes, as for the matches.

    Raises:
        DiskTrouble: From every operation: the disk does not let us.
    """

    def __init__(self, folder: Path, key: bytes) -> None:
        self._folder = folder
        self._path = folder / FILE
        self._key = key
        with in_words(folder):
            make_folder(folder)

    def known(self) -> Known:
        """The names and the settings. A file that does not open is set aside, and said so."""
        with in_words(self._path), locked(self._folder):
            raw, why = self._read()
        return Known(_people(raw), _settings(raw), why)

    def remember(self, seats: Sequence[Seat]) -> None:
        """Put these people first, in this order, each with this colour.

        Names with one `person_key` are one person, under the name typed last.
        """
        with in_words(self._path), locked(self._folder):
            raw, _ = self._read()
            new = {person_key(seat.name) for seat in seats}
            others = (one for one in _people(raw) if person_key(one.name) not in new)
            self._write({**raw, "people": raw_people((*seats, *others)[:REMEMBERED])})

    def forget(self, name: str) -> None:
        """Take a name out; a name that is not remembered is forgotten already."""
        with in_words(self._path), locked(self._folder):
            raw, _ = self._read()
            rest = (one for one in _people(raw) if person_key(one.name) != person_key(name))
            self._write({**raw, "people": raw_people(tuple(rest))})

    def rename(self, old: str, new: str) -> None:
        """Call somebody otherwise; of two who become one, who played last lends the colour."""
        with in_words(self._path), locked(self._folder):
            raw, _ = self._read()
            found: dict[str, Seat] = {}
            for one in _people(raw):
                name = new if person_key(one.name) == person_key(old) else one.name
                same = found.get(person_key(name))
                found[person_key(name)] = Seat(name, same.colour if same else one.colour)
            self._write({**raw, "people": raw_people(tuple(found.values()))})

    def change(self, settings: Settings) -> None:
        """Keep these settings. What the file holds and this version does not know stays in it."""
        with in_words(self._path), locked(self._folder):
            raw, _ = self._read()
            known = {one.name: getattr(settings, one.name) for one in fields(settings)}
            self._write({**raw, "settings": {**_section(raw, "settings"), **known}})

    def _read(self) -> tuple[dict[str, Any], Text | None]:
        try:
            return _opened(self._key, self._path.read_bytes()), None
        except FileNotFoundError:
            return {}, None
        except NotOpened as trouble:
            put_aside(self._path, trouble.reason)
            return {}, text("aside-people")

    def _write(self, raw: Mapping[str, Any]) -> None:
        data = json.dumps({**raw, "format": FORMAT}).encode()
        write_whole(self._path, seal(self._key, FILE, data))


def _opened(key: bytes, blob: bytes) -> dict[str, Any]:
    try:
        raw = json.loads(open_sealed(key, FILE, blob))
    except ValueError as error:
        raise NotOpened(Reason.DAMAGED) from error
    if not isinstance(raw, dict):
        raise NotOpened(Reason.DAMAGED)
    if raw.get("format") != FORMAT:
        raise NotOpened(Reason.NEWER)
    return raw


def _section(raw: Mapping[str, Any], name: str) -> dict[str, Any]:
    section = raw.get(name)
    return section if isinstance(section, dict) else {}


def raw_people(people: Sequence[Seat]) -> list[dict[str, str]]:
    """People as JSON values."""
    return [{"name": one.name, "colour": one.colour.value} for one in people]


def _people(raw: Mapping[str, Any]) -> tuple[Seat, ...]:
    entries = raw.get("people")
    seats = (seat_of(entry) for entry in (entries if isinstance(entries, list) else []))
    return tuple({person_key(seat.name): seat for seat in seats if seat is not None}.values())


def seat_of(entry: object) -> Seat | None:
    """A person of `raw_people`, or None for what is none."""
    try:
        assert isinstance(entry, dict)
        return Seat(clean_name(entry["name"]), Colour(entry["colour"]))
    except (AssertionError, KeyError, TypeError, ValueError, Refused):
        return None


def _words(value: object) -> str | None:
    if value is None or isinstance(value, str):
        return value
    raise ValueError("neither a text nor nothing")


def _theme(value: object) -> Theme:
    return Theme(value)  # type: ignore[arg-type]  # whatever is no theme raises ValueError


def _movement(value: object) -> Movement:
    return Movement(value)  # type: ignore[arg-type]  # likewise


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError("neither on nor off")


_READERS: Mapping[str, Callable[[object], Any]] = {
    "language": _words,
    "theme": _theme,
    "hold": _flag,
    "table": _words,
    "motion": _movement,
    "vibration": _flag,
    "sounds": _flag,
}


def _settings(raw: Mapping[str, Any]) -> Settings:
    """Setting by setting: one that makes no sense falls back and takes no other with it."""
    settings = Settings()
    for name, value in _section(raw, "settings").items():
        try:
            settings = replace(settings, **{name: _READERS[name](value)})
        except (KeyError, ValueError):
            continue
    return settings
