"""What is felt and heard: a tick for a touch, nothing of a secret, and all of it can be off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.store.matches import Matches
from companion.store.people import Movement, Settings
from companion.table.clock import full
from companion.table.text import refuse
from companion.ui import theme
from companion.ui.assets import folder
from companion.ui.feel import HAPTICS, SOUNDS, Moment
from tests.ui.bronze import Table
from tests.ui.client import nodes
from tests.ui.test_reveals import at_the_reveal
from tests.ui.test_touches import idle, voting

LOUD = Settings(sounds=True, motion=Movement.MOVING)
QUIET = (
    Settings(sounds=True, vibration=True, motion=Movement.STILL),
    Settings(sounds=False, vibration=False, motion=Movement.MOVING),
)


def laid(browser, monkeypatch, settings):
    """A phone with these settings, before the first night."""
    return Table(browser, monkeypatch, settings=settings).open().phone


def vote(phone):
    for head in ("rat", "ox", "tiger", "rabbit"):
        phone.tap(f"vote.field-{head}")
        phone.tap("keypad.1")
    phone.tap("vote.done")
    phone.world.wait(3)


def voting_phone(browser, monkeypatch, settings):
    table = voting(browser, monkeypatch)
    table._settings = settings
    return table.open().phone


def test_a_touch_ticks(browser, monkeypatch):
    phone = laid(browser, monkeypatch, LOUD)
    phone.tap("cover.menu")
    assert phone.felt == ["selection_click"]
    assert phone.heard == ["tick"]


def test_sounds_are_off_until_they_are_wanted(browser, monkeypatch):
    phone = laid(browser, monkeypatch, replace(LOUD, sounds=False))
    phone.tap("cover.menu")
    assert phone.felt and not phone.heard
    assert not any(node["_c"] == "Audio" for node in nodes(phone.tree.page))


@pytest.mark.parametrize("settings", QUIET)
def test_either_setting_switches_all_of_it_off(browser, monkeypatch, settings):
    phone = voting_phone(browser, monkeypatch, settings)
    vote(phone)
    phone.tap("header.menu")
    assert phone.felt == phone.heard == []


def test_so_does_a_device_that_asks_for_less_motion(browser, monkeypatch):
    phone = voting_phone(browser, monkeypatch, replace(LOUD, motion=Movement.SYSTEM))
    vote(phone)
    assert phone.felt == phone.heard == []


def test_the_switch_of_sounds_holds_at_once(browser, world):
    browser.still = False
    phone = browser.open()
    world.wait(1)
    phone.tap("home.settings")
    phone.tap("settings.sounds-0")
    phone.tap("settings.theme-1")
    assert phone.heard == ["tick"]
    phone.tap("settings.sounds-1")
    phone.tap("settings.theme-0")
    assert phone.heard == ["tick", "tick"]


def test_a_refusal_knocks_twice(browser, world):
    browser.still = False
    phone = browser.open()
    world.wait(1)
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    phone.type("name.field", "Ann")
    phone.tap("name.next")
    phone.type("name.field", "ann")
    phone.felt.clear()
    phone.tap("name.done")
    world.wait(0.5)
    assert phone.felt == ["selection_click", "light_impact", "light_impact"]


def test_chips_are_counted_with_the_sound_of_chips_and_a_coin_cracks(browser, monkeypatch):
    phone = voting_phone(browser, monkeypatch, LOUD)
    vote(phone)
    assert phone.heard == [*["tick", "chip"] * 4, "tick", "seal", "coin", "crack"]
    assert phone.felt[-2:] == ["light_impact", "heavy_impact"]


def test_the_winner_has_the_bowls_of_the_game(browser, monkeypatch):
    phone = at_the_reveal(browser, monkeypatch, 2, LOUD)
    phone.tap("reveal.next")
    phone.world.wait(2)
    assert phone.heard == ["tick", "bowls-bronze"]


def test_the_last_ten_seconds_are_counted_and_then_the_gong(browser, monkeypatch):
    table = Table(browser, monkeypatch, settings=LOUD).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    clock = full(12).start(browser.world.loop.time())
    table.saved = table.matches.save(table.saved.with_clock(clock), table.saved.match)
    phone = table.open().phone
    phone.world.wait(20)
    assert phone.heard == ["block"] * 10 + ["gong"]


def test_a_countdown_that_is_over_already_is_not_rung_again(browser, monkeypatch):
    phone = laid(browser, monkeypatch, LOUD)
    assert phone.desk.feel.countdown(0) is None
    assert phone.desk.feel.countdown(30) is None
    assert phone.desk.feel.countdown(11) is None
    assert phone.desk.feel.countdown(10) is Moment.SECOND
    assert phone.desk.feel.countdown(10) is None
    assert phone.desk.feel.countdown(0) is Moment.TIME_UP


# A secret is silent


def test_a_secret_has_one_tick_when_the_ring_is_full_and_no_sound(browser, monkeypatch):
    phone = laid(browser, monkeypatch, LOUD)
    phone.hold("cover.confirm")
    assert (phone.felt, phone.heard) == (["medium_impact"], [])
    phone.hold("seal.look")
    assert (phone.felt, phone.heard) == (["medium_impact"] * 2, [])
    phone.tap("role.done")
    assert (phone.felt, phone.heard) == (["medium_impact"] * 2, [])


def test_a_hold_that_is_let_go_early_has_none(browser, monkeypatch):
    phone = laid(browser, monkeypatch, LOUD)
    phone.hold("cover.confirm", 0.3)
    assert phone.felt == []


def test_a_whole_night_and_turn_feel_alike_for_every_role(browser, monkeypatch):
    phone = laid(browser, monkeypatch, LOUD)
    felt = []
    for _ in range(6):
        phone.felt.clear()
        phone.hold("cover.confirm")
        phone.hold("seal.look")
        phone.tap("role.done")
        felt.append(tuple(phone.felt))
    assert len(set(felt)) == 1
    assert phone.heard == []


def test_what_is_refused_in_secret_is_refused_in_silence(browser, monkeypatch):
    phone = laid(browser, monkeypatch, LOUD)
    phone.hold("cover.confirm")
    phone.hold("seal.look")
    phone.felt.clear()

    def full_disk(*_):
        raise refuse("refused-disk-full")

    monkeypatch.setattr(Matches, "save", full_disk)
    phone.tap("role.done")
    phone.world.wait(1)
    assert phone.desk.refused
    assert phone.felt == phone.heard == []


# What there is


def test_every_sound_lies_among_the_assets():
    names = {SOUNDS[moment].format(theme=game) for moment in SOUNDS for game in theme.THEMES[1:]}
    assert {path.stem for path in (folder() / "sounds").glob("*.wav")} == names


def test_every_moment_is_felt_or_heard():
    assert set(HAPTICS) | set(SOUNDS) == set(Moment)
    assert Moment.FULL not in SOUNDS


def test_a_device_that_cannot_says_nothing(browser, monkeypatch):
    """A desktop has no motor; whoever plays there is not told so either."""
    phone = laid(browser, monkeypatch, LOUD)
    phone.session.apply_page_patch({"platform": "linux"})
    phone.tap("cover.menu")
    assert phone.felt == []
    assert phone.refusal is None
