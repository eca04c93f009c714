"""Every screen, in every window: what can be touched has a name, and nothing fails to be drawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgpack
import pytest

from companion.games.bronze_heads.moves import Forgo, Judge
from companion.store.people import Settings
from tests.ui.bronze import Table
from tests.ui.client import nodes
from tests.ui.test_touches import LAO, first_of, idle, to_judging

DO_NOT_USE = {"IconButton", "AlertDialog", "SnackBar", "FloatingActionButton", "Tooltip"}


def check(phone) -> None:
    """What must hold on every screen."""
    ids = Counter(phone.ids)
    assert ids, "an empty screen"
    assert "broken.home" not in ids
    assert [identifier for identifier, count in ids.items() if count > 1] == []
    named(phone.tree.page, None)


def named(tree: Any, above: dict[Any, Any] | None) -> None:
    """That every piece that can be touched lies in something with an identifier and a label."""
    if isinstance(tree, dict):
        assert tree.get("_c") not in DO_NOT_USE, tree["_c"]
        assert "tooltip" not in tree
        assert tree.get("visible") is not False, "hidden is not gone"
        if tree.get("_c") == "Semantics" and tree.get("identifier"):
            above = tree
        if tree.get("_c") == "GestureDetector":
            assert above is not None, "a piece without an identifier"
            assert above.get("label") or above["identifier"].startswith("seal."), above
            assert "." in above["identifier"]
        for value in tree.values():
            named(value, above)
    elif isinstance(tree, list):
        for value in tree:
            named(value, above)


def walk_to_the_deal(phone, see) -> None:
    """The screens before the deal."""
    see()
    phone.tap("home.settings")
    see()
    phone.tap("header.back")
    phone.tap("home.new-bronze-heads")
    see()
    phone.tap("seats.options")
    see()
    phone.tap("options.done")
    phone.tap("seats.add")
    see()
    for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"):
        phone.type("name.field", name)
        phone.tap("name.next")
    phone.tap("name.done")
    see()
    phone.tap("seats.name-0")
    see()
    phone.tap("name.done")
    phone.tap("seats.deal")
    see()


def walk_a_turn(table, see) -> None:
    """From the cover of the first turn to that of the second, and what the menu offers."""
    phone = table.phone
    see()
    phone.tap("cover.menu")
    see()
    phone.tap("menu.notebook-2")
    see()
    table.confirm()
    see()
    phone.tap("notebook.write")
    see()
    phone.tap("notebook.drop")
    phone.tap("notebook.done")
    table.confirm()
    see()
    phone.down("seal.notebook")
    see()
    phone.up()
    table.choose(first_of(LAO))
    see()
    phone.down("seal.look")
    see()
    phone.up()
    see()
    table.choose(Forgo(LAO))
    see()
    table.pick("seat-1")
    see()


def walk_to_the_end(table, see) -> None:
    """The vote of a third round, judging, the reveal and the review."""
    phone = table.phone
    see()
    phone.tap("talk.vote")
    see()
    for head in table.view.heads:
        phone.tap(f"vote.field-{head}")
        phone.tap("keypad.1")
    see()
    phone.tap("vote.done")
    see()
    phone.tap("voted.correct")
    phone.tap("agree.correct")
    see()
    phone.tap("vote.back")
    see()


def walk_the_review(table, see) -> None:
    """The reveal's parts and the review's pages."""
    phone = table.phone
    for _ in range(3):
        see()
        phone.tap("reveal.next")
    see()
    for page in ("round-0", "round-1", "round-2", "judging"):
        phone.tap(f"review.{page}")
        see()


@pytest.mark.parametrize(
    ("size", "dark", "language"),
    [
        ((320, 640), True, "zh-Hant"),
        ((915, 412), False, "fr"),
        ((800, 1280), True, "it"),
    ],
)
def test_every_screen_is_drawn_and_every_piece_has_a_name(
    browser, monkeypatch, quick, size, dark, language
):
    window = {"width": size[0], "height": size[1], "dark": dark}
    settings = Settings(language=language)

    browser.languages = [language]
    phone = browser.open(**window)
    browser.world.wait(1)
    walk_to_the_deal(phone, lambda: check(phone))

    table = Table(browser, monkeypatch, settings=settings).night().open(**window)
    walk_a_turn(table, lambda: check(table.phone))

    table = Table(browser, monkeypatch, settings=settings).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    table.open(**window)
    walk_to_the_end(table, lambda: check(table.phone))

    table = to_judging(browser, monkeypatch, settings=settings)
    judging = table.open(**window)
    judging.confirm()
    check(judging.phone)
    table = to_judging(browser, monkeypatch, settings=settings)
    table.play(*(Judge(seat, (seat + 1) % 6) for seat in range(6))).open(**window)
    walk_the_review(table, lambda: check(table.phone))


def test_nothing_is_sent_back_while_somebody_types(browser, world):
    """A text rewritten while it is typed moves the cursor."""
    phone = browser.open()
    world.wait(1)
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    world.wait(2)
    mark = phone.mark()
    for words in ("A", "An", "Ann"):
        phone.type("name.field", words)
    assert phone.since(mark) == b""


def test_what_is_looked_up_is_not_rewritten_while_it_is_typed(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night().open()
    phone = table.phone
    phone.tap("cover.menu")
    phone.tap("menu.rules")
    field = next(node for node in phone.tree.all() if node["_c"] == "TextField")
    mark = phone.mark()
    for words in ("v", "vo", "vot", "vote"):
        phone.type("learn.field", words)
        assert msgpack.packb("value") + msgpack.packb(words) not in phone.since(mark)
    assert next(n for n in phone.tree.all() if n["_c"] == "TextField")["_i"] == field["_i"]


def test_a_countdown_keeps_its_deadline_while_nobody_looks(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    table.open()
    phone = table.phone
    phone.tap("talk.start")
    assert left(phone) == 60
    phone.world.wait(20)
    assert left(phone) == pytest.approx(40, abs=1)
    phone.lifecycle("hide")
    phone.cut()
    phone.world.wait(15)
    phone.reconnect()
    assert left(phone) == pytest.approx(25, abs=1)
    again = phone.reload()
    again.world.wait(5)
    assert left(again) == pytest.approx(20, abs=1)


def left(phone) -> int:
    """Seconds on the countdown."""
    words = next(n["value"] for n in nodes(phone.piece("talk.left")) if n["_c"] == "Text")
    minutes, seconds = words.split(":")
    return int(minutes) * 60 + int(seconds)


def test_a_countdown_that_stands_still_stays_so(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    table.open()
    table.phone.tap("talk.start")
    table.phone.world.wait(20)
    table.phone.tap("talk.pause")
    before = left(table.phone)
    table.phone.world.wait(100)
    assert left(table.phone) == before == pytest.approx(40, abs=1)


def test_two_quick_touches_do_not_start_a_countdown_and_stop_it(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    table.open()
    table.phone.world.wait(1)
    table.phone.tap("talk.start")
    table.phone.tap("talk.pause", rest=0.1)
    before = left(table.phone)
    table.phone.world.wait(10)
    assert left(table.phone) == pytest.approx(before - 10, abs=1)
