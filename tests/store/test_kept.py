import stat

import pytest

from companion.store.files import DiskTrouble
from companion.store.kept import Kept
from companion.store.matches import Matches
from companion.store.sealing import new_key
from companion.texts import catalogue
from tests.table.coin_game import coin_games


@pytest.fixture
def kept(folder, key):
    return Kept(folder, key)


def test_a_document_comes_back_as_it_was_kept(kept, folder, key):
    kept.write("tiles", '{"猫": 1}')
    assert Kept(folder, key).read("tiles") == '{"猫": 1}'


def test_what_was_never_kept_is_none(kept):
    assert kept.read("tiles") is None


def test_the_later_document_takes_the_place_of_the_earlier(kept):
    kept.write("tiles", "one")
    kept.write("tiles", "two")
    kept.write("values", "three")
    assert (kept.read("tiles"), kept.read("values")) == ("two", "three")


def test_nobody_else_reads_it(kept, folder):
    kept.write("tiles", "the tiles of our box")
    (file,) = folder.glob("kept-*")
    assert b"tiles of our box" not in file.read_bytes()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_damaged_document_is_set_aside_and_told(kept, folder, key):
    kept.write("tiles", "one")
    file = folder / "kept-tiles"
    file.write_bytes(file.read_bytes()[:-1])
    assert kept.read("tiles") is None
    (aside,) = Matches(folder, key, coin_games).list().set_aside
    assert aside.why.id == "aside-kept"
    assert catalogue("en").say(aside.why)


def test_a_document_under_another_key_is_set_aside(kept, folder):
    kept.write("tiles", "one")
    assert Kept(folder, new_key()).read("tiles") is None
    assert [path.name for path in (folder / "aside").iterdir()] == ["kept-tiles.foreign"]


def test_a_document_laid_over_another_does_not_open(kept, folder):
    kept.write("tiles", "one")
    (folder / "kept-tiles").rename(folder / "kept-values")
    assert kept.read("values") is None


@pytest.mark.parametrize("name", ["", "../people", "Tiles", "a b"])
def test_a_name_cannot_lead_out_of_the_folder(kept, name):
    with pytest.raises(ValueError, match="no name"):
        kept.write(name, "one")


def test_a_full_disk_is_told_and_loses_nothing(kept, monkeypatch):
    kept.write("tiles", "one")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("companion.store.kept.write_whole", full)
    with pytest.raises(DiskTrouble):
        kept.write("tiles", "two")
    assert kept.read("tiles") == "one"
