"""Everything can be done with a keyboard: Tab goes on, Enter and Space touch, Escape goes back."""

from __future__ import annotations

import gc

import pytest

from companion.ui import theme
from tests.ui.bronze import LAO_LINES, Table
from tests.ui.client import nodes
from tests.ui.wander import drawn


def press(phone, *keys: str, rest: float = 0.5) -> None:
    """Press keys one after the other; `Back Tab` is Tab with Shift."""
    for key in keys:
        phone.world.wait(rest)
        name = key.removeprefix("Back ")
        said = {"key": name, "shift": key != name, "ctrl": False, "alt": False, "meta": False}
        phone._fire(1, "keyboard_event", said)


def go_to(phone, identifier: str) -> None:
    """Press Tab until the ring is round this piece."""
    for _ in range(60):
        if ringed(phone) == identifier:
            return
        press(phone, "Tab", rest=0.01)
    pytest.fail(f"Tab does not come to {identifier}")


def ringed(phone) -> str | None:
    """The identifier of the piece in the ring, as the client has it."""
    found = [
        str(piece["identifier"])
        for piece in phone.tree.all()
        if piece.get("identifier")
        and any(node.get("foreground_decoration") for node in nodes(piece))
    ]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.fixture
def phone(browser):
    phone = browser.open()
    browser.world.wait(1)
    return phone


def test_nothing_is_in_a_ring_before_a_key_is_pressed(phone):
    assert ringed(phone) is None


def test_tab_stops_at_every_piece_once_in_the_order_of_the_screen(phone):
    live = [one for one in phone.ids if phone.live(one)]
    stops = []
    for _ in live:
        press(phone, "Tab", rest=0.01)
        stops.append(ringed(phone))
    assert stops == live
    press(phone, "Tab")
    assert ringed(phone) == live[0]


def test_shift_and_tab_go_the_other_way(phone):
    live = [one for one in phone.ids if phone.live(one)]
    press(phone, "Back Tab", "Back Tab")
    assert ringed(phone) == live[-2]


def test_the_ring_is_three_wide_and_nothing_moves_for_it(phone):
    before = drawn(phone, "en", (412, 915))
    press(phone, "Tab")
    assert theme.RING == 3
    after = drawn(phone, "en", (412, 915))
    sizes = [[n.get("height") for n in nodes(tree) if n.get("height")] for tree in (before, after)]
    assert sizes[0] == sizes[1]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_touch_the_piece_in_the_ring(phone, key):
    go_to(phone, "home.settings")
    press(phone, key)
    assert "settings.hold-0" in phone.ids
    assert ringed(phone) is None


def test_escape_goes_back(phone):
    phone.tap("home.settings")
    press(phone, "Escape")
    assert "home.settings" in phone.ids


def test_a_finger_takes_the_ring_away(phone):
    phone.tap("home.settings")
    press(phone, "Tab")
    phone.tap("settings.hold-1")
    assert ringed(phone) is None


def test_keys_are_no_quicker_than_fingers(phone):
    phone.tap("home.settings")
    press(phone, "Tab", "Enter", rest=0.01)
    assert "settings.hold-0" in phone.ids


def test_names_are_typed_as_ever_and_the_keyboard_still_gets_everywhere(phone):
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    phone.type("name.field", "Ann")
    gc.collect()  # services that nobody refers to any more are sent away at the next event
    press(phone, "A")
    mark = phone.mark()
    press(phone, "A", " ", "Arrow Left", "Enter")
    assert phone.since(mark) == b""
    phone.submit("name.field")
    phone.type("name.field", "Bo")
    go_to(phone, "name.colour-black")
    press(phone, "Enter")
    phone.submit("name.field")  # the same Enter, as the field has it
    assert "name.done" in phone.ids
    go_to(phone, "name.done")
    press(phone, "Enter")
    assert "seats.name-1" in phone.ids


def test_a_whole_night_can_be_kept_with_the_keyboard(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).open()
    phone = table.phone
    go_to(phone, "cover.confirm")
    press(phone, " ")
    browser.world.wait(1)
    go_to(phone, "seal.look")
    press(phone, " ")
    browser.world.wait(0.5)
    seen = phone.words
    browser.world.wait(theme.TAP_TO_LOOK + 0.5)
    assert phone.words != seen
    go_to(phone, "role.done")
    press(phone, "Enter")
    assert table.covered
    assert table.on_screen.hand.seat == 1


def test_a_secret_looked_at_by_key_is_gone_by_itself_and_under_a_finger_only_while_held(
    browser, monkeypatch, quick
):
    table = Table(browser, monkeypatch).open()
    phone = table.phone
    seat = table.roles.index("lao-chaofeng") if "lao-chaofeng" in table.roles else 0
    for _ in range(seat):
        table.confirm()
        table.look()
        phone.tap("role.done")
    table.confirm()
    go_to(phone, "seal.look")
    press(phone, "Enter")
    browser.world.wait(0.5)
    assert table.on_screen.hand.held
    browser.world.wait(theme.TAP_TO_LOOK)
    assert not table.on_screen.hand.held
    assert not any(line in phone.words for line in LAO_LINES)
    phone.down("seal.look", theme.TAP_TO_LOOK + 2)
    assert table.on_screen.hand.held
    phone.up()
    assert not table.on_screen.hand.held


def test_escape_covers_a_secret(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).open()
    table.confirm()
    press(table.phone, "Escape")
    assert table.covered


def test_below_a_sheet_tab_stops_nowhere(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night().open()
    phone = table.phone
    phone.tap("cover.menu")
    stops = set()
    for _ in range(30):
        press(phone, "Tab", rest=0.01)
        stops.add(str(ringed(phone)))
    assert all(stop.startswith("menu.") for stop in stops)
