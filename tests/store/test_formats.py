"""What is kept beside a match, and matches that an earlier version of the app has written."""

import json

import pytest

from companion.store import record
from companion.store.history import write_note
from companion.store.matches import Conflict, Matches
from companion.store.record import About
from companion.store.sealing import open_sealed, seal
from companion.table.clock import full
from companion.table.fairness import promise
from companion.table.match import Setting, begin
from tests.table.coin_game import ANN, BO, GAME, Cry, Options, coin_games, coin_match, played


def promised():
    given = promise(GAME, 2, Options()).with_words(["luck", ""])
    return begin(GAME, Setting((ANN, BO), Options(), given.seed)), given


def as_version_1(folder, key, saved):
    """The file as the app wrote it before there were notes and promises."""
    path = folder / f"{saved.id}.match"
    head, body = (
        json.loads(part)
        for part in open_sealed(key, f"match/{saved.id}", path.read_bytes()).split(b"\n", 1)
    )
    head["format"] = 1
    del head["about"], body["promise"]
    plain = b"\n".join(json.dumps(part).encode() for part in (head, body))
    path.write_bytes(seal(key, f"match/{saved.id}", plain))


def test_a_match_of_version_1_opens_and_goes_on(matches, folder, key):
    saved = matches.create(played(coin_match(2)), full(60).start(5))
    as_version_1(folder, key, saved)
    assert matches.open(saved.id) == saved
    (entry,) = matches.list().under_way
    assert entry.head == saved.head
    assert entry.head.about == About()
    later = matches.save(matches.open(saved.id), saved.match.play(Cry("ha")))
    assert matches.open(saved.id) == later
    assert matches.list().set_aside == ()


def test_a_match_of_version_1_is_read_by_another_start_of_the_app(matches, folder, key):
    saved = matches.create(played(coin_match()))
    as_version_1(folder, key, saved)
    assert [e.id for e in Matches(folder, key, coin_games).list().finished] == [saved.id]


@pytest.mark.parametrize("version", [0, -1, "1", None, True, 1.0])
def test_a_format_that_never_was_is_damaged(matches, version):
    saved = matches.create(coin_match())
    head, body = record.write(saved).split(b"\n", 1)
    plain = json.dumps({**json.loads(head), "format": version}).encode() + b"\n" + body
    with pytest.raises(record.NotOpened, match="damaged"):
        record.read_head(plain)


def test_a_promise_is_kept_with_the_match_through_every_save(matches):
    match, given = promised()
    saved = matches.create(match, None, given)
    saved = matches.save(saved, match.play(Cry("ha")))
    saved = write_note(matches, saved, "nice", "")
    assert matches.open(saved.id).promise == given


def test_a_match_that_was_not_dealt_as_promised_is_no_match(matches):
    _, given = promised()
    with pytest.raises(ValueError, match="promised"):
        matches.create(coin_match(), None, given)
    assert matches.list().under_way == ()


def test_two_notes_at_once_are_a_conflict(matches):
    mine = yours = matches.create(coin_match())
    mine = write_note(matches, mine, "mine", "")
    with pytest.raises(Conflict):
        write_note(matches, yours, "yours", "")
    assert matches.open(mine.id) == mine


def test_the_same_note_twice_is_written_once(matches):
    mine = yours = matches.create(coin_match())
    mine = write_note(matches, mine, "same", "here")
    assert write_note(matches, yours, "same", "here") == mine


def test_a_promise_in_values_that_is_none_is_damaged(matches):
    match, given = promised()
    values = record.to_values(matches.create(match, None, given))
    for change in ({"promise": {}}, {"promise": 1}, {"about": {"note": 1}}, {"id": "x"}, {"id": 5}):
        with pytest.raises(record.NotOpened, match="damaged"):
            record.from_values({**values, **change}, coin_games)
    for name in set(values) - {"about"}:
        with pytest.raises(record.NotOpened):
            record.from_values({k: v for k, v in values.items() if k != name}, coin_games)
    with pytest.raises(record.NotOpened):
        record.from_values([], coin_games)
