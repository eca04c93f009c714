"""The settings, the device's language, and a session that ends."""

from __future__ import annotations

import gc
import weakref

import pytest

from companion.store.people import Settings
from companion.texts import catalogue
from companion.ui import theme
from tests.ui.bronze import LAO_LINES, Table
from tests.ui.harness import Browser

say = catalogue("en")


@pytest.fixture
def tapping(browser, monkeypatch):
    """The first night, with a tap in the place of a hold."""
    return Table(browser, monkeypatch, settings=Settings(hold=False)).open()


def tap_seal(table, identifier):
    """A short touch, as by a hand that cannot hold."""
    table.phone.world.wait(0.5)
    table.phone.down(identifier, seconds=0.05)
    table.phone.up()


def test_a_tap_opens_the_cover_after_the_same_time(tapping):
    tap_seal(tapping, "cover.confirm")
    tapping.phone.world.wait(theme.HOLD_TO_CONFIRM + 0.2)
    assert tapping.phone.live("seal.look")


def test_a_tap_shows_a_secret_for_two_seconds(tapping):
    tap_seal(tapping, "cover.confirm")
    tapping.phone.world.wait(1)
    tap_seal(tapping, "seal.look")
    tapping.phone.world.wait(0.5)
    assert "Lao Chaofeng" in tapping.phone.texts
    tapping.phone.world.wait(theme.TAP_TO_LOOK)
    assert not any(line in tapping.phone.words for line in LAO_LINES)
    assert tapping.phone.live("role.done")


def test_a_second_tap_while_it_shows_gives_two_seconds_more_and_not_for_ever(tapping):
    tap_seal(tapping, "cover.confirm")
    tapping.phone.world.wait(1)
    tap_seal(tapping, "seal.look")
    tapping.phone.world.wait(0.5)
    tap_seal(tapping, "seal.look")
    tapping.phone.world.wait(theme.TAP_TO_LOOK + 0.5)
    assert not any(line in tapping.phone.words for line in LAO_LINES)


@pytest.mark.parametrize("state", ["inactive", "hide", "resume"])
def test_a_secret_shown_by_a_tap_is_covered_with_the_page(tapping, state):
    tap_seal(tapping, "cover.confirm")
    tapping.phone.world.wait(1)
    tap_seal(tapping, "seal.look")
    tapping.phone.world.wait(0.5)
    tapping.phone.lifecycle(state)
    assert tapping.covered
    tapping.phone.world.wait(5)
    assert tapping.covered


def test_a_tap_on_the_way_out_does_not_open_for_the_next_player(tapping):
    tap_seal(tapping, "cover.confirm")
    tapping.phone.world.wait(1)
    tap_seal(tapping, "seal.look")
    tapping.phone.world.wait(3)
    tap_seal(tapping, "seal.look")
    tapping.phone.tap("role.done", rest=0)
    tapping.phone.world.wait(5)
    assert tapping.covered and "Bo" in tapping.phone.texts


def test_the_choice_between_hold_and_tap_is_made_in_the_settings_and_kept(browser, world):
    phone = browser.open()
    world.wait(1)
    phone.tap("home.settings")
    phone.tap("settings.hold-1")
    assert phone.desk.settings.hold is False
    again = phone.reload()
    world.wait(1)
    assert again.desk.settings.hold is False


def test_a_browser_that_cannot_be_read_still_starts(world):
    """The device tells nothing of itself: English it is."""
    browser = Browser(world)
    browser.languages = []
    phone = browser.open()
    world.wait(1)
    assert say("home-title") in phone.texts


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        (["en-GB"], "en"),
        (["zh-Hant-TW", "en"], "zh-Hant"),
        (["zh-TW"], "zh-Hant"),
        (["zh-CN"], "zh-Hans"),
        (["it-IT", "en"], "it"),
        (["fr"], "fr"),
        (["xx", "fr"], "fr"),
        (["xx"], "en"),
    ],
)
def test_the_screens_speak_the_devices_language(world, tags, language):
    browser = Browser(world)
    browser.languages = tags
    phone = browser.open()
    world.wait(1)
    assert catalogue(language)("home-title") in phone.texts


def test_a_language_chosen_in_the_settings_wins_over_the_devices(world):
    browser = Browser(world)
    browser.languages = ["fr"]
    phone = browser.open()
    world.wait(1)
    phone.tap("home.settings")
    phone.tap("settings.language-1")
    assert say("settings-title") in phone.texts
    again = phone.reload()
    world.wait(1)
    assert say("settings-title") in again.texts or say("home-title") in again.texts


def test_a_device_that_changes_its_language_is_followed(browser, world):
    phone = browser.open()
    world.wait(1)
    phone._fire(1, "locale_change", {"locales": [{"language_code": "it"}]})
    assert catalogue("it")("home-title") in phone.texts


def test_identifiers_are_the_same_in_every_language(browser, monkeypatch):
    table = Table(browser, monkeypatch).night().open()
    table.confirm()
    english = table.phone.ids
    table.people.change(Settings(language="zh-Hans", table=table.saved.id))
    phone = table.browser.open()
    phone.world.wait(1)
    phone.hold("cover.confirm")
    assert phone.ids == english


@pytest.mark.parametrize("dark", [False, True])
def test_light_and_dark_follow_the_device(browser, world, dark):
    phone = browser.open(dark=dark)
    world.wait(1)
    view = next(node for node in phone.tree.all() if node["_c"] == "View")
    assert view["bgcolor"] == theme.palette("shell", dark).bg


def test_dark_is_chosen_in_the_settings_and_holds_at_once(browser, world):
    phone = browser.open()
    world.wait(1)
    phone.tap("home.settings")
    phone.tap("settings.theme-2")
    view = next(node for node in phone.tree.all() if node["_c"] == "View")
    assert view["bgcolor"] == theme.palette("shell", dark=True).bg


def test_text_grows_with_the_devices_setting_as_far_as_its_piece_has_room(browser, world):
    phone = browser.open()
    world.wait(1)
    assert phone.desk.look("shell").text("Word", theme.BODY).size == 16
    phone.scale_text(2.0)
    look = phone.desk.look("shell")
    assert look.text("Word", theme.BODY).size == 16, "the device makes it 32"
    assert look.text("Word", theme.TITLE).size * 2 == theme.LARGE_TEXT
    assert look.text("Word", theme.NAME_XL).size * 2 == 60, "what is large already stays"
    assert look.text("Word", theme.BODY, most=24).size * 2 == 24
    phone.scale_text(1.0)
    assert phone.desk.look("shell").text("Word", theme.TITLE).size == theme.TITLE.size


def test_a_secret_word_stays_too_small_for_two_metres_however_large_text_is(tapping):
    tapping.confirm()
    tapping.phone.scale_text(2.0)
    tapping.phone.down("seal.look", seconds=0.5)
    sizes = {
        node["value"]: node["size"] * 2
        for node in tapping.phone.tree.all()
        if node["_c"] == "Text" and node.get("value") in LAO_LINES
    }
    assert sizes and max(sizes.values()) <= 20


def test_the_settings_lead_to_a_page_about_the_app_and_back(browser, world):
    phone = browser.open()
    world.wait(1)
    phone.tap("home.settings")
    phone.tap("settings.about")
    assert say("about-secret") in phone.texts
    assert phone.history[-1] == "/about"
    phone.back_button()
    assert "settings.about" in phone.ids


def test_a_session_that_has_ended_leaves_nothing_behind(browser, world):
    """Else the server would keep every session for ever, and tick for it."""
    phone = browser.open()
    world.wait(1)
    desk = weakref.ref(phone.desk)
    phone.cut()

    async def end() -> None:
        phone.session.close()

    world.run(end())
    del phone.desk, phone.session, world.sessions[:]
    world.wait(2)
    gc.collect()
    assert desk() is None
