"""Whatever the disk does, a match is as it was before the move or as it is after."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from companion.store.files import DiskTrouble
from companion.store.matches import Conflict, Matches
from tests.table.coin_game import Cry, Guess, Side, coin_games, coin_match

HEADS = Guess(0, Side.HEADS)
CALLS = ["open", "fsync", "replace"]

TOO_LARGE = """
import resource, signal, sys
from pathlib import Path
from companion.store.files import DiskTrouble
from companion.store.matches import Matches
from tests.table.coin_game import Guess, Side, coin_games
matches = Matches(Path(sys.argv[1]), bytes(32), coin_games)
saved = matches.open(sys.argv[2])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    matches.save(saved, saved.match.play(Guess(0, Side.HEADS)))
except DiskTrouble as trouble:
    print(trouble.why.id)
"""


def failing(monkeypatch, call, code, after=0):
    """The call fails with the error of this code, from its `after`th use on."""
    real = getattr(os, call)
    uses = iter(range(10_000))

    def fail(*args, **kwargs):
        if next(uses) < after:
            return real(*args, **kwargs)
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, call, fail)


def temps(folder):
    return [path for path in folder.iterdir() if path.suffix == ".tmp"]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(
    ("code", "why"),
    [
        (errno.ENOSPC, "refused-disk-full"),
        (errno.EDQUOT, "refused-disk-full"),
        (errno.EACCES, "refused-disk-closed"),
        (errno.EROFS, "refused-disk-closed"),
        (errno.EIO, "refused-disk"),
    ],
)
def test_a_move_that_cannot_be_written_leaves_the_match_whole(
    matches, folder, monkeypatch, call, code, why
):
    saved = matches.create(coin_match())
    with monkeypatch.context() as broken:
        failing(broken, call, code)
        with pytest.raises(DiskTrouble) as trouble:
            matches.save(saved, saved.match.play(HEADS))
    assert trouble.value.why.id == why
    assert temps(folder) == []
    assert matches.open(saved.id) == saved
    saved = matches.save(saved, saved.match.play(HEADS))
    assert matches.open(saved.id) == saved


@pytest.mark.parametrize("call", CALLS)
def test_a_match_that_cannot_be_written_is_not_there(matches, folder, monkeypatch, call):
    with monkeypatch.context() as broken:
        failing(broken, call, errno.ENOSPC)
        with pytest.raises(DiskTrouble):
            matches.create(coin_match())
    assert matches.list().under_way == ()
    assert temps(folder) == []


def test_a_save_of_which_nobody_knows_can_be_tried_again(matches, monkeypatch):
    saved = matches.create(coin_match())
    with monkeypatch.context() as broken:
        failing(broken, "fsync", errno.EIO, after=1)  # the file is safe, its new name perhaps not
        with pytest.raises(DiskTrouble):
            matches.save(saved, saved.match.play(HEADS))
    again = matches.save(saved, saved.match.play(HEADS))
    assert again.head.revision == 2
    assert matches.open(saved.id) == again


def test_or_something_else_is_done_and_the_conflict_is_told(matches, monkeypatch):
    saved = matches.create(coin_match())
    with monkeypatch.context() as broken:
        failing(broken, "fsync", errno.EIO, after=1)
        with pytest.raises(DiskTrouble):
            matches.save(saved, saved.match.play(HEADS))
    with pytest.raises(Conflict):
        matches.save(saved, saved.match.play(Cry("ha")))
    assert matches.open(saved.id).match.journal == (HEADS,)


def test_a_file_that_the_system_will_not_write_out_leaves_the_match_whole(folder):
    matches = Matches(folder, bytes(32), coin_games)
    saved = matches.create(coin_match())
    done = subprocess.run(
        [sys.executable, "-c", TOO_LARGE, str(folder), saved.id],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout == "refused-disk-full\n"
    assert temps(folder) == []
    assert matches.open(saved.id) == saved


def test_a_match_that_cannot_be_read_today_is_not_set_aside(matches, folder, monkeypatch):
    saved = matches.create(coin_match())

    def unreadable(self):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr("pathlib.Path.read_bytes", unreadable)
        with pytest.raises(DiskTrouble):
            matches.open(saved.id)
        listing = matches.list()
        assert [one.why.id for one in listing.set_aside] == ["refused-disk"]
    assert matches.open(saved.id) == saved
    assert matches.list().set_aside == ()


def test_a_damaged_match_that_cannot_be_moved_is_told_of_and_the_others_open(
    matches, folder, monkeypatch
):
    bad, good = matches.create(coin_match()), matches.create(coin_match())
    (folder / f"{bad.id}.match").write_bytes(b"")

    def stuck(self, target):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("pathlib.Path.rename", stuck)
    listing = matches.list()
    assert [entry.id for entry in listing.under_way] == [good.id]
    assert [one.why.id for one in listing.set_aside] == ["aside-damaged"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(DiskTrouble):
        Matches(tmp_path / "file" / "matches", bytes(32), coin_games)


def test_what_a_kill_left_half_written_is_swept_up(matches, folder, key):
    saved = matches.create(coin_match())
    half = folder / f".{saved.id}.match.0011223344556677.tmp"
    half.write_bytes(b"CMPN")
    assert Matches(folder, key, coin_games).open(saved.id) == saved
    assert not half.exists()
