"""Lucky First Incense on a phone without a browser: a match laid on the disk, and its touches."""

from __future__ import annotations

from typing import Any

from companion.games import registry
from companion.games.lucky_incense.view import View
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.people import People, Settings
from companion.store.sealing import key_text
from companion.ui.play import Play
from tests.games.lucky_incense.table import Table
from tests.ui.harness import Browser, Phone

KEY = bytes(range(32))


class Laid:
    """The phone on a table where the match has come so far."""

    def __init__(self, browser: Browser, table: Table, **window: Any) -> None:
        browser.stored["companion.key"] = key_text(KEY)
        folder = owner_folder(browser.world.root, KEY)
        saved = Matches(folder, KEY, registry.game).create(table.match)
        People(folder, KEY).change(Settings(table=saved.id))
        self.phone: Phone = browser.open(**window)
        self.phone.world.wait(1)

    @property
    def play(self) -> Play:
        place = self.phone.desk.place
        assert isinstance(place, Play), place
        return place

    @property
    def view(self) -> View:
        view = self.play.view()
        assert isinstance(view, View)
        return view

    def tap(self, *pieces: str) -> None:
        for piece in pieces:
            self.phone.tap(piece)

    def enter(self, *cards: tuple[int, str]) -> None:
        for seat, card in cards:
            self.tap(f"pad.colour-{seat}", f"pad.card-{card}")

    def pick(self, *sides: int) -> None:
        """Whoever is due picks these sides and holds the seal."""
        self.phone.hold("cover.confirm")
        self.tap(*(f"pick.{pair}-{side}" for pair, side in enumerate(sides)))
        self.phone.hold("seal.pick")
