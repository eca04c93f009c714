"""What a user keeps: matches, names, settings, documents, and what was removed and may return."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from companion.games import registry
from companion.store.history import Thrown, Trash
from companion.store.kept import Kept
from companion.store.matches import Entry, Matches
from companion.store.people import Known, People, Settings
from companion.table.seats import Seat
from companion.table.text import Refused, Text, text


class Shelf(ABC):
    """The stores of a user, once the key has opened them. What a disk refuses is said.

    Attributes:
        known: The names and settings as they were read last.
        thrown: What was removed last and can come back, or None.
    """

    def __init__(self) -> None:
        self.known = Known()
        self.thrown: Thrown | None = None
        self._matches: Matches | None = None
        self._people: People | None = None
        self._kept: Kept | None = None
        self._trash: Trash | None = None
        self._lines: dict[tuple[str, int], Text] = {}  # of each save of a match, replayed once

    @abstractmethod
    def refuse(self, why: Text) -> None:
        """Say why something was refused."""

    @abstractmethod
    def say(self, what: Text) -> str:
        """A message in the language of the screens."""

    @property
    def matches(self) -> Matches:
        """The matches of this user."""
        assert self._matches is not None
        return self._matches

    @property
    def people(self) -> People:
        """The names of this user; after a change of them, `look_again`."""
        assert self._people is not None
        return self._people

    @property
    def documents(self) -> Kept:
        """The documents of games."""
        assert self._kept is not None
        return self._kept

    @property
    def trash(self) -> Trash:
        """What was removed and can come back."""
        assert self._trash is not None
        return self._trash

    def look_again(self) -> None:
        """The names were changed: read them anew."""
        self.known = self.people.known()

    def fill(self, matches: Matches, people: People, kept: Kept, trash: Trash) -> None:
        """The key has opened the stores."""
        self._matches = matches
        self._people = people
        self._kept = kept
        self._trash = trash
        self.look_again()

    @property
    def is_open(self) -> bool:
        """Whether the key has opened the stores."""
        return self._matches is not None

    @property
    def settings(self) -> Settings:
        """The user's settings."""
        return self.known.settings

    def _change_people(self, what: Callable[[People], None]) -> None:
        assert self._people is not None
        try:
            what(self._people)
        except Refused as trouble:
            self.refuse(trouble.why)
        self.known = self._people.known()

    def remember(self, seats: Sequence[Seat]) -> None:
        """Offer these people when somebody sits down."""
        self._change_people(lambda people: people.remember(seats))

    def kept(self, name: str) -> str | None:
        """The document kept under a name, or None; also where the disk does not give it."""
        assert self._kept is not None
        try:
            return self._kept.read(name)
        except Refused as trouble:
            self.refuse(trouble.why)
            return None

    def keep(self, name: str, document: str) -> bool:
        """Keep a document under a name. Where the disk refuses, that is said and False returned."""
        assert self._kept is not None
        try:
            self._kept.write(name, document)
        except Refused as trouble:
            self.refuse(trouble.why)
            return False
        return True

    def where(self, entry: Entry) -> str:
        """Where a match of the list stands, in a public line."""
        save = (entry.id, entry.head.revision)
        if save not in self._lines:
            try:
                match = self.matches.open(entry.id).match
            except Refused as refused:
                return self.say(refused.why)
            screens = registry.screens(entry.head.game)
            self._lines[save] = screens.summary(match.view(None), entry.head.seats)
        return self.say(self._lines[save])

    def last_table(self, game_id: str) -> Entry | None:
        """The latest match of a game, whose people may sit down again; None without one."""
        try:
            listing = self.matches.list()
        except Refused:
            return None
        entries = [
            entry
            for entry in (*listing.under_way, *listing.finished)
            if entry.head.game == game_id and not entry.head.practice
        ]
        return max(entries, key=lambda entry: entry.head.changed, default=None)

    def throw_away(self, *match_ids: str) -> bool:
        """Take matches off the list, not for good yet. Where it is refused, that is said."""
        try:
            self.thrown = self.trash.throw_away(match_ids)
        except Refused as refused:
            self.refuse(refused.why)
            return False
        return True

    def bring_back(self) -> None:
        """Put back what was removed last."""
        thrown, self.thrown = self.thrown, None
        try:
            back = 0 if thrown is None else self.trash.bring_back(thrown)
        except Refused as refused:
            self.thrown = thrown
            self.refuse(refused.why)
            return
        if not back:
            self.refuse(text("refused-match-gone"))
