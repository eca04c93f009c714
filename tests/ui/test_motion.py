"""Screens come quietly, the refused piece shakes, and where everything keeps still nothing does."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from companion.store.people import Movement, Settings
from companion.texts import LANGUAGES
from companion.ui import theme
from companion.ui.motion import UNSEEN
from tests.ui.bronze import Table
from tests.ui.client import Node, nodes

ANIMATED = ("animate", "animate_offset", "animate_opacity", "animate_scale", "offset", "scale")


def animated(phone) -> list[Node]:
    """Everything on the screen that moves, or could."""
    return [
        node for node in phone.tree.all() if any(node.get(name) is not None for name in ANIMATED)
    ]


def body(phone) -> Node:
    """What of the screen comes: there is one such part."""
    found = [n for n in phone.tree.all() if "animate_opacity" in n and "animate_offset" in n]
    assert len(found) == 1
    return found[0]


@pytest.fixture
def phone(browser):
    """The start screen of a device that asks for nothing."""
    browser.still = False
    return opened(browser)


@pytest.fixture
def still_phone(browser):
    return opened(browser)


def opened(browser):
    phone = browser.open()
    phone.world.wait(1)
    return phone


def test_a_screen_comes_from_below_and_is_in_its_place_a_moment_later(phone):
    phone.tap("home.settings")
    assert body(phone)["opacity"] == UNSEEN
    assert body(phone)["offset"]["y"] * (915 - 120) == pytest.approx(theme.RISE)
    phone.world.wait(theme.AT_ONCE)
    assert body(phone)["opacity"] == 1
    assert body(phone)["offset"]["y"] == 0
    assert body(phone)["animate_opacity"]["duration"] == theme.SCREEN.ms


def test_its_words_are_there_at_once(phone):
    phone.tap("home.settings")
    assert "Settings" in phone.texts
    assert UNSEEN > 0  # what is wholly transparent is silent for a screen reader


def test_it_is_drawn_where_it_comes_from_in_no_time(phone):
    """Else the screen before would fade away in the client, with what was on it."""
    phone.tap("home.settings")
    assert body(phone)["animate_opacity"]["duration"] == 0


def test_a_screen_comes_from_above_on_the_way_back(phone):
    phone.tap("home.settings")
    phone.tap("header.back")
    assert body(phone)["offset"]["y"] < 0
    phone.world.wait(theme.AT_ONCE)
    assert body(phone)["offset"]["y"] == 0
    phone.tap("home.settings")
    assert body(phone)["offset"]["y"] > 0


def test_a_piece_sinks_and_comes_up_again_in_its_time(phone):
    phone.tap("home.settings")
    phone.world.wait(1)
    phone.press("settings.theme-1")
    sunk = next(n for n in nodes(phone.piece("settings.theme-1")) if "animate" in n)
    assert sunk["animate"]["duration"] == theme.PRESS.ms
    phone.slide_off()
    assert sunk["animate"]["duration"] == theme.RELEASE.ms


def test_a_device_that_asks_for_less_motion_gets_none(still_phone):
    still_phone.tap("home.settings")
    assert animated(still_phone) == []
    mark = still_phone.mark()
    still_phone.world.wait(5)
    assert still_phone.since(mark) == b""


def test_a_device_that_does_not_say_gets_none(browser):
    browser.dumb = True
    phone = opened(browser)
    phone.tap("home.settings")
    assert animated(phone) == []


def test_the_setting_stills_everything_at_once(phone):
    phone.tap("home.settings")
    assert animated(phone)
    phone.tap("settings.motion-1")
    assert animated(phone) == []
    phone.tap("header.back")
    assert animated(phone) == []


def test_the_setting_lets_things_move_whatever_the_device_asks(still_phone):
    still_phone.tap("home.settings")
    still_phone.tap("settings.motion-2")
    assert animated(still_phone)


def test_what_was_chosen_holds_the_next_day(phone):
    phone.tap("home.settings")
    for choice in ("motion-1", "vibration-1", "sounds-0"):
        phone.tap(f"settings.{choice}")
    next_day = phone.browser.open()
    settings = next_day.desk.settings
    assert (settings.motion, settings.vibration, settings.sounds) == (Movement.STILL, False, True)
    assert animated(next_day) == []


def test_the_device_is_asked_again_when_the_app_comes_back(phone):
    phone.browser.still = True
    phone.lifecycle("resume")
    phone.tap("home.settings")
    assert animated(phone) == []


def test_sounds_are_off_and_vibration_is_on_at_first():
    assert Settings().sounds is False
    assert Settings().vibration is True
    assert Settings().motion is Movement.SYSTEM


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switches_are_named_in_every_language(phone, language):
    desk = phone.desk
    desk.change_settings(replace(desk.settings, language=language))
    phone.tap("home.settings")
    words = [phone.piece(f"settings.{name}").get("label") for name in _SWITCHES]
    assert all(words) and len(set(words[:3])) == 3


_SWITCHES = [f"motion-{at}" for at in range(3)] + ["sounds-0", "sounds-1", "vibration-0"]


# A secret never moves


@pytest.fixture
def table(browser, monkeypatch):
    """The first night, where things may move."""
    browser.still = False
    return Table(browser, monkeypatch).open()


def test_the_cover_is_opaque_from_its_first_frame_and_settles(table):
    phone = table.phone
    phone.hold("cover.confirm")
    phone.lifecycle("hide")
    cards = [n for n in animated(phone) if "animate_offset" in n]
    assert len(cards) == 1 and "opacity" not in cards[0]
    assert cards[0]["offset"]["y"] < 0
    phone.world.wait(theme.AT_ONCE)
    assert cards[0]["offset"]["y"] == 0


def test_nothing_moves_while_somebody_may_look(table):
    phone = table.phone
    phone.hold("cover.confirm")
    assert animated(phone) == []
    phone.down("seal.look")
    assert "Lao Chaofeng" in phone.texts
    assert animated(phone) == []
    phone.up()
    assert "Lao Chaofeng" not in phone.words
    assert animated(phone) == []


# A refusal


def be_refused(phone) -> None:
    """Somebody sits down with the name of somebody else."""
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    phone.type("name.field", "Ann")
    phone.tap("name.next")
    phone.type("name.field", "ann")
    phone.tap("name.done")
    assert phone.refusal


def test_a_refused_piece_shakes_twice_and_lies_still(phone):
    be_refused(phone)
    shifts = [shift(phone)]
    for _ in range(5):
        phone.world.wait(theme.SHAKE.ms / 1000)
        shifts.append(shift(phone))
    met = [dx for dx, _ in itertools.groupby(shifts)]
    assert met == [theme.SHAKEN, -theme.SHAKEN, theme.SHAKEN, -theme.SHAKEN, 0]


def test_a_refused_piece_does_not_shake_where_everything_keeps_still(still_phone):
    be_refused(still_phone)
    assert shift(still_phone) is None


def shift(phone) -> float | None:
    """How far to the right the refused piece lies."""
    found = [node["transform"] for node in phone.tree.all() if "transform" in node]
    return found[0]["matrix"]["ctor"]["args"][0] if found else None


# The ring


@pytest.mark.parametrize(("still", "steps"), [(True, {0.05, 0.25, 0.5, 0.75}), (False, None)])
def test_a_ring_fills_by_quarters_where_everything_keeps_still(browser, monkeypatch, still, steps):
    browser.still = still
    phone = Table(browser, monkeypatch).open().phone
    phone.world.wait(0.5)
    phone.down("cover.confirm", 0.0)
    seen = set()
    while "cover.confirm" in phone.ids:
        seen.add(next(n["value"] for n in phone.tree.all() if n["_c"] == "ProgressRing"))
        phone.world.wait(0.02)
    assert seen == steps if steps else len(seen) > 6
