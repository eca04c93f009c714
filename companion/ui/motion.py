"""How what is drawn moves: screens that come, acts that unfold, and everything at rest.

A screen is drawn twice when it comes: once where it comes from, and a moment later in its place;
the client moves it there by itself. All words are on the page from the first drawing, so a screen
reader waits for nothing. What somebody holds in secret never moves, and how long anything takes is
a constant that depends on nothing behind it.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

import flet as ft

from companion.ui import theme
from companion.ui.feel import Moment

if TYPE_CHECKING:
    from companion.ui.look import Do, Look

UNSEEN = 0.004
"""The opacity of what is still to come: no eye sees it, and a screen reader reads it already."""


class Scene(Enum):
    """What kind of screen it is, as far as motion is concerned."""

    OPEN = auto()
    SHEET = auto()
    COVER = auto()
    SECRET = auto()


class Coming(Enum):
    """What has just come and is drawn where it comes from."""

    SCREEN = auto()
    BACK = auto()
    SHEET = auto()
    COVER = auto()


@dataclass(frozen=True, slots=True)
class Cue:
    """A step of an act.

    Attributes:
        after: Seconds since the step before.
        moment: What is felt and heard then, or None.
    """

    after: float
    moment: Moment | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """A reveal worth waiting for, step by step; without motion its last step is drawn at once.

    Attributes:
        name: What the screens know it by.
        cues: Its steps.
    """

    name: str
    cues: tuple[Cue, ...]


_TURNS = 6
"""Quarters of a coin's way: three times to its edge, and three times back to its face."""
_PER_COIN = _TURNS + 2
"""Steps that a coin takes: its way, then it lands, then it shows what it is."""


def coins(genuine: Sequence[bool], first: Moment | None = None) -> Act:
    """Coins that spin one after another; each lands whole and, if it is fake, cracks.

    Args:
        genuine: What each one is.
        first: What is felt and heard before, or None.
    """
    cues: list[Cue] = []
    for at, good in enumerate(genuine):
        cues += [Cue(theme.AT_ONCE, None if at else first)]
        cues += [Cue(theme.COIN.ms / 1000)] * (_TURNS - 1)
        cues += [
            Cue(theme.COIN.ms / 1000, Moment.LANDED),
            Cue(theme.CRACK, None if good else Moment.CRACKED),
        ]
    return Act(COINS, tuple(cues))


COINS = "coins"


def cue(moment: Moment) -> Act:
    """Nothing that moves: something is felt and heard as the next screen comes."""
    return Act("", (Cue(0, moment),))


PICTURE, FIGURES, NAMES = 1, 2, 3
"""The steps of `WINNER`."""
WINNER = Act(
    "winner",
    (
        Cue(theme.AT_ONCE),
        Cue(theme.WINNER.ms / 1000),
        Cue(theme.WINNER.ms / 1000, Moment.WON),
        Cue(theme.WINNER.ms / 1000),
    ),
)
"""The end of every game: the picture rises, then the figures come, the names last."""


@dataclass(frozen=True, slots=True)
class Motion:
    """How what is drawn now moves.

    Attributes:
        moves: False where nothing does, and on every secret screen.
        coming: What is drawn where it comes from, to be in its place a moment later.
        act: The name of the act that unfolds, or None.
        step: Which of its cues was the last; 0 before the first.
        shaking: Where the refused piece is in its shake, in dp to the right.
        shaken: The refused piece, or None.
    """

    moves: bool = False
    coming: Coming | None = None
    act: str | None = None
    step: int = 0
    shaking: int = 0
    shaken: str | None = None

    def along(self, move: theme.Move) -> ft.Animation | None:
        """The toolkit's animation of a move: none at rest, and in no time as a screen comes."""
        if not self.moves:
            return None
        ms = 0 if self.coming is not None else move.ms
        return ft.Animation(ms, ft.AnimationCurve(move.curve))

    def done(self, act: str, step: int) -> bool:
        """Whether an act has come to a step; all of it has when it does not unfold now."""
        return self.act != act or self.step >= step


STILL = Motion()


def brought(look: Look, control: ft.LayoutControl, height: float) -> None:
    """Let the body of a screen, about so many dp high, come with the screen."""
    motion = look.motion
    if not motion.moves:
        return
    way = {Coming.SCREEN: theme.RISE, Coming.BACK: -theme.RISE}
    below = way.get(motion.coming, 0) if motion.coming is not None else 0
    move = theme.BACK if motion.coming is Coming.BACK else theme.SCREEN
    control.opacity = UNSEEN if below else 1
    control.offset = ft.Offset(0, below / max(height, 1))
    control.animate_opacity = control.animate_offset = motion.along(move)


def lowered(look: Look, control: ft.LayoutControl, height: float) -> None:
    """Let the cover, so many dp high, come down; it is opaque from the first frame."""
    motion = look.motion
    if motion.moves:
        above = theme.SETTLE if motion.coming is Coming.COVER else 0
        control.offset = ft.Offset(0, -above / max(height, 1))
        control.animate_offset = motion.along(theme.COVER)


def raised(look: Look, control: ft.LayoutControl) -> None:
    """Let a sheet come from below."""
    motion = look.motion
    if motion.moves:
        control.offset = ft.Offset(0, 1 if motion.coming is Coming.SHEET else 0)
        control.animate_offset = motion.along(theme.SHEET)


def crowned(look: Look, step: int, control: ft.Control) -> ft.Control:
    """A part of the end that comes at a step of `WINNER`; the picture rises."""
    here = look.motion.done(WINNER.name, step)
    return _entering(look, control, here, 0.12 if step == PICTURE else 0)


def told(look: Look, which: int, control: ft.Control) -> ft.Control:
    """Words about a coin, which come when it shows what it is.

    Args:
        look: How to draw.
        which: Which coin of the act, from 0.
        control: The words.
    """
    return _entering(look, control, shown(look, which))


def shown(look: Look, which: int) -> bool:
    """Whether a coin of the act shows what it is."""
    return look.motion.done(COINS, (which + 1) * _PER_COIN)


def _entering(look: Look, control: ft.Control, here: bool, rise: float = 0) -> ft.Control:
    motion = look.motion
    if not motion.moves:
        return control
    return ft.Container(
        control,
        opacity=1 if here else UNSEEN,
        offset=ft.Offset(0, 0 if here else rise),
        animate_opacity=motion.along(theme.WINNER),
        animate_offset=motion.along(theme.WINNER),
    )


def coin(look: Look, which: int, genuine: bool, size: float) -> ft.Control:
    """A coin of the act: it spins, lands whole, and then is whole or cracked for good.

    Args:
        look: How to draw.
        which: Which one of the act, from 0.
        genuine: What it is.
        size: In dp.
    """
    motion = look.motion
    if shown(look, which):
        mark = look.icon(
            "mark-genuine" if genuine else "mark-fake",
            size,
            look.c.success if genuine else look.c.danger,
        )
    else:
        mark = look.icon("mark-genuine", size, look.c.muted)
    if not motion.moves:
        return mark
    turn = motion.step - which * _PER_COIN if motion.act == COINS else 0
    on_edge = turn in range(1, _TURNS, 2)
    mark.fit = ft.BoxFit.FILL  # its width alone shrinks: the toolkit scales both ways or none
    body = ft.Container(
        mark, width=2 if on_edge else size, height=size, animate=motion.along(theme.COIN)
    )
    return ft.Container(body, width=size, height=size, alignment=ft.Alignment.CENTER)


class Stage:
    """What moves on one page.

    Args:
        run: Starts a task on the page.
        draw: Draws the page.
        feel: Lets a moment be felt and heard.
        moves: Whether anything may move.
    """

    def __init__(
        self,
        run: Callable[..., object],
        draw: Do,
        feel: Callable[[Moment], object],
        moves: Callable[[], bool],
    ) -> None:
        self._run = run
        self._draw = draw
        self._feel = feel
        self._moves = moves
        self._scene = Scene.OPEN
        self._coming: Coming | None = None
        self._arrival: object = None
        self._act: Act | None = None
        self._next: Act | None = None
        self._stays = False
        self._step = 0
        self._shaken: str | None = None
        self._shaking = 0

    @property
    def motion(self) -> Motion:
        """How what is drawn now moves."""
        if self._scene is Scene.SECRET or not self._moves():
            return STILL
        act = None if self._act is None else self._act.name
        return Motion(True, self._coming, act, self._step, self._shaking, self._shaken)

    def announce(self, act: Act | None) -> None:
        """The screen that comes now begins with this act; None for without one."""
        self._next = act

    def stay(self) -> None:
        """The screen that comes now is the one that has been there, with more on it."""
        self._stays = True

    def turn(self, scene: Scene, back: bool) -> None:
        """Another screen is about to be drawn.

        Args:
            scene: What kind it is.
            back: Whether it lies one level out.
        """
        before, self._scene = self._scene, scene
        self._act, act, self._next = None, self._next, None
        self._shaken = None
        stays, self._stays = self._stays, False
        self._coming = None
        if self._moves() and not stays:
            self._coming = self._way(before, scene, back)
        self._arrival = arrival = object()
        if self._coming is not None:
            self._run(self._arrive, arrival)
        if act is not None and scene is Scene.OPEN and self._moves():
            self._perform(act)

    @staticmethod
    def _way(before: Scene, scene: Scene, back: bool) -> Coming | None:
        if scene is Scene.OPEN:
            if before is Scene.SHEET:  # the screen below it has been there all the time
                return None
            return Coming.BACK if back else Coming.SCREEN
        return {Scene.SHEET: Coming.SHEET, Scene.COVER: Coming.COVER}.get(scene)

    async def _arrive(self, arrival: object) -> None:
        await asyncio.sleep(theme.AT_ONCE)
        if self._arrival is arrival:
            self._coming = None
            self._draw()

    # Acts

    def _perform(self, act: Act) -> None:
        self._act = act
        self._step = 0
        self._run(self._unfold, act)

    async def _unfold(self, act: Act) -> None:
        for step, each in enumerate(act.cues, 1):
            await asyncio.sleep(each.after)
            if self._act is not act:
                return
            self._step = step
            if each.moment is not None:
                self._feel(each.moment)
            self._draw()
        self._act = None

    def skip(self) -> bool:
        """Show an act's end at once. False where none unfolds."""
        act, self._act = self._act, None
        return act is not None and bool(act.name)

    # A refusal

    def shake(self, piece: str) -> None:
        """Shake a refused piece twice."""
        if self.motion.moves:
            self._shaken = piece
            self._run(self._shake, self._arrival)

    async def _shake(self, arrival: object) -> None:
        for way in itertools.islice(itertools.cycle((theme.SHAKEN, -theme.SHAKEN)), 4):
            if self._arrival is not arrival:
                return
            self._shaking = way
            self._draw()
            await asyncio.sleep(theme.SHAKE.ms / 1000)
        self._shaking = 0
        self._draw()
