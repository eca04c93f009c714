"""A whole game by touches, and for every message who was looking and what they knew.

What the players do in the open follows from `public` alone, what a player does in secret from that
player's own `salt` and what the screen offers. So two evenings that differ in one player's salt, or
in the deal, differ in nothing else that the table sees.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.games.bronze_heads.moves import SeeRole
from companion.games.bronze_heads.terms import Phase, Step
from companion.games.bronze_heads.view import View
from tests.ui.bronze import Table, tile_of


@dataclass(frozen=True, slots=True)
class Glance:
    """Who looked when a message came.

    Attributes:
        seat: Who had confirmed to hold the phone; None for the whole table.
        view: What they may know.
        doings: What they have chosen and written so far, each in secret.
    """

    seat: int | None
    view: View | None
    doings: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Touch:
    """One touch and the messages that it caused, each with who looked."""

    what: str
    messages: tuple[tuple[Glance, bytes], ...]


class Evening:
    """A game at a table whose phone is open.

    Attributes:
        touches: All of them so far.
    """

    def __init__(self, table: Table, public: str, salts: Sequence[str]) -> None:
        self.table = table
        self.phone = table.phone
        self.touches: list[Touch] = []
        self._public = public
        self._salts = salts
        self._doings: dict[int | None, tuple[object, ...]] = {}
        self.phone.seen_by = self._glance

    def _glance(self) -> Glance:
        seat = self.table.looking
        view = self.table.view if seat is None else self.table.mine(seat)
        return Glance(seat, view, self._doings.get(seat, ()))

    def _touch(self, what: str, do: Callable[[], None]) -> None:
        mark = self.phone.mark()
        do()
        messages = zip(self.phone.eyes[mark:], self.phone.sent[mark:], strict=True)
        self.touches.append(Touch(what, tuple(messages)))  # type: ignore[arg-type]

    def _tap(self, identifier: str, shown: str | None = None) -> None:
        self._touch(shown or identifier, lambda: self.phone.tap(identifier))

    def _hold(self, identifier: str) -> None:
        self._touch(identifier, lambda: self.phone.hold(identifier))

    def _by_all(self, *about: object) -> random.Random:
        return random.Random(f"{self._public} {about}")

    def _by(self, seat: int, *about: object) -> random.Random:
        return random.Random(f"{self._salts[seat]} {seat} {about}")

    def _does(self, seat: int, what: object) -> None:
        self._doings[seat] = (*self._doings.get(seat, ()), what)

    # The game

    def play(self, until: Phase = Phase.OVER) -> list[Touch]:
        """Play until this phase, or to the end."""
        while self.table.view.phase not in {until, Phase.OVER}:
            self.step()
        return self.touches

    def step(self) -> None:
        """What is due next."""
        view = self.table.view
        if view.holder is None:
            self._in_the_open(view)
            return
        if self.table.looking is None:
            if view.heads and self._by_all("loan", view).random() < 0.1:
                self._borrow(view)
            self._hold("cover.confirm")
        self._in_secret(view, view.holder)

    def _in_secret(self, view: View, seat: int) -> None:
        match view.step:
            case Step.SEE_ROLE:
                self._hold("seal.look")
                self._tap("role.done")
            case Step.FIRST:
                self._choose(view, seat)
                self._hold("seal.look")
            case Step.SECOND | Step.JUDGE | Step.ENTER_ROLE:
                self._choose(view, seat)
                if view.step is Step.ENTER_ROLE:
                    self._hold("seal.look")
                    self._tap("role.keep")
            case Step.PASS:
                rng = self._by_all("pass", view)
                to = rng.choice(view.passes) if view.passes else None
                self._tap("grid.table" if to is None else f"grid.seat-{to}")
            case Step.SPEND:
                self._spend(view, seat)

    def _choose(self, view: View, seat: int) -> None:
        mine = self.table.mine(seat).mine
        assert mine is not None
        offers = mine.offers
        if view.step is Step.ENTER_ROLE:
            offers = tuple(m for m in offers if m.role is self.table.given.roles[seat])
        move = self._by(seat, view.round, view.step).choice(offers)
        assert not isinstance(move, SeeRole)
        self._does(seat, move)
        self._tap(f"grid.{tile_of(move)}", f"{view.step} of {seat}")

    def _spend(self, view: View, seat: int) -> None:
        mine = self.table.mine(seat).mine
        assert mine is not None and mine.chips is not None
        rng = self._by(seat, "chips", view.round)
        for _ in range(min(mine.chips, 2)):
            self._does(seat, head := rng.choice(view.heads))
            self._tap(f"chips.more-{head}", f"a chip of {seat}")
        self._tap("chips.done")

    def _borrow(self, view: View) -> None:
        """Somebody looks into the notebook in between, and perhaps writes a line."""
        rng = self._by_all("whose", view)
        seat = rng.randrange(view.seats)
        self._tap("cover.menu")
        self._tap(f"menu.notebook-{seat}")
        self._hold("cover.confirm")
        self._hold("seal.look")
        if rng.random() < 0.5:
            own = self._by(seat, "note", view.round)
            words = " ".join(own.choices(["ox!", "Bo?", "genuine", "I think"], k=own.randint(1, 9)))
            self._tap("notebook.write")
            self._does(seat, words)
            self._touch(f"note of {seat}", lambda: self.phone.type("notebook.field", words))
            self._tap("notebook.keep")
        self._tap("notebook.done")

    def _in_the_open(self, view: View) -> None:
        rng = self._by_all("table", view)
        match view.phase:
            case Phase.SPEAKING:
                self._tap(rng.choice(["talk.vote", "talk.next"] if self._next else ["talk.vote"]))
            case Phase.VOTING:
                for head in view.heads:
                    self._tap(f"vote.field-{head}")
                    self._tap(f"keypad.{rng.randrange(3)}")
                self._tap("vote.done")
            case Phase.VOTED:
                self._tap("voted.on")
            case Phase.REVEAL:
                self._tap("reveal.next")

    @property
    def _next(self) -> bool:
        return self.phone.live("talk.next")
