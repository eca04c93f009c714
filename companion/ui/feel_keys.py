"""A keyboard in the place of a finger: Tab or an arrow goes to the next piece, Enter touches it.

The pieces of a screen are found in what is drawn, in the order in which it is drawn, so no screen
needs to know of it. In a browser Tab may leave the page where nothing on it takes the browser's own
focus, and then a secret is covered as for any page that is left; the arrows stay.

The page tells when a key goes down and not when it comes up: what is held with a finger is tapped
with a key, and stays open as long as where tapping stands in for holding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import flet as ft

from companion.ui.look import Do

FORWARD = {"tab", "arrow-down", "arrow-right"}
BACKWARD = {"arrow-up", "arrow-left"}
TOUCH = {"enter", "numpad-enter", "space"}
BACK = "escape"
SHIFT = {"shift", "shift-left", "shift-right"}


@dataclass(frozen=True, slots=True)
class Stop:
    """A piece where Tab stops.

    Attributes:
        identifier: The piece's.
        held: Whether a finger would hold it, as a seal.
        touch: What touching it does.
    """

    identifier: str
    held: bool
    touch: Do


def stops(drawn: object) -> Iterator[Stop]:
    """The pieces of a drawn screen that can be touched, in their order; none below a sheet."""
    if isinstance(drawn, list):
        for one in drawn:
            yield from stops(one)
        return
    if not isinstance(drawn, ft.BaseControl):
        return
    if isinstance(drawn, ft.Semantics):
        if drawn.exclude_semantics:
            return
        stop = _stop(drawn)
        if stop is not None:
            yield stop
            return
    yield from stops(getattr(drawn, "content", None))
    yield from stops(getattr(drawn, "controls", None))


def _stop(piece: ft.Semantics) -> Stop | None:
    inside = piece.content
    if piece.identifier is None or not isinstance(inside, ft.GestureDetector):
        return None
    held = inside.on_pan_down is not None
    touch = inside.on_pan_down if held else inside.on_tap_up
    if not callable(touch):
        return None
    return Stop(piece.identifier, held, touch)  # type: ignore[arg-type]  # ours take no event


def writes(drawn: object) -> bool:
    """Whether a drawn screen has a field to type in: Space and the arrows are the field's then."""
    if isinstance(drawn, list):
        return any(writes(one) for one in drawn)
    if isinstance(drawn, ft.TextField):
        return True
    if not isinstance(drawn, ft.BaseControl):
        return False
    return writes(getattr(drawn, "content", None)) or writes(getattr(drawn, "controls", None))


class Keys:
    """The ring that shows where the keyboard is, and what its keys do.

    Attributes:
        at: The identifier of the piece in the ring, or None without one.
        draw: Draws the screen that is shown now.

    Args:
        back: What Escape does.
        hold: Called before a seal is touched: no finger will let it go.
    """

    def __init__(self, back: Do, hold: Do) -> None:
        self.draw: Callable[[], object] = lambda: None
        self._back = back
        self._hold = hold
        self.at: str | None = None

    def press(self, key: str, shift: bool) -> None:
        """A key went down, as the page names it; whether Shift was down too."""
        key = key.strip().lower().replace(" ", "-") or "space"
        if key == BACK:
            self.at = None
            self._back()
            return
        if key in SHIFT:
            return
        if key not in FORWARD | BACKWARD | TOUCH:  # somebody types: nothing has to be drawn
            self.at = None
            return
        drawn = self.draw()
        typing = writes(drawn)
        if key == "tab" or (key in FORWARD | BACKWARD and not typing):
            self._go(list(stops(drawn)), -1 if shift or key in BACKWARD else 1)
        elif key in TOUCH and not (typing and key == "space"):
            self._touch(list(stops(drawn)))
        else:
            self.at = None

    def _go(self, pieces: list[Stop], step: int) -> None:
        names = [piece.identifier for piece in pieces]
        if not names:
            self.at = None
        elif self.at in names:
            self.at = names[(names.index(self.at) + step) % len(names)]
        else:
            self.at = names[0 if step > 0 else -1]

    def _touch(self, pieces: list[Stop]) -> None:
        piece = next((one for one in pieces if one.identifier == self.at), None)
        if piece is None:
            return
        if piece.held:
            self._hold()
        piece.touch()
