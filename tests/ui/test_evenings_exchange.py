"""Everything out and in, the table, and the result of a match for others."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.games import registry
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.sealing import key_text
from companion.texts import catalogue
from companion.ui.exchange_screen import Exchange
from tests.ui.harness import Browser
from tests.ui.test_evenings import Shelf, short

say = catalogue("en")
OTHER = bytes(range(2, 34))


@pytest.fixture
def shelf(browser):
    return Shelf(browser)


@pytest.fixture
def exported(shelf):
    """The page with everything on it."""
    shelf.tap("home.evenings", "evenings.exchange", "exchange.export")
    page = shelf.phone.desk.place
    assert isinstance(page, Exchange)
    return page.out, page.passphrase


@pytest.fixture
def other(world):
    """Another device, at the field."""
    browser = Browser(world)
    browser.stored["companion.key"] = key_text(OTHER)
    phone = browser.open()
    world.wait(1)
    for identifier in ("home.evenings", "evenings.exchange", "exchange.import"):
        phone.tap(identifier)
    return phone


def bring_in(phone, words, passphrase="") -> None:
    phone.type("exchange.field", words)
    phone.type("exchange.typed", passphrase)
    phone.tap("exchange.read")


def on(other):
    return Matches(owner_folder(other.world.root, OTHER), OTHER, registry.game).list()


def test_what_was_copied_is_said_of_nothing_else(shelf, exported):
    shelf.tap("exchange.copy")
    assert say("moving-copied") in shelf.phone.texts
    shelf.tap("header.back", "exchange.table")
    assert say("moving-copied") not in shelf.phone.texts


def test_everything_is_copied_as_one_text(shelf, exported):
    shelf.tap("exchange.copy")
    assert shelf.phone.browser.clipboard == exported[0]
    assert exported[1] in shelf.phone.texts


def test_with_the_passphrase_all_of_it_comes_in(exported, other):
    bring_in(other, *exported)
    assert say("exchange-new", count=2) in other.texts
    assert len(on(other).finished) == len(on(other).under_way) == 1


def test_without_it_what_is_under_way_stays_sealed(exported, other):
    bring_in(other, exported[0])
    assert say("exchange-new", count=1) in other.texts
    assert say("exchange-still-sealed", count=1) in other.texts
    assert on(other).under_way == ()


def test_a_second_time_adds_nothing(exported, other):
    bring_in(other, *exported)
    for identifier in ("exchange.done", "exchange.import"):
        other.tap(identifier)
    bring_in(other, *exported)
    assert say("exchange-same", count=2) in other.texts
    assert len(on(other).finished) == 1


@pytest.mark.parametrize("words", ["", "hello", "{}"])
def test_what_is_no_export_is_refused_in_words(other, words):
    bring_in(other, words)
    assert other.refusal == say("refused-file-other")


def test_a_cut_or_changed_text_is_refused_in_words(exported, other):
    bring_in(other, exported[0][:-40])
    assert other.refusal == say("refused-file-cut")
    bring_in(other, exported[0].replace('"Ann"', '"Eve"', 1))
    assert other.refusal == say("refused-file-changed")
    assert on(other).finished == ()


def test_another_passphrase_is_refused_and_nothing_comes_in(exported, other):
    bring_in(other, exported[0], "AAAA-AAAA")
    assert other.refusal == say("refused-passphrase-file")
    assert on(other).finished == ()


def choose(phone, name, data) -> None:
    phone.browser.chosen = name, data
    phone.tap("exchange.choose")


def test_a_file_is_chosen_and_comes_in_as_a_pasted_text_does(exported, other):
    choose(other, "companion-2026-01-01.json", exported[0].encode())
    assert "companion-2026-01-01.json" in other.texts
    other.type("exchange.typed", exported[1])
    other.tap("exchange.read")
    assert say("exchange-new", count=2) in other.texts
    assert len(on(other).finished) == len(on(other).under_way) == 1


def test_who_chooses_no_file_changes_nothing(other):
    other.tap("exchange.choose")
    assert other.refusal is None
    assert "exchange.file" not in other.ids


def test_what_is_typed_after_a_file_was_chosen_counts(exported, other):
    choose(other, "old.json", b"{}")
    bring_in(other, *exported)
    assert say("exchange-new", count=2) in other.texts


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda file: b"\x89PNG\r\n" + bytes(2000), "refused-file-other"),
        (lambda file: file[:-40], "refused-file-cut"),
        (lambda file: file[:900] + bytes([file[900] ^ 1]) + file[901:], "refused-file-changed"),
        (lambda file: file.replace(b'"version": 1', b'"version": 2', 1), "refused-file-newer"),
    ],
)
def test_a_file_that_is_not_as_it_should_be_is_refused_in_words(exported, other, change, why):
    choose(other, "some.json", change(exported[0].encode()))
    other.tap("exchange.read")
    assert other.refusal == say(why)
    assert on(other).finished == () and on(other).under_way == ()


def test_a_file_of_fifty_megabytes_is_refused_before_it_is_sent(other):
    choose(other, "film.mp4", bytes(50_000_000))
    assert other.refusal == say("refused-file-size", limit=16)
    assert "exchange.file" not in other.ids


def test_everything_is_saved_as_a_file_of_its_own(shelf, exported):
    shelf.tap("exchange.save")
    ((name, data),) = shelf.phone.browser.saved.items()
    assert name.startswith("companion-") and name.endswith(".json")
    assert data.decode() == exported[0]


def test_the_table_has_a_row_for_everybody(shelf):
    shelf.tap("home.evenings", "evenings.exchange", "exchange.table", "exchange.copy")
    rows = shelf.phone.browser.clipboard.splitlines()
    assert len(rows) == 1 + 6
    assert rows[0].startswith("date,game,place")
    shelf.tap("exchange.save")


@pytest.fixture
def result(shelf):
    """The page of a result, from the result itself with one touch."""
    shelf.tap("home.evenings", f"evenings.open-{short(shelf.done)}", "header.share")
    return shelf


def test_a_result_is_one_touch_away_and_leads_back(result):
    assert "result.picture" in result.phone.ids
    result.tap("header.back")
    assert "over.winner" in result.phone.ids


def test_a_match_under_way_has_no_result_to_share(shelf):
    shelf.tap(f"home.open-{short(shelf.begun)}")
    assert "header.share" not in shelf.phone.ids


def test_a_result_is_a_code_and_a_text(result):
    result.tap("result.copy")
    words = result.phone.browser.clipboard
    assert words.startswith("Bronze Heads\n")
    assert all(seat.name in words for seat in result.done.head.seats)
    assert any("<path" in picture for picture in result.phone.pictures)


def test_a_result_is_saved_as_a_picture(result):
    assert {seat.name for seat in result.done.head.seats} <= set(result.phone.texts)
    result.tap("result.picture")
    ((name, data),) = result.phone.browser.saved.items()
    assert name.startswith("bronze-heads-") and name.endswith(".png")
    assert data.startswith(b"\x89PNG")


def test_the_picture_is_heard_as_its_text(result):
    page = result.phone.desk.place
    assert page.words in result.phone.labels.values()


def test_a_finished_match_has_a_link_for_bg_stats(shelf):
    shelf.tap("home.evenings", f"evenings.more-{short(shelf.done)}", "match.bgstats")
    shelf.tap("bgstats.copy", "bgstats.open")
    link = shelf.phone.browser.clipboard
    assert link.startswith("https://app.bgstatsapp.com/")
    play = json.loads(parse_qs(urlsplit(link).query)["data"][0])
    roles = shelf.done.match.view(None).ending.roles
    assert [player["role"].lower().replace(" ", "_") for player in play["players"]] == list(roles)
    assert [player["startPlayer"] for player in play["players"]].count(True) == 1
    assert "bggId" not in play["game"]
    shelf.tap("bgstats.copy-record")
    assert json.loads(shelf.phone.browser.clipboard) == play, "the record by itself too"
