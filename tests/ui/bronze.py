"""Bronze Heads on a phone: tables with a known deal, and the touches of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from companion.games import registry
from companion.games.bronze_heads import rules
from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    EnterRole,
    Forgo,
    Head,
    Hide,
    Invert,
    Judge,
    Move,
    Options,
    PassTo,
    Read,
    Role,
    RoleSource,
    SeeRole,
    Suspect,
)
from companion.games.bronze_heads.rules import Deal
from companion.games.bronze_heads.view import View
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.people import People, Settings
from companion.store.sealing import key_text
from companion.table.match import Setting, begin
from companion.table.seats import Colour, Seat
from companion.ui.play import Play
from tests.games.bronze_heads.table import NEVER, ROLES, ROUNDS
from tests.ui.harness import Browser, Phone

KEY = bytes(range(32))
LAO_LINES = ("Lao Chaofeng", "Turn the truth round", "is Yao Buran", "And knows that")
"""What stands on Lao Chaofeng's card and nowhere on a screen for everybody."""
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def deal(
    roles: Sequence[Role] = ROLES[:6],
    first: int = 0,
    huang: int = NEVER,
    kido: int = NEVER,
) -> Deal:
    """A deal with the heads of the table of the rules' tests. Rounds count from 0; 3 is never."""
    return Deal(
        roles=tuple(roles),
        rounds=tuple(tuple((Head(h), t) for h, t in heads.items()) for heads in ROUNDS),
        blind=((Role.HUANG_YANYAN, huang), (Role.KIDO_KANA, kido)),
        first=first,
    )


def people(names: Sequence[str]) -> tuple[Seat, ...]:
    """Players in different colours."""
    return tuple(Seat(name, colour) for name, colour in zip(names, Colour, strict=False))


class Table:
    """A match on the disk of a browser's owner, and the phone that lies on its table."""

    def __init__(
        self,
        browser: Browser,
        patch: pytest.MonkeyPatch,
        given: Deal | None = None,
        seats: int = 6,
        options: Options | None = None,
        settings: Settings | None = None,
        key: bytes = KEY,
        names: Sequence[str] = NAMES,
    ) -> None:
        given = given or deal(ROLES[:seats])
        options = options or Options()

        def dealt(_: int, chosen: Options, __: bytes) -> Deal:
            if chosen.roles is RoleSource.CARDS:
                return Deal((), given.rounds, given.blind, given.first)
            return given

        patch.setattr(rules, "deal", dealt)
        self.browser = browser
        self.given = given
        self.roles = given.roles
        browser.stored["companion.key"] = key_text(key)
        folder = owner_folder(browser.world.root, key)
        self.matches = Matches(folder, key, registry.game)
        self.saved = self.matches.create(
            begin(GAME, Setting(people(names[: len(given.roles)]), options, bytes(32)))
        )
        self.folder = folder
        self.people = People(folder, key)
        self._settings = settings or Settings()
        self.phone: Phone

    # Before the phone is opened

    def play(self, *moves: Move) -> Table:
        """Moves made before the phone is opened."""
        match = self.saved.match
        for move in moves:
            match = match.play(move)
        self.saved = self.matches.save(self.saved, match)
        return self

    def night(self) -> Table:
        """Everybody has seen the role."""
        return self.play(*(SeeRole(seat) for seat in range(len(self.roles))))

    def open(self, **window: Any) -> Table:
        """The phone is taken in hand, with this match on the screen."""
        self.people.change(replace(self._settings, table=self.saved.id))
        self.phone = self.browser.open(**window)
        self.phone.world.wait(1)
        return self

    # What the screens see

    @property
    def on_screen(self) -> Play:
        """The match as the phone's session has it."""
        place = self.phone.desk.place
        assert isinstance(place, Play), place
        return place

    @property
    def view(self) -> View:
        """What everybody may know."""
        view = self.on_screen.view()
        assert isinstance(view, View)
        return view

    def mine(self, seat: int) -> View:
        """What this seat may know."""
        view = self.on_screen._saved.match.view(seat)
        assert isinstance(view, View)
        return view

    @property
    def looking(self) -> int | None:
        """Who has confirmed to hold the phone; None while it is covered or on the table."""
        place = self.phone.desk.place
        if not isinstance(place, Play) or place.hand is None or not place.hand.open:
            return None
        return place.hand.seat

    @property
    def covered(self) -> bool:
        """Whether the cover is on the screen."""
        return "cover.confirm" in self.phone.ids

    # Touches

    def confirm(self) -> None:
        """Whoever is due holds the seal of the cover."""
        self.phone.hold("cover.confirm")

    def look(self) -> None:
        """The seal of the secret is held and let go."""
        self.phone.hold("seal.look")

    def pick(self, tile: str) -> None:
        """A tile of the cabinet."""
        self.phone.tap(f"grid.{tile}")

    def choose(self, move: Move) -> None:
        """The tile that stands for this move."""
        self.pick(tile_of(move))

    def see_roles(self) -> None:
        """The night, from the first cover to the first turn's."""
        for _ in self.roles:
            self.confirm()
            self.look()
            self.phone.tap("role.done")

    def turn(self, first: Move, second: Move, to: int | None) -> None:
        """A whole turn, from cover to cover."""
        self.confirm()
        self.choose(first)
        self.look()
        self.choose(second)
        self.pick("table" if to is None else f"seat-{to}")


def tile_of(move: Move) -> str:
    """The end of the identifier of the tile that stands for a move."""
    match move:
        case Appraise(heads=heads):
            return "-".join(heads)
        case Read(player=int(player)) | Suspect(player=int(player)) | Attack(player=player):
            return f"seat-{player}"
        case Judge(player=player):
            return f"seat-{player}"
        case PassTo(player=player):
            return "table" if player is None else f"seat-{player}"
        case Hide(head=head):
            return head
        case Invert():
            return "invert"
        case EnterRole(role=role):
            return role.replace("_", "-")
        case Read() | Suspect() | Forgo():
            return "none"
    raise ValueError(move)
