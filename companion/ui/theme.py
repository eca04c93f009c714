"""The one theme file: colours, type, spacing, corners, heights and times of every screen."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

_TOKENS: dict[str, Any] = json.loads(
    (Path(__file__).parent / "tokens.json").read_text(encoding="utf-8")
)

THEMES: tuple[str, ...] = tuple(_TOKENS["themes"])
"""The five characters: the shell and one a game."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme in one brightness, as `#RRGGBB`. Their meaning is their name:

    `bg` is the table, `surface` a piece, `raised` a piece in a well, `surface2` a well, `lip` a
    piece's lower edge, `hair` a decorative line, `outline` a line that has to be seen, `text` and
    `muted` are for words, `primary` and `accent` call and link, `onprimary` and `onaccent` lie on
    these, `danger` and `success` never stand without their mark.
    """

    bg: str
    surface: str
    raised: str
    surface2: str
    lip: str
    hair: str
    outline: str
    text: str
    muted: str
    primary: str
    onprimary: str
    accent: str
    onaccent: str
    danger: str
    success: str
    primary_lip: str


@dataclass(frozen=True, slots=True)
class Paint:
    """A player's colour: its fill, what is drawn on it, and the shape that comes with it."""

    fill: str
    ink: str
    shape: str


@cache
def palette(theme: str, dark: bool) -> Palette:
    """The colours of a theme. Raises KeyError for an unknown one."""
    return Palette(**_TOKENS["themes"][theme]["dark" if dark else "light"])


@cache
def paint(colour: str) -> Paint:
    """The paint of a player's colour. Raises KeyError for an unknown one."""
    return Paint(**_TOKENS["players"][colour])


@cache
def spirit(picture: str, dark: bool) -> str:
    """The colour of one of Beyond's Spirits, for pictures. Raises KeyError for an unknown one."""
    colour: str = _TOKENS["spirits"]["dark" if dark else "light"][picture]
    return colour


@dataclass(frozen=True, slots=True)
class Style:
    """A step of the type scale.

    Attributes:
        family: `sans`, `sans_bold` or `serif`; the serif is for the game's words, never for names.
        size: In sp.
        line: Line height in sp.
    """

    family: str
    size: int
    line: int


NAME_XL = Style("sans_bold", 60, 76)
FIGURE_XL = Style("sans_bold", 52, 60)
TOTAL = Style("sans_bold", 64, 72)
DISPLAY = Style("serif", 40, 48)
TITLE = Style("serif", 28, 36)
FIGURE = Style("sans_bold", 30, 38)
KEY = Style("sans_bold", 26, 34)
HEADING = Style("sans_bold", 20, 28)
BUTTON = Style("sans_bold", 18, 24)
STRONG = Style("sans_bold", 17, 24)
SECRET = Style("sans", 18, 24)
"""A secret word: bold, its length could be made out from two metres away."""
BODY = Style("sans", 16, 24)
DENSE = Style("sans", 15, 22)
LABEL = Style("sans_bold", 14, 20)
SMALL = Style("sans", 14, 20)
CAPTION = Style("sans", 13, 18)

_FONT_FILES = {"sans": "sans", "sans_bold": "sans-bold", "serif": "serif-bold"}


def _writing(language: str) -> str:
    return "cjk" if language.startswith("zh") else "latin"


def family(name: str, language: str) -> str:
    """The font family that `sans`, `sans_bold` or `serif` is in a language."""
    return f"{name}-{_writing(language)}"


def fonts(language: str) -> dict[str, str]:
    """The families that a language needs, and the file of each below the assets.

    Both writings hold both scripts, since a name may be in either; they differ in the width of
    ’ and “. A page loads every family that is declared, so only one writing ever is at the start.
    """
    return {
        family(name, language): f"fonts/{file}-{_writing(language)}.woff2"
        for name, file in _FONT_FILES.items()
    }


LARGE_TEXT = 32
"""Text grows with the device's setting up to this many dp: body text to its double."""
LARGE_SCALE = 1.4
"""From here on words have no room beside figures and steppers."""
USUAL_WIDTH = 412
"""In a narrower window it grows that much less."""

# Distances in dp.
GAP = 8
ROW_GAP = 12
GROUP_GAP = 26
TOUCH = 48
DOCK = 60
DOCK_BELOW = 28
HEADER = 56
READING_WIDTH = 480
LIP = 3
BUTTON_LIP = 4
RING = 3
"""The stroke of the ring around the piece that the keyboard is at."""

# Corners in dp.
R_KEY = 14
R_TILE = 16
R_BUTTON = 18
R_CARD = 20
R_SECRET = 24
R_SHEET = 28
R_COVER = 32

# Times in seconds. On secret screens they are constants and never depend on what is behind them.
HOLD_TO_CONFIRM = 0.6
HOLD_TO_LOOK = 0.25
RING_STEP = 0.06
QUIET = 0.4
"""After a screen has changed, a touch counts only when none has come for this long."""
IDLE = 45.0
"""A secret hand-over that nobody touches for this long is covered."""
TAP_TO_LOOK = 2.0
"""How long a secret stays open where tapping stands in for holding."""


@dataclass(frozen=True, slots=True)
class Move:
    """How something moves: for how many milliseconds, and along which of the toolkit's curves."""

    ms: int
    curve: str


PRESS = Move(80, "easeOut")
RELEASE = Move(140, "easeOutCubic")
SCREEN = Move(220, "easeOutCubic")
BACK = Move(180, "easeOutCubic")
SHEET = Move(280, "easeOutCubic")
COVER = Move(160, "easeOutCubic")
SHAKE = Move(40, "easeInOut")
"""One of the four strokes of a refusal."""
COIN = Move(150, "easeInOut")
"""A coin's way from its face to its edge, or back: three times there and back in 900 ms."""
CRACK = 0.5
"""Seconds that a coin lies whole before it shows what it is."""
PAIR = Move(700, "easeInOutCubic")
WINNER = Move(450, "easeOutCubic")
"""A part of the end: the picture, the figures, the names, in 1400 ms together."""
RISE = 12
"""From how far below a screen comes, in dp."""
SETTLE = 8
"""From how far above the cover comes down, in dp."""
SHAKEN = 4
"""How far a refused piece goes to either side, in dp."""
AT_ONCE = 0.03
"""Seconds between a screen's first frame, drawn where it comes from, and the way to its place."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The window a screen is drawn in, in dp.

    Attributes:
        width: Of the window.
        height: Of the window.
        scale: How much larger than usual the device draws text: 1, and 2 for 200 %.
    """

    width: float
    height: float
    scale: float = 1.0

    def grown(self, size: float, most: float = LARGE_TEXT) -> float:
        """The size in sp that comes out as `most` dp at the largest, less in a narrow window."""
        most *= min(1.0, self.width / USUAL_WIDTH)
        return min(size * self.scale, max(size, most)) / self.scale

    def room(self, height: float, most: float = 1.6) -> float:
        """The height in dp of a piece that holds words, at most `most` times the usual one."""
        return height * min(max(self.scale, 1.0), most)

    @property
    def large(self) -> bool:
        """Whether text is so large that what stands side by side goes below each other."""
        return self.scale >= LARGE_SCALE

    @property
    def landscape(self) -> bool:
        """Whether content stands left and the dock or seal right."""
        return self.width > self.height and self.height < 600

    @property
    def compact(self) -> bool:
        """Whether ornaments give way."""
        return self.height < 720 or self.width < 360

    @property
    def wide(self) -> bool:
        """Whether a table of all players fits side by side, as on a tablet."""
        return self.width >= 720 and not self.landscape

    @property
    def margin(self) -> int:
        """The empty edge at each side."""
        return 12 if self.width < 360 else 20

    @property
    def inner(self) -> float:
        """The width that content may take."""
        side = 260 + 20 if self.landscape else 0  # the pane of the dock, and what parts them
        return min(self.width - side - 2 * self.margin, READING_WIDTH)
