"""Scoring a game, and playing several."""

import pytest

from companion.games.good_fortune.moves import (
    AddTile,
    Declare,
    EndSeries,
    NextGame,
    NextTurn,
    Phase,
    Series,
)
from companion.table.game import Outcome
from tests.games.good_fortune.table import after, begun, refusal, seen, tile, with_groups

WON, LOST, DRAWN = ((2, 4), (1, 1)), ((1, 1), (2, 4)), ((1, 1), (1, 1))


def scored(match, game):
    one, other = game
    return with_groups(with_groups(match, 0, one), 1, other).play(Declare())


def series(kind, *games):
    match = begun(series=kind)
    for at, game in enumerate(games):
        match = scored(match.play(NextGame()) if at else match, game)
    return match


def test_a_game_is_scored_when_both_collections_are_entered():
    match = with_groups(begun(), 0, (4, 10))
    assert seen(match).not_declared is not None
    assert refusal(match, Declare()) == "not-entered"
    match = with_groups(match, 1)
    assert seen(match).not_declared is None
    assert match.play(Declare()).outcome == Outcome((0,), (40, 0))


def test_a_single_game_ends_the_match_with_its_points():
    match = with_groups(
        with_groups(begun(), 0, (4, 10), (2, 7), (2, 4)), 1, (4, 10), (3, 5), (1, 4)
    )
    assert match.outcome is None
    assert match.play(Declare()).outcome == Outcome((0,), (62, 59))


def test_equal_points_are_a_draw():
    assert series(Series.SINGLE, DRAWN).outcome == Outcome((0, 1), (1, 1))


def test_after_the_end_the_table_says_what_to_do():
    match = series(Series.SINGLE, WON)
    assert refusal(match, AddTile(0, tile("neko clover", 1))) == "over"
    assert refusal(match, NextGame()) == "over"
    assert seen(match).not_declared is not None


@pytest.mark.parametrize(
    ("games", "outcome"),
    [
        ((WON,), None),
        ((WON, WON), Outcome((0,), (2, 0))),
        ((WON, LOST), None),
        ((WON, LOST, LOST), Outcome((1,), (1, 2))),
        ((DRAWN, DRAWN), None),
        ((DRAWN, DRAWN, LOST), Outcome((1,), (0, 1))),
        ((WON, DRAWN), None),
        ((WON, DRAWN, DRAWN), Outcome((0,), (1, 0))),
        ((WON, DRAWN, LOST), Outcome((0, 1), (1, 1))),
        ((DRAWN, DRAWN, DRAWN), Outcome((0, 1), (0, 0))),
    ],
)
def test_the_best_of_three_ends_when_the_lead_cannot_be_caught_up(games, outcome):
    assert series(Series.BEST_OF_THREE, *games).outcome == outcome


def test_a_running_series_ends_when_the_table_says_so():
    match = series(Series.RUNNING, WON, LOST, WON, WON, DRAWN)
    assert match.outcome is None
    assert seen(match).wins == (3, 1)
    assert match.play(EndSeries()).outcome == Outcome((0,), (3, 1))


def test_a_series_can_be_ended_early():
    assert series(Series.BEST_OF_THREE, LOST).play(EndSeries()).outcome == Outcome((1,), (0, 1))


def test_the_next_game_begins_with_nothing_and_keeps_what_was_played():
    match = after(begun(series=Series.RUNNING), NextTurn())
    match = scored(match, WON)
    assert (seen(match).phase, seen(match).game) == (Phase.BETWEEN, 1)
    match = match.play(NextGame())
    view = seen(match)
    assert (view.phase, view.game, view.turns_over) == (Phase.PLAYING, 2, 0)
    assert [sheet.count for sheet in view.sheets] == [0, 0]
    (result,) = view.results
    assert result.winners == (0,)
    assert [sheet.score for sheet in result.sheets] == [8, 1]


def test_between_games_only_the_series_goes_on():
    match = series(Series.RUNNING, WON)
    assert refusal(match, AddTile(0, tile("neko clover", 1))) == "scored"
    assert refusal(match, Declare()) == "scored"


def test_a_game_on_the_table_is_scored_before_the_series_goes_on():
    assert refusal(begun(series=Series.RUNNING), NextGame()) == "not-scored"
    assert refusal(begun(series=Series.RUNNING), EndSeries()) == "not-scored"
