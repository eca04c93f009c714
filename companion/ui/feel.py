"""What is felt and heard: a tick under the finger, the midnight bell. Nothing of it tells a secret.

Vibration is on and sounds are off at first; both have a switch, and where screens keep still
nothing vibrates or sounds. On a secret screen there is one tick alone, the same for everybody: the
seal's ring is full. Whatever a device or a browser cannot do, it leaves out without a word.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable, Mapping
from enum import StrEnum

import flet as ft
from flet_audio import Audio, ReleaseMode

from companion.ui import theme

LAST = 10
"""The seconds of a countdown that are felt and heard."""
BETWEEN = 0.08
"""Seconds between two taps of one pattern."""
FILES = "sounds/{}.wav"


class Moment(StrEnum):
    """What can be felt or heard."""

    TOUCHED = "touched"
    FULL = "full"
    REFUSED = "refused"
    COUNTED = "counted"
    CLOSED = "closed"
    LANDED = "landed"
    CRACKED = "cracked"
    MIDNIGHT = "midnight"
    SECOND = "second"
    TIME_UP = "time-up"
    WON = "won"


HAPTICS: Mapping[Moment, tuple[str, ...]] = {
    Moment.TOUCHED: ("selection_click",),
    Moment.FULL: ("medium_impact",),
    Moment.REFUSED: ("light_impact", "light_impact"),
    Moment.COUNTED: ("selection_click",),
    Moment.CLOSED: ("light_impact",),
    Moment.LANDED: ("heavy_impact",),
    Moment.MIDNIGHT: ("heavy_impact",),
    Moment.SECOND: ("light_impact",),
    Moment.TIME_UP: ("medium_impact",),
    Moment.WON: ("light_impact", "light_impact", "heavy_impact"),
}

SOUNDS: Mapping[Moment, str] = {
    Moment.TOUCHED: "tick",
    Moment.REFUSED: "knock",
    Moment.COUNTED: "chip",
    Moment.CLOSED: "seal",
    Moment.LANDED: "coin",
    Moment.CRACKED: "crack",
    Moment.MIDNIGHT: "bell",
    Moment.SECOND: "block",
    Moment.TIME_UP: "gong",
    Moment.WON: "bowls-{theme}",
}
"""The name of each moment's sound; the seal's ring has none."""


class Feel:
    """The hand and the ear of one page.

    Args:
        page: The page.
        vibrates: Whether the phone may vibrate now.
        sounds: Whether it may sound now.
    """

    def __init__(
        self, page: ft.Page, vibrates: Callable[[], bool], sounds: Callable[[], bool]
    ) -> None:
        self._page = page
        self._vibrates = vibrates
        self._sounds = sounds
        self._haptics = ft.HapticFeedback()
        self._players: dict[str, Audio] = {}
        self._left: int | None = None

    def prepare(self) -> None:
        """Have all sounds at hand, if any may sound: one that has to be fetched first is late."""
        if self._sounds() and not self._players:
            self._players = {
                name: Audio(src=FILES.format(name), release_mode=ReleaseMode.STOP)
                for sound in SOUNDS.values()
                for name in sorted({sound.format(theme=game) for game in theme.THEMES[1:]})
            }

    def countdown(self, left: float) -> Moment | None:
        """What a second of a running countdown is, once, with so many seconds left."""
        before, self._left = self._left, math.ceil(left)
        if before is None or self._left >= min(before, LAST + 1):
            return None
        return Moment.SECOND if self._left else Moment.TIME_UP

    def give(self, moment: Moment, game: str = "shell") -> None:
        """Let a moment be felt and heard.

        Args:
            moment: What has happened.
            game: The palette of the game, which has bowls of its own.
        """
        if moment in HAPTICS and self._vibrates() and self._page.platform in _PHONES:
            self._page.run_task(self._vibrate, HAPTICS[moment])
        if moment in SOUNDS and self._sounds():
            self._page.run_task(self._play, SOUNDS[moment].format(theme=game))

    async def _vibrate(self, pattern: tuple[str, ...]) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError):  # the device has nothing to shake
            for at, tap in enumerate(pattern):
                if at:
                    await asyncio.sleep(BETWEEN)
                await getattr(self._haptics, tap)()

    async def _play(self, name: str) -> None:
        self.prepare()
        player = self._players.get(name)
        if player is None:  # switched off this very moment
            return
        with contextlib.suppress(TimeoutError, RuntimeError):  # the device has nothing to hear
            await player.play()


_PHONES = {ft.PagePlatform.ANDROID, ft.PagePlatform.IOS}
"""What can vibrate, as an app or as a page."""
