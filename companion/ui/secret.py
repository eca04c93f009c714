"""The parts of a secret hand-over: cover, seal, secret card and cabinet. None shows a role's shape.

Everything here has the same boxes, ink and rhythm whatever it holds, so that nobody two metres away
can tell one secret from another; and the same number of controls, so that nothing that comes later
on the wire differs either.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.table.seats import Seat
from companion.ui import theme
from companion.ui.look import Do, Look, gap
from companion.ui.motion import lowered
from companion.ui.parts import ringed, tap

CABINET_TILES = 12
ORNATE = 1.3
"""Where text is drawn larger than this, the ornament leaves its room to the words."""
MOST = 20
"""A secret word in dp, however large the device draws text: nobody reads it two metres away."""


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the secret card. Fields left empty are drawn as empty, never left out.

    Attributes:
        icon: A picture's name, drawn at 28 dp.
        caption: The small words above.
        word: The secret word, at 18 sp.
        mark: A second picture, such as a coin; nothing where the row never has one.
        verdict: The word beside the mark.
        sentence: What explains it, up to three lines.
        quiet: The word in the quiet colour too: it may be several words, or hardly one.
    """

    icon: str = "mark-shut"
    caption: str = ""
    word: str = ""
    mark: str | None = None
    verdict: str = ""
    sentence: str = ""
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of the cabinet: two marks and one word; empty tiles sink like all others.

    Attributes:
        which: The end of its identifier, such as `rat`.
        word: The word in the tile.
        whole: The words in the strip while the finger is on it.
        marks: The two pictures.
        seat: A player whose token stands in for the first mark, on public grids alone.
        faded: Used up: drawn at 40 %.
        do: What it stands for; None for an empty one.
    """

    which: str
    word: str
    whole: str
    marks: tuple[str, str] = ("mark-shut", "mark-shut")
    seat: Seat | None = None
    faded: bool = False
    do: Do | None = None


def seal(
    look: Look,
    identifier: str,
    words: str,
    under: str,
    glyph: str,
    fill: float,
    *,
    on_down: Callable[[], None] | None,
    on_up: Callable[[], None] | None,
) -> ft.Control:
    """The seal: hold to confirm, hold to look. Every way of letting go ends the hold.

    A drag recogniser alone is used: it answers at the first touch and ends exactly once, however
    the finger leaves; tap and long press hand over to each other in the middle of a hold.

    Args:
        look: How to draw.
        identifier: Such as `cover.confirm`.
        words: What to do, under the seal.
        under: A quiet line below it.
        glyph: The picture on the disc.
        fill: How much of the ring is full, 0 to 1.
        on_down: The hold begins; None for a seal that cannot be held now.
        on_up: The hold ends.
    """
    c = look.c
    small = look.frame.compact
    ring, disc, area = (98, 76, 108) if small else (144, 112, 160)
    live = on_down is not None
    at_key = look.hands.ring == identifier
    body = ft.Stack(
        [
            ft.ProgressRing(
                value=fill,
                width=ring,
                height=ring,
                stroke_width=7,
                stroke_cap=ft.StrokeCap.ROUND,
                color=c.accent,
                bgcolor=c.surface2,
                semantics_label="",
            ),
            ft.Container(
                look.icon(glyph, 36 if small else 54, c.onprimary if live else c.muted),
                width=disc,
                height=disc,
                bgcolor=c.primary if live else c.surface2,
                shape=ft.BoxShape.CIRCLE,
                alignment=ft.Alignment.CENTER,
                shadow=ft.BoxShadow(
                    blur_radius=0,
                    color=c.primary_lip if live else c.surface2,
                    offset=ft.Offset(0, 4 if live and not fill else 0),
                ),
                margin=ft.Margin.only(top=2 if fill else 0),
            ),
        ],
        width=area,
        height=area,
        alignment=ft.Alignment.CENTER,
    )
    detector = ft.GestureDetector(
        content=ringed(look, body, area / 2) if at_key else body,
        on_pan_down=_call(on_down),
        on_pan_end=_call(on_up),
        on_pan_cancel=_call(on_up),
        drag_interval=1000,
        exclude_from_semantics=True,
    )
    return ft.Column(
        [
            ft.Semantics(
                identifier=identifier, label=words or under, button=True, content=detector
            ),
            ft.Container(
                look.text(words, theme.BUTTON, centre=True, lines=2, most=24),
                width=min(look.frame.width - 120, 280),
                alignment=ft.Alignment.CENTER,
            ),
            look.text(under, theme.CAPTION, colour=c.muted, centre=True, lines=2, most=20),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _call(do: Callable[[], None] | None) -> Callable[[], None]:
    return do or (lambda: None)


def secret_screen(
    look: Look, label: str, body: Sequence[ft.Control], foot: ft.Control
) -> ft.Control:
    """The frame of every secret screen: a label, the body, and the seal or what takes its place."""
    frame = look.frame
    head = ft.Container(
        ft.Semantics(
            heading_level=2,
            content=look.text(
                label, theme.LABEL, colour=look.c.muted, centre=True, lines=1, most=20
            ),
        ),
        height=40 if frame.compact else theme.HEADER,
        alignment=ft.Alignment.CENTER,
    )
    above = ft.Column(
        list(body), spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    main: ft.Control
    if frame.landscape:
        main = ft.Row(
            [
                ft.Column([head, above], expand=True, spacing=0),
                ft.Container(foot, width=240, alignment=ft.Alignment.CENTER),
            ],
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    else:
        main = ft.Column(
            [
                head,
                above,
                gap(4 if frame.compact else 12),
                ft.Container(foot, alignment=ft.Alignment.CENTER),
            ],
            expand=True,
            spacing=0,
            width=min(frame.width - 2 * frame.margin, theme.READING_WIDTH),
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Container(
        ft.SafeArea(
            ft.Container(main, alignment=ft.Alignment.TOP_CENTER, expand=True), expand=True
        ),
        padding=ft.Padding.only(
            left=frame.margin, right=frame.margin, bottom=8 if frame.compact else 28
        ),
        bgcolor=look.c.bg,
        expand=True,
    )


def secret_card(
    look: Look, heights: Sequence[float], lines: Sequence[Line], longest: int = 0
) -> ft.Control:
    """The card that opens while it is held: rows of fixed height under the common ornament.

    Args:
        look: How to draw.
        heights: The rows' heights at 412 dp; where there is less room they shrink alike.
        lines: One a row; shut rows are `Line()`.
        longest: Characters of the longest word that could stand here, whoever looks. All words of
            a card have one size: that of a line would tell who has a friend with a long name.
    """
    c = look.c
    frame = look.frame
    size = _word_size(longest, frame.compact)
    rows: list[ft.Control] = []
    if not frame.compact and not frame.landscape and frame.scale <= ORNATE:
        rows.append(
            ft.Container(
                look.icon_wide("pictures/ornament", frame.inner - 40, 92),
                height=104,
                alignment=ft.Alignment.CENTER,
            )
        )
    for height, line in zip(heights, lines, strict=True):
        if rows:
            rows.append(ft.Container(height=1, bgcolor=c.hair))
        rows.append(ft.Container(_row(look, line, size), expand=int(height)))
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=c.surface,
        border=ft.Border.all(1, c.hair),
        border_radius=theme.R_SECRET,
        shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, theme.LIP)),
        padding=ft.Padding.symmetric(horizontal=16, vertical=4),
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        expand=True,
    )


def _word_size(longest: int, dense: bool) -> int:
    """At most 20 sp, so that nobody reads it two metres away; long words shrink, none is cut."""
    if longest > (24 if dense else 34):
        return 15
    return 17 if dense else 18


def _row(look: Look, line: Line, size: int) -> ft.Control:
    """A row with every box in its place, filled or not."""
    c = look.c
    dense = look.frame.compact
    verdict = ft.Row(
        [
            look.icon(line.mark or "mark-shut", 22, c.text if line.mark else c.surface),
            look.text(line.verdict, theme.SECRET, lines=1, size=17 if dense else 18, most=MOST),
        ],
        spacing=8,
        tight=True,
    )
    return ft.Row(
        [
            look.icon(line.icon, 28),
            ft.Column(
                [
                    # The word stands at one height, however many lines the sentence has.
                    ft.Container(expand=2),
                    look.text(line.caption, theme.CAPTION, colour=c.muted, lines=1, most=16),
                    ft.Row(
                        [
                            ft.Container(
                                look.text(
                                    line.word,
                                    theme.SECRET,
                                    colour=c.muted if line.quiet else c.text,
                                    lines=1 if line.mark else 3,
                                    size=size,
                                    most=MOST,
                                ),
                                expand=True,
                            ),
                            verdict,
                        ],
                        spacing=8,
                    ),
                    ft.Container(
                        look.text(
                            line.sentence,
                            theme.SMALL if dense else theme.DENSE,
                            colour=c.muted,
                            lines=3,
                            most=18,
                        ),
                        alignment=ft.Alignment.TOP_LEFT,
                        expand=5,
                    ),
                ],
                spacing=0,
                expand=True,
            ),
        ],
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def cabinet(
    look: Look, area: str, tiles: Sequence[Tile], prompt: str, turned: int = 0
) -> ft.Control:
    """Twelve tiles, four a row, under a strip that names what the finger is on.

    Args:
        look: How to draw.
        area: The beginning of the tiles' identifiers, such as `grid`.
        tiles: At most twelve; empty tiles fill the rest.
        prompt: What the strip says while no finger is on a tile.
        turned: By how many places the tiles are moved on, the last ones coming first.
    """
    filled = [*tiles, *(_empty(look, at) for at in range(len(tiles), CABINET_TILES))]
    first_tile = (CABINET_TILES - turned) % CABINET_TILES
    filled = filled[first_tile:] + filled[:first_tile]
    pressed = look.hands.pressed
    strip = next((t.whole for t in filled if pressed == f"{area}.{t.which}"), prompt)
    compact = look.frame.compact
    rows: list[ft.Control] = [
        ft.Container(
            look.text(strip, theme.SECRET, centre=True, lines=1, most=24),
            height=40 if compact else 52,
            bgcolor=look.c.surface2,
            border_radius=26,
            alignment=ft.Alignment.CENTER,
        ),
        gap(6 if compact else 16),
    ]
    for first in range(0, CABINET_TILES, 4):
        rows.append(
            ft.Row(
                [
                    ft.Container(_tile(look, area, tile), expand=True)
                    for tile in filled[first : first + 4]
                ],
                spacing=theme.GAP,
            )
        )
        rows.append(gap(4 if compact else 9))
    return ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _empty(look: Look, at: int) -> Tile:
    word = look.say("tile-empty")
    return Tile(f"empty-{at}", word, word)


def _tile(look: Look, area: str, tile: Tile) -> ft.Control:
    c = look.c
    frame = look.frame
    identifier = f"{area}.{tile.which}"
    sunk = look.hands.pressed == identifier
    lip = 1 if sunk else theme.LIP
    size, high = (24, 34) if frame.compact else (28, 34)
    if frame.landscape:
        size, high = 22, 24
    first: ft.Control = (
        look.token(tile.seat, high)
        if tile.seat
        else ft.Container(
            look.icon(tile.marks[0], size), width=32, height=high, alignment=ft.Alignment.CENTER
        )
    )
    marks: list[ft.Control] = [first]
    if not tile.seat:
        marks.append(
            ft.Container(
                look.icon(tile.marks[1], size), width=30, height=high, alignment=ft.Alignment.CENTER
            )
        )
    height: float = 100 if frame.height >= 860 else 90
    if frame.compact:
        height = 74 if frame.height < 600 else 82
    if frame.landscape:
        height = max(56, (frame.height - 170) / 3 - 7)
    body = ft.Container(
        ft.Column(
            [
                ft.Row(marks, alignment=ft.MainAxisAlignment.CENTER, spacing=0),
                look.text(
                    tile.word,
                    theme.SMALL,
                    centre=True,
                    lines=1,
                    size=13 if frame.compact else 14,
                    most=14 if frame.compact else 16,
                ),
            ],
            spacing=1 if frame.landscape else 4,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        height=height,
        bgcolor=c.surface,
        border=ft.Border.all(2 if sunk else 1, c.primary if sunk else c.hair),
        border_radius=theme.R_TILE,
        shadow=ft.BoxShadow(blur_radius=0, color=c.lip, offset=ft.Offset(0, lip)),
        margin=ft.Margin.only(top=theme.LIP - lip, bottom=lip),
        padding=ft.Padding.symmetric(horizontal=2),
        opacity=0.4 if tile.faded else 1,
    )
    return tap(look, identifier, tile.whole, body, tile.do)


def cover(
    look: Look,
    seat: Seat,
    motif: str,
    before: str,
    below: str,
    foot: ft.Control,
    corners: tuple[ft.Control, ft.Control],
) -> ft.Control:
    """The cover: a card back in the player's colour, the name, and the seal. The same for all.

    Args:
        look: How to draw.
        seat: To whom the phone goes.
        motif: The game's pattern, a picture's name.
        before: The words above the name.
        below: A public line such as the round.
        foot: The seal.
        corners: Two quiet icons beside the seal: leave, and the table's menu.
    """
    frame = look.frame
    paint = theme.paint(seat.colour)
    landscape = frame.landscape
    width = frame.width - 24 - (250 if landscape else 0)
    height = frame.height - 24 if landscape else frame.height - (236 if frame.compact else 300)
    width, height = min(width, 560), max(height, 200)
    medallion = min(172, height * 0.33)
    card = ft.Container(
        ft.Stack(
            [
                *_motif(look, motif, paint.ink, width, height),
                ft.Container(
                    ft.Column(
                        [
                            ft.Container(
                                look.icon(f"shapes/{paint.shape}", medallion * 0.56, paint.ink),
                                width=medallion,
                                height=medallion,
                                bgcolor=paint.fill,
                                border=ft.Border.all(1.5, paint.ink),
                                shape=ft.BoxShape.CIRCLE,
                                alignment=ft.Alignment.CENTER,
                            ),
                            ft.Container(
                                ft.Column(
                                    [
                                        look.text(
                                            before,
                                            theme.BUTTON,
                                            colour=paint.ink,
                                            centre=True,
                                            most=24,
                                        ),
                                        ft.Semantics(
                                            identifier="cover.name",
                                            heading_level=1,
                                            content=look.text(
                                                seat.name,
                                                theme.NAME_XL,
                                                colour=paint.ink,
                                                centre=True,
                                                lines=2,
                                                size=name_size(seat.name, width - 64, height),
                                            ),
                                        ),
                                        look.text(
                                            below,
                                            theme.BODY,
                                            colour=paint.ink,
                                            centre=True,
                                            lines=2,
                                            most=22,
                                        ),
                                    ],
                                    spacing=4,
                                    tight=True,
                                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                                ),
                                bgcolor=paint.fill,
                                border_radius=20,
                                padding=ft.Padding.symmetric(horizontal=16, vertical=8),
                            ),
                        ],
                        spacing=medallion * 0.16,
                        alignment=ft.MainAxisAlignment.CENTER,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    width=width,
                    height=height,
                    padding=20,
                ),
            ]
        ),
        width=width,
        height=height,
        bgcolor=paint.fill,
        border_radius=theme.R_COVER,
        border=ft.Border.all(1.5, look.c.outline),
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    lowered(look, card, height)
    lower = ft.Stack(
        [
            ft.Container(foot, alignment=ft.Alignment.CENTER),
            ft.Container(corners[0], left=0, bottom=0),
            ft.Container(corners[1], right=0, bottom=0),
        ],
        expand=True,
    )
    arranged: ft.Control
    if landscape:
        arranged = ft.Row([card, lower], expand=True, spacing=10)
    else:
        arranged = ft.Column(
            [gap(4 if frame.compact else 28), card, lower],
            expand=True,
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Container(
        ft.SafeArea(arranged, expand=True), bgcolor=look.c.bg, padding=12, expand=True
    )


_MOTIF = (388, 560)
_MOTIF_STEP = (384, 544)
"""A motif's size in dp, and after how many dp it may be set again: 12 by 17 cells of 32."""


def _motif(look: Look, motif: str, ink: str, width: float, height: float) -> list[ft.Control]:
    """The game's pattern over the whole card, at its own size, as often as it takes."""
    across, down = (
        max(1, math.ceil((room - size) / step) + 1)
        for room, size, step in zip((width, height), _MOTIF, _MOTIF_STEP, strict=True)
    )
    return [
        ft.Image(
            src=look.svg(f"pictures/{motif}"),
            left=x * _MOTIF_STEP[0] + min(0, (width - _MOTIF[0]) / 2),
            top=y * _MOTIF_STEP[1],
            width=_MOTIF[0],
            height=_MOTIF[1],
            color=ft.Colors.with_opacity(0.3, ink),
            color_blend_mode=ft.BlendMode.SRC_IN,
            exclude_from_semantics=True,
        )
        for x in range(across)
        for y in range(down)
    ]


def name_size(name: str, width: float, height: float) -> float:
    """A size in sp at which a name fits on the cover: 60 down to 22, on two lines at most."""
    units = sum(1.0 if ord(char) > 0x2E7F else 0.6 for char in name)
    most = theme.NAME_XL.size if height > 420 else 40
    one_line = width / max(units, 1)
    if one_line >= 28:
        return min(most, one_line)
    longest = max(
        (sum(1.0 if ord(c) > 0x2E7F else 0.6 for c in word) for word in name.split()), default=1
    )
    return max(22, min(28, 2 * width / max(units, 1), width / max(longest, 1)))
