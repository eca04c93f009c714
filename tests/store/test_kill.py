"""Killed at any moment, the app comes back to the same match."""

import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import pytest

from companion.store.matches import Conflict, Matches
from tests.store.saver import KEY, STEPS
from tests.table.coin_game import Cry, coin_games, coin_match


@pytest.fixture
def matches(folder):
    return Matches(folder, KEY, coin_games)


@pytest.fixture
def start(folder):
    """Starts a process that saves a match over and over; the end of the test is its end."""
    started = []

    def begin(saved, *step):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.store.saver", str(folder), saved.id, *step],
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


def acknowledged(process):
    """The last number of moves that was said before the end."""
    return int(process.communicate()[0].split("\n")[-2])


def after_the_kill(folder, saved):
    """The match as the next start of the app finds it."""
    matches = Matches(folder, KEY, coin_games)
    listing = matches.list()
    assert listing.set_aside == ()
    assert saved.id in [entry.id for entry in listing.under_way]
    assert [path for path in folder.iterdir() if path.suffix == ".tmp"] == []
    return matches.open(saved.id)


@pytest.mark.parametrize("patience", [1, 4, 9, 16])
def test_killed_in_the_middle_of_many_saves_the_last_acknowledged_move_is_there(
    matches, folder, start, patience
):
    other = matches.create(coin_match())
    saved = matches.create(coin_match())
    process = start(saved)
    for _ in islice(process.stdout, patience):
        pass
    process.kill()
    rest = process.stdout.read().split("\n")
    process.wait()
    assert process.returncode == -signal.SIGKILL
    moves = max([patience, *(int(line) for line in rest[:-1])])
    found = after_the_kill(folder, saved)
    assert len(found.match.journal) in {moves, moves + 1}
    assert matches.open(other.id) == other
    assert matches.save(found, found.match.play(Cry("on"))).head.revision == found.head.revision + 1


@pytest.mark.parametrize("step", STEPS)
def test_killed_at_any_step_of_a_save_the_match_is_as_before_or_as_after(
    matches, folder, start, step
):
    saved = matches.create(coin_match())
    process = start(saved, step)
    assert acknowledged(process) == 1
    assert process.returncode == -signal.SIGKILL
    found = after_the_kill(folder, saved)
    assert len(found.match.journal) == (2 if step in {"replaced", "kept"} else 1)


def test_of_two_processes_on_one_match_none_loses_an_acknowledged_move(matches, folder, start):
    saved = matches.create(coin_match())
    both = [start(saved), start(saved)]
    said = [[int(line) for line in islice(process.stdout, 12)] for process in both]
    for process, moves in zip(both, said, strict=True):
        process.kill()
        moves.extend(int(line) for line in process.stdout.read().split("\n")[:-1])
    assert not set(said[0]) & set(said[1])
    journal = after_the_kill(folder, saved).match.journal
    assert len(journal) >= max(said[0] + said[1])
    for process, moves in zip(both, said, strict=True):
        for number in moves:
            assert journal[number - 1].words.startswith(f"{process.pid} ")


def test_of_many_windows_on_one_match_none_loses_an_acknowledged_move(matches):
    saved = matches.create(coin_match())

    def window(name):
        mine, made = matches.open(saved.id), []
        while len(made) < 8:
            move = Cry(f"{name} {len(made)}")
            try:
                mine = matches.save(mine, mine.match.play(move))
                made.append(move)
            except Conflict:
                mine = matches.open(saved.id)
        return made

    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(window, "abcd"))
    journal = matches.open(saved.id).match.journal
    assert len(journal) == 32
    for moves in made:
        assert [move for move in journal if move in moves] == moves


def test_a_list_taken_while_others_save_is_never_torn(matches, start):
    saved = matches.create(coin_match())
    process = start(saved)
    for _ in range(20):
        listing = matches.list()
        assert [entry.id for entry in listing.under_way] == [saved.id]
        assert listing.set_aside == ()
        process.stdout.readline()
