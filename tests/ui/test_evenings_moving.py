"""A match goes to another phone by code or text, and the first one is played on no longer."""

from __future__ import annotations

import pytest

from companion.games import registry
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.sealing import key_text
from companion.texts import catalogue
from companion.ui.play import Play
from tests.ui.harness import Browser
from tests.ui.test_evenings import Shelf, short

say = catalogue("en")
OTHER = bytes(range(1, 33))


@pytest.fixture
def shelf(browser):
    return Shelf(browser)


@pytest.fixture
def sent(shelf):
    """The page of the first phone, from the match's own menu."""
    shelf.tap(f"home.open-{short(shelf.begun)}", "cover.menu", "menu.move")
    return shelf.phone.desk.place.parcel


@pytest.fixture
def other(world):
    """Another phone, with nothing on it but the field."""
    browser = Browser(world)
    browser.stored["companion.key"] = key_text(OTHER)
    phone = browser.open()
    world.wait(1)
    phone.tap("home.receive")
    return phone


def on(other) -> Matches:
    root = other.world.root
    return Matches(owner_folder(root, OTHER), OTHER, registry.game)


def paste(phone, words) -> None:
    phone.type("receive.field", words)
    phone.tap("receive.take")


def unlock(phone, words) -> None:
    phone.type("receive.passphrase", words)
    phone.tap("receive.open")


def test_the_first_phone_shows_codes_a_text_and_the_passphrase(shelf, sent):
    assert sent.passphrase in shelf.phone.texts
    assert any("<path" in picture for picture in shelf.phone.pictures)
    shelf.tap("send.copy")
    assert shelf.phone.browser.clipboard == sent.text
    assert say("moving-copied") in shelf.phone.texts


def test_the_text_and_the_passphrase_bring_the_match_over(shelf, sent, other):
    paste(other, f"  {sent.text}\n")
    unlock(other, sent.passphrase.lower().replace("-", " "))
    assert isinstance(other.desk.place, Play)
    assert on(other).open(shelf.begun.id).match == shelf.begun.match
    here = {seat.name for seat in other.desk.known.people}
    assert {seat.name for seat in shelf.begun.match.setting.seats} <= here


def test_codes_come_in_any_order_and_twice(shelf, sent, other):
    codes = list(reversed(sent.codes))
    paste(other, "\n".join([codes[0], *codes]))
    unlock(other, sent.passphrase)
    assert isinstance(other.desk.place, Play)


def test_another_passphrase_is_told_and_the_right_one_still_opens(sent, other):
    paste(other, sent.text)
    unlock(other, "AAAA-AAAA")
    assert other.refusal == say("refused-passphrase")
    unlock(other, sent.passphrase)
    assert isinstance(other.desk.place, Play)


def test_a_text_that_was_cut_off_is_told(sent, other):
    paste(other, sent.text[:-9])
    assert other.refusal == say("refused-code-cut")
    assert other.ids.index("refusal") > other.ids.index("receive.field"), "no field moves"


@pytest.mark.parametrize("words", ["", "hello", "https://example.org"])
def test_what_is_no_code_is_told(other, words):
    paste(other, words)
    assert other.refusal == say("refused-code-other")


def test_once_it_is_there_the_first_phone_says_so(shelf, sent):
    shelf.tap("send.done")
    assert shelf.matches.open(shelf.begun.id).head.about.moved is not None
    assert "match.take-back" in shelf.phone.ids
    shelf.tap("header.back", f"home.open-{short(shelf.begun)}")
    assert not isinstance(shelf.phone.desk.place, Play)


def test_a_match_that_is_here_already_is_not_taken_twice(shelf, sent):
    shelf.tap("header.back", "cover.leave", "home.receive")
    paste(shelf.phone, sent.text)
    unlock(shelf.phone, sent.passphrase)
    assert shelf.phone.refusal == say("refused-move-here")


def test_it_comes_back_to_the_phone_it_left(shelf, sent):
    shelf.tap("send.done", "header.back", "home.receive")
    paste(shelf.phone, sent.text)
    unlock(shelf.phone, sent.passphrase)
    assert isinstance(shelf.phone.desk.place, Play)


def test_the_menus_way_back_leads_to_the_cover(shelf, sent):
    shelf.tap("header.back")
    assert "cover.confirm" in shelf.phone.ids


def test_nothing_of_the_match_is_in_the_clear(shelf, sent):
    shown = shelf.phone.words
    assert shelf.begun.match.setting.seed.hex() not in shown
    assert not any(role in shown for role in ("Lao Chaofeng", "Yao Buran"))
