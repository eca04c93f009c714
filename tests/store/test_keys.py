import os
import stat
import subprocess
import sys

import pytest

from companion.store.files import DiskTrouble
from companion.store.keys import load_key_file, owner_folder, owner_id
from companion.store.matches import Matches
from companion.store.sealing import key_text, new_key
from companion.table.text import Refused
from tests.table.coin_game import coin_games, coin_match

LOAD = """
import sys
from pathlib import Path
from companion.store.keys import load_key_file
sys.stdin.readline()
print(load_key_file(Path(sys.argv[1])).hex())
"""


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_the_first_time_a_key_is_made_and_then_it_stays(tmp_path):
    path = tmp_path / "companion" / "key"
    key = load_key_file(path)
    assert load_key_file(path) == key
    assert path.read_text() == key_text(key) + "\n"


def test_two_owners_have_two_keys(tmp_path):
    assert load_key_file(tmp_path / "ann" / "key") != load_key_file(tmp_path / "bo" / "key")


def test_the_file_and_its_folders_are_for_the_owners_eyes_only(tmp_path):
    path = tmp_path / "share" / "companion" / "key"
    load_key_file(path)
    assert mode(path) == 0o600
    assert mode(path.parent) == mode(path.parent.parent) == 0o700


def test_a_file_that_others_could_read_is_mended(tmp_path):
    path = tmp_path / "key"
    key = load_key_file(path)
    path.chmod(0o644)
    assert load_key_file(path) == key
    assert mode(path) == 0o600


def test_a_file_of_somebody_else_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "key"
    load_key_file(path)
    path.chmod(0o644)

    def not_yours(self, mode):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("pathlib.Path.chmod", not_yours)
    with pytest.raises(DiskTrouble):
        load_key_file(path)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello", b"\xff" * 48, bytes(32), b"A" * 48])
def test_a_damaged_key_is_never_written_over(tmp_path, content):
    path = tmp_path / "key"
    path.write_bytes(content)
    with pytest.raises(Refused) as refused:
        load_key_file(path)
    assert refused.value.why.id == "refused-key-damaged"
    assert path.read_bytes() == content


def test_a_dangling_link_is_not_taken_for_no_key(tmp_path):
    path = tmp_path / "key"
    path.symlink_to(tmp_path / "stick" / "key")
    with pytest.raises(Refused):
        load_key_file(path)
    assert path.is_symlink()


def test_however_many_ask_at_once_they_get_the_same_key(tmp_path):
    asking = [
        subprocess.Popen(
            [sys.executable, "-c", LOAD, str(tmp_path / "new" / "key")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in asking:
        process.stdin.write("now\n")
        process.stdin.flush()
    keys = {process.communicate()[0] for process in asking}
    assert keys == {load_key_file(tmp_path / "new" / "key").hex() + "\n"}


def test_a_key_that_cannot_be_written_is_no_key(tmp_path, monkeypatch):
    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskTrouble):
        load_key_file(tmp_path / "key")
    assert not (tmp_path / "key").exists()


def test_a_folder_belongs_to_one_key_and_does_not_tell_it():
    key = new_key()
    assert owner_id(key) == owner_id(key)
    assert owner_id(key) != owner_id(new_key())
    assert key.hex()[:16] not in owner_id(key)


def test_each_browser_sees_only_its_own_matches(tmp_path):
    mine, yours = new_key(), new_key()
    saved = Matches(owner_folder(tmp_path, mine), mine, coin_games).create(coin_match())
    others = Matches(owner_folder(tmp_path, yours), yours, coin_games)
    assert others.list().under_way == ()
    with pytest.raises(Refused):
        others.open(saved.id)
