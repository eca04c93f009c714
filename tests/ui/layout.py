"""Lays a drawn screen out as the client does, with the fonts that are shipped: what does not fit?

The few controls that the app draws with, by the toolkit's rules: constraints go down, sizes come
up, and a parent says where. It finds what a client draws cut, striped or broken: a row or a column
that is too small for what is in it, words that are cut off, a word that is broken in the middle.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests import measure
from tests.ui.client import Node

EPSILON = 0.75
"""So many dp nobody sees, and rounding makes."""
SPACING = 10.0
"""The toolkit's gap between the children of a row or a column that names none."""


@dataclass(frozen=True, slots=True)
class Box:
    """How small and how large something may be, in dp."""

    w0: float
    w1: float
    h0: float
    h1: float

    def loose(self) -> Box:
        """As large at most, and as small as one likes."""
        return Box(0, self.w1, 0, self.h1)

    def within(self, width: float | None, height: float | None) -> Box:
        """With a width or a height of one's own, as far as there is room for it."""
        w0, w1, h0, h1 = self.w0, self.w1, self.h0, self.h1
        if width is not None:
            w0 = w1 = min(max(width, w0), w1)
        if height is not None:
            h0 = h1 = min(max(height, h0), h1)
        return Box(w0, w1, h0, h1)

    def less(self, across: float, down: float) -> Box:
        """What is left inside an edge."""
        return Box(
            max(0, self.w0 - across),
            max(0, self.w1 - across),
            max(0, self.h0 - down),
            max(0, self.h1 - down),
        )

    def fit(self, width: float, height: float) -> Size:
        """The size nearest to this one."""
        return (min(max(width, self.w0), self.w1), min(max(height, self.h0), self.h1))


Size = tuple[float, float]


@dataclass(slots=True)
class Layout:
    """One screen being laid out.

    Attributes:
        script: `latin` or `cjk`: which fonts.
        scale: How much larger than usual the device draws text.
        cut: Words that may be cut, such as the names of people.
        faults: What does not fit, each in words.
        touched: How large the pieces are that hear a finger, by the last name around them.
    """

    script: str
    scale: float = 1.0
    cut: frozenset[str] = frozenset()
    faults: list[str] = field(default_factory=list)
    touched: list[tuple[str, Size]] = field(default_factory=list)
    _near: list[str] = field(default_factory=list)

    def place(self, node: Node, box: Box) -> Size:
        """Lay a control out: its size."""
        name = node.get("identifier")
        if name:
            self._near.append(name)
        size = self._placed(node, box)
        if name:
            self._near.pop()
        return size

    def _placed(self, node: Node, box: Box) -> Size:
        kind = node["_c"]
        inside = node.get("content")
        if kind in ("Semantics", "GestureDetector", "SafeArea", "Screenshot"):
            size = self.place(inside, box) if inside else box.fit(0, 0)
            if node.get("on_tap_down") or node.get("on_pan_down"):
                self.touched.append((self._near[-1] if self._near else "", size))
            return size
        if kind == "Container":
            return self._container(node, box)
        if kind in ("Row", "Column"):
            return self._wrap(node, box) if node.get("wrap") else self._flex(node, box)
        if kind == "Stack":
            return self._stack(node, box)
        if kind == "Text":
            return self._text(node, box)
        if kind == "TextField":
            return self._typed(node, box)
        if kind == "ProgressBar":
            return box.fit(box.w1, node["bar_height"])
        assert kind in ("Image", "ProgressRing", "Canvas"), kind
        return box.fit(node.get("width", 0), node.get("height", 0))

    def _fault(self, what: str) -> None:
        self.faults.append(f"{'/'.join(self._near[-2:]) or 'screen'}: {what}")

    def _container(self, node: Node, box: Box) -> Size:
        margin, padding = _edges(node.get("margin")), _edges(node.get("padding"))
        border = _border(node.get("border"))
        outer = box.less(*margin)
        body = outer.within(node.get("width"), node.get("height"))
        across, down = padding[0] + border[0], padding[1] + border[1]
        inside = node.get("content")
        width = height = 0.0
        if inside is not None:
            room = body.less(across, down)
            aligned = node.get("alignment") is not None
            width, height = self.place(inside, room.loose() if aligned else room)
            width, height = width + across, height + down
            if aligned:  # takes all there is
                width = body.w1 if math.isfinite(body.w1) else width
                height = body.h1 if math.isfinite(body.h1) else height
        elif not node.get("width") and math.isfinite(body.w1):
            width = body.w1
        if inside is None and not node.get("height") and math.isfinite(body.h1):
            height = body.h1
        width, height = body.fit(width, height)
        return width + margin[0], height + margin[1]

    def _flex(self, node: Node, box: Box) -> Size:
        down = node["_c"] == "Column"
        if down and node.get("width") is not None:
            box = box.within(node["width"], None)
        if node.get("height") is not None:
            box = box.within(None, node["height"])
        children: list[Node] = node.get("controls") or []
        main = box.h1 if down else box.w1
        across = box.w1 if down else box.h1
        stretched = node.get("horizontal_alignment" if down else "vertical_alignment") == "stretch"
        least = across if stretched and math.isfinite(across) else 0.0
        scrolled = node.get("scroll") is not None
        if scrolled:
            main = math.inf

        def room(low: float, high: float) -> Box:
            return Box(least, across, low, high) if down else Box(low, high, least, across)

        used = node.get("spacing", SPACING) * max(0, len(children) - 1)
        widest = 0.0
        flexible = [child for child in children if child.get("expand")]
        if flexible and not math.isfinite(main):
            self._fault(f"a {node['_c']} without an end has a child that takes what is left")
            flexible = []
        for child in children:
            if not any(child is one for one in flexible):
                size = self.place(child, room(0, math.inf))
                used += size[1] if down else size[0]
                widest = max(widest, size[0] if down else size[1])
        left = max(0.0, main - used) if flexible else 0.0
        shares = sum(int(child["expand"]) for child in flexible)
        for child in flexible:
            share = left * int(child["expand"]) / shares
            size = self.place(child, room(0 if child.get("expand_loose") else share, share))
            used += size[1] if down else size[0]
            widest = max(widest, size[0] if down else size[1])
        if used > main + EPSILON:
            self._fault(f"a {node['_c']} of {main:.0f} holds {used:.0f}: {_words(node)}")
        if not node.get("tight") and math.isfinite(main):
            used = main
        size = (widest, used) if down else (used, widest)
        if scrolled:
            return box.fit(*size)
        return box.fit(*size)

    def _wrap(self, node: Node, box: Box) -> Size:
        spacing, run = node.get("spacing", SPACING), node.get("run_spacing", SPACING)
        width = height = used = high = 0.0
        for child in node.get("controls") or []:
            size = self.place(child, Box(0, box.w1, 0, math.inf))
            if used and used + spacing + size[0] > box.w1 + EPSILON:
                width, height, used, high = max(width, used), height + high + run, 0.0, 0.0
            used += size[0] + (spacing if used else 0)
            high = max(high, size[1])
        width, height = max(width, used), height + high
        if height > box.h1 + EPSILON:
            self._fault(f"{box.h1:.0f} high, and holds {height:.0f}: {_words(node)}")
        return box.fit(width, height)

    def _stack(self, node: Node, box: Box) -> Size:
        box = box.within(node.get("width"), node.get("height"))
        pinned = ("left", "top", "right", "bottom")
        free = [c for c in node["controls"] if not any(c.get(side) is not None for side in pinned)]
        loose = box.loose()
        if node.get("fit") == "expand":
            loose = Box(box.w1, box.w1, box.h1, box.h1)
        sizes = [self.place(child, loose) for child in free]
        width, height = (max((size[at] for size in sizes), default=0.0) for at in (0, 1))
        if not free:
            width, height = box.w1, box.h1
        width, height = box.fit(width, height)
        for child in node["controls"]:
            if child not in free:
                self.place(child, self._pinned(child, width, height))
        return width, height

    @staticmethod
    def _pinned(child: Node, width: float, height: float) -> Box:
        w: float | None = None
        h: float | None = None
        if child.get("left") is not None and child.get("right") is not None:
            w = width - child["left"] - child["right"]
        if child.get("top") is not None and child.get("bottom") is not None:
            h = height - child["top"] - child["bottom"]
        return Box(w or 0, math.inf if w is None else w, h or 0, math.inf if h is None else h)

    def _text(self, node: Node, box: Box) -> Size:
        words = node.get("value") or ""
        size = node["size"] * self.scale
        family = node["font_family"].removesuffix("-latin").removesuffix("-cjk")
        height = (node.get("style") or {}).get("height", 1.2) * size
        most = node.get("max_lines")
        natural = max(measure.width(p, family, size, self.script) for p in words.split("\n"))
        wide = min(natural, box.w1)
        took = measure.lines(words, family, size, box.w1 + EPSILON, self.script) if words else 1
        if words and words not in self.cut:
            if took == measure.TOO_WIDE:
                self._fault(f"a word of {words!r} has {box.w1:.0f}")
            elif most is not None and took > most:
                self._fault(f"{words!r} needs {took} lines of {most} in {box.w1:.0f}")
        if took == measure.TOO_WIDE:
            took = most or 1
        high = min(took, most or took) * height
        if words and high > box.h1 + EPSILON:
            self._fault(f"{words!r} is {high:.0f} high in {box.h1:.0f}")
        return box.fit(wide, high)

    def _typed(self, node: Node, box: Box) -> Size:
        size = node["text_style"]["size"] * self.scale
        across, down = _edges(node.get("content_padding"))
        prefix = node.get("prefix_icon")
        if prefix:
            across += prefix.get("width", 0)
        hint = node.get("hint_text")
        if hint and not node.get("value"):
            family = node["text_style"]["font_family"].removesuffix("-latin").removesuffix("-cjk")
            if measure.lines(hint, family, size, box.w1 - across, self.script) > 1:
                self._fault(f"the hint {hint!r} has {box.w1 - across:.0f}")
        high = max(48, node.get("min_lines", 1) * size * 1.2 + down)
        return box.fit(box.w1, high)


def _edges(given: Any) -> Size:
    """Left with right, and top with bottom."""
    if given is None:
        return (0, 0)
    if isinstance(given, int | float):
        return (2 * given, 2 * given)
    side = given.get
    return (side("left", 0) + side("right", 0), side("top", 0) + side("bottom", 0))


def _border(given: Any) -> Size:
    if not given:
        return (0, 0)
    side = {name: (given.get(name) or {"width": 0}).get("width", 1) for name in _SIDES}
    return (side["left"] + side["right"], side["top"] + side["bottom"])


_SIDES = ("left", "top", "right", "bottom")


def _words(node: Any) -> str:
    return " | ".join(_said(node))[:90]


def _said(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if node.get("_c") == "Text" and node.get("value"):
            yield node["value"]
        for value in node.values():
            yield from _said(value)
    elif isinstance(node, list):
        for value in node:
            yield from _said(value)


def lay_out(
    tree: Node,
    window: tuple[int, int],
    language: str,
    scale: float = 1.0,
    cut: frozenset[str] = frozenset(),
) -> Layout:
    """Lay a screen out that is drawn into a window."""
    layout = Layout(measure.writing(language), scale, cut)
    width, height = window
    layout.place(tree, Box(width, width, height, height))
    return layout
