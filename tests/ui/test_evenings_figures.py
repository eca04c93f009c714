"""Statistics: every figure as a bar, in words, and with the matches behind it."""

from __future__ import annotations

import random

import pytest

from companion.games.bronze_heads.moves import Faction
from companion.texts import catalogue
from tests.share.evenings import beyond_game, bronze_heads
from tests.ui.test_evenings import Shelf

say = catalogue("en")


@pytest.fixture
def shelf(browser):
    shelf = Shelf(browser)
    shelf.tap("home.evenings", "evenings.figures")
    return shelf


def heard(phone, begins):
    return [words for name, words in phone.labels.items() if name.startswith(begins)]


def test_everybody_has_a_bar_with_the_matches_behind_it(shelf):
    won = heard(shelf.phone, "figures.won-bronze-heads")
    names = [seat.name for seat in shelf.done.head.seats]
    winners = {names[at] for at in shelf.done.match.outcome.winners}
    assert sorted(won) == sorted(f"{name}: {int(name in winners)} of 1" for name in names)


def test_the_rates_of_the_game_are_shown_for_the_table(shelf):
    shelf.tap("figures.own-bronze-heads")
    rates = dict(words.rsplit(": ", 1) for words in heard(shelf.phone, "figures.rate"))
    assert {rates["Appraisers"], rates["Counterfeiters"]} == {"1 of 1", "0 of 1"}
    assert "Decided before judging" in rates
    if not shelf.done.match.view(None).ending.early:
        assert rates["Lao Chaofeng was found"].endswith("of 1")
        assert rates["Appraisers’ answers that were right"].endswith("of 4")


def test_and_for_everybody_by_side_and_by_role(shelf):
    names = [seat.name for seat in shelf.done.head.seats]
    roles = shelf.done.match.view(None).ending.roles
    at = next(at for at, role in enumerate(roles) if role.faction is Faction.APPRAISER)
    row = next(
        name
        for name, words in shelf.phone.labels.items()
        if name.startswith("figures.won") and words.startswith(f"{names[at]}:")
    )
    shelf.tap(row)
    assert shelf.phone.texts.count(say("bronze-role-" + roles[at].replace("_", "-"))) == 1
    assert any(words.startswith("Appraisers: ") for words in heard(shelf.phone, "figures.rate"))
    shelf.tap("header.back")
    assert row in shelf.phone.labels


def test_points_have_a_mean_a_best_and_their_matches(browser):
    shelf = Shelf(browser)
    totals = {}
    for seed in (5, 6, 7):
        match, given = beyond_game(random.Random(seed))
        shelf._keep(match, given)
        totals.setdefault("Ann", []).append(match.outcome.scores[0])
    shelf.tap("home.evenings", "evenings.figures")
    ann = [words for words in heard(shelf.phone, "figures.points-beyond") if words[:3] == "Ann"]
    mean = f"{round(sum(totals['Ann']) / 3, 1):g}"
    figure = say("figures-mean", mean=mean, best=max(totals["Ann"]), count=3)
    assert ann == [f"Ann: {figure}"]


def test_a_game_without_figures_of_its_own_leads_nowhere(browser):
    shelf = Shelf(browser)
    shelf._keep(*beyond_game(random.Random(5)))
    shelf.tap("home.evenings", "evenings.figures")
    assert not any(name.startswith("figures.own-beyond") for name in shelf.phone.ids)


def test_nothing_played_says_so(browser):
    phone = browser.open()
    phone.world.wait(1)
    for identifier in ("home.evenings", "evenings.figures"):
        phone.tap(identifier)
    assert say("figures-none") in phone.texts


def test_many_nights_add_up(browser):
    shelf = Shelf(browser)
    for seed in (8, 9):
        shelf._keep(*bronze_heads(random.Random(seed), seats=6))
    shelf.tap("home.evenings", "evenings.figures")
    assert all(words.endswith("of 3") for words in heard(shelf.phone, "figures.won-bronze"))
