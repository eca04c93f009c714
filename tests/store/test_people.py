import json
import stat

import pytest

from companion.store.files import DiskTrouble
from companion.store.matches import Matches
from companion.store.people import REMEMBERED, Known, People, Settings, Theme
from companion.store.sealing import new_key, open_sealed, seal
from companion.table.seats import Colour, Seat
from tests.table.coin_game import coin_games, coin_match

ANN = Seat("Ann", Colour.RED)
BO = Seat("Bo", Colour.BLUE)
CY = Seat("Cy", Colour.GREEN)


@pytest.fixture
def people(folder, key):
    return People(folder, key)


def raw(folder, key):
    return json.loads(open_sealed(key, "people", (folder / "people").read_bytes()))


def write_raw(folder, key, content):
    (folder / "people").write_bytes(seal(key, "people", json.dumps(content).encode()))


def test_at_first_nobody_is_remembered_and_everything_is_at_its_default(people):
    assert people.known() == Known((), Settings())


def test_who_played_last_comes_first(people):
    people.remember([ANN, BO])
    people.remember([CY, ANN])
    assert people.known().people == (CY, ANN, BO)


def test_everybody_is_remembered_with_the_colour_they_last_had(people):
    people.remember([ANN, BO])
    people.remember([Seat("Ann", Colour.WHITE)])
    assert people.known().people == (Seat("Ann", Colour.WHITE), BO)


def test_two_spellings_of_a_name_are_one_person_under_the_later(people):
    people.remember([Seat("ann lee", Colour.RED), BO])
    people.remember([Seat("Ann Lee", Colour.RED)])
    assert [one.name for one in people.known().people] == ["Ann Lee", "Bo"]


def test_a_name_can_be_forgotten(people):
    people.remember([ANN, BO])
    people.forget("ANN")
    people.forget("Nobody")
    assert people.known().people == (BO,)


def test_who_has_not_played_for_the_longest_time_is_forgotten_first(people):
    people.remember([ANN])
    people.remember([Seat(f"P{number}", Colour.BLUE) for number in range(REMEMBERED)])
    assert len(people.known().people) == REMEMBERED
    assert ANN not in people.known().people


def test_settings_are_kept(people, folder, key):
    settings = Settings("it", Theme.DARK, hold=False, table="0" * 32)
    people.change(settings)
    assert People(folder, key).known().settings == settings


def test_names_and_settings_do_not_disturb_each_other(people):
    people.remember([ANN])
    people.change(Settings(theme=Theme.DARK))
    people.remember([BO])
    assert people.known() == Known((BO, ANN), Settings(theme=Theme.DARK))


def test_two_windows_do_not_undo_each_others_names(people, folder, key):
    people.known()
    People(folder, key).remember([ANN])
    people.remember([BO])
    assert people.known().people == (BO, ANN)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", 7),
        ("theme", "neon"),
        ("theme", ["dark"]),
        ("hold", 0),
        ("hold", None),
        ("hold", "yes"),
        ("hold", []),
        ("table", {}),
    ],
)
def test_a_setting_that_makes_no_sense_falls_back_alone(people, folder, key, name, value):
    good = {"language": "it", "hold": False}
    write_raw(folder, key, {"format": 1, "settings": good | {name: value}})
    good.pop(name, None)
    assert people.known().settings == Settings(**good)


def test_a_setting_of_a_newer_version_stays_in_the_file(people, folder, key):
    people.remember([ANN])
    write_raw(folder, key, {**raw(folder, key), "settings": {"sparkle": 7}, "badges": [1]})
    people.change(Settings(hold=False))
    people.remember([BO])
    assert raw(folder, key)["settings"]["sparkle"] == 7
    assert raw(folder, key)["badges"] == [1]
    assert people.known() == Known((BO, ANN), Settings(hold=False))


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        "Bo",
        [],
        {},
        {"name": "Bo"},
        {"name": "Bo", "colour": "pink"},
        {"name": "", "colour": "red"},
        {"name": 7, "colour": "red"},
        {"name": "x" * 41, "colour": "red"},
    ],
)
def test_an_entry_that_is_nobody_is_left_out_alone(people, folder, key, entry):
    write_raw(folder, key, {"format": 1, "people": [entry, {"name": "Ann", "colour": "red"}]})
    assert people.known().people == (ANN,)


@pytest.mark.parametrize("content", [{"format": 1, "people": 7, "settings": 7}, {"format": 1}])
def test_a_part_that_is_missing_or_odd_is_empty(people, folder, key, content):
    write_raw(folder, key, content)
    assert people.known() == Known()


@pytest.mark.parametrize(
    "blob",
    [
        b"",
        b"hello",
        seal(new_key(), "people", b"{}"),
    ],
)
def test_a_file_that_does_not_open_is_set_aside_and_said_so(people, folder, key, blob):
    (folder / "people").write_bytes(blob)
    known = people.known()
    assert known.why is not None
    assert known.why.id == "aside-people"
    assert known.settings == Settings()
    assert [path.read_bytes() for path in (folder / "aside").iterdir()] == [blob]
    assert people.known().why is None
    listing = Matches(folder, key, coin_games).list()
    assert [one.why.id for one in listing.set_aside] == ["aside-people"]


@pytest.mark.parametrize("content", [[], 7, {}, {"format": 2}, {"format": None}])
def test_a_file_of_another_format_is_set_aside(people, folder, key, content):
    write_raw(folder, key, content)
    assert people.known().why is not None
    people.remember([ANN])
    assert people.known() == Known((ANN,))


def test_a_file_that_holds_no_json_is_set_aside(people, folder, key):
    (folder / "people").write_bytes(seal(key, "people", b"\xff{"))
    assert people.known().why is not None


def test_a_match_laid_over_the_names_is_noticed(people, folder, key):
    saved = Matches(folder, key, coin_games).create(coin_match())
    (folder / f"{saved.id}.match").rename(folder / "people")
    assert people.known().why is not None


def test_the_file_is_for_the_owners_eyes_only(people, folder):
    people.remember([ANN])
    assert stat.S_IMODE((folder / "people").stat().st_mode) == 0o600


def test_a_full_disk_is_told_and_loses_nothing(people, monkeypatch):
    people.remember([ANN])

    def full(handle):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        with pytest.raises(DiskTrouble) as trouble:
            people.remember([BO])
    assert trouble.value.why.id == "refused-disk-full"
    assert people.known().people == (ANN,)
