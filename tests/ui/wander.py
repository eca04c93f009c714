"""A curious hand that touches everything: it comes past most screens of a game without a script.

It always touches what it has touched least, and draws every screen it has not seen yet in every
language and every window. The trees hold what the client would get, pictures left out.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

from companion.store.sealing import key_text
from companion.texts import LANGUAGES
from companion.ui import shell
from companion.ui.play import Play
from tests.browser.laid import put
from tests.browser.walking import NAMES as WALKERS
from tests.browser.walking import TABLES, Walk
from tests.browser.walks import WALKS
from tests.ui.bronze import KEY
from tests.ui.client import Node, nodes
from tests.ui.harness import Browser, Phone, World, fast

GAMES = ("bronze-heads", "lucky-incense", "good-fortune", "beyond")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
SEATED = {"bronze-heads": 6, "lucky-incense": 3, "good-fortune": 2, "beyond": 3}
PHONE, SMALL, ON_ITS_SIDE = (412, 915), (320, 640), (915, 412)
WAYS = (
    *((language, window, 1.0) for window in (PHONE, SMALL) for language in LANGUAGES),
    ("fr", ON_ITS_SIDE, 1.0),
    ("zh-Hant", ON_ITS_SIDE, 1.0),
    *((language, PHONE, 2.0) for language in ("en", "fr", "zh-Hant")),
    ("fr", SMALL, 2.0),
)
"""The languages, windows and sizes of text that every screen is drawn in."""
PARTS = tuple(dict.fromkeys(walk.name.split("-")[0] for walk in WALKS))
"""The parts of the app that walks go through."""
TOUCHES = 150
LEAVING = {"header.back", "cover.leave", "menu.home"}
"""What leads out of a match."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen as it is drawn.

    Attributes:
        ids: The identifiers on it.
        language: In which language.
        window: How wide and high, in dp.
        tree: What is drawn.
        scale: How large the device draws text.
    """

    ids: tuple[str, ...]
    language: str
    window: tuple[int, int]
    tree: Node
    scale: float = 1.0


@cache
def screens_of(game: str) -> tuple[Screen, ...]:
    """The screens that the hand came past, each in all languages and all windows."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        fast(patch)
        # The same deal on every run, so that the hand comes past the same screens.
        deal = SimpleNamespace(token_bytes=random.Random(game).randbytes)
        patch.setattr("companion.ui.set_up.secrets", deal)
        world = World(Path(folder), patch)
        found = tuple(_wander(Browser(world), game))
        world.close()
        assert world.errors == []
    return found


def _wander(browser: Browser, game: str) -> Iterator[Screen]:
    phone = browser.open()
    browser.world.wait(1)
    hand = random.Random(game)
    touched: Counter[object] = Counter()
    seen: set[object] = set()
    yield from _new(phone, seen)
    phone.tap(f"home.new-{game}")
    yield from _new(phone, seen)
    phone.tap("seats.add")
    for name in NAMES[: SEATED[game]]:
        yield from _new(phone, seen)
        phone.type("name.field", name)
        last = name == NAMES[SEATED[game] - 1]
        phone.tap("name.done" if last else "name.next")
    yield from _new(phone, seen)
    phone.tap("seats.deal")
    for _ in range(TOUCHES):
        yield from _new(phone, seen)
        live = [one for one in dict.fromkeys(phone.ids) if phone.live(one)]
        if isinstance(phone.desk.place, Play):
            live = [one for one in live if one not in LEAVING]
        elsewhere = [f"home.new-{other}" for other in GAMES if other != game]
        live = [one for one in live if one not in elsewhere]
        least = min(touched[one] for one in live)
        choice = hand.choice([one for one in live if touched[one] == least])
        touched[choice] += 1
        if any(node.get("on_pan_down") for node in nodes(phone.piece(choice))):
            browser.world.wait(0.5)
            phone.down(choice)
            yield from _new(phone, seen)
            phone.up()
        else:
            phone.tap(choice)


@cache
def walked(part: str) -> tuple[Screen, ...]:
    """The screens of the walks through a part of the app, each in all languages and all windows."""
    found: list[Screen] = []
    for walk in WALKS:
        if walk.name.split("-")[0] == part:
            with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
                fast(patch)
                world = World(Path(folder), patch)
                found += _walk(Browser(world), walk)
                world.close()
                assert world.errors == []
    return tuple(found)


def _walk(browser: Browser, walk: Walk) -> Iterator[Screen]:
    if walk.match is not None:
        browser.stored["companion.key"] = key_text(KEY)
        put(browser.world.root, KEY, walk.match())
    phone = browser.open()
    browser.world.wait(1)
    for line in walk.steps.split("\n"):
        words = line.split()
        if not words:
            continue
        _step(phone, words[0], words[1:])
        if words[0] in ("shot", "held"):
            yield from _ways(phone)
        if words[0] == "held":
            phone.up()


def _step(phone: Phone, what: str, given: list[str]) -> None:
    """A step of a walk; the picture is not taken here."""
    match what, given:
        case "tap", [piece]:
            begins = piece.removesuffix("*")
            wanted = (one for one in phone.ids if one.startswith(begins) and "empty" not in one)
            phone.tap(piece if begins == piece else next(wanted))
        case "confirm", []:
            phone.hold("cover.confirm")
        case "held", [seal, _]:
            phone.world.wait(0.5)
            phone.down(seal)
        case "type", [*words]:
            phone.type("name.field", " ".join(words))
        case "sit", [game]:
            phone.tap("seats.add")
            for number, name in enumerate(WALKERS[: TABLES[game]], start=1):
                phone.type("name.field", name)
                phone.tap("name.done" if number == TABLES[game] else "name.next")
        case (("shot" | "wait"), [_]):
            pass
        case _:
            raise ValueError(f"{what} {given}")


def _ways(phone: Phone) -> Iterator[Screen]:
    """The screen, drawn in every way."""
    for language, window, scale in WAYS:
        drawn_ = drawn(phone, language, window, scale)
        yield Screen(tuple(phone.ids), language, window, drawn_, scale)


def _new(phone: Phone, seen: set[object]) -> Iterator[Screen]:
    """The screen, drawn in every way, unless one with the same kinds of pieces has been."""
    ids = tuple(phone.ids)
    kind = frozenset(re.sub(r"[0-9]+", "", one) for one in ids)
    if kind in seen:
        return
    seen.add(kind)
    yield from _ways(phone)


def drawn(phone: Phone, language: str, window: tuple[int, int], scale: float = 1.0) -> Node:
    """What is on the screen, as it would be in this language, window, and size of text."""
    with _otherwise(phone, language, window, scale):
        data = msgpack.packb(
            shell._draw(phone.desk), default=configure_encode_object_for_msgpack(BaseControl)
        )
    tree: Node = _without_pictures(msgpack.unpackb(data, strict_map_key=False))
    return tree


@contextmanager
def _otherwise(
    phone: Phone, language: str, window: tuple[int, int], scale: float
) -> Iterator[None]:
    desk = phone.desk
    known, page = desk.known, desk.page
    desk.text_scale = scale
    desk.known = replace(known, settings=replace(known.settings, language=language))
    desk.page = _Window(*window, page)  # type: ignore[assignment]
    try:
        yield
    finally:
        desk.known, desk.page, desk.text_scale = known, page, 1.0


class _Window:
    """A page of another size."""

    def __init__(self, width: int, height: int, page: ft.Page) -> None:
        self.width, self.height = width, height
        self._page = page

    def __getattr__(self, name: str) -> Any:
        return getattr(self._page, name)


def _without_pictures(tree: Any) -> Any:
    if isinstance(tree, dict):
        return {key: _without_pictures(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [_without_pictures(value) for value in tree]
    return "<svg>" if isinstance(tree, str) and tree.startswith("<svg") else tree
