"""Who played, won and scored what: with the number of matches behind it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from companion.store.history import mark_moved
from companion.store.matches import utc_now
from companion.store.statistics import Result, games_played, results, standings
from companion.table.game import Outcome
from companion.table.rates import NEVER, Rate, by_person, once
from companion.table.seats import Colour, Seat
from tests.table.coin_game import coin_match, played

NIGHT = datetime(2024, 2, 28, tzinfo=UTC)


def result(day, scores, *names, game="coin", winners=None):
    seats = tuple(Seat(n, c) for n, c in zip(names, list(Colour)[: len(names)], strict=True))
    best = max((score for score in scores if score is not None), default=None)
    won = [at for at, score in enumerate(scores) if score == best] if winners is None else winners
    return Result(game, NIGHT + timedelta(days=day), seats, Outcome(tuple(won), tuple(scores)))


def row(found, name):
    return next(one for one in found if one.name == name)


def test_everybody_has_played_won_and_scored():
    rows = standings([result(0, (3, 5), "Ann", "Bo"), result(1, (4, 1), "Ann", "Bo")])
    ann = row(rows, "Ann")
    assert (ann.played, ann.won, ann.scored, ann.total, ann.best) == (2, 1, 2, 7, 4)
    assert (ann.mean, ann.won_share) == (3.5, 0.5)
    assert ann.last == NIGHT + timedelta(days=1)


def test_whoever_won_most_comes_first():
    found = [
        result(0, (3, 5, 1), "Ann", "Bo", "Cy"),
        result(1, (4, 1), "Ann", "Bo"),
        result(2, (4, 1), "Ann", "Di"),
    ]
    assert [one.name for one in standings(found)] == ["Ann", "Bo", "Cy", "Di"]


def test_a_shared_win_is_a_win_for_each():
    rows = standings([result(0, (3, 3), "Ann", "Bo")])
    assert [one.won for one in rows] == [1, 1]


def test_who_has_no_points_has_no_mean():
    (bo,) = [
        one
        for one in standings([result(0, (7, None), "Ann", "Bo", winners=[1])])
        if one.name == "Bo"
    ]
    assert (bo.played, bo.won, bo.scored, bo.mean, bo.best) == (1, 1, 0, None, None)


def test_points_of_nothing_are_points():
    ann = row(standings([result(0, (0, 2), "Ann", "Bo")]), "Ann")
    assert (ann.scored, ann.mean, ann.best) == (1, 0.0, 0)


def test_negative_points_are_a_best_too():
    ann = row(standings([result(0, (-3, 2), "Ann", "Bo")]), "Ann")
    assert ann.best == -3


def test_one_person_is_one_however_the_name_is_written():
    rows = standings([result(1, (1, 2), "ANN", "Bo"), result(0, (1, 2), "ann", "Bo")])
    assert row(rows, "ANN").played == 2


def test_each_game_has_its_own_standings():
    found = [result(0, (1, 2), "Ann", "Bo"), result(1, (9, 2), "Ann", "Bo", game="dice")]
    assert row(standings(found, "coin"), "Ann").best == 1
    assert row(standings(found, "dice"), "Ann").best == 9
    assert row(standings(found), "Ann").played == 2
    assert standings(found, "chess") == ()
    assert standings([]) == ()


def test_games_are_counted_and_their_records_told():
    found = [
        result(0, (1, 2), "Ann", "Bo"),
        result(1, (2, 0), "ann", "Cy"),
        result(2, (None, None), "Ann", "Bo", game="dice", winners=[0]),
    ]
    coin, dice = games_played(found)
    assert (coin.game, coin.matches, coin.people, coin.best) == ("coin", 2, 3, 2)
    assert sorted(coin.best_by) == ["Bo", "ann"]
    assert (dice.best, dice.best_by) == (None, ())


def test_only_finished_matches_that_stayed_here_count(matches):
    matches.create(coin_match())
    done = matches.create(played(coin_match()))
    moved = matches.create(played(coin_match()))
    mark_moved(matches, moved, utc_now())
    listing = matches.list()
    found = results(entry.head for entry in (*listing.under_way, *listing.finished))
    assert found == (Result("coin", done.head.changed, done.head.seats, done.head.outcome),)
    assert replace(found[0]) == found[0]


# Rates


def test_a_rate_knows_the_number_behind_it():
    both = once(True) + once(False) + once(True)
    assert both == Rate(2, 3)
    assert both.share == 2 / 3
    assert NEVER.share is None


def test_rows_of_one_person_are_added_up_under_the_last_name():
    rows = by_person([("ann", 1), ("Bo", 5), ("Ann", 2)], lambda one, other: one + other)
    assert rows == (("Ann", 3), ("Bo", 5))
