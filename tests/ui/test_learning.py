"""Learning a game by touch: what there is to read, a table to practise at, and why."""

from __future__ import annotations

import secrets
from dataclasses import replace

import pytest

from companion.games import registry
from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import (
    Appraise,
    Forgo,
    GoOn,
    Head,
    Invert,
    Judge,
    OpenVote,
    Options,
    PassTo,
    Read,
    RevealNext,
    Suspect,
    TypeVote,
)
from companion.games.bronze_heads.view import Phase
from companion.store.persons import known_names
from companion.store.statistics import results
from companion.table.game import Outcome
from companion.table.match import Setting, begin
from companion.texts import catalogue
from companion.ui.learn import looked_up
from companion.ui.play import Play
from companion.ui.set_up import SetUp
from tests.ui.bronze import NAMES, Table, people
from tests.ui.client import nodes

say = catalogue("en")
WINDOWS = [(412, 915, False), (320, 640, True), (915, 412, False)]


@pytest.fixture
def phone(browser, quick):
    phone = browser.open()
    browser.world.wait(1)
    return phone


# What there is to read


@pytest.mark.parametrize("game", registry.FOLDERS)
def test_every_game_tells_how_the_app_helps_in_three_cards_and_its_rules_by_sections(game):
    book = registry.learn(game)
    assert len(book.cards) == 3
    assert len(book.sections) >= 8
    assert looked_up(book, "", say) == book.sections


@pytest.mark.parametrize("game", registry.FOLDERS)
def test_every_section_is_found_by_its_own_heading(game):
    book = registry.learn(game)
    for section in book.sections:
        assert section in looked_up(book, say(section.title).upper(), say)


def test_a_word_is_found_without_its_accents_and_capitals_and_in_any_order():
    book = registry.learn("bronze-heads")
    found = looked_up(book, "  fatma  HAND ", say)
    assert found == ()
    found = looked_up(registry.learn("good-fortune"), "fatma  HÁND ", say)
    assert [section.title for section in found] == ["fortune-rules-charms"]


@pytest.mark.parametrize("game", registry.playable())
@pytest.mark.parametrize(("width", "height", "dark"), WINDOWS)
def test_the_question_mark_opens_it_and_back_leads_to_the_table_again(
    browser, game, width, height, dark
):
    phone = browser.open(width=width, height=height, dark=dark)
    phone.world.wait(1)
    phone.tap(f"home.new-{game}")
    phone.tap("header.help")
    assert say("learn-title") in phone.texts
    assert say(registry.learn(game).sections[-1].lines[0]) in phone.texts
    phone.tap("header.back")
    assert "seats.deal" in phone.ids


def test_looking_something_up_leaves_what_speaks_of_it(phone):
    phone.tap("home.new-bronze-heads")
    phone.tap("header.help")
    phone.type("learn.field", "zodiac")
    assert say("bronze-rules-vote") in phone.texts
    assert say("bronze-rules-night") not in phone.texts
    assert say("learn-title") not in phone.texts
    phone.type("learn.field", "")
    assert say("learn-title") in phone.texts


def test_what_is_not_there_is_said(phone):
    phone.tap("home.new-bronze-heads")
    phone.tap("header.help")
    phone.type("learn.field", " xylophone ")
    assert say("learn-nothing", words="xylophone") in phone.texts
    assert not any(each.startswith("learn.bronze") for each in phone.ids)


def test_the_browsers_own_back_leads_out_as_well(phone):
    phone.tap("home.new-bronze-heads")
    phone.tap("header.help")
    phone.world.wait(1)
    phone.browse(-1)
    phone.world.wait(1)
    assert "seats.deal" in phone.ids


def test_the_rules_are_in_the_menu_and_the_secret_is_covered_behind_them(browser, monkeypatch):
    table = Table(browser, monkeypatch).night().open()
    phone = table.phone
    phone.tap("cover.menu")
    phone.tap("menu.rules")
    assert say("learn-rules") in phone.texts
    phone.tap("header.back")
    phone.tap("menu.close")
    assert table.covered


def test_a_reload_in_the_middle_of_reading_leads_back_to_the_match(browser, monkeypatch):
    table = Table(browser, monkeypatch).night().open()
    table.phone.tap("cover.menu")
    table.phone.tap("menu.rules")
    again = table.phone.reload()
    again.world.wait(1)
    assert "cover.confirm" in again.ids


# The practice table


def lay(phone, name="Ann"):
    """The page on which a practice table is laid."""
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.practise")
    phone.tap("practice.name")
    phone.type("name.field", name)
    phone.tap("name.done")


def match_of(phone):
    place = phone.desk.place
    assert isinstance(place, Play)
    return place


def go_on(phone) -> None:
    """Whatever the person has to do next, done in some way or other."""
    play = match_of(phone)
    view = play.view()
    if "cover.confirm" in phone.ids:
        phone.hold("cover.confirm")
    elif phone.live("role.done"):
        phone.tap("role.done")
    elif "seal.look" in phone.ids:
        phone.hold("seal.look")
    elif any(each.startswith("grid.") for each in phone.ids):
        offered = play.secret().mine.offers
        tile = next(
            each
            for each in phone.ids
            if each.startswith("grid.") and "empty" not in each and phone.live(each)
        )
        assert offered or view.step == "pass"
        before = play.view()
        for each in [i for i in phone.ids if i.startswith("grid.") and "empty" not in i]:
            phone.tap(each)
            if match_of(phone).view() != before or tile is None:
                break
    else:
        touch = next(
            each
            for each in ("chips.done", "talk.say", "talk.vote", "voted.on", "reveal.next")
            if phone.live(each)
        )
        phone.tap(touch)


def test_one_person_plays_a_whole_game_and_looks_at_it_afterwards(phone, monkeypatch):
    monkeypatch.setattr(secrets, "token_bytes", lambda count: bytes(range(count)))
    lay(phone)
    phone.tap("practice.count-7")
    phone.tap("practice.deal")
    for _ in range(120):
        play = match_of(phone)
        if play.over:
            break
        assert play.hand is None or play.hand.seat == 0
        go_on(phone)
    assert match_of(phone).view().phase is Phase.OVER
    for page in ("round-0", "round-1", "round-2", "judging", "result"):
        phone.tap(f"review.{page}")
        if page.startswith("round"):
            assert any(words.startswith("Said: ") for words in phone.texts)
    phone.tap("over.again")
    assert phone.live("practice.deal")


def test_the_cover_tells_who_has_had_the_phone_before(phone, monkeypatch):
    monkeypatch.setattr(secrets, "token_bytes", lambda count: b"\3" * count)
    lay(phone)
    phone.tap("practice.deal")
    play = match_of(phone)
    while play.view().phase is Phase.NIGHT:
        go_on(phone)
    names = say.listed(play.seats[seat].name for seat in play.view().acted)
    assert names
    assert any(words.endswith(names) for words in phone.texts)


def test_only_ones_own_notebook_is_lent_and_nothing_is_taken_back(phone):
    lay(phone)
    phone.tap("practice.deal")
    while match_of(phone).view().phase is Phase.NIGHT:
        go_on(phone)
    if "cover.menu" in phone.ids:
        phone.tap("cover.menu")
        assert [i for i in phone.ids if i.startswith("menu.notebook")] == ["menu.notebook-0"]
        assert "menu.undo" not in phone.ids


def test_a_practice_match_survives_a_reload(phone):
    lay(phone)
    phone.tap("practice.deal")
    again = phone.reload()
    again.world.wait(1)
    assert match_of(again).person == 0
    assert "cover.confirm" in again.ids


def test_the_start_screen_says_that_it_is_practice(phone):
    lay(phone)
    phone.tap("practice.deal")
    phone.tap("cover.leave")
    assert any(words.startswith("Practice. ") for words in phone.texts)


def test_the_apps_players_are_forgotten(phone):
    lay(phone)
    phone.tap("practice.deal")
    phone.tap("cover.leave")
    assert [person.name for person in phone.desk.known.people] == ["Ann"]
    phone.tap("home.new-bronze-heads")
    assert "seats.again" not in phone.ids
    phone.tap("seats.practise")
    assert "Ann" in phone.texts and phone.live("practice.deal")


def test_practice_counts_for_nothing(browser, monkeypatch):
    table = Table(browser, monkeypatch, options=Options(early_end=True, practice_seat=0))
    saved = table.saved
    assert saved.head.practice and saved.match.practice_seat == 0
    assert not begin(GAME, Setting(people(NAMES[:6]), Options(), bytes(32))).practice_seat
    over = replace(saved.head, outcome=Outcome((0,), (1,) * 6))
    assert results([over]) == ()
    assert len(results([replace(over, practice=False)])) == 1
    assert known_names(table.matches, table.people) == ()
    assert table.matches.list().under_way[0].head == saved.head


def test_nobody_sits_there_twice(phone):
    lay(phone, "Cleo")
    phone.tap("practice.count-8")
    place = phone.desk.place
    assert isinstance(place, SetUp)
    names = [seat.name for seat in place.practice_seats()]
    assert len(names) == len(set(names)) == 8
    assert len({seat.colour for seat in place.practice_seats()}) == 8


def test_back_from_the_practice_page_leads_to_the_table(phone):
    lay(phone)
    phone.tap("header.back")
    assert "seats.add" in phone.ids and "practice.deal" not in phone.ids
    phone.tap("header.back")
    assert "home.settings" in phone.ids


def test_games_without_players_of_the_apps_do_not_offer_it(phone):
    phone.tap("home.new-good-fortune")
    assert "seats.practise" not in phone.ids


# Why


LAO, YAO, XU, FANG, KIDO, HUANG = range(6)


def round_of(number, heads, second=Forgo):
    """A round of six turns in seating order, Lao Chaofeng turning the truth in the first."""
    lao = Invert(LAO) if number == 0 else Forgo(LAO)
    order = [LAO, YAO, XU, FANG, KIDO, HUANG]
    if number % 2:
        order.reverse()
    moves = []
    for at, seat in enumerate(order):
        to = order[at + 1] if at < 5 else None
        first = Read(FANG, [LAO, YAO, XU][number]) if seat == FANG else Appraise(seat, heads[:1])
        act = lao if seat == LAO else Forgo(YAO) if seat == YAO else Suspect(seat, None)
        moves += [first, act, PassTo(seat, to)]
    return [*moves, OpenVote(), TypeVote((3, 0, 3, 0)), GoOn()]


@pytest.fixture
def over(browser, monkeypatch):
    """A game that was judged, at its result."""
    heads = [
        (Head.RAT, Head.OX, Head.TIGER, Head.RABBIT),
        (Head.DRAGON, Head.SNAKE, Head.HORSE, Head.GOAT),
        (Head.MONKEY, Head.ROOSTER, Head.DOG, Head.PIG),
    ]
    table = Table(browser, monkeypatch).night()
    for number, names in enumerate(heads):
        table.play(*round_of(number, names))
    named = {LAO: XU, YAO: KIDO, XU: LAO, FANG: LAO, KIDO: LAO, HUANG: YAO}
    table.play(*(Judge(seat, player) for seat, player in named.items()))
    return table.play(*[RevealNext()] * 3).open()


def causes(phone) -> list[str]:
    """The rows of the sheet, with their figures."""
    rows = [each for each in phone.ids if each.startswith("why.cause-")]
    return [
        " ".join(str(n["value"]) for n in nodes(phone.piece(row)) if n["_c"] == "Text")
        for row in rows
    ]


def sum_of(phone) -> str:
    return " ".join(str(n["value"]) for n in nodes(phone.piece("why.total")) if n["_c"] == "Text")


def test_the_heads_are_told_round_by_round(over):
    over.phone.tap("over.why-heads")
    assert causes(over.phone) == [
        "Rat, most chips in round 1 +1",
        "Tiger, second in round 1 +1",
        "Dragon, most chips in round 2 +1",
        "Horse, second in round 2 0",
        "Monkey, most chips in round 3 0",
        "Dog, second in round 3 0",
    ]
    assert sum_of(over.phone) == "Genuine heads kept 3"


def test_who_named_lao_chaofeng_is_told_with_the_majority(over):
    over.phone.tap("over.why-lao")
    assert causes(over.phone) == [
        "Cy named Ann, who is Lao Chaofeng",
        "Di named Ann, who is Lao Chaofeng",
        "Ed named Ann, who is Lao Chaofeng",
        "Flo named Bo, who is Yao Buran",
    ]
    assert sum_of(over.phone) == "3 of 4 Appraisers named him +1"
    assert say("bronze-why-lao-strict") in over.phone.texts


def test_so_are_the_two_guesses_of_the_counterfeiters(over):
    over.phone.tap("over.why-xu")
    assert causes(over.phone) == ["Ann, who is Lao Chaofeng, named Cy, who is Xu Yuan 0"]
    over.phone.tap("why.close")
    over.phone.tap("over.why-fang")
    assert causes(over.phone) == ["Bo, who is Yao Buran, named Ed, who is Kido Kana +1"]


def test_the_total_is_told_by_its_parts(over):
    over.phone.tap("over.why-total")
    assert [words.rsplit(" ", 1)[1] for words in causes(over.phone)] == ["+3", "+1", "0", "+1"]
    assert sum_of(over.phone) == "Points of the Appraisers 5"


def test_a_reading_that_was_not_the_truth_says_who_did_it(over):
    over.phone.tap("review.round-0")
    over.phone.tap(f"review.why-{XU}-rat")
    assert causes(over.phone) == ["Rat, shown: Fake", "Rat, in truth: Genuine"]
    assert say("bronze-why-inverted", name="Ann") in over.phone.texts


def test_the_vote_says_how_level_heads_are_ranked(browser, monkeypatch):
    heads = (Head.RAT, Head.OX, Head.TIGER, Head.RABBIT)
    table = Table(browser, monkeypatch).night().play(*round_of(0, heads)[:-1]).open()
    table.phone.tap("voted.why")
    assert causes(table.phone) == ["Rat 3", "Tiger 3", "Ox 0", "Rabbit 0"]
    assert say("bronze-why-vote-rule") in table.phone.texts


@pytest.mark.parametrize("way", ["button", "outside", "back", "browser"])
def test_a_sheet_closes_in_every_way(over, way):
    phone = over.phone
    phone.tap("over.why-lao")
    assert "why.close" in phone.ids
    phone.world.wait(1)
    if way == "button":
        phone.tap("why.close")
    elif way == "outside":
        outside = [n for n in phone.tree.all() if n["_c"] == "GestureDetector"]
        scrim = next(n for n in outside if n.get("exclude_from_semantics") and n.get("on_tap_up"))
        phone._fire(scrim["_i"], "tap_up")
    elif way == "back":
        phone.back_button()
    else:
        phone.browse(-1)
        phone.world.wait(1)
    assert "why.close" not in phone.ids
    assert "over.again" in phone.ids


@pytest.mark.parametrize(("width", "height", "dark"), WINDOWS)
def test_a_sheet_is_drawn_in_every_window(over, width, height, dark):
    over.phone.resize(width, height)
    over.phone.tap("over.why-lao")
    assert len(causes(over.phone)) == 4
