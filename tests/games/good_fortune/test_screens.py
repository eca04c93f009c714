"""The screens by touch: counting, tile book, turns and placements, series and review."""

from __future__ import annotations

import pytest

from companion.games.good_fortune.book import Book, read_book, write_book
from companion.games.good_fortune.screens.shelf import NAME
from companion.games.good_fortune.view import Phase, View
from companion.texts import catalogue
from companion.ui.play import Play
from tests.games.good_fortune.table import tile, tiles
from tests.ui.harness import Browser, Phone, World

say = catalogue("en")

NATHALIE = (
    "clover ganesh 1",
    "neko ganesh 2",
    "ganesh fatma 3",
    "ganesh horseshoe 4",
    "clover mati 3",
    "mati horseshoe 4",
    "clover scarab 2",
    "neko scarab 2",
)
WINDOWS = [
    (412, 915, False),
    (412, 915, True),
    (320, 640, False),
    (915, 412, True),
    (800, 1200, False),
]


@pytest.fixture
def world(tmp_path, monkeypatch):
    world = World(tmp_path / "data", monkeypatch)
    yield world
    world.close()
    assert world.errors == []


@pytest.fixture
def browser(world):
    return Browser(world)


@pytest.fixture
def phone(browser):
    return seated(browser)


def seated(browser: Browser, *options: str, **window: object) -> Phone:
    phone = browser.open(**window)  # type: ignore[arg-type]
    browser.world.wait(1)
    phone.tap("home.new-good-fortune")
    phone.tap("seats.add")
    for name, key in (("Nathalie", "name.next"), ("Rémi", "name.done")):
        phone.type("name.field", name)
        phone.tap(key)
    if options:
        phone.tap("seats.options")
        for option in options:
            phone.tap(option)
        phone.tap("options.done")
    phone.tap("seats.deal")
    return phone


def counting(browser: Browser, *options: str) -> Phone:
    phone = seated(browser, *options)
    phone.tap("turns.count")
    return phone


def tap(phone: Phone, *identifiers: str) -> Phone:
    for identifier in identifiers:
        phone.tap(identifier)
    return phone


def enter(phone: Phone, *written: str) -> Phone:
    for words in written:
        one, other, die = words.split()
        tap(phone, f"pair.{one}-{other}", f"die.{die}")
    return phone


def view(phone: Phone) -> View:
    play = phone.desk.place
    assert isinstance(play, Play)
    seen: View = play.view()
    return seen


def label(phone: Phone, identifier: str) -> str:
    return str(phone.piece(identifier)["label"])


def shelved(phone: Phone) -> Book:
    document = phone.desk.kept(NAME)
    return Book() if document is None else read_book(document)


# Counting


def test_a_tile_is_a_pair_and_a_die(browser):
    phone = enter(counting(browser), "neko clover 3")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 3),)


def test_taps_may_be_as_quick_as_they_like(browser):
    phone = counting(browser)
    browser.world.wait(1)
    for words in NATHALIE:
        one, other, die = words.split()
        phone.tap(f"pair.{one}-{other}", rest=0.02)
        phone.tap(f"die.{die}", rest=0.02)
    assert view(phone).sheets[0].score == 62


def test_groups_and_total_grow_with_every_tile(browser):
    phone = enter(counting(browser), "neko clover 1")
    assert label(phone, "group.0").startswith("Neko: 1")
    enter(phone, "clover mati 2")
    assert label(phone, "group.0").startswith("Clover: 6")
    assert label(phone, "count.total").endswith("6")


def test_each_group_says_why_it_was_taken(browser):
    phone = tap(enter(counting(browser), *NATHALIE), "group.1")
    assert say("fortune-why-most-tiles") in phone.texts
    assert say("fortune-why-more-points", others="Clover, Scarab") in phone.texts


def test_another_die_corrects_the_tile_just_entered(browser):
    phone = tap(enter(counting(browser), "neko clover 3"), "die.4")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 4),)


def test_a_tile_is_taken_out(browser):
    phone = enter(counting(browser), "neko clover 3", "ganesh mati 1")
    tap(phone, "pair.neko-clover", "tile.out")
    assert view(phone).sheets[0].tiles == (tile("ganesh mati", 1),)


def test_a_second_tile_with_a_pair_is_warned_of_and_taken(browser):
    phone = tap(enter(counting(browser), "neko clover 3"), "tile.again", "die.1")
    assert view(phone).sheets[0].count == 2
    doubt = say("fortune-doubt-pair", pair="Neko and Clover", die=1)
    assert doubt in phone.texts


def test_touched_again_a_pair_shows_its_next_tile(browser):
    phone = tap(enter(counting(browser), "neko clover 3"), "tile.again", "die.1")
    tap(phone, "pair.neko-clover", "tile.out")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 1),)


def test_a_die_of_5_is_behind_one_more_key_and_warned_of(browser):
    phone = tap(counting(browser), "pair.neko-clover", "die.more", "die.5")
    assert view(phone).sheets[0].tiles[0].die == 5
    assert say("fortune-doubt-die", pair="Neko and Clover", die=5) in phone.texts


def test_a_tile_of_the_other_player_is_marked(browser):
    phone = tap(enter(counting(browser), "neko clover 3"), "count.next")
    assert "Nathalie has it" in label(phone, "pair.neko-clover")
    tap(phone, "pair.neko-clover")
    assert say("fortune-has-it", name="Nathalie") in phone.texts


def test_a_tenth_tile_is_refused_in_words(browser):
    phone = enter(counting(browser), *NATHALIE, "neko mati 1", "neko fatma 1")
    assert phone.refusal == say("refused-fortune-nine-tiles", most=9)
    assert view(phone).sheets[0].count == 9


def test_who_won_nothing_says_so(browser):
    phone = tap(counting(browser), "count.none", "count.next", "count.none", "count.done")
    assert view(phone).results[0].winners == (0, 1)
    assert say("fortune-draw") in phone.texts


def test_a_full_tie_is_offered_with_the_best_chosen(browser):
    phone = counting(browser)
    enter(phone, "neko clover 4", "neko ganesh 1", "clover mati 1", "mati horseshoe 2")
    assert say("fortune-tie", name="Nathalie") in phone.texts
    assert phone.piece("tie.0")["selected"] is True
    tap(phone, "tie.1")
    assert view(phone).sheets[0].score == 13
    tap(phone, "count.next", "count.none", "count.done", "over.rank-0")
    assert say("fortune-tie-was", totals="16, 13") in phone.texts


def test_sorted_groups_are_typed_and_corrected(browser):
    phone = tap(counting(browser), "count.groups")
    tap(phone, *(f"keypad.{key}" for key in ("4", "1", "0", "next", "2", "7", "next")))
    assert view(phone).sheets[0].score == 54
    tap(phone, "groups.out-0", "groups.out-0")
    assert not view(phone).sheets[0].entered


def test_a_group_that_cannot_be_is_refused_and_stays_in_the_fields(browser):
    phone = tap(counting(browser), "count.groups")
    tap(phone, *(f"keypad.{key}" for key in ("2", "1", "3", "next")))
    assert phone.refusal == say("refused-fortune-group-points", least=2, most=12)
    tap(phone, "keypad.erase", "groups.add")
    assert phone.refusal == say("refused-fortune-group-points", least=2, most=12)
    tap(phone, "keypad.0", "groups.add")
    assert view(phone).sheets[0].score == 20


def test_tiles_and_groups_do_not_mix(browser):
    phone = tap(enter(counting(browser), "neko clover 3"), "count.groups")
    assert say("fortune-groups-instead", count=1) in phone.words
    tap(phone, "groups.keep")
    assert view(phone).sheets[0].count == 1
    tap(phone, "count.groups", "groups.clear")
    tap(phone, "keypad.1", "keypad.1", "keypad.next")
    assert view(phone).sheets[0].score == 1


def test_two_charms_touched_one_after_the_other_are_a_pair(browser):
    phone = tap(counting(browser), "charm.scarab", "charm.clover", "die.3")
    assert view(phone).sheets[0].tiles == (tile("clover scarab", 3),)
    tap(phone, "charm.mati", "charm.mati", "charm.neko", "charm.fatma", "die.1")
    assert view(phone).sheets[0].tiles[1:] == (tile("neko fatma", 1),)


@pytest.mark.parametrize("known", [False, True])
def test_two_touches_at_once_enter_one_tile(browser, known):
    phone = counting(browser)
    if known:
        tap(phone, "count.book", "pair.neko-clover", "die.3", "book.done")
        phone.twice("pair.neko-clover")
    else:
        tap(phone, "pair.neko-clover")
        phone.twice("die.3")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 3),)


def test_a_pair_that_both_have_is_wondered_at_on_every_page(browser):
    phone = tap(counting(browser), "pair.neko-clover", "die.3", "count.next")
    tap(phone, "pair.neko-clover", "die.3")
    assert "doubt.0" in phone.ids
    tap(phone, "chips.0")
    assert "doubt.0" in phone.ids
    tap(phone, "count.done")
    assert "over.doubt-0" in phone.ids


def test_who_asks_too_early_for_the_winner_hears_what_is_missing(browser):
    phone = tap(counting(browser), "count.next", "pair.neko-clover", "die.3", "chips.0")
    tap(phone, "count.done")
    assert phone.refusal == say("refused-fortune-not-entered")


def test_two_touches_on_add_do_not_leave_the_groups(browser):
    phone = tap(counting(browser), "count.groups", "keypad.4", "keypad.1", "keypad.0")
    phone.twice("groups.add")
    phone.tap("groups.done", rest=0.02)
    assert "keypad.4" in phone.ids


def test_onward_on_the_keypad_never_leads_away_from_an_empty_field(browser):
    phone = tap(counting(browser), "count.groups", "keypad.next", "keypad.4", "keypad.next")
    tap(phone, "keypad.1", "keypad.0", "keypad.next")
    assert [(g.tiles, g.points) for g in view(phone).sheets[0].groups] == [(4, 10)]


# The tile book


def scored(browser: Browser, *written: str) -> Phone:
    phone = enter(counting(browser), *written)
    return tap(phone, "count.next", "count.none", "count.done")


def test_the_book_grows_by_scoring(browser):
    phone = scored(browser, "neko clover 3", "ganesh mati 1")
    assert shelved(phone).tiles == tuple(tiles("neko clover 3", "ganesh mati 1"))


def test_what_the_book_knows_takes_one_tap(browser):
    phone = tap(scored(browser, "neko clover 3"), "over.again", "seats.deal", "turns.count")
    tap(phone, "pair.neko-clover")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 3),)


def test_what_contradicts_the_book_is_asked_about(browser):
    phone = tap(scored(browser, "neko clover 3"), "over.again", "seats.deal", "turns.count")
    tap(phone, "pair.neko-clover", "die.2", "count.next", "count.none", "count.done")
    assert say("fortune-book-otherwise", count=1) in phone.texts
    assert shelved(phone).tiles == (tile("neko clover", 3),)
    tap(phone, "over.book", "conflict.seen-0")
    assert shelved(phone).tiles == (tile("neko clover", 2),)
    assert "conflict.seen-0" not in phone.ids


@pytest.mark.parametrize("page", ["count", "turns"])
@pytest.mark.parametrize("way", ["book.done", "header.back"])
def test_the_book_leads_back_to_where_it_was_opened(phone, page, way):
    if page == "count":
        tap(phone, "turns.count")
    tap(phone, f"{page}.book", way)
    assert f"{page}.book" in phone.ids


def test_the_book_is_filled_in_one_go_with_numbers(phone):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.number", "number.7")
    assert shelved(phone).tiles == (tile("neko clover", 3, 7),)


def test_a_number_is_not_given_twice(phone):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.number", "number.7")
    tap(phone, "pair.neko-mati", "die.1", "book.number", "number.7")
    assert phone.refusal == say("refused-fortune-number-book", number=7)
    assert shelved(phone).tiles[1] == tile("neko mati", 1)


def test_a_number_is_enough_once_the_book_knows_it(phone):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.number", "number.7", "book.done")
    tap(phone, "turns.count", "count.by", "number.7")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 3, 7),)


def test_a_number_that_is_new_asks_for_charms_and_die(browser):
    phone = tap(counting(browser), "count.by", "number.7", "pair.neko-clover", "die.3")
    assert view(phone).sheets[0].tiles == (tile("neko clover", 3, 7),)
    assert "number.8" in phone.ids


def test_by_number_a_number_is_asked_for(browser):
    phone = tap(counting(browser), "count.by")
    assert say("fortune-tap-number") in phone.words


def test_the_book_goes_to_another_phone_as_a_text(phone, browser):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.export")
    (field,) = (node for node in phone.tree.all() if node["_c"] == "TextField")
    document = field["value"]
    other = tap(seated(Browser(browser.world)), "turns.book", "book.import")
    other.type("book.paste", document)
    tap(other, "book.read")
    assert shelved(other).tiles == (tile("neko clover", 3),)


def test_books_that_differ_lose_nothing(phone):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.import")
    phone.type("book.paste", write_book(Book(tuple(tiles("neko clover 1", "mati scarab 2")))))
    tap(phone, "book.read")
    assert shelved(phone).tiles == tuple(tiles("neko clover 3", "mati scarab 2"))
    assert say("fortune-conflict-read") in phone.texts, "nobody has entered it"
    tap(phone, "conflict.known-0")
    assert shelved(phone).tiles[0] == tile("neko clover", 3)


def test_a_fault_in_a_book_is_told_in_words(phone):
    tap(phone, "turns.book", "book.import")
    phone.type("book.paste", write_book(Book((tile("neko clover", 3),))).replace("3", "9"))
    tap(phone, "book.read")
    assert phone.refusal == say("refused-fortune-book-die", tile=1)


@pytest.mark.parametrize("nonsense", ["", "{", "[]", '{"format": "x"}', "你好"])
def test_what_is_no_book_is_refused_and_nothing_is_lost(phone, nonsense):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.import")
    phone.type("book.paste", nonsense)
    tap(phone, "book.read")
    assert phone.refusal is not None
    assert shelved(phone).tiles == (tile("neko clover", 3),)


def test_a_book_of_a_newer_app_is_left_as_it_is(browser):
    phone = seated(browser)
    newer = '{"format": "good-fortune-tile-book", "version": 99, "cats": []}'
    phone.desk.keep(NAME, newer)
    tap(phone, "turns.count")
    tap(enter(phone, "neko clover 3"), "count.next", "count.none", "count.done")
    assert phone.desk.kept(NAME) == newer
    assert view(phone).results


def test_the_book_is_emptied_only_after_a_question(phone):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.clear", "burn.no")
    assert shelved(phone).tiles
    tap(phone, "book.clear", "burn.yes")
    assert not shelved(phone).tiles


# Turns


def test_nine_turns_and_then_the_charms_are_counted(phone):
    for _ in range(9):
        tap(phone, "turns.next")
    assert say("fortune-turns-over") in phone.texts
    assert "turns.next" not in phone.ids
    tap(phone, "turns.back")
    assert view(phone).turns_over == 8


def test_ten_quick_taps_play_one_turn(phone):
    phone.world.wait(1)
    phone.rattle("turns.next")
    assert view(phone).turns_over == 1


@pytest.mark.parametrize(
    ("option", "chooses", "places"),
    [
        (0, say("fortune-chooses-first", name="Rémi"), say("fortune-places-small")),
        (2, say("fortune-begins", name="Rémi"), say("fortune-places-simple")),
    ],
)
def test_every_variant_says_who_chooses_and_who_places(browser, option, chooses, places):
    phone = tap(seated(browser, f"options.variant-{option}"), "turns.holder-1")
    assert chooses in phone.texts
    assert places in phone.texts
    tap(phone, "turns.next")
    assert say("fortune-dealt", name="Rémi", other="Nathalie") in phone.texts, "in every turn"


def test_who_guesses_is_not_asked_who_has_tile_1(browser):
    phone = seated(browser, "options.variant-1")
    assert "turns.holder-0" not in phone.ids, "since it changes nothing"
    assert say("fortune-both-choose") in phone.texts
    assert say("fortune-places-small") in phone.texts


def test_a_whole_turn_on_the_row_wins_and_discards(browser):
    phone = tap(seated(browser), "turns.holder-0", "turns.row")
    for pair, die in (("neko-clover", 1), ("ganesh-mati", 2), ("fatma-scarab", 3)):
        tap(phone, "row.pick", f"pair.{pair}", f"die.{die}")
    tap(phone, "row.choose-0", "number.9", "pair.clover-horseshoe", "die.4")
    tap(phone, "row.choose-1", "number.3", "pair.neko-horseshoe", "die.2")
    assert view(phone).turn.placing == 1
    assert "row.place-right" not in phone.ids
    tap(phone, "row.place-left")
    assert view(phone).sheets[1].tiles == (tile("fatma scarab", 3),)
    tap(phone, "row.place-left")
    assert view(phone).turns_over == 1
    assert view(phone).sheets[0].tiles == (tile("ganesh mati", 2),)


def test_a_row_laid_wrongly_is_corrected(phone):
    tap(phone, "turns.row")
    for pair in ("neko-clover", "ganesh-mati", "fatma-scarab"):
        tap(phone, "row.pick", f"pair.{pair}", "die.1")
    tap(phone, "row.correct", "row.slot-2", "pair.mati-scarab", "die.2")
    assert view(phone).turn.row[2] == tile("mati scarab", 2)


def test_one_pair_chosen_by_both_is_wondered_at_and_kept(browser):
    phone = tap(seated(browser), "turns.holder-0", "turns.row")
    for pair in ("neko-clover", "ganesh-mati", "fatma-scarab"):
        tap(phone, "row.pick", f"pair.{pair}", "die.1")
    for seat, number in ((0, 9), (1, 3)):
        tap(phone, f"row.choose-{seat}", f"number.{number}", "pair.clover-horseshoe", "die.4")
    assert None not in view(phone).turn.chosen
    assert "row.doubt-clover-horseshoe" in phone.ids


def test_the_tile_that_was_placed_is_not_wondered_at(browser):
    phone = tap(seated(browser), "turns.holder-0", "turns.row")
    for pair, die in (("neko-clover", 1), ("ganesh-mati", 2), ("fatma-scarab", 3)):
        tap(phone, "row.pick", f"pair.{pair}", f"die.{die}")
    tap(phone, "row.choose-0", "number.9", "pair.clover-horseshoe", "die.4")
    tap(phone, "row.choose-1", "number.3", "pair.neko-horseshoe", "die.2", "row.place-left")
    assert view(phone).turn.placing == 0
    assert not any(piece.startswith("row.doubt") for piece in phone.ids)


def test_a_pair_that_lies_in_the_row_is_wondered_at_when_it_is_chosen(browser):
    phone = tap(seated(browser), "turns.holder-0", "turns.row")
    for pair in ("neko-clover", "ganesh-mati", "fatma-scarab"):
        tap(phone, "row.pick", f"pair.{pair}", "die.1")
    tap(phone, "row.choose-0", "number.9", "pair.ganesh-mati", "die.1")
    assert "row.doubt-ganesh-mati" in phone.ids


# Corrections after the result


def test_a_count_is_corrected_after_the_result_and_so_is_the_book(browser):
    phone = tap(counting(browser), "pair.neko-clover", "die.4", "count.next", "count.none")
    tap(phone, "count.done", "over.correct")
    assert view(phone).phase is Phase.PLAYING
    tap(phone, "pair.neko-clover", "die.1", "count.done")
    assert view(phone).results[-1].sheets[0].score == 1
    assert shelved(phone).tiles == (tile("neko clover", 1),), "the slip is not in the book"
    assert say("fortune-book-knows", count=1) in phone.texts


def test_a_step_back_from_the_result_leads_to_the_count_whatever_turn_it_is(browser):
    phone = tap(seated(browser), "turns.next", "turns.count", "pair.neko-clover", "die.4")
    tap(phone, "count.next", "count.none", "count.done", "header.undo")
    assert "count.done" in phone.ids


def test_the_last_game_of_a_series_that_was_stopped_is_corrected(browser):
    phone = tap(counting(browser, "options.series-2"), "pair.neko-clover", "die.4", "count.next")
    tap(phone, "count.none", "count.done", "over.stop", "over.correct")
    assert view(phone).phase is Phase.PLAYING
    assert view(phone).sheets[0].tiles == (tile("neko clover", 4),)


def test_a_tile_by_itself_is_no_open_question(browser):
    phone = tap(counting(browser), "pair.neko-clover", "die.4", "count.total")
    assert say("fortune-why-alone") in phone.texts


# Series and review


def test_the_second_game_says_how_the_series_stands(browser):
    phone = tap(counting(browser, "options.series-2"), "pair.neko-clover", "die.4", "count.next")
    tap(phone, "count.none", "count.done", "over.next")
    assert say("fortune-series", one="Nathalie", wins=1, other="Rémi", losses=0, draws=0) in (
        phone.texts
    )


def test_a_book_writes_numbers_on_its_tiles(phone):
    tap(phone, "turns.book", "pair.neko-clover", "die.3", "book.number", "number.7")
    assert label(phone, "pair.neko-clover").startswith("7, ")


def test_a_running_series_goes_on_until_it_is_stopped(browser):
    phone = seated(browser, "options.series-2")
    for _ in range(2):
        tap(phone, "turns.count", "pair.neko-clover")
        if view(phone).game == 1:
            tap(phone, "die.4")
        tap(phone, "count.next", "count.none", "count.done")
        if view(phone).game == 1:
            tap(phone, "over.next")
    tap(phone, "over.stop")
    assert view(phone).wins == (2, 0)
    assert say("fortune-series-won") in phone.texts
    assert say("fortune-last-game") in phone.texts, "whose scores stand below it"
    tap(phone, "over.review", "review.game-0", "review.group-0-0")
    assert label(phone, "why.back") == say("go-back")
    tap(phone, "why.back", "review.back", "over.home")
    assert any("Nathalie won, 2 to 0 in games" in line for line in phone.texts)


def test_a_finished_match_is_opened_again(browser):
    phone = tap(scored(browser, "neko clover 3"), "over.home")
    past = next(name for name in phone.ids if name.startswith("home.past"))
    tap(phone, past, "over.review")
    assert say("fortune-review-title") in phone.texts


def test_undo_goes_back_from_the_result_to_the_count(browser):
    phone = tap(scored(browser, "neko clover 3"), "header.undo")
    assert not view(phone).results
    assert "count.done" in phone.ids or "turns.next" in phone.ids


@pytest.mark.parametrize(("width", "height", "dark"), WINDOWS)
def test_every_page_is_drawn_in_every_window(browser, width, height, dark):
    phone = seated(browser, width=width, height=height, dark=dark)
    tap(phone, "turns.holder-0", "turns.row", "row.pick", "header.back", "header.back")
    tap(phone, "turns.book", "book.export", "header.back", "book.import", "header.back")
    tap(phone, "book.done", "turns.count")
    enter(phone, *NATHALIE)
    tap(phone, "count.total", "why.back", "count.by", "count.by", "count.next", "count.groups")
    tap(
        phone,
        "header.back",
        "count.none",
        "count.done",
        "over.review",
        "review.group-0-0",
        "why.back",
    )
    assert "review.back" in phone.ids


# What the app does not deal


def test_where_nothing_is_dealt_no_fair_deal_is_promised(browser):
    phone = browser.open()
    browser.world.wait(1)
    for game, promised in (("good-fortune", False), ("bronze-heads", True)):
        tap(phone, f"home.new-{game}", "seats.add")
        for number in range(2 if game == "good-fortune" else 6):
            phone.type("name.field", f"P{number}")
            tap(phone, "name.next" if "name.next" in phone.ids else "name.done")
        if "name.done" in phone.ids:
            tap(phone, "header.back")
        assert ("seats.promise" in phone.ids) is promised
        tap(phone, "header.back")
