"""Fingers on the screen: a touch on a piece, a hold on a seal, a key in the place of either."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.ui import theme
from companion.ui.feel import Moment
from companion.ui.feel_keys import Keys
from companion.ui.gate import Gate
from companion.ui.look import Do

if TYPE_CHECKING:
    from companion.ui.desk import Desk


class Fingers:
    """What is under a finger, what is held, and when somebody has touched the screen last.

    Attributes:
        keys: The keyboard.

    Args:
        desk: The session.
        now: A steady clock in seconds.
    """

    def __init__(self, desk: Desk, now: Callable[[], float]) -> None:
        self._desk = desk
        self._now = now
        self.keys = Keys(desk.back, self._by_key)
        self._keyed = False
        self._gate = Gate()
        self._pressed: str | None = None
        self._hold: object | None = None
        self._touched = now()

    @property
    def pressed(self) -> str | None:
        """The identifier of the piece under the finger."""
        return self._pressed

    @property
    def ring(self) -> str | None:
        """The identifier of the piece that the keyboard is at."""
        return self.keys.at

    @property
    def idle(self) -> float:
        """For how many seconds nobody has touched anything."""
        return self._now() - self._touched

    def stir(self) -> None:
        """Hands that type are not idle."""
        self._touched = self._now()

    def turn(self) -> None:
        """Another screen has come: nothing on it is touched yet, and the finger rests first."""
        self._pressed = self.keys.at = None
        self._gate.turn(self._now())

    # A keyboard

    def key(self, key: str, shift: bool) -> None:
        """A key of a keyboard went down."""
        before = self.keys.at
        self._desk.attempt(lambda: self.keys.press(key, shift))
        self._keyed = False
        if self.keys.at != before:
            self.stir()
            self._desk.changed()

    def _by_key(self) -> None:
        self._keyed = True

    # A piece

    def press(self, identifier: str) -> None:
        """A finger came down on a piece."""
        desk = self._desk
        self.keys.at = None
        self.stir()
        self._pressed = identifier
        if desk.stage.skip():  # a touch shows the end of a reveal, and does nothing else
            self._gate.turn(self._now())
        desk.let_feel(Moment.COUNTED if desk.counts(identifier) else Moment.TOUCHED)
        desk.changed()

    def lift(self) -> None:
        """The finger slid off, or was taken away."""
        self._pressed = None
        self._desk.changed()

    def choose(self, do: Do) -> None:
        """The finger was lifted on a piece: do what it stands for, once."""
        desk = self._desk
        self.stir()
        piece, self._pressed = self._pressed, None
        if self._gate.passes(self._now()):
            self.release()  # one finger at a time: another one on the seal holds no longer
            desk.refusal = None
            desk.attempt(do)
            if desk.refused:
                desk.let_feel(Moment.REFUSED)
                if piece is not None:
                    desk.stage.shake(piece)
        else:
            desk.missed()
        desk.changed()

    # A seal

    def hold(self, seconds: float, done: Callable[[], None]) -> None:
        """A seal is held: fill its ring, and when it is full do `done`."""
        desk = self._desk
        self.stir()
        desk.refusal = None
        token = self._hold = object()
        alone = self._keyed or not desk.settings.hold  # nothing will let go of it
        desk.page.run_task(self._fill, token, seconds, done, alone)

    async def _fill(
        self, token: object, seconds: float, done: Callable[[], None], alone: bool
    ) -> None:
        desk = self._desk
        begun = self._now()
        hand = desk.in_hand
        while True:
            part = (self._now() - begun) / seconds
            if self._hold is not token or hand is None or hand is not desk.in_hand:
                return
            if part >= 1:
                break
            full = part if desk.moves else int(4 * part) / 4  # by quarters where all keeps still
            hand.fill = min(max(full, 0.05), 0.95)  # full means that it shows
            desk.changed()
            await asyncio.sleep(min(theme.RING_STEP, seconds * (1 - part)))
        hand.fill = 1.0
        desk.feel.give(Moment.FULL)
        desk.attempt(done)
        desk.changed()
        if alone and hand.held:
            await asyncio.sleep(theme.TAP_TO_LOOK)
            if self._hold is token:
                self.release()

    def let_go(self) -> None:
        """The finger left the seal. Where a tap stands in for a hold, the hold goes on alone."""
        if self._desk.settings.hold:
            self.release()

    def release(self) -> None:
        """No seal is held any more; what it showed is gone."""
        self.let_loose()
        self._desk.changed()

    def drop(self) -> None:
        """Something else happened: nothing is under a finger or held any more; not drawn yet."""
        self._pressed = None
        self.let_loose()

    def let_loose(self) -> None:
        """The same without drawing it yet."""
        self.stir()
        self._hold = None
        hand = self._desk.in_hand
        if hand is not None:
            hand.looked = hand.looked or hand.held
            hand.held = False
            hand.fill = 0.0
