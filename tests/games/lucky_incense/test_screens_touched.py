"""The screens by touch: the pad, the picks, the race, the amulets, at every size of a phone."""

from __future__ import annotations

import pytest

from companion.games.lucky_incense.moves import LayCenser
from companion.games.lucky_incense.screens.pad import PANE
from companion.games.lucky_incense.view import Phase
from companion.games.lucky_incense.words import Card, Censer, Options
from companion.texts import LANGUAGES, catalogue
from companion.ui.motion import UNSEEN
from tests.games.lucky_incense.phone import Laid
from tests.games.lucky_incense.table import ADVANCED, ANN, BEN, NAMES, Table
from tests.ui.client import difference, nodes, strings, unpacked
from tests.ui.harness import Browser, World
from tests.ui.layout import lay_out
from tests.ui.wander import drawn

say = catalogue("en")

OWN_PAIRS = (
    ("red mom", "red dog", "yellow dad", "yellow cat"),
    ("red brother", "red big_sister", "yellow grandma", "yellow little_sister"),
)
WINDOWS = [(412, 915), (320, 640), (915, 412), (800, 1200)]


@pytest.fixture
def world(tmp_path, monkeypatch):
    world = World(tmp_path / "data", monkeypatch)
    yield world
    world.close()
    assert world.errors == []


@pytest.fixture
def browser(world):
    return Browser(world)


def places(laid: Laid, temple: int = 0) -> list[str | None]:
    cards = laid.view.year.temples[temple].places
    return [runner and f"{runner.owner} {runner.card}" for runner in cards]


# The pad


def test_two_touches_enter_a_card_whichever_comes_first(browser):
    laid = Laid(browser, Table().enter())
    laid.tap("pad.colour-1", "pad.card-dad", "pad.card-cat", "pad.colour-0")
    assert places(laid)[:2] == ["1 dad", "0 cat"]


def test_the_touches_may_be_as_quick_as_they_like(browser):
    laid = Laid(browser, Table(5).enter())
    for number in range(20):
        laid.phone.tap(f"pad.colour-{number % 5}", rest=0.05)
        laid.phone.tap(f"pad.card-{list(Card)[number // 5]}", rest=0.05)
    assert laid.view.year.empty == 0


def test_places_are_filled_in_any_order_and_the_next_is_an_empty_one(browser):
    laid = Laid(browser, Table().enter())
    laid.tap("pad.place-0-2")
    laid.enter((ANN, "mom"), (BEN, "mom"), (ANN, "dog"))
    assert places(laid) == ["0 dog", None, "0 mom", "1 mom"]


def test_when_a_temple_is_full_the_pad_goes_on_with_the_next(browser):
    laid = Laid(browser, Table().enter(OWN_PAIRS[0]))
    laid.enter((ANN, "ancestor"))
    assert places(laid, 1)[0] == "0 ancestor"


def test_a_card_entered_twice_is_refused_where_it_was_entered_and_nothing_typed_is_lost(browser):
    laid = Laid(browser, Table().enter(("red mom",)))
    laid.tap("pad.colour-0", "pad.card-mom")
    assert laid.phone.refusal == say("refused-lucky-card-twice", temple="Temple 1", place=1)
    laid.tap("pad.card-dad")  # the colour is still chosen
    assert places(laid)[:2] == ["0 mom", "0 dad"]


def test_a_wrong_card_is_taken_away_by_a_touch_and_its_place_is_the_next(browser):
    laid = Laid(browser, Table().enter(*OWN_PAIRS))
    laid.tap("pad.temple.0", "pad.place-0-2")
    assert places(laid)[2] is None
    laid.enter((BEN, "ancestor"))
    assert places(laid)[2] == "1 ancestor"


def test_the_last_card_can_be_taken_back(browser):
    laid = Laid(browser, Table().enter(("red mom",)))
    laid.tap("pad.undo")
    assert places(laid)[0] is None


def test_the_pad_offers_only_colours_that_play_and_in_a_junior_game_five_cards(browser):
    laid = Laid(browser, Table(3, Options(junior=True)).enter())
    keys = laid.phone.ids
    assert [key for key in keys if key.startswith("pad.colour")] == [
        f"pad.colour-{seat}" for seat in range(3)
    ]
    assert sum(key.startswith("pad.card") for key in keys) == 5


def test_an_unfinished_temple_is_asked_about_before_the_bell(browser):
    laid = Laid(browser, Table().enter(("red mom",)))
    laid.tap("midnight.bell")
    assert say("lucky-bell-empty", count=7) in laid.phone.texts
    laid.tap("bell.back", "midnight.bell", "bell.strike")
    assert laid.view.phase is Phase.RACE


def test_a_fifth_card_is_remarked_on_before_the_bell(browser):
    cards = (("red mom", "red dad", "red dog", "red cat"), ("red ancestor",))
    laid = Laid(browser, Table().enter(*cards))
    laid.tap("midnight.bell")
    assert say("lucky-remark-more-cards", count=5) in laid.phone.texts


def test_incense_and_marks_are_set_on_the_card_that_is_touched(browser):
    laid = Laid(browser, Table(2, ADVANCED).enter(("red mom",)))
    laid.tap("pad.place-0-0", "card.more-incense", "card.jade", "card.yue-lao", "card.done")
    runner = laid.view.year.temples[0].places[0]
    assert runner is not None
    assert (runner.incense, runner.instant_win, runner.defeats) == (1, True, True)
    card = laid.phone.piece("pad.place-0-0")
    assert "+2" in strings(card)
    corners = [node for node in nodes(card) if node.get("left") is not None]
    assert [(node["_c"], node["top"] < 0) for node in corners] == [("Container", True)]
    assert all("bottom" not in node for node in corners), "the name below stays free"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", [(740, 360), (320, 640), (412, 915)])
def test_pad_card_and_bell_fit_beside_each_other_on_the_smallest_phones(browser, window, language):
    """With five players, a full temple, and as much on a card as there can be."""
    temples = (("red mom", "red dad", "red dog", "red cat"), (), ())
    palace = ("green big_sister +1 yue jade", "green little_sister +2")
    laid = Laid(browser, Table(5, ADVANCED).enter(*temples, palace))
    for touched in ("pad.temple.0", "pad.temple.3", "pad.place-3-0"):
        laid.tap(touched)
        tree = drawn(laid.phone, language, window)
        assert lay_out(tree, window, language, 1.0, frozenset(NAMES)).faults == []
        bell = next(node for node in nodes(tree) if node.get("identifier") == "midnight.bell")
        panes = [n for n in nodes(tree) if n["_c"] == "Column" and n.get("scroll")]
        if window[0] > window[1]:  # all of it without scrolling
            pane = next(one for one in panes if bell in nodes(one)) | {"scroll": None}
            assert lay_out(pane, (PANE, window[1] - 20), language).faults == []


# Picks


def after_ann(world: World, side: int) -> list[object]:
    """All that the client gets from the moment on when Ann's picks are in."""
    laid = Laid(Browser(world), Table().midnight(*OWN_PAIRS))
    first = laid.view.picking.holder
    laid.phone.hold("cover.confirm")
    laid.tap(f"pick.0-{side}", f"pick.1-{side}")
    mark = laid.phone.mark()
    laid.phone.hold("seal.pick")
    assert laid.view.picking.holder != first
    laid.phone.hold("cover.confirm")
    return [unpacked(message) for message in laid.phone.sent[mark:]]


def test_nothing_of_a_pick_is_on_the_wire_once_the_phone_goes_on(tmp_path, monkeypatch):
    heard = []
    for side in (0, 1):
        world = World(tmp_path / str(side), monkeypatch)
        heard.append(after_ann(world, side))
        world.close()
        assert world.errors == []
    # Her own two cards are still on her screen while the seal fills, one of them ringed: all that
    # comes for them differs in nothing.
    assert len(heard[0]) == len(heard[1])
    assert difference(heard[0], heard[1]) is None


def test_the_second_picker_sees_nothing_of_the_first(browser):
    laid = Laid(browser, Table().midnight(*OWN_PAIRS))
    laid.pick(0, 1)
    assert laid.phone.live("cover.confirm")
    asked = laid.view.picking.holder
    words = laid.phone.words
    assert not any(say("lucky-card-" + card) in words for card in ("mom", "dad", "brother"))
    laid.phone.hold("cover.confirm")
    others = ("Mom", "Dog", "Brother") if asked == BEN else ("Dad", "Cat", "Grandma")
    assert not any(card in laid.phone.texts for card in others)


def test_all_picks_are_shown_together_once_the_phone_lies_on_the_table(browser):
    laid = Laid(browser, Table().midnight(*OWN_PAIRS))
    laid.pick(0, 1)
    laid.pick(1, 1)
    assert "picks.show" in laid.phone.ids
    assert not any(piece.startswith("race.") for piece in laid.phone.ids)
    laid.tap("picks.show")
    assert any("sent" in words for words in laid.phone.texts)


def test_after_a_reload_the_phone_goes_to_who_has_not_picked_yet(browser):
    laid = Laid(browser, Table().midnight(*OWN_PAIRS))
    laid.pick(0, 1)
    waiting = laid.view.picking.holder
    again = laid.phone.reload()
    again.world.wait(1)
    assert again.live("cover.confirm")
    assert ("Ann", "Ben")[waiting] in again.texts


def test_cards_can_be_corrected_while_others_still_pick_and_nothing_picked_shows(browser):
    laid = Laid(browser, Table().midnight(*OWN_PAIRS))
    laid.pick(0, 1)
    laid.tap("cover.menu", "menu.reopen")
    assert laid.view.phase is Phase.MIDNIGHT
    assert laid.view.year.empty == 0
    laid.tap("midnight.bell")
    assert laid.view.picking.picked == (), "all picks are made anew"


def test_going_back_to_the_cards_by_mistake_loses_no_pick(browser):
    laid = Laid(browser, Table().midnight(*OWN_PAIRS))
    laid.pick(0, 1)
    waiting = laid.view.picking.holder
    laid.tap("cover.menu", "menu.reopen", "pad.undo")
    assert laid.phone.live("cover.confirm")
    assert laid.view.picking.holder == waiting


def test_the_seal_does_nothing_until_every_pair_is_picked(browser):
    laid = Laid(browser, Table().midnight(*OWN_PAIRS))
    laid.phone.hold("cover.confirm")
    laid.tap("pick.0-1")
    laid.phone.hold("seal.pick")
    assert laid.view.picking.picked == ()


def test_a_single_pair_is_picked_in_the_open(browser):
    laid = Laid(browser, Table().midnight(("red mom", "red dad", "yellow cat", "yellow ancestor")))
    laid.tap("pick.card-dad")
    assert laid.view.phase is Phase.RACE


# The race


def test_pairs_open_one_after_another_and_the_rest_at_once_when_skipped(browser):
    browser.still = False
    cards = ("red mom", "yellow dog", "red dad", "yellow cat")
    laid = Laid(browser, Table().enter(cards, ("red cat", "yellow mom")))
    laid.tap("midnight.bell", "bell.strike")
    assert laid.phone.live("race.skip")
    laid.tap("race.skip")
    assert not laid.phone.live("race.skip")
    laid.tap("race.temple-next")
    laid.phone.world.wait(3)
    assert laid.phone.live("race.run")


def test_the_last_pair_that_opens_brings_no_other_screen(browser):
    browser.still = False
    cards = ("red mom", "yellow dog", "red dad", "yellow cat")
    laid = Laid(browser, Table().enter(cards, ("red cat", "yellow mom")))
    laid.tap("midnight.bell", "bell.strike")
    laid.phone.world.wait(0.1)
    mark = laid.phone.mark()
    laid.phone.world.wait(3)
    assert laid.phone.live("race.temple-next")
    assert repr(UNSEEN) not in str([unpacked(data) for data in laid.phone.sent[mark:]])


def test_all_pairs_lie_open_at_once_where_everything_keeps_still(browser):
    cards = ("red mom", "yellow dog", "red dad", "yellow cat")
    laid = Laid(browser, Table().enter(cards, ("red cat", "yellow mom")))
    laid.tap("midnight.bell", "bell.strike")
    assert not laid.phone.live("race.skip")
    assert not any(node.get("animate_opacity") for node in laid.phone.tree.all())
    laid.tap("race.temple-next")
    assert laid.phone.live("race.run")


def test_going_back_to_the_cards_says_when_picks_are_lost(browser):
    laid = Laid(browser, Table().midnight(("red mom", "yellow dog")))
    assert say("lucky-reopen") in laid.phone.texts
    laid.tap("race.reopen", "pad.place-0-1")
    laid.enter((0, "dad"))
    laid.tap("midnight.bell", "bell.strike", "pick.card-mom")
    laid.phone.world.wait(3)
    assert say("lucky-reopen-picks") in laid.phone.texts


def test_another_temple_is_shown_at_the_same_stage(browser):
    cards = ("red mom", "yellow dog", "red dad", "yellow cat")
    laid = Laid(browser, Table().enter(cards, ("red cat", "yellow mom")))
    laid.tap("midnight.bell", "bell.strike", "race.temple-next", "race.run")
    laid.tap("race.stage.1", "race.temple.1")
    assert laid.phone.piece("race.stage.1")["selected"]
    laid.tap("race.stage.2", "race.temple.0")
    assert laid.phone.piece("race.stage.2")["selected"]


def test_an_overruled_pair_says_so_and_keeps_what_the_rules_say(browser):
    laid = Laid(browser, Table().midnight(("red mom", "yellow dog")))
    laid.tap("race.flag-0-1-0", "call.side-1")
    assert say("lucky-tables-call") in laid.phone.texts
    assert any(say("lucky-why-dog") in words for words in laid.phone.texts)
    laid.tap("race.flag-0-1-0", "call.rule")
    assert say("lucky-tables-call") not in laid.phone.texts


# Amulets and both years


def test_every_amulet_says_how_it_came_about_and_can_be_put_right(browser):
    laid = Laid(browser, Table().midnight(("red brother", "yellow dog")).to_rewards())
    laid.tap("why.open-0", "amulets.more-0")
    texts = laid.phone.texts
    assert say("lucky-cause-seats") in texts
    assert laid.view.totals[ANN] == 1


def test_a_game_ends_with_its_winners_a_review_and_the_same_people_again(browser):
    table = Table(3).second_year().midnight(("red brother", "yellow cat")).to_rewards()
    laid = Laid(browser, table)
    laid.tap("rewards.on")
    assert "over.winner" in laid.phone.ids
    laid.tap("over.review", "review.year.1", "review.done", "why.open-0", "why.done")
    laid.tap("over.again")
    assert "seats.deal" in laid.phone.ids


def test_the_second_year_says_who_begins_and_which_way_play_runs(browser):
    laid = Laid(browser, Table(3).second_year())
    order = ", ".join(("Ann", "Ben", "Cy")[seat] for seat in laid.view.year.order)
    assert order in laid.phone.texts
    assert say("lucky-counter") in laid.phone.texts
    assert not laid.phone.live("lay.start-0")


@pytest.mark.parametrize(("width", "height"), WINDOWS)
@pytest.mark.parametrize("dark", [False, True])
def test_every_screen_is_drawn_at_every_size(browser, width, height, dark):
    table = Table(5, ADVANCED).play(LayCenser(0, 0, Censer.GUAN_YIN))
    laid = Laid(browser, table, width=width, height=height, dark=dark)
    laid.tap("lay.start-2", "lay.done", "evening.next", "evening.turn-3", "amulets.more-4")
    laid.tap("evening.tab.censers", "censers.open-guan_yin", "censer.pray-1")
    laid.tap("censers.open-guan_yin", "censer.back", "page.back", "censers.lay-1")
    laid.tap("lay.censer-mazu", "censers.done", "evening.person-0")
    laid.tap("person.bless-wen_chang", "guesses.more-0", "person.card", "person.done")
    laid.tap("evening.midnight")
    laid.enter((0, "mom"), (1, "dog"), (2, "dad"), (2, "grandma"))
    laid.enter((3, "mom"), (4, "dog"), (4, "dad"), (4, "grandma"))
    laid.tap("midnight.bell", "bell.strike")
    laid.pick(0)
    laid.pick(1)
    laid.tap("picks.show")
    laid.phone.world.wait(4)
    laid.tap("race.flag-0-1-0", "page.back", "race.reopen", "midnight.bell", "bell.strike")
    assert laid.view.phase is Phase.PICKS
