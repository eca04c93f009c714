"""The screens by touch: the pad, turns and the end, odds, captures, values, the result."""

from __future__ import annotations

import json
import math

import pytest

from companion.games.beyond.moves import VALUES, Item, Spirit, TieBreak
from companion.games.beyond.screens.worth import NAME, remembered
from companion.games.beyond.view import View
from companion.texts import LANGUAGES, catalogue
from companion.ui import theme
from companion.ui.play import Play
from tests import measure
from tests.ui.client import nodes
from tests.ui.harness import Browser, Phone, World
from tests.ui.layout import Box, Layout
from tests.ui.wander import drawn

say = catalogue("en")

NAMES = ("Ann", "Ben", "Cy", "Dora")
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


def seated(browser: Browser, seats: int = 2, *options: str, **window: object) -> Phone:
    phone = browser.open(**window)  # type: ignore[arg-type]
    browser.world.wait(1)
    phone.tap("home.new-beyond")
    phone.tap("seats.add")
    for name in NAMES[:seats]:
        phone.type("name.field", name)
        phone.tap("name.done" if name == NAMES[seats - 1] else "name.next")
    if options:
        phone.tap("seats.options")
        for option in options:
            phone.tap(option)
        phone.tap("options.done")
    phone.tap("seats.deal")
    return phone


def tap(phone: Phone, *identifiers: str) -> Phone:
    for identifier in identifiers:
        phone.tap(identifier)
    return phone


def enter(phone: Phone, seat: int, **counts: int) -> Phone:
    for item, count in counts.items():
        tap(phone, f"count.{seat}-{item}.count", f"number.{count}")
    return phone


def counting(browser: Browser, seats: int = 2, *options: str) -> Phone:
    return tap(seated(browser, seats, *options), "turn.count")


def view(phone: Phone) -> View:
    play = phone.desk.place
    assert isinstance(play, Play)
    seen: View = play.view()
    return seen


def label(phone: Phone, identifier: str) -> str:
    return str(phone.piece(identifier)["label"])


def rolled(phone: Phone) -> list[str]:
    """The identifiers in the part of the screen that scrolls, from the top down."""
    (page,) = [node for node in phone.tree.all() if node.get("scroll") is not None]
    return [str(node["identifier"]) for node in nodes(page) if node.get("identifier")]


def totals(phone: Phone) -> list[int]:
    return [player.parts.total for player in view(phone).players]


# The pad


def test_plus_and_minus_count_on_and_back(browser):
    phone = tap(counting(browser), *["count.0-tokens.plus"] * 3, "count.0-tokens.minus")
    assert view(phone).players[0].counts.of(Item.TOKENS) == 2


def test_taps_may_be_as_quick_as_they_like(browser):
    phone = counting(browser)
    browser.world.wait(1)
    for _ in range(12):
        phone.tap("count.0-extra_spirits.plus", rest=0.02)
    assert totals(phone) == [12, 0]


def test_a_count_is_entered_with_two_taps_whatever_it_is(browser):
    phone = enter(counting(browser), 0, tokens=17, nian_shou=3, yellow_unicorn=2)
    assert totals(phone) == [44, 0]
    assert "number.0" not in phone.ids


def test_a_worst_case_player_takes_15_taps_at_most(browser):
    phone = counting(browser)
    taps = 0
    for spirit in list(Spirit)[:5]:
        tap(phone, f"count.0-{spirit}.plus")
        taps += 1
    for item, count in (("extra_spirits", 11), ("nian_shou", 5), ("captures", 4), ("tokens", 14)):
        enter(phone, 0, **{item: count})
        taps += 2
    tap(phone, "pad.next")
    taps += 1
    assert taps <= 15
    assert totals(phone) == [76, 0]


def test_only_what_the_box_holds_is_offered(browser):
    phone = tap(counting(browser), "count.0-nian_shou.count")
    assert [name for name in phone.ids if name.startswith("number.")][-1] == "number.6"
    tap(phone, "number.6", "chips.1", "count.1-nian_shou.count")
    assert [name for name in phone.ids if name.startswith("number.")] == ["number.0"]


def test_all_six_nian_shou_are_noticed_at_once(browser):
    phone = enter(counting(browser), 0, nian_shou=6)
    assert say("beyond-six", name="Ann") in phone.texts
    phone.back_button()
    assert "pad.done" not in phone.ids and "home.settings" not in phone.ids, "one page up"
    tap(phone, "chips.0", "pad.done")
    assert say("beyond-won-nian-shou") in phone.texts
    tap(phone, "over.home")
    assert any("Ann won with six Nian Shou" in line for line in phone.texts)


def test_who_has_nothing_is_passed_by(browser):
    phone = tap(counting(browser, 3), "pad.next")
    tap(enter(phone, 1, tokens=1), "pad.next")
    tap(enter(phone, 2, tokens=2), "pad.done")
    assert totals(phone) == [0, 1, 2]
    assert say("beyond-won-points") in phone.texts


def test_the_count_passes_everybody_whatever_was_noted_before(browser):
    phone = tap(seated(browser, 3), "turn.enchant-azure_dragon", "turn.next")
    tap(phone, "turn.enchant-azure_dragon", "turn.count")
    for _ in range(2):
        assert "pad.done" not in phone.ids
        tap(phone, "pad.next")
    assert "pad.done" in phone.ids


def test_on_a_tablet_every_player_has_a_column(browser):
    phone = tap(seated(browser, 4, width=800, height=1200), "turn.count")
    tap(phone, *(f"count.{seat}-yellow_unicorn.plus" for seat in range(4)), "count.2-tokens.plus")
    assert totals(phone) == [12, 12, 13, 12]
    tap(phone, "chips.2")
    assert say("beyond-why-title", score=13) in phone.texts


# Values


def test_values_are_changed_and_remembered(browser):
    phone = tap(seated(browser), "turn.values", "value.turtle_snake.plus", "values.tie-1")
    document = json.loads(phone.desk.kept(NAME) or "")
    assert document == {"values": [7, 6, 9, 9, 12], "tie_break": "outside_patterns"}
    tap(phone, "values.done", "header.back")
    again = seated(browser)
    assert view(again).values == (7, 6, 9, 9, 12)
    assert view(again).tie_break is TieBreak.OUTSIDE_PATTERNS
    tap(again, "turn.values", "values.reset")
    assert view(again).values == VALUES


@pytest.mark.parametrize(
    "document",
    [
        None,
        "",
        "{",
        "[]",
        '{"values": [1, 2], "tie_break": "all_face_up"}',
        '{"values": [1, 2, 3, 4, true], "tie_break": "all_face_up"}',
        '{"values": [1, 2, 3, 4, 100], "tie_break": "all_face_up"}',
        '{"values": [1, 2, 3, 4, 5], "tie_break": "by height"}',
        '{"values": "12345", "tie_break": "all_face_up"}',
    ],
)
def test_what_makes_no_sense_is_not_remembered(document):
    assert remembered(lambda _: document) == {}


# Turns


def test_who_begins_is_chosen_before_the_first_turn_is_over(browser):
    phone = tap(seated(browser, 3), "turn.first-2")
    assert say("beyond-turn-of", name="Cy") in phone.texts
    tap(phone, "turn.next")
    assert say("beyond-turn-of", name="Ann") in phone.texts
    assert "turn.first-0" not in phone.ids


def test_ten_quick_taps_end_one_turn(browser):
    phone = seated(browser, 3)
    phone.world.wait(1)
    phone.rattle("turn.next")
    assert view(phone).active == 1


def test_the_third_spirit_brings_the_end_with_equal_turns(browser):
    phone = tap(seated(browser, 3), "turn.next")
    tap(phone, *["turn.enchant-metal_tiger"] * 3)
    assert any("Still to play: Ben, Cy" in words for words in phone.texts)
    tap(phone, "turn.next", "turn.next")
    assert say("beyond-turns-over") in phone.texts
    assert "turn.next" not in phone.ids


def test_four_loose_cards_become_the_pattern(browser):
    phone = tap(enter(counting(browser), 0, extra_spirits=5), "header.back")
    tap(phone, "turn.enchant-azure_dragon")
    counts = view(phone).players[0].counts
    assert (counts.of(Item.EXTRA_SPIRITS), counts.of(Item.AZURE_DRAGON)) == (1, 1)


def test_the_pile_runs_out_twice(browser):
    phone = tap(seated(browser), "turn.pile")
    assert say("beyond-second-pile") in phone.texts
    tap(phone, "turn.pile")
    assert "turn.pile" not in phone.ids
    assert any(say("beyond-end-pile") in words for words in phone.texts)


def test_each_enchanted_spirit_is_called_to_mind_until_it_is_summoned(browser):
    phone = seated(browser, 2, "options.advanced-1")
    tap(phone, *["turn.enchant-turtle_snake"] * 2)
    assert say("beyond-summon-times", name="Turtle Snake", times=2) in phone.texts
    tap(phone, "turn.summon-turtle_snake", "turn.summon-turtle_snake")
    assert "turn.summon-turtle_snake" not in phone.ids


def test_every_summoning_names_its_spirit_to_whoever_hears_it(browser):
    phone = tap(seated(browser, 2, "options.advanced-1"), "turn.enchant-turtle_snake")
    heard = label(phone, "turn.summon-turtle_snake")
    assert "Turtle Snake" in heard and say("beyond-summoned") in heard


def test_two_touches_at_once_enchant_one_pattern(browser):
    phone = tap(seated(browser), "turn.enchant-azure_dragon")
    phone.twice("turn.enchant-azure_dragon")
    assert view(phone).players[0].counts.of(Item.AZURE_DRAGON) == 2


def test_a_summoning_that_would_do_nothing_says_so(browser):
    phone = tap(seated(browser, 2, "options.advanced-1"), "turn.enchant-yellow_unicorn")
    assert say("beyond-summon-unicorn-not") in phone.texts


def test_the_simple_game_speaks_of_no_summoning(browser):
    phone = tap(seated(browser), "turn.enchant-turtle_snake")
    assert not any(name.startswith("turn.summon") for name in phone.ids)


# Odds


def test_the_chance_that_the_next_is_new_follows_the_cards(browser):
    phone = tap(seated(browser), "turn.odds")
    for spirit, chance in zip(Spirit, ("81.0 %", "61.5 %", "41.6 %", "21.1 %"), strict=False):
        tap(phone, f"odds.card-{spirit}")
        assert chance in phone.texts
    tap(phone, "odds.card-yellow_unicorn")
    assert say("beyond-five") in phone.texts


def test_a_repeat_says_what_is_due(browser):
    phone = tap(seated(browser), "turn.odds", *["odds.card-metal_tiger"] * 2)
    (words,) = (one for one in phone.texts if one.startswith("A repeat"))
    assert say("beyond-repeat-tokens", more=1) in words
    assert say("beyond-repeat-nian-shou") in words
    tap(phone, "odds.taken")
    assert not view(phone).reveal.cards


def test_hauls_are_shown_without_tokens_and_with_as_many_as_chosen(browser):
    phone = tap(seated(browser), "turn.odds")
    before = label(phone, "odds.stop-3")
    tap(phone, "odds.tokens-3")
    after = label(phone, "odds.stop-3")
    assert before != after
    assert "with 4 tokens" in after


def test_a_table_that_counts_all_cards_corrects_what_is_out(browser):
    phone = tap(seated(browser, 2, "options.count_cards-1"), "turn.odds", "odds.card-metal_tiger")
    tap(phone, "odds.taken", "seen.metal_tiger.plus", "odds.card-metal_tiger")
    assert view(phone).reveal.seen == (0, 0, 0, 3, 0)


def test_quick_taps_turn_over_as_many_cards(browser):
    phone = tap(seated(browser), "turn.odds")
    browser.world.wait(1)
    for spirit in Spirit:
        phone.tap(f"odds.card-{spirit}", rest=0.02)
    assert len(view(phone).reveal.cards) == 5


def test_two_touches_on_a_card_turn_over_one(browser):
    phone = tap(seated(browser), "turn.odds")
    phone.twice("odds.card-metal_tiger")
    assert view(phone).reveal.cards == (Spirit.METAL_TIGER,)
    tap(phone, "odds.card-metal_tiger")
    assert len(view(phone).reveal.cards) == 2, "a real repeat comes later"


def test_two_touches_on_taken_do_not_end_the_turn(browser):
    phone = tap(seated(browser), "turn.odds", "odds.card-metal_tiger")
    phone.twice("odds.taken")
    phone.world.wait(0.1)
    phone.tap("odds.next", rest=0.02)
    assert view(phone).active == 0
    tap(phone, "odds.next")
    assert view(phone).active == 1


def test_a_table_that_asks_for_the_odds_every_turn_stays_on_their_page(browser):
    phone = tap(seated(browser), "turn.odds")
    assert say("beyond-turn-of", name="Ann") in phone.texts
    assert not phone.live("odds.taken")
    tap(phone, "odds.card-metal_tiger", "odds.taken", "odds.next")
    assert say("beyond-turn-of", name="Ben") in phone.texts
    assert "odds.taken" in phone.ids


def test_after_mixing_anew_the_cards_before_the_players_are_asked_for(browser):
    phone = tap(seated(browser, 2, "options.count_cards-1"), "turn.pile", "turn.odds")
    assert say("beyond-pile-untold") in phone.texts
    tap(phone, "seen.azure_dragon.count", "number.7")
    assert view(phone).reveal.seen == (0, 0, 7, 0, 0)
    assert say("beyond-pile-untold") not in phone.texts


def test_who_counts_nothing_is_asked_for_nothing(browser):
    phone = tap(seated(browser), "turn.pile", "turn.odds")
    assert say("beyond-pile-untold") not in phone.texts


def test_a_pile_that_ends_says_so_and_is_mixed_here(browser):
    phone = tap(seated(browser, 2, "options.count_cards-1"), "turn.odds")
    for spirit in Spirit:
        tap(phone, f"seen.{spirit}.count", "number.16")
    assert say("beyond-pile-left", count=0) in phone.texts
    assert "odds.stop-2" not in phone.ids, "no figures of cards that are not there"
    tap(phone, "seen.azure_dragon.minus")
    assert say("beyond-pile-left", count=1) in phone.texts
    tap(phone, "seen.azure_dragon.plus", "odds.pile")
    assert view(phone).piles_out == 1
    assert sum(view(phone).reveal.pile) == 80


def test_a_refusal_is_in_sight_however_far_one_has_scrolled(browser):
    phone = enter(counting(browser), 0, captures=4)
    before = rolled(phone)
    tap(phone, "count.0-captures.plus")
    assert phone.refusal
    assert rolled(phone) == before, "nothing of the page moves from under the finger"


def test_what_cannot_be_touched_now_says_so_to_whoever_hears_it(browser):
    phone = counting(browser)
    assert phone.piece("count.0-tokens.minus")["disabled"]
    tap(phone, "count.0-tokens.plus")
    assert not phone.piece("count.0-tokens.minus").get("disabled")


def test_a_spent_plus_says_why(browser):
    phone = enter(counting(browser), 0, captures=4)
    tap(phone, "count.0-captures.plus")
    assert phone.refusal == say("refused-beyond-stock-full", slots=4)


# Captures


def test_yin_takes_a_card_marked_yang_and_each_side_is_told(browser):
    phone = enter(counting(browser), 0, captures=2)
    tap(phone, "chips.1")
    tap(enter(phone, 1, extra_spirits=1, nian_shou=1), "header.back", "turn.capture")
    tap(phone, "capture.yin.plus")
    offers = [name for name in phone.ids if name.startswith("capture.1")]
    assert offers == ["capture.1-yang-spirit"]
    tap(phone, "capture.yang.plus")
    assert say("beyond-gain-1") in label(phone, "capture.1-nian-shou")
    tap(phone, "capture.1-nian-shou")
    assert totals(phone) == [1, 2]
    assert say("beyond-capture-marks") in phone.texts


def capturing(browser: Browser, *options: str, **theirs: int) -> Phone:
    """Two players; the first one captures from the second, who holds this."""
    phone = tap(counting(browser, 2, *options), "chips.1")
    return tap(enter(phone, 1, **theirs), "header.back", "turn.capture")


def test_what_is_marked_lies_on_the_stock(browser):
    phone = tap(capturing(browser, extra_spirits=1), "capture.yin.plus", "capture.yang.plus")
    assert view(phone).players[0].counts.of(Item.CAPTURES) == 2
    assert label(phone, "chips.0") == "Ann, Capture cards: 2", "and no score"
    tap(phone, "capture.1-yang-spirit")
    assert totals(phone) == [2, 1]
    assert label(phone, "capture.yin.count").endswith(": 0")
    assert label(phone, "capture.yang.count").endswith(": 1")


def test_a_capture_taken_back_gives_the_marks_back(browser):
    phone = tap(capturing(browser, extra_spirits=1), "capture.yin.plus", "capture.1-yang-spirit")
    said = say("beyond-captured", what="A Spirit marked Yang", taker="Ann", victim="Ben")
    assert said in phone.texts
    tap(phone, "header.undo")
    assert said not in phone.texts
    assert "capture.1-yang-spirit" in phone.ids


def test_two_touches_at_once_are_one_capture(browser):
    phone = tap(capturing(browser, extra_spirits=2), "capture.yin.plus", "capture.yin.plus")
    phone.twice("capture.1-yang-spirit")
    assert view(phone).players[1].counts.of(Item.EXTRA_SPIRITS) == 1


def test_the_sixth_nian_shou_captured_wins_at_once_and_ends_capturing(browser):
    phone = enter(counting(browser), 0, nian_shou=5)
    tap(phone, "chips.1")
    tap(enter(phone, 1, nian_shou=1, extra_spirits=1), "header.back", "turn.capture")
    tap(phone, *["capture.yin.plus"] * 2, "capture.yang.plus")
    assert say("beyond-gain-wins") in label(phone, "capture.1-nian-shou")
    tap(phone, "capture.1-nian-shou")
    assert say("beyond-six", name="Ann") in phone.texts
    assert "capture.1-yang-spirit" not in phone.ids


def test_entering_what_the_others_have_leads_back_to_the_capture(browser):
    phone = tap(seated(browser), "turn.capture", "capture.yin.plus", "capture.pad")
    assert say("beyond-patterns-of", name="Ben") in phone.texts, "the others, not the taker"
    assert "pad.done" not in phone.ids, "nobody asks for the winner now"
    tap(enter(phone, 1, extra_spirits=1), "pad.back")
    assert "capture.1-yang-spirit" in phone.ids
    tap(phone, "capture.pad", "header.back")
    assert "capture.1-yang-spirit" in phone.ids


# The result


def test_a_count_is_corrected_after_the_result(browser):
    phone = enter(counting(browser), 0, tokens=2)
    tap(phone, "pad.next", "pad.done", "over.correct")
    assert not view(phone).declared
    tap(phone, "count.0-tokens.plus")
    assert totals(phone) == [3, 0]


@pytest.mark.parametrize("way", ["over.again", "seats.again"])
def test_the_same_table_plays_by_the_same_house_rules(browser, way):
    phone = counting(browser, 2, "options.advanced-1", "options.count_cards-1")
    tap(phone, "count.0-tokens.plus", "pad.values", "values.tie-1", "values.done")
    tap(phone, "pad.next", "pad.done")
    if way == "seats.again":
        tap(phone, "over.home", "home.new-beyond")
    tap(phone, way)
    rules = "Advanced, Spirits outside patterns, The whole pile"
    assert say("set-up-rules", rules=rules) in phone.texts
    tap(phone, "seats.deal")
    chosen = view(phone).options
    assert chosen.advanced and chosen.count_cards
    assert chosen.tie_break is TieBreak.OUTSIDE_PATTERNS


def test_a_table_that_changes_nothing_reads_of_no_house_rules(browser):
    phone = enter(counting(browser), 0, tokens=1)
    tap(phone, "pad.next", "pad.done", "over.again")
    assert "seats.rules" not in phone.ids


def test_why_a_total_is_what_it_is_takes_nothing_back_after_the_result(browser):
    phone = enter(counting(browser), 0, tokens=2)
    tap(phone, "pad.next", "pad.done", "over.rank-0")
    assert "header.undo" not in phone.ids


def test_the_tie_break_is_explained_and_the_other_reading_named(browser):
    phone = enter(counting(browser), 0, turtle_snake=1)
    tap(phone, "pad.next")
    tap(enter(phone, 1, extra_spirits=3, captures=3), "pad.done")
    assert say("beyond-won-tie-break") in phone.texts
    assert say("beyond-tie-all-face-up", counted="Ann 4, Ben 3") in phone.texts
    assert say("beyond-other-outside-patterns", names="Ann") in phone.texts


def test_where_all_is_level_the_win_is_shared(browser):
    phone = enter(counting(browser), 0, tokens=2)
    tap(phone, "pad.next")
    tap(enter(phone, 1, tokens=2), "pad.done")
    assert say("beyond-won-shared") in phone.texts


def test_every_total_says_how_it_came_about(browser):
    phone = tap(enter(counting(browser), 0, turtle_snake=2, tokens=3), "pad.total")
    assert say("beyond-why-patterns", count=2, each=6) in phone.texts
    tap(phone, "why.back")
    assert "pad.total" in phone.ids


def test_a_finished_match_is_opened_again_and_played_again(browser):
    phone = tap(enter(counting(browser), 0, tokens=2), "pad.next", "pad.done", "over.home")
    assert any("Ann won with " in line for line in phone.texts)
    tap(phone, next(name for name in phone.ids if name.startswith("home.past")))
    tap(phone, "over.rank-0", "why.back", "over.again", "seats.deal")
    assert totals(phone) == [0, 0]


def test_nothing_is_lost_by_a_reload(browser):
    phone = enter(counting(browser), 0, yellow_unicorn=2)
    again = phone.reload()
    browser.world.wait(1)
    assert totals(again) == [24, 0]
    tap(again, "header.menu", "menu.undo")
    assert totals(again) == [0, 0]


@pytest.mark.parametrize(("width", "height", "dark"), WINDOWS)
def test_every_page_is_drawn_in_every_window(browser, width, height, dark):
    phone = seated(browser, 4, "options.advanced-1", width=width, height=height, dark=dark)
    tap(phone, "turn.enchant-metal_tiger", "turn.odds", "odds.card-metal_tiger", "header.back")
    tap(phone, "turn.capture", "capture.yin.plus", "header.back")
    tap(phone, "turn.values", "values.done", "turn.count", "count.0-tokens.count", "number.3")
    while "pad.next" in phone.ids:
        tap(phone, "pad.next")
        seat = phone.desk.place.board["seat"]
        tap(phone, f"count.{seat}-tokens.plus")
    tap(phone, "pad.done", "over.rank-0", "why.back")
    assert "over.again" in phone.ids


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (1280, 800)])
def test_on_a_tablet_all_counts_of_all_players_are_in_view(browser, size):
    phone = counting(browser, 4)
    for language in LANGUAGES:
        tree = drawn(phone, language, size)
        column = next(node for node in nodes(tree) if node.get("scroll"))
        above_and_below = 8 + theme.HEADER + 8 + theme.DOCK + theme.BUTTON_LIP + theme.DOCK_BELOW
        layout = Layout(measure.writing(language))
        _, height = layout.place({**column, "scroll": None}, Box(0, size[0] - 40, 0, math.inf))
        assert height <= size[1] - above_and_below
