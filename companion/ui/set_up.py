"""Sitting down: who plays, in which colour, in which order, by which of the table's options."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from companion.games import registry
from companion.table.chance import SEED_BYTES
from companion.table.fairness import Promise, promise
from companion.table.game import Game
from companion.table.match import Match, Setting, begin
from companion.table.seats import Colour, Seat, check_seats, clean_name, person_key
from companion.table.text import Refused, refuse, text
from companion.ui.learn_practice import company, played_on
from companion.ui.screens import Choice, Screens

if TYPE_CHECKING:
    from companion.ui.desk import Desk


@dataclass(slots=True)
class Entry:
    """A name being typed.

    Attributes:
        at: The seat it is for, or None for one more player.
        words: What has been typed so far.
        colour: The colour chosen.
        serial: Another number for every new field, so that nothing typed carries over.
        fields: How often the field has been made anew, since a touch took the cursor out of it.
    """

    at: int | None
    words: str
    colour: Colour
    serial: int
    fields: int = 0


class SetUp:
    """A table that is being laid.

    Attributes:
        screens: The game's screens.
        seats: Who sits there so far, clockwise.
        entry: The name being typed, or None on the overview.
        options: Whether the page of options is open.
        practising: How many sit at the practice table that is being laid, the app's players among
            them; None at a table of people.
        words: By name, what somebody adds to the chance of the deal.
    """

    def __init__(self, desk: Desk, screens: Screens) -> None:
        self.desk = desk
        self.screens = screens
        self.seats: list[Seat] = []
        self.entry: Entry | None = None
        self.options = False
        self.practising: int | None = None
        self.words: dict[str, str] = {}
        self._promise: tuple[object, Promise] | None = None
        self.game: Game[Any, Any, Any, Any] = registry.game(screens.game_id)
        self._chosen: dict[str, Any] = dict(screens.remembered(desk.kept))
        self._serial = 0

    def key(self) -> tuple[object, ...]:
        """What makes this another screen when it changes, as far as touches are concerned."""
        return (
            self.screens.game_id,
            self.entry and self.entry.serial,
            self.options,
            bool(self.practising),
        )

    def close(self) -> bool:
        """Close the page that lies over the table; False where none does."""
        if self.entry is not None:
            self.entry = None
        elif self.options:
            self.options = False
        elif self.practising is not None:
            self.practising = None
        else:
            return False
        return True

    @property
    def most(self) -> int:
        """The most players the game takes."""
        return self.game.players.stop - 1

    # Names

    def type_name(self, at: int | None) -> None:
        """Open the field for a seat, or for one more player."""
        self._serial += 1
        seat = None if at is None else self.seats[at]
        self.entry = Entry(
            at,
            seat.name if seat else "",
            seat.colour if seat else self._free_colour(),
            self._serial,
        )

    def _free_colour(self) -> Colour:
        taken = {seat.colour for seat in self.seats}
        return next((c for c in self.screens.colours if c not in taken), self.screens.colours[0])

    def keep_name(self, more: bool) -> None:
        """Take what was typed to the seat. An empty field with nobody new to add just closes.

        Args:
            more: Whether the next player's field opens at once.
        """
        entry = self.entry
        if entry is None:
            return
        if entry.at is None and not entry.words.strip() and not more:
            self.entry = None
            return
        try:
            name = clean_name(entry.words)
            self.desk.check_letters(name)
            self._seat(name, entry.colour, entry.at)
        except Refused as refused:
            self.desk.refuse(refused.why)
            self.type_on()
            return
        self._after(more)

    def type_on(self) -> None:
        """Another field with the same words, and the cursor in it: a touch took it out of this."""
        if self.entry is not None:
            self.entry.fields += 1

    def known_name(self, person: Seat) -> None:
        """Seat somebody who has played before, in the colour of that time where it is free."""
        entry = self.entry
        taken = {s.colour for at, s in enumerate(self.seats) if entry is None or at != entry.at}
        colour = person.colour
        if colour in taken or colour not in self.screens.colours:
            colour = entry.colour if entry else self._free_colour()
        try:
            self._seat(person.name, colour, entry.at if entry else None)
        except Refused as refused:
            self.desk.refuse(refused.why)
            return
        self._after(entry is None or entry.at is None)

    def _after(self, more: bool) -> None:
        if more and len(self.seats) < self.most:
            self.type_name(None)
        else:
            self.entry = None

    def _seat(self, name: str, colour: Colour, at: int | None) -> None:
        """Put somebody on a seat; whoever has that colour gets the one that becomes free."""
        seats = list(self.seats)
        if at is None and len(seats) >= self.most:
            raise refuse("refused-too-many", most=self.most, count=len(seats) + 1)
        old = self._free_colour() if at is None else seats[at].colour
        seats = [
            Seat(seat.name, old) if seat.colour is colour and index != at else seat
            for index, seat in enumerate(seats)
        ]
        if at is None:
            seats.append(Seat(name, colour))
        else:
            seats[at] = Seat(name, colour)
        check_seats(seats, 1, self.most)
        self.seats = seats

    def strangers(self, known: Sequence[Seat]) -> list[Seat]:
        """Who has played before and does not sit here yet."""
        here = {person_key(seat.name) for seat in self.seats}
        return [person for person in known if person_key(person.name) not in here]

    # The order round the table

    def swap(self, at: int, step: int) -> None:
        """Move a player one place on (1) or back (-1) round the table."""
        other = at + step
        if 0 <= at < len(self.seats) and 0 <= other < len(self.seats):
            self.seats[at], self.seats[other] = self.seats[other], self.seats[at]

    def get_up(self, at: int) -> None:
        """Take a player from the table."""
        del self.seats[at]
        self.entry = None

    def sit_again(self, match: Match[Any, Any, Any, Any]) -> None:
        """The people of an earlier match, as they sat, and what they had chosen."""
        person = match.practice_seat
        seats = match.setting.seats
        self.seats = list(seats) if person is None else [seats[person]]
        if person is None:
            options = match.setting.options
            self._chosen |= {one.field: getattr(options, one.field) for one in self.screens.choices}
            self._chosen |= self.screens.changed(match.view(None))

    # Options

    def chosen(self, choice: Choice) -> Any:
        """The value of an option: the table's choice, or the game's default."""
        return self._chosen.get(choice.field, getattr(self.game.options_type(), choice.field))

    def house_rules(self) -> list[str]:
        """What is chosen otherwise than the game has it by itself, in words, by message id."""
        usual = self.game.options_type()
        return [
            choice.words[choice.values.index(self.chosen(choice))]
            for choice in self.screens.choices
            if self.chosen(choice) != getattr(usual, choice.field)
        ]

    def choose(self, choice: Choice, value: Any) -> None:
        """Set an option."""
        self._chosen[choice.field] = value

    # The practice table

    @property
    def can_practise(self) -> bool:
        """Whether the app has players of its own for this game."""
        return self.screens.practice is not None

    def practise(self, count: int | None) -> None:
        """Lay a practice table for so many, or with None a table of people again.

        Whoever sits here first practises, or else who has played here last.
        """
        known = self.desk.known.people
        if self.practising is None and not self.seats and known:
            self._seat(known[0].name, known[0].colour, None)
        self.practising = count

    def practice_seats(self) -> tuple[Seat, ...]:
        """The person and the app's players; nobody while it is not known who practises."""
        if not self.seats or self.practising is None:
            return ()
        names = self.desk.say(text("learn-practice-names"))
        return company(self.seats[0], self.practising, names, self.screens.colours)

    def practice_match(self) -> Match[Any, Any, Any, Any]:
        """The practice match, dealt from a fresh seed, at the person's first move.

        Raises:
            Refused: The people do not fit.
        """
        practice = self.screens.practice
        assert practice is not None
        options = practice.options(self.game.options_type(**self._chosen), 0)
        setting = Setting(self.practice_seats(), options, secrets.token_bytes(SEED_BYTES))
        return played_on(practice, begin(self.game, setting))

    # The deal

    def ready(self) -> bool:
        """Whether there are as many players as the game needs."""
        return len(self.seats) in self.game.players

    def promised(self) -> Promise:
        """What the app binds itself to for this table: another one once the table changes."""
        options = self.game.options_type(**self._chosen)
        laid = (len(self.seats), options)
        if self._promise is None or self._promise[0] != laid:
            self._promise = (laid, promise(self.game, *laid, secrets.token_bytes))
        return self._promise[1]

    def deal(self) -> tuple[Match[Any, Any, Any, Any], Promise]:
        """The match, dealt from the promise and the table's words, and the promise.

        Raises:
            Refused: The people or their number do not fit, or a word is too long.
        """
        given = self.promised().with_words([self.words.get(s.name, "") for s in self.seats])
        options = self.game.options_type(**self._chosen)
        match = begin(self.game, Setting(tuple(self.seats), options, given.seed))
        self._promise = None  # a secret is for one deal
        return match, given
