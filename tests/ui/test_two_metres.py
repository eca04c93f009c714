"""A secret screen has no shape: the same boxes, sizes, lines and colours for every role.

Words and pictures differ; where they stand, how large, in which colour and on how many lines does
not. The screens are drawn without a session here. What they look like in pixels is tested in a
browser.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import configure_encode_object_for_msgpack

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    EnterRole,
    Head,
    Hide,
    Invert,
    Judge,
    Note,
    Options,
    PassTo,
    Read,
    RoleSource,
    SeeRole,
    Suspect,
)
from companion.games.bronze_heads.screens import SCREENS
from companion.store.sealing import key_text
from companion.ui import theme
from companion.ui.play import Play
from companion.ui.table_screen import draw_play
from tests.games.bronze_heads.table import FANG, HUANG, JI, KIDO, LAO, ROLES, XU, YAO, ZHENG
from tests.ui.bronze import KEY, NAMES, Table, deal
from tests.ui.test_touches import first_of, idle, to_judging

WORDS = {"value", "label", "identifier", "src", "_i", "key", "semantics_label", "route"}


def shape(tree: Any) -> Any:
    """The tree without what it says: what could be told from two metres away."""
    if isinstance(tree, dict):
        return {key: shape(value) for key, value in tree.items() if key not in WORDS}
    if isinstance(tree, list):
        return [shape(value) for value in tree]
    return tree


def drawn(play: Play) -> Any:
    """The shape of what a match shows now."""
    data = msgpack.packb(draw_play(play), default=configure_encode_object_for_msgpack(BaseControl))
    return shape(msgpack.unpackb(data, strict_map_key=False))


def first_difference(one: Any, other: Any, path: str = "") -> str | None:
    """Where two shapes differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            found = first_difference(one.get(key), other.get(key), f"{path}/{key}")
            if found:
                return found
        return None
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = (
            first_difference(a, b, f"{path}/{at}")
            for at, (a, b) in enumerate(zip(one, other, strict=True))
        )
        return next((where for where in found if where), None)
    return None if one == other else f"{path}: {one} / {other}"


def check_alike(shapes: dict[object, Any]) -> None:
    """That all of them are one."""
    (first, one), *others = shapes.items()
    for which, other in others:
        where = first_difference(one, other)
        assert where is None, f"{first} / {which}: {where}"


WINDOWS = [(412, 915), (320, 640), (915, 412)]


@pytest.fixture(params=WINDOWS, ids=["tall", "small", "wide"])
def seat_down(browser, monkeypatch, request):
    """Sits down at a table, without a session for each: gives the match as the screens have it."""
    browser.stored["companion.key"] = key_text(KEY)
    phone = browser.open(width=request.param[0], height=request.param[1])
    browser.world.wait(1)

    def sit(table: Table) -> Play:
        return Play(phone.desk, table.saved, SCREENS)

    return sit


def confirmed(play: Play) -> Any:
    """The phone is confirmed to be in the right hand: what shows then."""
    play._opened()
    return drawn(play)


def held(play: Play) -> Any:
    """What shows while the seal is held; then it is let go."""
    play._shown()
    shown = drawn(play)
    assert play.hand is not None
    play.hand.held, play.hand.looked = False, True
    return shown


# The night


def test_every_role_looks_alike_in_the_night(browser, monkeypatch, seat_down):
    play = seat_down(Table(browser, monkeypatch, deal(ROLES)))
    covers, shut, looks, after = {}, {}, {}, {}
    for seat, role in enumerate(ROLES):
        covers[role] = without_the_player(drawn(play))
        shut[role] = confirmed(play)
        looks[role] = held(play)
        after[role] = drawn(play)
        assert play.move(SeeRole(seat))
    for shapes in (covers, shut, looks, after):
        check_alike(shapes)


def without_the_player(tree: Any) -> Any:
    """A public shape without what is the players' own: colours, tokens, the size of a name."""
    if isinstance(tree, dict):
        own = {"bgcolor", "border", "color", "size", "opacity"}
        return {k: without_the_player(v) for k, v in tree.items() if k not in own}
    if isinstance(tree, list):
        return [without_the_player(value) for value in tree]
    return tree


def test_every_card_looks_alike_when_it_is_entered(browser, monkeypatch, seat_down):
    options = Options(roles=RoleSource.CARDS)
    play = seat_down(Table(browser, monkeypatch, deal(ROLES), options=options))
    grids, shut, looks = {}, {}, {}
    for seat, role in enumerate(ROLES):
        grids[role] = confirmed(play)
        assert play.hand is not None
        play.hand.draft = EnterRole(seat, role)
        shut[role] = drawn(play)
        looks[role] = held(play)
        assert play.move(EnterRole(seat, role))
    for shapes in (grids, shut, looks):
        check_alike(shapes)


def test_long_names_change_everybodys_card_alike(browser, monkeypatch, seat_down):
    """The size of the words does not tell who has a friend with a long name."""
    long = tuple(f"{name} of the House with the Long Name" for name in NAMES)
    play = seat_down(Table(browser, monkeypatch, deal(ROLES), names=long))
    looks = {}
    for seat, role in enumerate(ROLES):
        confirmed(play)
        looks[role] = held(play)
        assert play.move(SeeRole(seat))
    check_alike(looks)


# A turn


def situations(browser, monkeypatch):
    """Every role's turn, undisturbed, and everything that can go wrong with one."""

    def table(first, **blind):
        return Table(browser, monkeypatch, deal(ROLES, first=first, **blind)).night()

    for seat, role in enumerate(ROLES):
        yield f"{role}", table(seat), first_of(seat)
    yield "two heads", table(XU), Appraise(XU, (Head.RAT, Head.OX))
    yield "a player read", table(FANG), Read(FANG, YAO)
    yield "blind", table(KIDO, kido=0), first_of(KIDO)
    hidden = idle(table(ZHENG), ZHENG, KIDO, second=Hide(ZHENG, Head.RAT))
    yield "hidden", hidden, first_of(KIDO)
    turned = idle(table(LAO), LAO, XU, second=Invert(LAO))
    yield "turned", turned, Appraise(XU, (Head.RAT, Head.TIGER))
    for victim in (LAO, XU, FANG, HUANG, JI):
        attacked = idle(table(YAO), YAO, victim, second=Attack(YAO, victim))
        yield f"attacked {ROLES[victim]}", attacked, first_of(victim)
    double = idle(table(YAO), YAO, XU, second=Attack(YAO, XU))
    yield "attacked at two heads", double, Appraise(XU, (Head.RAT, Head.OX))


def test_every_turn_looks_alike_at_every_step(browser, monkeypatch, seat_down):
    firsts, books, shut, looks, seconds, passes = {}, {}, {}, {}, {}, {}
    for name, table, first in situations(browser, monkeypatch):
        play = seat_down(table)
        firsts[name] = confirmed(play)
        books[name] = held(play)
        assert play.move(first)
        shut[name] = drawn(play)
        looks[name] = held(play)
        seconds[name] = drawn(play)
        assert play.move(play.secret().mine.offers[-1])
        passes[name] = without_the_player(drawn(play))
    for shapes in (firsts, books, shut, looks, seconds, passes):
        check_alike(shapes)


def test_every_notebook_looks_alike_however_much_stands_in_it(browser, monkeypatch, seat_down):
    table = Table(browser, monkeypatch, deal(ROLES, first=YAO, kido=0)).night()
    table.play(Note(KIDO, "I think it is Bo, because of what he said about the ox and the tiger"))
    idle(table, YAO, XU, second=Attack(YAO, JI))
    table.play(Appraise(XU, (Head.RAT, Head.OX)), Suspect(XU, LAO), PassTo(XU, JI))
    idle(table, JI, FANG)
    table.play(Read(FANG, YAO), Suspect(FANG, YAO), PassTo(FANG, KIDO))
    play = seat_down(table)
    shut, looks = {}, {}
    for seat, role in enumerate(ROLES):
        play.lend(seat, "notebook")
        shut[role] = confirmed(play)
        looks[role] = held(play)
        play.give_back()
    check_alike(shut)
    check_alike(looks)


def test_everybody_judges_on_the_same_grid(browser, monkeypatch, seat_down):
    play = seat_down(to_judging(browser, monkeypatch))
    grids = {}
    for seat, role in enumerate(ROLES[:6]):
        grids[role] = confirmed(play)
        assert play.move(Judge(seat, (seat + 1) % 6))
    check_alike(grids)


# Sizes and colours


def test_secret_words_and_pictures_are_small(browser, monkeypatch, seat_down):
    """20 sp and 28 dp at most; what is larger is the same for all."""
    table = Table(browser, monkeypatch, deal(ROLES, first=XU)).night()
    play = seat_down(table)
    confirmed(play)
    for shown in (held(play), play.move(Appraise(XU, (Head.RAT, Head.OX))) and held(play)):
        assert max(node["size"] for node in nodes_of(shown, "Text")) <= 20
        large = [node for node in nodes_of(shown, "Image") if node["width"] > 28]
        assert len(large) <= 2, "the ornament and the seal's glyph"


def test_no_colour_of_a_player_or_of_a_verdict_is_on_a_secret_screen(
    browser, monkeypatch, seat_down
):
    play = seat_down(Table(browser, monkeypatch, deal(ROLES, first=XU)).night())
    c = theme.palette("bronze", dark=False)
    fills = {theme.paint(seat.colour).fill for seat in play.seats}
    shown = [confirmed(play), held(play)]
    assert play.move(Appraise(XU, (Head.RAT, Head.OX)))
    shown += [drawn(play), held(play), drawn(play)]
    colours = set(every_colour(shown))
    assert c.text in colours
    assert colours.isdisjoint(fills | {c.success, c.danger})


def nodes_of(tree: Any, kind: str) -> Iterator[Any]:
    """The controls of a kind in a shape."""
    if isinstance(tree, dict):
        if tree.get("_c") == kind:
            yield tree
        for value in tree.values():
            yield from nodes_of(value, kind)
    elif isinstance(tree, list):
        for value in tree:
            yield from nodes_of(value, kind)


def every_colour(tree: Any) -> Iterator[str]:
    """Every colour in a shape."""
    if isinstance(tree, dict):
        for value in tree.values():
            yield from every_colour(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from every_colour(value)
    elif isinstance(tree, str) and tree.startswith("#"):
        yield tree
