"""A promise before the deal, and the proof after the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.table.fairness import check
from companion.texts import catalogue
from companion.ui.proof_screen import checked
from tests.ui.test_evenings import Shelf, short

say = catalogue("en")


@pytest.fixture
def shelf(browser):
    return Shelf(browser)


@pytest.fixture
def laid(shelf):
    """A table of six that could begin."""
    shelf.tap("home.new-bronze-heads", "seats.again")
    return shelf


def code_on(shelf) -> str:
    return shelf.phone.desk.place.set_up.promised().code


def begun(shelf):
    table = shelf.phone.desk.settings.table
    return shelf.matches.open(table)


def test_the_code_is_shown_before_the_deal_and_holds_after_it(laid):
    laid.tap("seats.promise")
    code = code_on(laid)
    assert code in laid.phone.texts
    laid.tap("promise.done", "seats.deal")
    saved = begun(laid)
    assert saved.promise.code == code
    assert check(saved.promise, saved.match.game, saved.match.setting)


def test_a_word_goes_into_the_deal_and_leaves_the_promise_alone(laid):
    laid.tap("seats.promise")
    code = code_on(laid)
    laid.phone.type("promise.word-1", "  rainy   night ")
    laid.tap("promise.done", "seats.deal")
    saved = begun(laid)
    assert saved.promise.words == ("", "rainy night", "", "", "", "")
    assert saved.promise.code == code
    assert check(saved.promise, saved.match.game, saved.match.setting)


def test_another_number_of_players_is_another_promise(laid):
    before = laid.phone.desk.place.promised().code
    laid.phone.desk.place.get_up(0)
    assert laid.phone.desk.place.promised().code != before


def test_nothing_of_the_secret_is_on_the_screen_before_the_end(laid):
    laid.tap("seats.promise")
    promise = laid.phone.desk.place.set_up.promised()
    assert promise.secret not in laid.phone.words
    assert promise.nonce not in laid.phone.words


def test_a_word_that_is_too_long_is_refused_at_the_deal(laid):
    laid.tap("seats.promise")
    laid.phone.type("promise.word-0", "x" * 61)
    laid.tap("promise.done", "seats.deal")
    assert laid.phone.refusal == say("refused-word-long", max=60, length=61)


def test_after_the_end_everything_is_opened_and_holds(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.proof")
    promise = shelf.done.promise
    shown = shelf.phone.texts
    assert {promise.code, promise.secret, promise.nonce, say("proof-holds")} <= set(shown)
    assert say("proof-promise-kept", code=promise.code) in shown


def test_a_broken_promise_is_told(shelf):
    other = replace(shelf.done.promise, secret="00" * 32)
    assert not checked(replace(shelf.done, promise=other)).holds


def test_a_match_under_way_opens_nothing(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.begun)}")
    assert "match.proof" not in shelf.phone.ids
