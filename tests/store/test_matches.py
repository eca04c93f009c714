import stat
from datetime import datetime

import pytest

from companion.store.aside import why
from companion.store.matches import Conflict, Gone, Matches
from companion.store.sealing import Reason
from companion.table.clock import full
from companion.table.game import Outcome
from companion.texts import catalogue
from tests.table.coin_game import (
    ANN,
    BO,
    Cry,
    Guess,
    Side,
    Toss,
    coin_games,
    coin_match,
    played,
)

HEADS = Guess(0, Side.HEADS)
TAILS = Guess(0, Side.TAILS)


def file_of(folder, saved):
    return folder / f"{saved.id}.match"


def ids(entries):
    return [entry.id for entry in entries]


# A match goes on


def test_a_new_match_is_under_way(matches):
    saved = matches.create(coin_match())
    assert ids(matches.list().under_way) == [saved.id]
    assert matches.list().finished == ()
    assert matches.list().set_aside == ()


def test_a_saved_match_is_opened_as_it_was(matches):
    saved = matches.create(coin_match())
    saved = matches.save(saved, saved.match.play(HEADS))
    assert matches.open(saved.id) == saved
    assert saved.match.journal == (HEADS,)


def test_another_start_of_the_app_finds_the_same_match(matches, folder, key):
    saved = matches.create(coin_match())
    saved = matches.save(saved, saved.match.play(HEADS))
    assert Matches(folder, key, coin_games).open(saved.id) == saved


def test_every_save_is_the_next_revision(matches):
    saved = matches.create(coin_match())
    assert saved.head.revision == 1
    assert matches.save(saved, saved.match.play(HEADS)).head.revision == 2


def test_a_match_remembers_when_it_was_made_and_changed(matches):
    saved = matches.create(coin_match())
    saved = matches.save(saved, saved.match.play(HEADS))
    assert saved.head.created < saved.head.changed
    assert matches.open(saved.id).head == saved.head


def test_times_are_in_utc(folder, key):
    matches = Matches(folder, key, coin_games, lambda: datetime(2024, 2, 28, 20))
    with pytest.raises(ValueError, match="not in UTC"):
        matches.create(coin_match())


def test_the_countdown_is_kept_with_its_deadline(matches):
    saved = matches.create(coin_match(), full(60))
    assert matches.open(saved.id).clock == full(60)
    running = full(60).start(1000.25)
    saved = matches.save(saved.with_clock(running), saved.match.play(HEADS))
    assert matches.open(saved.id).clock == running
    saved = matches.save(saved.with_clock(None), saved.match.play(Guess(1, Side.HEADS)))
    assert matches.open(saved.id).clock is None


def test_a_move_taken_back_is_taken_back_on_the_disk(matches):
    saved = matches.create(coin_match())
    saved = matches.save(saved, saved.match.play(Cry("ha")))
    saved = matches.save(saved, saved.match.undo())
    assert matches.open(saved.id).match.journal == ()


def test_several_matches_are_under_way_at_once(matches):
    first = matches.create(coin_match())
    second = matches.create(coin_match(3))
    first = matches.save(first, first.match.play(HEADS))
    assert matches.open(first.id) == first
    assert matches.open(second.id) == second
    assert ids(matches.list().under_way) == [first.id, second.id]


def test_a_match_with_an_outcome_is_finished(matches):
    saved = matches.create(coin_match())
    saved = matches.save(saved, played(coin_match()))
    assert ids(matches.list().finished) == [saved.id]
    assert matches.list().under_way == ()


def test_a_list_tells_who_plays_what_and_how_it_ended(matches):
    saved = matches.create(played(coin_match()))
    (entry,) = matches.list().finished
    assert entry.head == saved.head
    assert entry.head.game == "coin"
    assert entry.head.seats == (ANN, BO)
    assert entry.head.moves == 3
    assert entry.head.outcome == Outcome((1,), (0, 1))


def test_a_deleted_match_is_gone_and_the_others_are_not(matches):
    first, second = matches.create(coin_match()), matches.create(coin_match())
    matches.delete(first.id)
    assert ids(matches.list().under_way) == [second.id]
    with pytest.raises(Gone):
        matches.open(first.id)


def test_to_delete_twice_is_to_delete_once(matches):
    saved = matches.create(coin_match())
    matches.delete(saved.id)
    matches.delete(saved.id)


def test_a_move_does_not_bring_a_deleted_match_back(matches):
    saved = matches.create(coin_match())
    matches.delete(saved.id)
    with pytest.raises(Gone):
        matches.save(saved, saved.match.play(HEADS))
    assert matches.list().under_way == ()


@pytest.mark.parametrize(
    "match_id",
    [
        "",
        ".",
        "..",
        "../other/0123456789abcdef0123456789abcdef",
        "0123456789abcdef0123456789abcdef/../x",
        "0123456789abcdef0123456789abcdef\n",
        "0123456789ABCDEF0123456789ABCDEF",
        "/etc/passwd",
        "a" * 31,
        "a" * 33,
        "a" * 32,
        "\x00" * 32,
        "٠" * 32,
        "*",
    ],
)
def test_an_id_leads_nowhere_but_to_a_match(matches, folder, match_id):
    outside = folder.parent / "other" / "0123456789abcdef0123456789abcdef.match"
    outside.parent.mkdir()
    outside.write_bytes(b"precious")
    with pytest.raises(Gone):
        matches.open(match_id)
    matches.delete(match_id)
    assert outside.read_bytes() == b"precious"


# Two windows on one match


def test_a_move_after_somebody_elses_move_is_a_conflict(matches, folder, key):
    mine = matches.create(coin_match())
    yours = Matches(folder, key, coin_games).open(mine.id)
    mine = matches.save(mine, mine.match.play(HEADS))
    with pytest.raises(Conflict):
        matches.save(yours, yours.match.play(TAILS))
    assert matches.open(mine.id) == mine


def test_after_a_conflict_the_match_goes_on_from_where_it_stands(matches):
    mine = yours = matches.create(coin_match())
    matches.save(mine, mine.match.play(HEADS))
    with pytest.raises(Conflict):
        matches.save(yours, yours.match.play(TAILS))
    yours = matches.open(yours.id)
    yours = matches.save(yours, yours.match.play(Guess(1, Side.TAILS)))
    assert yours.match.journal == (HEADS, Guess(1, Side.TAILS))


def test_the_same_move_from_two_windows_is_made_once(matches):
    mine = yours = matches.create(coin_match())
    mine = matches.save(mine, mine.match.play(HEADS))
    assert matches.save(yours, yours.match.play(HEADS)) == mine
    assert matches.open(mine.id).match.journal == (HEADS,)


def test_the_same_move_at_another_reading_of_the_clock_is_a_conflict(matches):
    mine = yours = matches.create(coin_match(), full(60))
    matches.save(mine.with_clock(full(60).start(10)), mine.match.play(HEADS))
    with pytest.raises(Conflict):
        matches.save(yours.with_clock(full(60).start(11)), yours.match.play(HEADS))


# On the disk


def test_files_and_folders_are_for_the_owners_eyes_only(matches, folder):
    saved = matches.create(coin_match())
    saved = matches.save(saved, saved.match.play(HEADS))
    file_of(folder, matches.create(coin_match())).write_bytes(b"")
    matches.list()
    for path in (folder, folder / "aside"):
        assert stat.S_IMODE(path.stat().st_mode) == 0o700
    assert stat.S_IMODE(file_of(folder, saved).stat().st_mode) == 0o600


def test_what_the_lists_say_can_be_said_in_words():
    for reason in Reason:
        assert catalogue("en").say(why(reason))
    for message in ("aside-people", "refused-conflict", "refused-match-gone", "refused-disk-full"):
        assert catalogue("en")(message)
    assert "/tmp" in catalogue("en")("refused-disk-closed", path="/tmp")
    assert "/tmp" in catalogue("en")("refused-key-damaged", path="/tmp")
    assert "odd" in catalogue("en")("refused-disk", problem="odd")


def test_a_finished_match_can_be_carried_on_where_the_rules_let_it(matches):
    saved = matches.create(played(coin_match()))
    assert saved.match.journal[-1] == Toss()
    saved = matches.save(saved, saved.match.undo())
    assert ids(matches.list().under_way) == [saved.id]
