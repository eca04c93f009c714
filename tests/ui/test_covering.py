"""Whatever is no touch of the player's own ends at the cover, and nothing carries over to the next.

Each trap that the toolkit or a browser lays has its sentence here.
"""

import pytest

from companion.games.bronze_heads.moves import Appraise, Forgo, Head, Role
from companion.texts import catalogue
from companion.ui import theme
from tests.ui.bronze import LAO_LINES, Table
from tests.ui.client import nodes

LAO, YAO, XU = 0, 1, 2
say = catalogue("en")


@pytest.fixture
def short(world):
    """Taps are short; the seal's ring fills as slowly as it does."""
    world.brisk = True


@pytest.fixture
def night(browser, monkeypatch, short):
    """The first night: Ann, who is Lao Chaofeng, is about to look."""
    return Table(browser, monkeypatch).open()


@pytest.fixture
def held(night):
    """Ann holds the seal, and her role is on the screen."""
    night.confirm()
    night.phone.down("seal.look")
    assert "Lao Chaofeng" in night.phone.texts
    return night


@pytest.fixture
def grid(browser, monkeypatch, short):
    """Ann has the phone for her first choice."""
    table = Table(browser, monkeypatch).night().open()
    table.confirm()
    assert table.phone.live("grid.rat")
    return table


def hidden(table):
    """Nothing of Ann's is on the client, in words or in pictures."""
    return not any(line in table.phone.words for line in LAO_LINES)


# Letting go


@pytest.mark.parametrize("how", ["pan_end", "pan_cancel"])
def test_every_way_of_letting_go_hides_at_once(held, how):
    held.phone.up(how)
    assert hidden(held)
    assert held.phone.live("seal.look")


def test_a_hold_that_is_let_go_too_early_shows_nothing(night):
    night.confirm()
    mark = night.phone.mark()
    night.phone.down("seal.look", seconds=0.2)
    night.phone.up()
    night.phone.world.wait(2)
    assert hidden(night)
    assert b"Lao Chaofeng" not in night.phone.since(mark)
    assert not night.phone.live("role.done")


def test_a_confirmation_that_is_let_go_too_early_opens_nothing(night):
    night.phone.down("cover.confirm", seconds=0.5)
    night.phone.up()
    night.phone.world.wait(2)
    assert night.covered


def test_the_way_on_is_shut_until_one_has_looked(night):
    night.confirm()
    assert not night.phone.live("role.done")
    night.look()
    assert night.phone.live("role.done")


def test_another_finger_ends_a_hold(night):
    """Else the menu would lie over a hand-over that opens below it."""
    phone = night.phone
    phone.world.wait(0.5)
    phone.down("cover.confirm", seconds=0.3)
    phone.tap("cover.menu", rest=0)
    phone.world.wait(5)
    phone.tap("menu.close")
    assert night.covered


def test_another_finger_hides_what_is_held(held):
    held.phone.up()
    held.phone.down("seal.look")
    held.phone.tap("role.done")
    assert hidden(held)


# What happens to the page


@pytest.mark.parametrize("state", ["inactive", "hide", "show", "resume"])
def test_a_page_that_is_hidden_or_comes_back_is_covered(held, state):
    held.phone.lifecycle(state)
    assert held.covered and hidden(held)


@pytest.mark.parametrize("state", ["inactive", "hide", "show", "resume"])
def test_so_is_an_open_grid(grid, state):
    grid.phone.lifecycle(state)
    assert grid.covered
    assert not any(identifier.startswith("grid") for identifier in grid.phone.ids)


def test_a_turned_phone_is_covered(held):
    held.phone.resize(915, 412)
    assert held.covered and hidden(held)


def test_a_window_of_another_width_is_covered(grid):
    grid.phone.resize(500, 915)
    assert grid.covered


def test_the_first_size_of_a_window_covers_too_if_it_is_another(held):
    assert held.phone.desk.page.width == 412
    held.phone.resize(640, 412)
    assert held.covered


def test_a_keyboard_that_slides_in_covers_nothing(grid):
    grid.phone.resize(412, 915)
    grid.phone.resize(412, 480)
    assert not grid.covered


def test_idle_hands_are_covered(grid):
    grid.phone.world.wait(theme.IDLE + 2)
    assert grid.covered


def test_hands_that_move_are_not(grid):
    for _ in range(4):
        grid.phone.world.wait(theme.IDLE - 5)
        grid.phone.press("grid.rat")
        grid.phone.slide_off()
    assert not grid.covered


def test_hands_that_type_are_not_idle(grid):
    phone = grid.phone
    phone.lifecycle("hide")
    phone.tap("cover.menu")
    phone.tap("menu.notebook-1")
    grid.confirm()
    phone.tap("notebook.write")
    for end in range(1, 5):
        phone.world.wait(theme.IDLE - 5)
        phone.type("notebook.field", "Ed is"[:end])
    assert "notebook.field" in phone.ids
    phone.world.wait(theme.IDLE + 2)
    assert grid.covered


def test_a_seal_held_for_ever_is_covered_too(held):
    held.phone.world.wait(theme.IDLE + 2)
    assert held.covered and hidden(held)


# The browser's own ways


def test_the_browsers_back_covers(held):
    held.phone.browse(-1)
    assert hidden(held)
    assert held.covered or "home.settings" in held.phone.ids


def test_forward_after_back_brings_no_secret_back(held):
    phone = held.phone
    phone.browse(-1)
    phone.browse(1)
    assert hidden(held)
    assert held.covered or "home.settings" in phone.ids


def test_back_and_forward_from_a_grid_never_show_a_grid(grid):
    phone = grid.phone
    for step in (-1, 1, -1, 1):
        phone.browse(step)
        assert not any(identifier.startswith("grid") for identifier in phone.ids)


def test_no_place_with_a_secret_has_an_address_of_its_own(night):
    addresses = {night.phone.history[-1]}
    night.see_roles()
    addresses.add(night.phone.history[-1])
    night.confirm()
    night.pick("rat")
    addresses.add(night.phone.history[-1])
    night.look()
    addresses.add(night.phone.history[-1])
    assert addresses == {"/table"}


def test_a_phones_back_button_covers_and_does_not_leave(held):
    held.phone.back_button()
    assert held.covered and hidden(held)


def test_the_back_button_on_a_cover_leads_to_the_start_screen(night):
    night.phone.back_button()
    assert "home.settings" in night.phone.ids


@pytest.mark.parametrize("route", ["/", "/table", "/new", "/settings", "/table?seat=0", "/x/y"])
def test_a_reload_in_a_new_session_ends_at_the_cover_whatever_the_address(held, route):
    again = held.phone.reload(route)
    again.world.wait(1)
    assert "cover.confirm" in again.ids
    assert not any(line in again.words for line in LAO_LINES)
    assert b"Lao Chaofeng" not in again.since(0)


@pytest.mark.parametrize("route", ["/", "/table", "/settings", "/nowhere"])
def test_a_reload_in_the_same_session_ends_at_the_cover_and_sends_no_secret(held, route):
    phone = held.phone
    phone.cut()
    mark = phone.mark()
    phone.reconnect(route)
    assert b"Lao Chaofeng" not in phone.since(mark)
    assert hidden(held)
    assert held.covered


def test_back_after_a_cut_connection_leads_one_level_out(night):
    phone = night.phone
    phone.cut()
    phone.reconnect()
    phone.browse(-1)
    assert "home.settings" in phone.ids


def test_a_cut_connection_ends_at_the_cover(held):
    phone = held.phone
    phone.cut()
    mark = phone.mark()
    phone.reconnect()
    assert b"Lao Chaofeng" not in phone.since(mark)
    assert held.covered


def test_a_grid_is_not_sent_again_after_a_cut_either(grid):
    phone = grid.phone
    phone.cut()
    mark = phone.mark()
    phone.reconnect()
    assert b"grid.rat" not in phone.since(mark)
    assert grid.covered


def test_the_first_page_after_a_cut_is_the_cover_already(held):
    phone = held.phone
    phone.cut()
    mark = phone.mark()
    phone.reconnect()
    assert b"cover.confirm" in phone.sent[mark]


def test_content_comes_under_a_new_key_after_a_cut(night):
    """Without one the client paints nothing any more."""
    before = content_key(night.phone)
    night.phone.cut()
    night.phone.reconnect()
    assert content_key(night.phone) != before
    night.confirm()
    assert night.phone.live("seal.look")


def content_key(phone):
    view = next(node for node in phone.tree.all() if node["_c"] == "View")
    return next(node["key"] for node in nodes(view["controls"]) if node.get("key"))


def test_time_goes_on_while_the_connection_is_cut(grid):
    grid.phone.cut()
    grid.phone.world.wait(theme.IDLE + 30)
    grid.phone.reconnect()
    assert grid.covered


def test_a_connection_cut_while_the_ring_fills_opens_nothing(night):
    phone = night.phone
    phone.down("cover.confirm", seconds=0.3)
    phone.cut()
    phone.world.wait(5)
    phone.reconnect()
    phone.world.wait(5)
    assert night.covered


# The next player


def test_a_reveal_never_carries_over_to_the_next_player(night):
    night.confirm()
    night.phone.down("seal.look")
    night.phone.up()
    night.phone.tap("role.done")
    night.confirm()
    assert "For Bo alone" in night.phone.texts
    assert "Yao Buran" not in night.phone.texts
    assert not night.phone.live("role.done")


def test_a_seal_still_held_when_the_phone_goes_on_shows_the_next_player_nothing(held):
    held.phone.up()
    held.phone.down("seal.look")
    held.phone.world.wait(0.5)
    held.phone.tap("role.done")
    assert held.covered
    held.phone.world.wait(3)
    assert held.covered and hidden(held)
    held.confirm()
    assert "Yao Buran" not in held.phone.texts


def test_no_control_of_one_hand_over_is_used_for_the_next(night):
    """So no client keeps anything of it: everything that comes is new."""
    night.confirm()
    night.look()
    mine = {node["_i"] for node in night.phone.tree.all()}
    frame = {n["_i"] for n in night.phone.tree.all() if n["_c"] in {"Page", "C", "View"}}
    (ground,) = next(n for n in night.phone.tree.all() if n["_c"] == "View")["controls"]
    frame |= {ground["_i"], *(n["_i"] for n in nodes(ground["controls"][0]))}  # and the ruler
    night.phone.tap("role.done")
    cover = {node["_i"] for node in night.phone.tree.all()}
    night.confirm()
    next_one = {node["_i"] for node in night.phone.tree.all()}
    keep = frame | {n["_i"] for n in night.phone.tree.all() if n["_c"] not in PIECES}
    assert mine & cover <= keep
    assert mine & next_one <= keep


PIECES = {"Text", "Image", "GestureDetector", "Semantics", "Row", "Stack", "ProgressRing"}


def test_what_one_player_pressed_is_not_pressed_for_the_next(grid):
    grid.phone.press("grid.rat")
    grid.phone.lifecycle("hide")
    grid.confirm()
    assert "Look at which?" in grid.phone.texts


def test_the_result_is_covered_before_the_second_choice_of_another_day(grid):
    grid.choose(Appraise(LAO, (Head.RAT,)))
    grid.look()
    grid.phone.lifecycle("hide")
    grid.confirm()
    assert "Genuine" not in grid.phone.texts
    assert not grid.phone.live("grid.invert")
    grid.look()
    grid.choose(Forgo(LAO))
    grid.pick("seat-2")
    assert "Cy" in grid.phone.texts and grid.covered


def test_the_menu_covers_first(grid):
    grid.phone.lifecycle("hide")
    grid.phone.tap("cover.menu")
    assert not any(identifier.startswith("grid") for identifier in grid.phone.ids)
    grid.phone.tap("menu.close")
    assert grid.covered


def test_a_borrowed_notebook_goes_back_to_the_cover(grid):
    grid.phone.lifecycle("hide")
    grid.phone.tap("cover.menu")
    grid.phone.tap("menu.notebook-1")
    assert "Bo" in grid.phone.texts
    grid.confirm()
    grid.phone.down("seal.look")
    assert "Yao Buran" in grid.phone.texts
    assert "Lao Chaofeng" not in grid.phone.texts
    grid.phone.up()
    grid.phone.tap("notebook.done")
    assert "Ann" in grid.phone.texts and grid.covered
    assert "Yao Buran" not in grid.phone.words


def test_who_reads_the_rules_in_between_comes_back_to_a_cover(grid):
    phone = grid.phone
    phone.lifecycle("hide")
    phone.tap("cover.menu")
    phone.tap("menu.rules")
    assert not any(identifier.startswith("grid") for identifier in phone.ids)
    phone.lifecycle("hide")
    phone.cut()
    phone.reconnect()
    phone.tap("header.back")
    phone.tap("menu.close")
    assert grid.covered


def test_leaving_from_the_cover_and_coming_back_is_covered(grid):
    grid.phone.lifecycle("hide")
    grid.phone.tap("cover.leave")
    grid.phone.tap(f"home.open-{grid.saved.id[:8]}")
    assert grid.covered
    assert grid.roles[LAO] is Role.LAO_CHAOFENG
