"""What remains of an evening, in a browser: people, history, files, another phone, proof."""

from __future__ import annotations

import csv
import io
import json
import random
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.games import registry
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.people import People
from companion.store.record import Saved
from companion.store.sealing import new_key
from companion.table.fairness import Promise
from companion.table.match import begin
from companion.texts import catalogue
from tests.browser.conftest import OpenPhone
from tests.browser.driver import Driver
from tests.browser.laid import AnyMatch, storage
from tests.browser.quick import QUIET
from tests.browser.serving import Server
from tests.share.evenings import beyond_game, bronze_heads

say = catalogue("en")


@dataclass
class Shelf:
    """A phone with two finished matches and one that has begun, and what lies on its disk."""

    phone: Driver
    matches: Matches
    bronze: Saved
    beyond: Saved
    begun: Saved

    def tap(self, *identifiers: str) -> Driver:
        for identifier in identifiers:
            self.phone.tap(identifier)
        return self.phone

    def names(self, saved: Saved) -> list[str]:
        return [seat.name for seat in self.matches.open(saved.id).match.setting.seats]


@pytest.fixture
def another(open_phone: OpenPhone, quick_server: Server) -> Driver:
    """A phone with nothing on it."""
    return open_phone(url=quick_server.url, rest=int(QUIET * 1000) + 50)


@pytest.fixture
def shelf(open_phone: OpenPhone, quick_server: Server) -> Shelf:
    key = new_key()
    folder = owner_folder(quick_server.data, key)
    matches = Matches(folder, key, registry.game)

    def kept(match: AnyMatch, given: Promise) -> Saved:
        People(folder, key).remember(match.setting.seats)
        first = matches.create(begin(match.game, match.setting), promise=given)
        return matches.save(first, match)

    bronze = kept(*bronze_heads(random.Random(3), seats=6))
    beyond = kept(*beyond_game(random.Random(5)))
    begun = kept(*bronze_heads(random.Random(4), moves=2, seats=6))
    phone = open_phone(
        url=quick_server.url,
        rest=int(QUIET * 1000) + 50,
        storage_state=storage(quick_server, key),
        permissions=["clipboard-read", "clipboard-write"],
    )
    phone.wait("home.evenings")
    return Shelf(phone, matches, bronze, beyond, begun)


def short(saved: Saved) -> str:
    return saved.id[:8]


def of_person(phone: Driver, name: str) -> str:
    phone.wait_text(name)
    return next(
        each for each in phone.ids() if each.startswith("people.open") and phone.text(each) == name
    )


def test_people_get_another_name_become_one_and_are_forgotten_once_it_was_asked(
    shelf: Shelf,
) -> None:
    phone = shelf.tap("home.people")
    phone.tap(of_person(phone, "Flo"))
    phone.write("people.field", "Floriane")
    shelf.tap("people.rename")
    phone.wait_text(say("people-ask-rename", old="Flo", new="Floriane"))
    assert "Flo" in shelf.names(shelf.bronze)
    shelf.tap("people.do")
    phone.wait_text("Floriane")
    assert "Floriane" in shelf.names(shelf.bronze)

    phone.tap(of_person(phone, "Ann"))
    phone.write("people.field", "Bo")
    shelf.tap("people.rename")
    phone.wait("refusal")
    phone.wait_text("two people")
    shelf.tap("people.forget")
    phone.wait_text(say("people-ask-forget", old="Ann"))
    shelf.tap("people.do")
    phone.wait("people.open-0")
    assert "Ann" not in shelf.names(shelf.bronze) + shelf.names(shelf.beyond)


def test_the_history_is_gone_through_by_game_written_on_removed_and_brought_back(
    shelf: Shelf,
) -> None:
    phone = shelf.tap("home.evenings")
    phone.wait_text(shelf.bronze.head.changed.astimezone().date().isoformat())
    shelf.tap("evenings.game-beyond")
    phone.wait_gone(f"evenings.open-{short(shelf.bronze)}")
    assert [one for one in phone.ids() if one.startswith("evenings.open")] == [
        f"evenings.open-{short(shelf.beyond)}"
    ]
    shelf.tap("evenings.game-all", f"evenings.open-{short(shelf.bronze)}", "review.round-1")
    shelf.tap("over.home", "home.evenings", f"evenings.more-{short(shelf.bronze)}", "match.note")
    phone.write("match.place-field", "At Bo’s")
    phone.write("match.note-field", "Rain all night")
    shelf.tap("match.keep")
    phone.wait_text("Rain all night")
    assert shelf.matches.open(shelf.bronze.id).head.about.place == "At Bo’s"

    shelf.tap("match.remove", "match.remove-now", "removed.undo", "evenings.clear")
    phone.wait_text(say("evenings-clear-ask", count=3))
    shelf.tap("evenings.clear-now")
    phone.wait_text(say("evenings-removed", count=3))
    assert say("evenings-none") not in phone.texts()
    shelf.tap("removed.undo")
    phone.wait(f"evenings.open-{short(shelf.bronze)}")


def test_figures_are_bars_that_a_screen_reader_reads_out(shelf: Shelf) -> None:
    phone = shelf.tap("home.evenings", "evenings.figures")
    phone.wait("figures.own-bronze-heads")
    won = [phone.text(one) for one in phone.ids() if one.startswith("figures.won-bronze-heads")]
    assert len(won) == 6 and all(words.endswith("of 1") for words in won)
    assert any(one.startswith("figures.points-beyond") for one in phone.ids())
    shelf.tap("figures.own-bronze-heads")
    phone.wait("figures.rate-0-0")
    assert phone.text("figures.rate-0-0").startswith("Appraisers: ")


def copied(phone: Driver, identifier: str) -> str:
    """What is on the clipboard once this is touched."""
    phone.tap(identifier)
    phone.wait_text(say("moving-copied"))
    return str(phone.page.evaluate("() => navigator.clipboard.readText()"))


def saved_by(phone: Driver, identifier: str, folder: Path) -> Path:
    """The file that the browser saves when this is touched."""
    with phone.page.expect_download() as found:
        phone.tap(identifier)
    path = folder / found.value.suggested_filename
    found.value.save_as(path)
    return path


def choose(phone: Driver, path: Path) -> None:
    with phone.page.expect_file_chooser() as found:
        phone.tap("exchange.choose")
    found.value.set_files(path)


def test_everything_goes_out_as_a_file_comes_in_once_and_is_proved(
    shelf: Shelf, another: Driver, tmp_path: Path
) -> None:
    phone = shelf.tap("home.evenings", "evenings.exchange", "exchange.export")
    passphrase = phone.text("exchange.passphrase")
    path = saved_by(phone, "exchange.save", tmp_path)
    assert path.suffix == ".json"
    verified = subprocess.run(
        [sys.executable, "-m", "companion", "verify", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout
    assert say("proof-untouched") in verified.stdout

    changed = tmp_path / "changed.json"
    changed.write_text(path.read_text().replace('"Ann"', '"Eve"', 1))
    film = tmp_path / "film.mp4"
    film.write_bytes(bytes(50_000_000))
    for identifier in ("home.evenings", "evenings.exchange", "exchange.import"):
        another.tap(identifier)
    choose(another, film)
    another.wait_text(say("refused-file-size", limit=16))
    choose(another, changed)
    another.wait_text("changed.json")
    another.tap("exchange.read")
    another.wait_text(say("refused-file-changed"))
    for new, same in ((3, 0), (0, 3)):
        choose(another, path)
        another.wait_text(path.name)
        another.write("exchange.typed", passphrase)
        another.tap("exchange.read")
        for count, message in ((new, "exchange-new"), (same, "exchange-same")):
            if count:
                another.wait_text(say(message, count=count))
        another.tap("exchange.done")
        another.tap("exchange.import")
    assert another.troubles == []


def test_the_table_the_picture_and_the_link_leave_the_phone(shelf: Shelf, tmp_path: Path) -> None:
    phone = shelf.tap("home.evenings", "evenings.exchange", "exchange.table")
    table = saved_by(phone, "exchange.save", tmp_path)
    rows = list(csv.reader(io.StringIO(table.read_text("utf-8-sig"), newline="")))
    assert len(rows) == 1 + 6 + len(shelf.beyond.head.seats)

    shelf.tap("header.back", "header.back")
    shelf.tap(f"evenings.open-{short(shelf.bronze)}", "header.share")
    assert phone.wait("result.card")
    assert phone.text("result.card").startswith("Bronze Heads\n")
    picture = saved_by(phone, "result.picture", tmp_path)
    assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 20_000

    shelf.tap("header.back", "header.menu", "menu.match", "match.bgstats")
    link = copied(phone, "bgstats.copy")
    play = json.loads(parse_qs(urlsplit(link).query)["data"][0])
    assert play["game"]["name"] == "Bronze Heads"
    assert [player["name"] for player in play["players"]] == shelf.names(shelf.bronze)
    assert all(player["role"] for player in play["players"])


def test_a_match_moves_to_another_phone_and_is_played_on_there(
    shelf: Shelf, another: Driver
) -> None:
    phone = shelf.tap("home.evenings", f"evenings.more-{short(shelf.begun)}", "match.move")
    passphrase = phone.text("send.passphrase")
    words = copied(phone, "send.copy")
    assert re.fullmatch(r"CMPN1\.[\w-]+", words)

    another.tap("home.receive")
    another.write("receive.field", words[:-7])
    another.tap("receive.take")
    another.wait_text(say("refused-code-cut"))
    another.write("receive.field", words)
    another.tap("receive.take")
    another.write("receive.passphrase", "HHHH-HHHH")
    another.tap("receive.open")
    another.wait_text(say("refused-passphrase"))
    another.write("receive.passphrase", passphrase)
    another.tap("receive.open")
    another.wait("cover.confirm")
    another.tap("cover.leave")

    another.tap("home.receive")
    another.write("receive.field", words)
    another.tap("receive.take")
    another.write("receive.passphrase", passphrase)
    another.tap("receive.open")
    another.wait_text(say("refused-move-here"))

    phone.tap("send.done")
    phone.wait("match.take-back")
    phone.wait_text("went to another phone")
    assert shelf.matches.open(shelf.begun.id).head.about.moved is not None


def test_the_proof_opens_what_was_promised_and_finds_that_all_holds(shelf: Shelf) -> None:
    phone = shelf.tap("home.evenings", f"evenings.more-{short(shelf.bronze)}", "match.proof")
    phone.wait_text(say("proof-holds"))
    promise = shelf.bronze.promise
    assert promise is not None
    assert phone.text("proof.fair-code") == promise.code
    assert phone.text("proof.fair-secret") == promise.secret
    assert not any(words == say("proof-breaks") for words in phone.texts())
