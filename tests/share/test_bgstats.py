"""Play records as BG Stats publishes them, and a link that is never too long."""

import json
from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit

import pytest

from companion.share.bgstats import LINK_MAX, Details, link, play_record
from companion.store.record import About, Head
from companion.table.game import Outcome
from companion.table.seats import Colour, Seat

NIGHT = datetime(2024, 2, 28, 23, 30, 5, tzinfo=UTC)
ID = "ab" * 16


ENDED = Outcome((1,), (3, 5, 3))


def head(names=("Ann", "Bo", "Cy"), outcome=ENDED, **about):
    seats = tuple(Seat(n, c) for n, c in zip(names, list(Colour)[: len(names)], strict=True))
    return Head("coin", 1, NIGHT, NIGHT, seats, 3, outcome, About(**about))


def told(url):
    return json.loads(parse_qs(urlsplit(url).query)["data"][0])


def test_a_record_says_what_was_played_when_and_by_whom():
    details = Details("Coin", 1234, ("a", "b", "c"), start=2, minutes=30)
    record = play_record(ID, head(note="so close", place="Home"), details)
    assert {k: v for k, v in record.items() if k != "players"} == {
        "sourceName": "Companion",
        "sourcePlayId": ID,
        "playDate": "2024-02-28 23:30:05",
        "game": {
            "name": "Coin",
            "sourceGameId": "coin",
            "bggId": 1234,
            "highestWins": True,
            "noPoints": False,
        },
        "location": "Home",
        "comments": "so close",
        "durationMin": 30,
    }
    ann = record["players"][0]
    assert ann.pop("sourcePlayerId")
    assert ann == {
        "name": "Ann",
        "startPlayer": False,
        "winner": False,
        "score": 3,
        "rank": 2,
        "role": "a",
    }
    assert [p["rank"] for p in record["players"]] == [2, 1, 2]
    assert [p["startPlayer"] for p in record["players"]] == [False, False, True]


def test_everybody_has_what_its_android_app_cannot_do_without():
    record = play_record(ID, head(), Details("Coin"))
    for player in record["players"]:
        assert type(player["startPlayer"]) is bool
        assert type(player["winner"]) is bool
    for missing in ("location", "comments", "durationMin"):
        assert missing not in record
    assert "bggId" not in record["game"]


def test_a_side_that_wins_is_first_together():
    ended = Outcome((0, 2), (None, 4, None))
    players = play_record(ID, head(outcome=ended), Details("Coin"))["players"]
    assert [p["rank"] for p in players] == [1, 3, 1]
    assert "score" not in players[0]


def test_a_game_without_points_says_so():
    ended = Outcome((0,), (None, None, None))
    assert play_record(ID, head(outcome=ended), Details("Coin"))["game"]["noPoints"]


def test_one_person_has_the_same_number_in_every_match():
    one = play_record(ID, head(("Ann", "Bo", "Cy")), Details("Coin"))["players"]
    other = play_record(ID, head(("Cy", "ANN", "Di")), Details("Coin"))["players"]
    assert one[0]["sourcePlayerId"] == other[1]["sourcePlayerId"]
    assert len({p["sourcePlayerId"] for p in one}) == 3


def test_a_match_under_way_is_no_play():
    with pytest.raises(ValueError, match="under way"):
        play_record(ID, head(outcome=None), Details("Coin"))


def test_a_link_holds_the_record():
    record = play_record(ID, head(note='"quoted" & 福=1#x'), Details("Coin"))
    url = link(record)
    assert url.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert url.isascii()
    assert told(url) == record


@pytest.mark.parametrize("letter", ["x", "福", "👩"])
def test_a_link_is_never_too_long(letter):
    names = tuple(letter * 39 + digit for digit in "12345678")
    ended = Outcome((1,), (1,) * 8)
    big = head(names, ended, note=letter * 1000, place=letter * 80)
    record = play_record(ID, big, Details("Coin", roles=(letter * 30,) * 8))
    url = link(record)
    assert len(url) <= LINK_MAX
    assert [p["name"] for p in told(url)["players"]] == list(names)


def test_comments_are_shortened_before_anything_else():
    record = play_record(ID, head(note="福" * 1000, place="Home"), Details("Coin"))
    found = told(link(record))
    assert found["location"] == "Home"
    assert record["comments"].startswith(found["comments"])
    assert len(found["comments"]) > 500
