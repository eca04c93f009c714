"""The parts of a secret hand-over: the seal, the frame of a screen, the card. None has a shape.

Everything here has the same boxes, ink and rhythm whatever it holds, so that nobody two metres away
can tell one secret from another; and the same number of controls, so that nothing that comes later
on the wire differs either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.ui import theme
from companion.ui.look import Look, gap
from companion.ui.parts import ringed

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
