"""A secret screen has no shape: the same boxes, sizes, lines and colours for every role.

Words and pictures differ; where they stand, how large, in which colour and on how many lines does
not. What it looks like in pixels is tested in a browser.
"""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Head,
    Hide,
    Invert,
    Note,
    Options,
    PassTo,
    Read,
    RoleSource,
    Suspect,
)
from companion.games.bronze_heads.terms import Phase
from companion.ui import assets, theme
from tests.games.bronze_heads.table import FANG, HUANG, JI, KIDO, LAO, ROLES, XU, YAO, ZHENG
from tests.ui.bronze import NAMES, Table, deal
from tests.ui.test_touches import first_of, idle, to_judging

WORDS = {"value", "label", "identifier", "src", "_i", "key", "semantics_label", "route"}


def shape(tree: Any) -> Any:
    """The tree without what it says: what could be told from two metres away."""
    if isinstance(tree, dict):
        return {key: shape(value) for key, value in tree.items() if key not in WORDS}
    if isinstance(tree, list):
        return [shape(value) for value in tree]
    return tree


def screen(phone) -> Any:
    """The shape of what is on the screen."""
    view = next(node for node in phone.tree.all() if node["_c"] == "View")
    return shape(view)


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


@pytest.fixture(params=[(412, 915), (320, 640), (915, 412)], ids=["tall", "small", "wide"])
def window(request):
    width, height = request.param
    return {"width": width, "height": height}


# The night


def test_every_role_looks_alike_in_the_night(browser, monkeypatch, quick, window):
    table = Table(browser, monkeypatch, deal(ROLES)).open(**window)
    covers, shut, held = {}, {}, {}
    for role in table.roles:
        covers[role] = without_the_player(screen(table.phone))
        table.confirm()
        shut[role] = screen(table.phone)
        table.phone.down("seal.look")
        held[role] = screen(table.phone)
        table.phone.up()
        table.phone.tap("role.done")
    check_alike(covers)
    check_alike(shut)
    check_alike(held)


def without_the_player(tree: Any) -> Any:
    """A public shape without what is the players' own: colours, tokens, the size of a name."""
    if isinstance(tree, dict):
        own = {"bgcolor", "border", "color", "size", "opacity"}
        return {k: without_the_player(v) for k, v in tree.items() if k not in own}
    if isinstance(tree, list):
        return [without_the_player(value) for value in tree]
    return tree


def test_every_card_looks_alike_when_it_is_entered(browser, monkeypatch, quick, window):
    table = Table(browser, monkeypatch, deal(ROLES), options=Options(roles=RoleSource.CARDS))
    table.open(**window)
    grids, shut, held = {}, {}, {}
    for role in table.given.roles:
        table.confirm()
        grids[role] = screen(table.phone)
        table.pick(role.replace("_", "-"))
        shut[role] = screen(table.phone)
        table.phone.down("seal.look")
        held[role] = screen(table.phone)
        table.phone.up()
        table.phone.tap("role.keep")
    check_alike(grids)
    check_alike(shut)
    check_alike(held)


# A turn


def situations(browser, monkeypatch):
    """Every role's turn, undisturbed, and everything that can go wrong with one."""

    def table(first, **blind):
        return Table(browser, monkeypatch, deal(ROLES, first=first, **blind)).night()

    for seat, role in enumerate(ROLES):
        yield f"{role}", table(seat), seat, first_of(seat)
    yield "two heads", table(XU), XU, Appraise(XU, (Head.RAT, Head.OX))
    yield "a player read", table(FANG), FANG, Read(FANG, YAO)
    yield "blind", table(KIDO, kido=0), KIDO, first_of(KIDO)
    hidden = idle(table(ZHENG), ZHENG, KIDO, second=Hide(ZHENG, Head.RAT))
    yield "hidden", hidden, KIDO, first_of(KIDO)
    turned = idle(table(LAO), LAO, XU, second=Invert(LAO))
    yield "turned", turned, XU, Appraise(XU, (Head.RAT, Head.TIGER))
    for victim in (LAO, XU, FANG, HUANG, JI):
        attacked = idle(table(YAO), YAO, victim, second=Attack(YAO, victim))
        yield f"attacked {ROLES[victim]}", attacked, victim, first_of(victim)
    double = idle(table(YAO), YAO, XU, second=Attack(YAO, XU))
    yield "attacked at two heads", double, XU, Appraise(XU, (Head.RAT, Head.OX))


def test_every_turn_looks_alike_at_every_step(browser, monkeypatch, quick):
    firsts, notes, shut, held, seconds, passes = {}, {}, {}, {}, {}, {}
    for name, table, _, first in situations(browser, monkeypatch):
        table.open()
        phone = table.phone
        table.confirm()
        firsts[name] = screen(phone)
        phone.down("seal.notebook")
        notes[name] = screen(phone)
        phone.up()
        table.choose(first)
        shut[name] = screen(phone)
        phone.down("seal.look")
        held[name] = screen(phone)
        phone.up()
        phone.world.wait(0.5)
        seconds[name] = screen(phone)
        second = next(i for i in phone.ids if i.startswith("grid.") and "empty" not in i)
        phone.tap(second)
        passes[name] = without_the_player(screen(phone))
    check_alike(firsts)
    check_alike(notes)
    check_alike(shut)
    check_alike(held)
    check_alike(seconds)
    check_alike(passes)


@pytest.mark.parametrize("size", [(320, 640), (915, 412)])
def test_so_it_does_in_a_small_window_and_across(browser, monkeypatch, quick, size):
    firsts, held = {}, {}
    chosen = ("xu_yuan", "two heads", "a player read", "attacked ji_yunfu", "lao_chaofeng")
    for name, table, _, first in situations(browser, monkeypatch):
        if name not in chosen:
            continue
        table.open(width=size[0], height=size[1])
        table.confirm()
        firsts[name] = screen(table.phone)
        table.choose(first)
        table.phone.down("seal.look")
        held[name] = screen(table.phone)
        table.phone.up()
    check_alike(firsts)
    check_alike(held)


def test_every_notebook_looks_alike_however_much_stands_in_it(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch, deal(ROLES, first=YAO, kido=0)).night()
    table.play(Note(KIDO, "I think it is Bo, because of what he said about the ox and the tiger"))
    idle(table, YAO, XU, second=Attack(YAO, JI))
    table.play(Appraise(XU, (Head.RAT, Head.OX)), Suspect(XU, LAO), PassTo(XU, JI)).open()
    shut, held = {}, {}
    for seat, role in enumerate(ROLES):
        table.phone.tap("cover.menu")
        table.phone.tap(f"menu.notebook-{seat}")
        table.confirm()
        shut[role] = screen(table.phone)
        table.phone.down("seal.look")
        held[role] = screen(table.phone)
        table.phone.up()
        table.phone.tap("notebook.done")
    check_alike(shut)
    check_alike(held)


def test_everybody_judges_on_the_same_grid(browser, monkeypatch, quick):
    table = to_judging(browser, monkeypatch).open()
    grids = {}
    for seat in range(6):
        table.confirm()
        grids[table.roles[seat]] = screen(table.phone)
        table.pick(f"seat-{(seat + 1) % 6}")
    check_alike(grids)


# Sizes and colours


def test_secret_words_and_pictures_are_small(browser, monkeypatch, quick):
    """20 sp and 28 dp at most; what is larger is the same for all."""
    table = Table(browser, monkeypatch, deal(ROLES, first=XU)).open()
    common = {len(assets.svg(name)) for name in ("pictures/ornament", "icons/ui-eye")}
    for open_it in (lambda: None, lambda: table.choose(Appraise(XU, (Head.RAT, Head.OX)))):
        if table.view.phase is Phase.NIGHT:
            table.confirm()
        open_it()
        table.phone.down("seal.look")
        for node in table.phone.tree.all():
            if node["_c"] == "Text":
                assert node["size"] <= 20, node
            if node["_c"] == "Image" and len(node["src"]) not in common:
                assert node["width"] <= 28, node
        table.phone.up()
        if table.view.phase is Phase.NIGHT:
            table.phone.tap("role.done")
            for _ in table.roles[1:]:
                table.confirm()
                table.look()
                table.phone.tap("role.done")
            table.confirm()


def test_long_names_change_everybodys_card_alike(browser, monkeypatch, quick):
    """The size of the words does not tell who has a friend with a long name."""
    long = tuple(f"{name} of the House with the Long Name" for name in NAMES)
    table = Table(browser, monkeypatch, deal(ROLES), names=long).open()
    held = {}
    for role in table.roles:
        table.confirm()
        table.phone.down("seal.look")
        held[role] = screen(table.phone)
        table.phone.up()
        table.phone.tap("role.done")
    check_alike(held)


def test_no_colour_of_a_player_or_of_a_verdict_is_on_a_secret_screen(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch, deal(ROLES, first=XU)).night().open()
    table.confirm()
    table.choose(Appraise(XU, (Head.RAT, Head.OX)))
    table.phone.down("seal.look")
    c = theme.palette("bronze", dark=False)
    colours = set(every_colour(screen(table.phone)))
    fills = {theme.paint(seat.colour).fill for seat in table.on_screen.seats}
    assert colours.isdisjoint(fills)
    assert c.success not in colours and c.danger not in colours


def every_colour(tree: Any):
    if isinstance(tree, dict):
        for value in tree.values():
            yield from every_colour(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from every_colour(value)
    elif isinstance(tree, str) and tree.startswith("#"):
        yield tree
