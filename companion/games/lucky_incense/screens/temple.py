"""The picture of a temple or palace: its roof, its seats, and the way up to the first incense."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from companion.games.lucky_incense.words import WORTH, Kind, Spot
from companion.ui import theme
from companion.ui.look import Look

PAIR_GAP = 6
BOARD_GAP = 16
TIGHT = 200
"""A picture lower than this, in dp, has its seats closer together."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies in the picture, in dp.

    Attributes:
        width: Of the whole picture.
        roof: Height of the roof above the seats.
        seat_width: Of a seat.
        seat_height: Of a seat.
        kind: Temple or palace.
        small: Whether it is drawn for a small window.
        pair_gap: Between the two seats of a board.
        board_gap: Between two boards.
    """

    width: float
    roof: float
    seat_width: float
    seat_height: float
    kind: Kind
    small: bool
    pair_gap: float = PAIR_GAP
    board_gap: float = BOARD_GAP

    @property
    def rows(self) -> int:
        """How many seats stand below each other on either side."""
        return self.kind.places // 2

    @property
    def height(self) -> float:
        """Of the whole picture."""
        return self.top(self.rows - 1) + self.seat_height + 4

    def top(self, row: int) -> float:
        """The upper edge of the seats of a row."""
        between = row * self.pair_gap + (row // 2) * (self.board_gap - self.pair_gap)
        return self.roof + row * self.seat_height + between

    def left(self, place: int) -> float:
        """The left edge of a place."""
        return 0 if place < self.rows else self.width - self.seat_width

    def middle(self, first: int, last: int) -> float:
        """The height of the node that the seats from row `first` to `last` lead to."""
        return (self.top(first) + self.top(last) + self.seat_height) / 2

    def reach(self, part: float) -> float:
        """How far from the edge something stands: 0 at the seats, 1 in the middle."""
        return self.seat_width + part * (self.width / 2 - self.seat_width)


def plan(look: Look, kind: Kind, width: float, room: float) -> Plan:
    """The plan of a temple that fits into a width and a height."""
    small = look.frame.compact
    roof = 0.0 if room < 236 else (52 if kind is Kind.PALACE else 40)
    rows = kind.places // 2
    tight = room < TIGHT
    pair_gap, board_gap = (3.0, 8.0) if tight else (PAIR_GAP, BOARD_GAP)
    gaps = rows // 2 * pair_gap + (rows // 2 - 1) * board_gap
    most = 66 if kind is Kind.PALACE else 96
    seat = max(40, min(most, (room - roof - gaps - 4) / rows))
    seat_width = 70 if tight else max(66, min(86, width * 0.2))
    return Plan(width, roof, seat_width, seat, kind, small, pair_gap, board_gap)


def draw_temple(look: Look, plan: Plan, seats: Sequence[ft.Control]) -> ft.Control:
    """The picture with a control on every place."""
    around: list[ft.Control] = [
        cv.Canvas(
            [*(_roof(look, plan) if plan.roof else []), *_brackets(look, plan)],
            width=plan.width,
            height=plan.height,
        )
    ]
    around += _nodes(look, plan)
    for place, seat in enumerate(seats):
        around.append(
            ft.Container(
                seat,
                left=plan.left(place),
                top=plan.top(place % plan.rows),
                width=plan.seat_width,
                height=plan.seat_height + theme.LIP,
            )
        )
    return ft.Stack(
        around, width=plan.width, height=plan.height, clip_behavior=ft.ClipBehavior.NONE
    )


def _brackets(look: Look, plan: Plan) -> list[cv.Shape]:
    """The lines from the seats to the nodes, on both sides alike."""
    pen = ft.Paint(
        color=look.c.outline,
        stroke_width=2,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ft.StrokeCap.ROUND,
    )
    lines: list[tuple[float, float, float, float]] = []
    elbow, first, centre = plan.reach(0.1), plan.reach(_FIRST[plan.kind]), plan.width / 2
    for row in range(0, plan.rows, 2):
        upper, lower = plan.middle(row, row), plan.middle(row + 1, row + 1)
        node = plan.middle(row, row + 1)
        lines += [
            (plan.seat_width + 2, upper, elbow, upper),
            (plan.seat_width + 2, lower, elbow, lower),
            (elbow, upper, elbow, lower),
            (elbow, node, first, node),
        ]
    top = plan.middle(0, plan.rows - 1)
    if plan.kind is Kind.PALACE:
        lines.append((first, plan.middle(0, 1), first, plan.middle(2, 3)))
    lines.append((first, top, centre, top))
    shapes: list[cv.Shape] = []
    for x1, y1, x2, y2 in lines:
        shapes.append(cv.Line(x1, y1, x2, y2, paint=pen))
        shapes.append(cv.Line(plan.width - x1, y1, plan.width - x2, y2, paint=pen))
    return shapes


_FIRST = {Kind.TEMPLE: 0.5, Kind.PALACE: 0.345}
"""How far in the winners of the first pairs stand."""


def _nodes(look: Look, plan: Plan) -> list[ft.Control]:
    """What every spot is worth, in circles."""
    worth = WORTH[plan.kind]
    radius = 11 if plan.small else 14
    centre = plan.width / 2
    top = plan.middle(0, plan.rows - 1)
    spots: list[tuple[float, float, Spot]] = []
    if plan.kind is Kind.PALACE:
        spots += [(plan.reach(0.345), plan.middle(row, row + 1), Spot.SEMI) for row in (0, 2)]
        spots.append((plan.reach(0.58), top, Spot.FINAL))
    else:
        spots.append((plan.reach(0.5), top, Spot.FINAL))
    out = [
        _node(look, at, height, radius, worth[spot])
        for x, height, spot in spots
        for at in (x, plan.width - x)
    ]
    out.append(_node(look, centre, top, 20 if plan.small else 27, worth[Spot.TOP], large=True))
    return out


def _node(
    look: Look, x: float, y: float, radius: float, worth: int, *, large: bool = False
) -> ft.Control:
    c = look.c
    return ft.Container(
        look.text(
            str(worth), theme.KEY, size=radius * (0.95 if large else 1.15), centre=True, most=0
        ),
        left=x - radius,
        top=y - radius,
        width=2 * radius,
        height=2 * radius,
        bgcolor=c.surface2,
        border=ft.Border.all(2, c.accent),
        shape=ft.BoxShape.CIRCLE,
        alignment=ft.Alignment.CENTER,
    )


def _roof(look: Look, plan: Plan) -> list[cv.Shape]:
    """Curved eaves over a red beam; a palace has two of them."""
    c = look.c
    centre = plan.width / 2
    tiers = (
        [(plan.width * 0.34, 20.0)]
        if plan.kind is Kind.TEMPLE
        else [
            (plan.width * 0.19, 4.0),
            (plan.width * 0.34, 22.0),
        ]
    )
    fill = ft.Paint(color=c.lip if c.bg.upper() > "#800000" else c.raised)
    shapes: list[cv.Shape] = []
    for half, top in tiers:
        shapes.append(cv.Path(_eave(centre, half, top), paint=fill))
    half, top = tiers[-1]
    beam = ft.Paint(color=c.primary)
    shapes.append(cv.Rect(centre - half * 0.78, top + 15, half * 1.56, 3, paint=beam))
    return shapes


def _eave(centre: float, half: float, top: float) -> list[cv.Path.PathElement]:
    inner = half * 0.78
    return [
        cv.Path.MoveTo(centre - half, top + 2),
        cv.Path.QuadraticTo(centre - inner * 1.02, top + 7, centre - inner, top - 4),
        cv.Path.LineTo(centre + inner, top - 4),
        cv.Path.QuadraticTo(centre + inner * 1.02, top + 7, centre + half, top + 2),
        cv.Path.QuadraticTo(centre + half * 0.93, top + 14, centre + inner, top + 15),
        cv.Path.LineTo(centre - inner, top + 15),
        cv.Path.QuadraticTo(centre - half * 0.93, top + 14, centre - half, top + 2),
        cv.Path.Close(),
    ]


def temple_mark(look: Look, kind: Kind, size: float = 28) -> ft.Control:
    """A small roof, of one tier or two, on its posts."""
    pen = ft.Paint(
        color=look.c.accent,
        stroke_width=1.6,
        style=ft.PaintingStyle.STROKE,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
    )
    s = size / 24
    shapes: list[cv.Shape] = []
    tiers = [11.0] if kind is Kind.TEMPLE else [4.5, 11.0]
    for top in tiers:
        half = 10.0 if top == tiers[-1] else 6.5
        shapes.append(
            cv.Path(
                [
                    cv.Path.MoveTo((12 - half) * s, top * s),
                    cv.Path.QuadraticTo(
                        (12 - half * 0.7) * s,
                        (top - 0.4) * s,
                        (12 - half * 0.55) * s,
                        (top - 3.6) * s,
                    ),
                    cv.Path.LineTo((12 + half * 0.55) * s, (top - 3.6) * s),
                    cv.Path.QuadraticTo(
                        (12 + half * 0.7) * s, (top - 0.4) * s, (12 + half) * s, top * s
                    ),
                    cv.Path.Close(),
                ],
                paint=pen,
            )
        )
    shapes += [cv.Line(x * s, 11.5 * s, x * s, 21 * s, paint=pen) for x in (5.5, 18.5)]
    shapes.append(cv.Line(2.5 * s, 21 * s, 21.5 * s, 21 * s, paint=pen))
    return cv.Canvas(shapes, width=size, height=size)
