"""Ten quick taps choose once: a screen that has just come takes no touch until the finger rests."""

from __future__ import annotations

from companion.ui import theme


class Gate:
    """Lets a touch through when none has come for a moment since the screen changed."""

    def __init__(self) -> None:
        self._shut_until = 0.0

    def turn(self, now: float) -> None:
        """The screen has changed at `now` (seconds of a steady clock)."""
        self._shut_until = now + theme.QUIET

    def passes(self, now: float) -> bool:
        """Whether a touch at `now` counts. One that does not keeps the gate shut a while longer."""
        if now < self._shut_until:
            self._shut_until = now + theme.QUIET
            return False
        return True
