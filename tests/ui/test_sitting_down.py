"""Sitting down: names as people type them, colours, and as many as the game takes."""

from __future__ import annotations

import pytest

from companion.table.seats import NAME_MAX
from companion.texts import catalogue
from companion.ui.set_up import SetUp

say = catalogue("en")


@pytest.fixture
def phone(browser, world, quick):
    """The field for the first name is open."""
    phone = browser.open()
    world.wait(1)
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    return phone


def enter(phone, *names):
    """Each name, and on to the next player's field."""
    for name in names:
        phone.type("name.field", name)
        phone.tap("name.next")


def names(phone):
    """Who sits at the table."""
    place = phone.desk.place
    assert isinstance(place, SetUp)
    return [seat.name for seat in place.seats]


def colours(phone):
    return [str(seat.colour) for seat in phone.desk.place.seats]


@pytest.mark.parametrize(
    "same",
    ["Ann", " ann ", "ANN", "A nn", "ann\u200b", "Ａｎｎ", "a\u00adnn", "\u202eAnn", "ann\ufe0f"],
)
def test_two_players_cannot_have_one_name(phone, same):
    enter(phone, "Ann", same)
    assert names(phone) == ["Ann"]
    assert phone.refusal is not None
    assert phone.live("name.field") is False and "name.field" in phone.ids


def test_the_refused_name_stays_in_the_field(phone):
    enter(phone, "Ann", " ann ")
    field = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    assert field["value"] == " ann "
    enter(phone, "Anna")
    assert names(phone) == ["Ann", "Anna"]
    assert phone.refusal is None


@pytest.mark.parametrize("nothing", ["", "   ", "\t\n", "\u200b\u200d", "\u3164", "\u202e"])
def test_a_name_of_nothing_is_refused_and_nobody_sits_down(phone, nothing):
    enter(phone, nothing)
    assert names(phone) == []
    assert phone.refusal == say("refused-name-empty")


def test_an_empty_field_that_is_done_with_just_closes(phone):
    enter(phone, "Ann")
    phone.tap("name.done")
    assert names(phone) == ["Ann"]
    assert phone.live("seats.add")


@pytest.mark.parametrize("length", [41, 500, 5000])
def test_a_name_that_is_too_long_is_refused_in_words(phone, length):
    enter(phone, "x" * length)
    assert names(phone) == []
    assert phone.refusal == say("refused-name-long", max=NAME_MAX, length=length)


def test_a_name_of_forty_is_taken_whole(phone):
    enter(phone, "x" * 40)
    assert names(phone) == ["x" * 40]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("A\u0000n\u0007n", "Ann"),
        ("An\nn", "An n"),
        ("\u202eAnn", "Ann"),
        ("Zoë", "Zoë"),
        ("陳大文", "陳大文"),
        ("O’Neill", "O’Neill"),
        ("=1+1", "=1+1"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("0", "0"),
        ("None", "None"),
    ],
)
def test_a_name_is_kept_as_it_can_be_seen(phone, typed, kept):
    enter(phone, typed)
    assert names(phone) == [kept]


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "🐉", "محمد", "שרה", "नेहा"])
def test_a_name_that_cannot_be_drawn_in_a_browser_is_refused_in_words_or_taken_whole(phone, name):
    enter(phone, name)
    if names(phone):
        assert names(phone) == [name]
    else:
        assert phone.refusal is not None


def test_the_keyboards_own_button_goes_on_too(phone):
    phone.type("name.field", "Ann")
    phone.world.wait(0.5)
    phone.submit("name.field")
    assert names(phone) == ["Ann"]
    field = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    assert not field.get("value")


def test_the_cursor_is_in_the_field_again_after_a_refusal(phone):
    """The keyboard's own button takes it out."""
    enter(phone, "Ann")
    before = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    phone.type("name.field", "ann")
    phone.world.wait(0.5)
    phone.submit("name.field")
    after = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    assert phone.refusal is not None
    assert after["key"] != before["key"] and after["autofocus"] and after["value"] == "ann"


def test_the_cursor_is_in_the_field_after_a_touch_too_many(phone):
    phone.type("name.field", "Ann")
    phone.tap("name.next")
    before = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    phone.tap("name.next", rest=0.1)
    after = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    assert names(phone) == ["Ann"]
    assert after["key"] != before["key"] and after["autofocus"]


def test_what_was_typed_for_one_player_is_not_in_the_next_ones_field(phone):
    before = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    enter(phone, "Ann")
    after = next(n for n in phone.tree.all() if n["_c"] == "TextField")
    assert after["key"] != before["key"] and not after.get("value")


def test_ten_quick_touches_seat_one(phone):
    phone.type("name.field", "Ann")
    phone.world.wait(0.5)
    phone.rattle("name.next")
    assert names(phone) == ["Ann"]


def test_eight_sit_down_and_there_is_no_place_for_a_ninth(phone):
    enter(phone, *"ABCDEFG")
    phone.type("name.field", "H")
    phone.tap("name.done")
    assert names(phone) == list("ABCDEFGH")
    assert "seats.add" not in phone.ids
    assert phone.live("seats.deal")
    assert len(set(colours(phone))) == 8


def test_twenty_names_in_a_row_seat_eight(phone):
    for number in range(20):
        if "name.field" not in phone.ids:
            break
        phone.type("name.field", f"P{number}")
        phone.tap("name.next" if phone.live("name.next") else "name.done")
    assert names(phone) == [f"P{number}" for number in range(8)]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_too_few_cannot_begin(phone, count):
    enter(phone, *"ABCDE"[:count])
    phone.tap("name.done")
    assert not phone.live("seats.deal")


def test_six_can_begin(phone):
    enter(phone, *"ABCDEF")
    phone.tap("name.done")
    phone.tap("seats.deal")
    assert "cover.confirm" in phone.ids
    assert "A" in phone.texts


def test_who_takes_a_colour_that_is_taken_swaps(phone):
    enter(phone, "Ann", "Bo")
    phone.tap("name.done")
    red, orange = colours(phone)
    phone.tap("seats.name-1")
    phone.tap(f"name.colour-{red}")
    phone.tap("name.done")
    assert names(phone) == ["Ann", "Bo"]
    assert colours(phone) == [orange, red]


def test_a_new_player_may_take_a_colour_and_its_owner_gets_a_free_one(phone):
    enter(phone, "Ann")
    (red,) = colours(phone)
    phone.tap(f"name.colour-{red}")
    phone.type("name.field", "Bo")
    phone.tap("name.done")
    assert colours(phone)[1] == red
    assert colours(phone)[0] != red


def test_eight_colours_stay_eight_whatever_is_swapped(phone):
    enter(phone, *"ABCDEFG")
    phone.type("name.field", "H")
    phone.tap("name.done")
    for at in range(8):
        phone.tap(f"seats.name-{at}")
        phone.tap(f"name.colour-{colours(phone)[(at * 3 + 1) % 8]}")
        phone.tap("name.done")
        assert len(set(colours(phone))) == 8


def test_a_name_can_be_changed_to_itself_and_not_to_anothers(phone):
    enter(phone, "Ann", "Bo")
    phone.tap("name.done")
    phone.tap("seats.name-0")
    phone.type("name.field", "ANN")
    phone.tap("name.done")
    assert names(phone) == ["ANN", "Bo"]
    phone.tap("seats.name-0")
    phone.type("name.field", "b o")
    phone.tap("name.done")
    assert names(phone) == ["ANN", "Bo"]
    assert phone.refusal is not None


def test_people_move_round_the_table(phone):
    enter(phone, "Ann", "Bo", "Cy")
    phone.tap("name.done")
    phone.tap("seats.down-0")
    phone.tap("seats.up-2")
    assert names(phone) == ["Bo", "Cy", "Ann"]


def test_who_does_not_play_gets_up(phone):
    enter(phone, "Ann", "Bo")
    phone.tap("name.done")
    phone.tap("seats.name-0")
    phone.tap("name.remove")
    assert names(phone) == ["Bo"]


def test_who_played_before_is_a_touch_away_and_only_who_does_not_sit_here_yet(phone, world):
    enter(phone, "Ann", "Bo", "Cy", "Di", "Ed", "Flo")
    phone.tap("name.done")
    phone.tap("seats.deal")
    phone.back_button()
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    enter(phone, "ann")
    known = [n["label"] for n in phone.tree.all() if n.get("identifier", "").startswith("name.kn")]
    assert known == ["Bo", "Cy", "Di", "Ed", "Flo"]
    phone.tap("name.known-1")
    assert names(phone) == ["ann", "Cy"]


def test_a_rotation_loses_nothing_that_was_typed(phone):
    enter(phone, "Ann")
    phone.type("name.field", "Bo")
    phone.resize(915, 412)
    phone.tap("name.next")
    assert names(phone) == ["Ann", "Bo"]


def test_a_cut_connection_loses_nobody(phone):
    enter(phone, "Ann", "Bo")
    phone.type("name.field", "Cy")
    phone.cut()
    phone.reconnect()
    phone.tap("name.next")
    assert names(phone) == ["Ann", "Bo", "Cy"]


def test_who_sat_down_still_sits_there_after_a_way_to_the_start(phone):
    enter(phone, "Ann", "Bo")
    phone.tap("header.back")
    phone.tap("header.back")
    phone.tap("home.new-bronze-heads")
    assert names(phone) == ["Ann", "Bo"]
