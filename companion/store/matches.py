"""The matches of one key in one folder, each a sealed file that is replaced whole at every save."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from companion.store import record
from companion.store.aside import SetAside, put_aside, set_aside, why
from companion.store.files import (
    DiskTrouble,
    in_words,
    locked,
    make_folder,
    sweep,
    sync_folder,
    write_whole,
)
from companion.store.record import ID, About, AnyMatch, Games, Head, Saved
from companion.store.sealing import NotOpened, Reason, open_sealed, seal
from companion.table.clock import Clock
from companion.table.fairness import Promise, check
from companion.table.text import Refused, text

ENDING = ".match"
_ASIDE_NAME = re.compile(r"([0-9a-f]{32})\.match(?:-\d+)?\.[a-z-]+")


class Conflict(Refused):
    """The match on the disk is no longer the one that was opened: another tab carried it on."""


class Gone(Refused):
    """There is no such match (any more)."""


class Moved(Refused):
    """The match goes on on another phone; this copy is kept and not played on."""


class Unopened(Refused):
    """The match does not open; its file was set aside as it is."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One match of a list.

    Attributes:
        id: What `Matches.open` takes.
        head: Its summary.
    """

    id: str
    head: Head


@dataclass(frozen=True, slots=True)
class Listing:
    """What lies in the folder, in each part the latest change first.

    Attributes:
        under_way: Matches that go on.
        finished: Matches that have an outcome.
        set_aside: What did not open, today or earlier; the names and settings included.
    """

    under_way: tuple[Entry, ...]
    finished: tuple[Entry, ...]
    set_aside: tuple[SetAside, ...]


def utc_now() -> datetime:
    """The time of the machine, in UTC."""
    return datetime.now(UTC)


class Matches:
    """The matches of one key in one folder.

    When it is made it cleans up behind a kill, and brings back whatever was set aside and opens
    now (because the app was updated, or the right key came back).

    Every operation may be used from several threads and processes at once.

    Args:
        folder: Where they lie; made for the owner's eyes only when it is missing.
        key: 32 bytes, of `sealing.new_key`, `keys.load_key_file` or the browser's storage.
        games: The game of an id; raises KeyError for an unknown one.
        now: The time in UTC.

    Raises:
        DiskTrouble: The folder cannot be made or used.
    """

    def __init__(
        self, folder: Path, key: bytes, games: Games, now: Callable[[], datetime] = utc_now
    ) -> None:
        self._folder = folder
        self._key = key
        self._games = games
        self._now = now
        with in_words(folder):
            make_folder(folder)
        with self._alone():
            sweep(folder)
            self._bring_back()

    def create(
        self, match: AnyMatch, clock: Clock | None = None, promise: Promise | None = None
    ) -> Saved:
        """A new match, on the disk when this returns.

        Args:
            match: The match before its first move.
            clock: The table's countdown, or None where it has none.
            promise: What its seed comes from (`fairness.promise`), or None where nothing was
                promised.

        Raises:
            ValueError: The match was not dealt as promised.
            DiskTrouble: It could not be written.
        """
        if promise is not None and not check(promise, match.game, match.setting):
            raise ValueError("the match was not dealt as promised")
        now = self._now()
        head = record.make_head(match, 1, now, now)
        saved = Saved(secrets.token_hex(16), head, match, clock, promise)
        with self._alone():
            self._write(saved)
        return saved

    def adopt(self, saved: Saved) -> Saved:
        """A match that comes from elsewhere, as it is and under its own id.

        Raises:
            Conflict: A match of this id is here already.
            DiskTrouble: It could not be written.
        """
        with self._alone():
            if self._path(saved.id).exists():
                raise Conflict(text("refused-conflict"))
            return self._write(saved)

    def save(self, saved: Saved, match: AnyMatch) -> Saved:
        """The match as it stands now in place of the one that was opened.

        It is on the disk when this returns: only then may a screen show it. The clock is that of
        `saved` (see `Saved.with_clock`). To save once more what was just saved is no conflict, so
        that a save of which nobody knows whether it succeeded can be tried again.

        Raises:
            Moved: It goes on on another phone.
            Conflict: Somebody else has saved this match since. Open it again.
            Gone: Somebody else has deleted it.
            Unopened: A newer version of the app has saved it since.
            DiskTrouble: It could not be written; the disk holds the match as it was.
        """
        if saved.head.about.moved is not None:
            raise Moved(text("refused-moved-on"))
        return self._replace(saved, match, self._now(), saved.head.about)

    def amend(
        self, saved: Saved, match: AnyMatch | None = None, about: About | None = None
    ) -> Saved:
        """The same match with other names, another note, or moved: nothing that anybody plays.

        It keeps the time of its last change. Raises as `save`, but for `Moved`.

        Args:
            saved: The match as it was opened.
            match: What it becomes, or None for the same.
            about: What is kept with it, or None for the same.
        """
        head = saved.head
        return self._replace(
            saved,
            saved.match if match is None else match,
            head.changed,
            head.about if about is None else about,
        )

    def _replace(self, saved: Saved, match: AnyMatch, changed: datetime, about: About) -> Saved:
        old = saved.head
        head = record.make_head(match, old.revision + 1, old.created, changed, about)
        new = Saved(saved.id, head, match, saved.clock, saved.promise)
        with self._alone():
            return self._written_before(saved, new) or self._write(new)

    def supersede(self, saved: Saved, new: Saved) -> Saved:
        """A longer copy of the match in place of the one that was opened. Raises as `amend`."""
        revision = max(saved.head.revision, new.head.revision) + 1
        newest = replace(new, id=saved.id, head=replace(new.head, revision=revision))
        with self._alone():
            return self._written_before(saved, newest) or self._write(newest)

    def open(self, match_id: str) -> Saved:
        """The match as it was last saved, replayed from its journal.

        Raises:
            Gone: There is no match of this id.
            Unopened: Its file is damaged, foreign, of an unknown game, from a newer version, or
                holds a move that the rules refuse. It was set aside with its bytes untouched.
            DiskTrouble: It could not be read.
        """
        with self._alone():
            try:
                return record.read(match_id, self._record(match_id), self._games)
            except NotOpened as trouble:
                with suppress(OSError):  # it is as unreadable where it is
                    put_aside(self._path(match_id), trouble.reason)
                raise Unopened(why(trouble.reason)) from trouble

    def list(self) -> Listing:
        """All matches. What is seen at once not to be one is set aside; the others still open.

        Raises:
            DiskTrouble: The folder itself cannot be read.
        """
        entries: list[Entry] = []
        troubles: list[SetAside] = []
        with self._alone():
            for path in sorted(self._folder.glob(f"*{ENDING}")):
                try:
                    entries.append(self._entry(path))
                except NotOpened as trouble:
                    try:
                        put_aside(path, trouble.reason)
                    except OSError:  # it stays where it is, and is told of all the same
                        troubles.append(SetAside(path, why(trouble.reason)))
                except DiskTrouble as trouble:
                    troubles.append(SetAside(path, trouble.why))
            troubles += set_aside(self._folder)
        entries.sort(key=lambda entry: entry.head.changed, reverse=True)
        return Listing(
            tuple(entry for entry in entries if entry.head.outcome is None),
            tuple(entry for entry in entries if entry.head.outcome is not None),
            tuple(troubles),
        )

    def delete(self, match_id: str) -> None:
        """Take the match off the disk; one that is not there is gone already.

        Raises:
            DiskTrouble: It could not be removed.
        """
        with suppress(Gone), self._alone():
            self._path(match_id).unlink(missing_ok=True)
            sync_folder(self._folder)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with in_words(self._folder), locked(self._folder):
            yield

    def _path(self, match_id: str) -> Path:
        if not ID.fullmatch(match_id):  # it may come from a link, and lead anywhere
            raise Gone(text("refused-match-gone"))
        return self._folder / f"{match_id}{ENDING}"

    def _record(self, match_id: str) -> bytes:
        try:
            blob = self._path(match_id).read_bytes()
        except FileNotFoundError as error:
            raise Gone(text("refused-match-gone")) from error
        return open_sealed(self._key, _name(match_id), blob)

    def _write(self, saved: Saved) -> Saved:
        blob = seal(self._key, _name(saved.id), record.write(saved))
        write_whole(self._path(saved.id), blob)
        return saved

    def _written_before(self, old: Saved, new: Saved) -> Saved | None:
        """What lies there instead of `old`, if it is `new` already."""
        try:
            found = self._record(old.id)
            head = record.read_head(found)
        except NotOpened as trouble:
            if trouble.reason is Reason.NEWER:
                raise Unopened(why(trouble.reason)) from trouble
            put_aside(self._path(old.id), trouble.reason)  # the match is in hand: it is saved whole
            return None
        if head.revision == old.head.revision:
            return None
        if head.revision == new.head.revision and record.same_table(found, new):
            sync_folder(self._folder)
            return replace(new, head=head)
        raise Conflict(text("refused-conflict"))

    def _entry(self, path: Path) -> Entry:
        match_id = path.name.removesuffix(ENDING)
        if not ID.fullmatch(match_id):
            raise NotOpened(Reason.FOREIGN)
        with in_words(path):
            head = record.read_head(self._record(match_id))
        try:
            self._games(head.game)
        except KeyError as error:
            raise NotOpened(Reason.UNKNOWN_GAME) from error
        return Entry(match_id, head)

    def _bring_back(self) -> None:
        for path in [one.file for one in set_aside(self._folder)]:
            named = _ASIDE_NAME.fullmatch(path.name)
            if named is None or self._path(named[1]).exists():
                continue
            with suppress(NotOpened, OSError):
                found = open_sealed(self._key, _name(named[1]), path.read_bytes())
                record.read(named[1], found, self._games)
                path.rename(self._path(named[1]))
                sync_folder(self._folder)


def _name(match_id: str) -> str:
    return f"match/{match_id}"
