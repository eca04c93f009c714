"""A secret is on the client while it is looked at, and at no other time; and in no log at all."""

from __future__ import annotations

import logging

import pytest

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    EnterRole,
    Forgo,
    Head,
    OpenVote,
    Options,
    PassTo,
    Read,
    Role,
    RoleSource,
    Suspect,
    VoteKind,
)
from companion.games.bronze_heads.screens import words
from companion.texts import catalogue
from companion.ui import assets
from tests.ui.bronze import LAO_LINES, Table

LAO, YAO, XU, FANG, KIDO, HUANG = range(6)
say = catalogue("en")

SEAL = assets.svg(f"icons/{words.role_icon(Role.LAO_CHAOFENG)}")
COINS = {assets.svg(f"icons/{mark}").encode() for mark in set(words.COINS.values())}


@pytest.fixture
def night(browser, monkeypatch):
    return Table(browser, monkeypatch).open()


@pytest.fixture
def turns(browser, monkeypatch):
    return Table(browser, monkeypatch).night().open()


# The bytes


def test_a_role_is_sent_when_the_ring_is_full_and_not_before(night):
    phone = night.phone
    night.confirm()
    phone.world.wait(1)
    assert not any(line.encode() in phone.since(0) for line in LAO_LINES)
    phone.down("seal.look", seconds=0.24)
    assert b"Lao Chaofeng" not in phone.since(0)
    phone.world.wait(0.05)
    assert b"Lao Chaofeng" in phone.since(0)


def test_letting_go_takes_it_away_and_sends_nothing_of_it(night):
    phone = night.phone
    night.confirm()
    phone.down("seal.look")
    mark = phone.mark()
    phone.up()
    phone.world.wait(5)
    assert not any(line.encode() in phone.since(mark) for line in LAO_LINES)
    assert SEAL.encode() not in phone.since(mark)
    assert not any(line in phone.words for line in LAO_LINES)
    assert SEAL not in phone.pictures


def test_nothing_of_it_is_left_on_the_server_either(night):
    """Neither in the control tree nor in what a client that comes back would get."""
    night.confirm()
    night.phone.down("seal.look")
    night.phone.up()
    held = [str(value) for value in controls_of(night.phone)]
    assert "Lao Chaofeng" not in "\n".join(held)


def controls_of(phone):
    """Every value of every control that the session keeps."""
    for control in phone.session.index.values():
        yield from getattr(control, "_values", {}).values()


def test_a_reading_is_sent_while_it_is_held_and_not_with_the_choice(turns):
    phone = turns.phone
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    phone.world.wait(1)
    assert say("bronze-reading-genuine").encode() not in phone.since(0)
    assert not any(coin in phone.since(0) for coin in COINS)
    phone.down("seal.look")
    assert say("bronze-reading-genuine") in phone.texts
    mark = phone.mark()
    phone.up()
    assert say("bronze-reading-genuine").encode() not in phone.since(mark)
    assert say("bronze-reading-genuine") not in phone.words


def test_the_notebook_is_sent_while_it_is_held(turns):
    phone = turns.phone
    turns.confirm()
    mark = phone.mark()
    phone.down("seal.notebook")
    assert b"Lao Chaofeng" in phone.since(mark)
    mark = phone.mark()
    phone.up()
    phone.world.wait(1)
    assert b"Lao Chaofeng" not in phone.since(mark)
    assert phone.live("grid.rat")


def test_what_is_typed_into_a_notebook_is_gone_with_the_cover(turns):
    phone = turns.phone
    phone.tap("cover.menu")
    phone.tap("menu.notebook-1")
    turns.confirm()
    phone.tap("notebook.write")
    phone.type("notebook.field", "Ed is it")
    mark = phone.mark()
    phone.lifecycle("hide")
    assert "Ed is it" not in phone.words
    assert b"Ed is it" not in phone.since(mark)
    turns.confirm()
    phone.tap("notebook.keep")
    phone.tap("notebook.done")
    assert "Ed is it" not in phone.words


def test_a_line_half_written_is_not_shown_to_the_next_borrower(turns):
    phone = turns.phone
    phone.tap("cover.menu")
    phone.tap("menu.notebook-1")
    turns.confirm()
    phone.tap("notebook.write")
    phone.type("notebook.field", "Ed is it")
    phone.lifecycle("hide")
    phone.tap("cover.menu")
    mark = phone.mark()
    phone.tap("menu.notebook-2")
    turns.confirm()
    assert phone.live("notebook.write")
    phone.tap("notebook.write")
    assert b"Ed is it" not in phone.since(mark)


def test_a_refusal_for_one_player_is_not_read_on_the_cover(browser, monkeypatch):
    options = Options(roles=RoleSource.CARDS)
    table = Table(browser, monkeypatch, options=options).play(EnterRole(0, Role.XU_YUAN)).open()
    phone = table.phone
    table.confirm()
    table.choose(EnterRole(1, Role.XU_YUAN))
    table.look()
    phone.tap("role.keep")
    assert phone.refusal == say("refused-bronze-role-taken")
    phone.lifecycle("hide")
    assert table.covered
    assert say("refused-bronze-role-taken") not in phone.words
    table.confirm()
    assert say("refused-bronze-role-taken") not in phone.words


def test_chips_half_spread_are_not_on_the_cover(browser, monkeypatch):
    table = Table(browser, monkeypatch, options=Options(votes=VoteKind.CHIPS)).night()
    for seat in range(6):
        first = Read(seat, None) if seat == FANG else Appraise(seat, (Head.RAT,))
        ability = seat in (LAO, YAO)
        table.play(first, Forgo(seat) if ability else Suspect(seat, None))
        table.play(PassTo(seat, seat + 1 if seat < 5 else None))
    table.play(OpenVote()).open()
    table.confirm()
    table.phone.tap("chips.more-rat")
    assert say("bronze-chips-done", count=1) in table.phone.texts
    table.phone.lifecycle("hide")
    assert table.covered
    assert say("bronze-chips-done", count=1) not in table.phone.words
    assert say("bronze-chips-left", count=1) not in table.phone.words


# The logs

LOUD = ("flet", "flet_transport", "flet_object_patch", "flet_components", "flet_controls")


@pytest.fixture
def loud(caplog, monkeypatch):
    """Everything is logged, as FLET_LOG_LEVEL=DEBUG asks for it."""
    monkeypatch.setenv("FLET_LOG_LEVEL", "DEBUG")
    levels = {name: logging.getLogger(name).level for name in LOUD}
    for name in [*LOUD, *logging.root.manager.loggerDict]:
        caplog.set_level(logging.DEBUG, name)
    caplog.set_level(logging.DEBUG)
    yield caplog
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_no_log_holds_a_secret_whatever_level_is_asked_for(loud, browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night().open()
    phone = table.phone
    table.confirm()
    phone.down("seal.notebook")
    assert "Lao Chaofeng" in phone.words
    phone.up()
    table.choose(Appraise(LAO, (Head.RAT,)))
    table.look()
    table.choose(Forgo(LAO))
    table.pick("seat-1")
    phone.tap("cover.menu")
    phone.tap("menu.notebook-2")
    table.confirm()
    phone.tap("notebook.write")
    phone.type("notebook.field", "Ed is it")
    phone.tap("notebook.keep")
    phone.tap("notebook.done")
    phone.cut()
    phone.reconnect()
    table.confirm()
    table.choose(Appraise(YAO, (Head.OX,)))
    table.look()
    table.choose(Attack(YAO, XU))
    printed = "\n".join(record.getMessage() for record in loud.records)
    for secret in (*LAO_LINES, "lao_chaofeng", "Genuine", "Fake", "Ed is it", "Attack(", "<svg"):
        assert secret not in printed, secret
    assert "Schedule_update" in printed  # it was loud


def test_what_fails_while_a_secret_is_drawn_prints_none(loud, browser, monkeypatch, quick):
    """A traceback names the line that failed, not what it was about."""
    table = Table(browser, monkeypatch).open()
    table.confirm()

    def broken(*_):
        raise RuntimeError("no room")

    monkeypatch.setattr("companion.games.bronze_heads.screens.role.secret_card", broken)
    table.phone.down("seal.look")
    printed = "\n".join(record.getMessage() + str(record.exc_text or "") for record in loud.records)
    assert "Lao Chaofeng" not in printed and "lao_chaofeng" not in printed
    assert b"Lao Chaofeng" not in table.phone.since(0)
    table.browser.world.errors.clear()


def test_what_fails_at_a_touch_tells_nothing_and_the_table_plays_on(loud, turns, monkeypatch):
    """An error's own message may hold a secret: it is in no log and not on the client."""

    def broken(*_):
        raise KeyError(Role.LAO_CHAOFENG)

    turns.confirm()
    mark = turns.phone.mark()
    with monkeypatch.context() as fault:
        fault.setattr("companion.table.match.Match.play", broken)
        turns.choose(Appraise(LAO, (Head.RAT,)))
    printed = "\n".join(record.getMessage() + str(record.exc_text or "") for record in loud.records)
    assert "KeyError while answering a touch" in printed
    assert "lao_chaofeng" not in printed
    assert b"lao_chaofeng" not in turns.phone.since(mark)
    assert turns.phone.refusal == say("broken-text")
    turns.browser.world.errors.clear()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    assert turns.phone.live("seal.look")
