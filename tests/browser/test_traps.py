"""What happens to a phone that goes round a table, and may neither show a secret nor lose a move.

All of it keeps the app's real times. The matches are laid in mid-game, and who may see what is
asked of the match itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from companion.games.bronze_heads.moves import LINE_UPS
from companion.games.bronze_heads.view import Phase, Step, View
from companion.table.match import Setting, begin
from companion.table.seats import Colour, Seat
from tests.browser.bronze_table import READING, ROLE, say
from tests.browser.conftest import OpenPhone
from tests.browser.driver import Driver
from tests.browser.laid import lay
from tests.browser.serving import Server
from tests.games.bronze_heads.players import BronzeMatch, random_game


def game_until(wanted: Callable[[View], bool]) -> BronzeMatch:
    return random_game(6, random.Random(11), until=wanted)


def at_night() -> BronzeMatch:
    return game_until(lambda view: view.phase is Phase.NIGHT)


def at_first_choice() -> BronzeMatch:
    return game_until(lambda view: view.step is Step.FIRST and view.round == 1)


def at_second_choice() -> BronzeMatch:
    return game_until(lambda view: view.step is Step.SECOND and view.round == 1)


def holder(match: BronzeMatch) -> str:
    view = match.view(None)
    assert view.holder is not None
    return match.setting.seats[view.holder].name


def role(match: BronzeMatch) -> str:
    """The word for the role of whoever holds the phone."""
    seat = match.view(None).holder
    mine = match.view(seat).mine
    assert mine is not None and mine.role is not None
    return next(word for word, each in ROLE.items() if each == mine.role)


def secrets(texts: list[str]) -> list[str]:
    """Words of roles and readings: on a cover, and before a hold, there may be none."""
    return [word for text in texts for word in (*ROLE, *READING) if word in text]


def check_covered(phone: Driver, name: str) -> None:
    """The cover of this player, and nothing of what is under it."""
    phone.wait("cover.confirm")
    assert phone.text("cover.name") == name
    assert secrets(phone.texts()) == []
    assert [each for each in phone.ids() if each.startswith(("grid.", "seal."))] == []


# Whatever happens while a secret is open covers it


def go_away_and_come_back(phone: Driver) -> None:
    phone.hide()
    phone.show()


ENDINGS = {
    "reload": Driver.reload,
    "back": Driver.back,
    "rotation": Driver.rotate,
    "another window in front": Driver.blur,
    "another app for a moment": go_away_and_come_back,
    "a cut connection": Driver.cut,
}
endings = pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS.keys())


@endings
def test_a_secret_that_is_held_is_covered(
    open_match: OpenPhone, ending: Callable[[Driver], None]
) -> None:
    match = at_night()
    phone = open_match(match)
    phone.confirm()
    with phone.held() as shown:
        assert role(match) in shown
        ending(phone)
        check_covered(phone, holder(match))


@endings
def test_a_choice_that_is_open_is_covered(
    open_match: OpenPhone, ending: Callable[[Driver], None]
) -> None:
    match = at_first_choice()
    phone = open_match(match)
    phone.confirm()
    phone.wait("grid.empty-11")
    ending(phone)
    check_covered(phone, holder(match))


def test_back_and_forward_never_bring_a_secret_back(open_match: OpenPhone) -> None:
    match = at_night()
    phone = open_match(match)
    phone.confirm()
    assert role(match) in phone.look()
    phone.back()
    check_covered(phone, holder(match))
    phone.forward()
    phone.rest()
    check_covered(phone, holder(match))


def test_back_from_the_cover_leads_to_the_start_where_the_match_waits(
    open_match: OpenPhone,
) -> None:
    match = at_first_choice()
    phone = open_match(match)
    phone.wait("cover.confirm")
    phone.back()
    phone.wait("home.settings")
    assert secrets(phone.texts()) == []
    phone.tap(phone.first("home.open-"))
    check_covered(phone, holder(match))


def test_a_touch_that_the_system_takes_away_hides_the_secret(open_match: OpenPhone) -> None:
    match = at_night()
    phone = open_match(match)
    phone.confirm()
    with phone.held() as shown:
        assert role(match) in shown
        phone.cancel()
        phone.wait_text(say("seal-again"))
        assert secrets(phone.texts()) == []


# Before the hold and after it there is nothing to find


def test_what_a_screen_reader_hears_has_no_secret_but_while_it_is_held(
    open_match: OpenPhone,
) -> None:
    match = at_night()
    phone = open_match(match)
    phone.wait("cover.confirm")
    assert secrets(phone.texts()) == []
    phone.confirm()
    phone.wait("seal.look")
    assert secrets(phone.texts()) == []
    assert role(match) in phone.look()
    assert secrets(phone.texts()) == []


def test_no_role_travels_to_the_phone_before_the_hold(open_match: OpenPhone) -> None:
    match = at_night()
    phone = open_match(match)
    frames: list[bytes] = []

    def listen(data: str | bytes) -> None:
        frames.append(data.encode() if isinstance(data, str) else data)

    phone.page.on("websocket", lambda socket: socket.on("framereceived", listen))
    phone.reload()
    phone.confirm()
    phone.wait("seal.look")
    assert b"seal.look" in b"".join(frames)
    assert [word for word in ROLE if word.encode() in b"".join(frames)] == []
    assert role(match) in phone.look()
    assert role(match).encode() in b"".join(frames)


# Fingers


def test_ten_quick_taps_choose_once(open_match: OpenPhone) -> None:
    phone = open_match(game_until(lambda view: view.phase is Phase.REVEAL))
    phone.wait("reveal.next")
    first = phone.heading()
    phone.tap("reveal.next")
    for _ in range(9):
        phone.up_and_down_again()
    phone.rest()
    assert first != say("bronze-reveal-heads")
    assert phone.heading() == say("bronze-reveal-heads"), "and not the people, or the points"


def test_ten_quick_taps_in_the_cabinet_choose_once(open_match: OpenPhone) -> None:
    phone = open_match(at_second_choice())
    phone.confirm()
    phone.look()
    phone.wait("grid.empty-11")
    phone.tap("grid.none")
    for _ in range(9):
        phone.up_and_down_again()
    phone.rest()
    assert phone.heading() == say("bronze-pass-title"), "and the phone was passed to nobody"


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_finger_that_slides_off_a_tile_chooses_nothing(
    open_match: OpenPhone, touch: bool
) -> None:
    phone = open_match(at_first_choice(), touch=touch)
    phone.confirm()
    phone.wait("grid.empty-11")
    tile = phone.first("grid.", but="empty")
    word = phone.text(tile)
    strip = phone.texts().count(word)
    phone.rest()
    phone.down(tile)
    phone.wait_for_count(word, strip + 1)
    phone.move(0, 60)
    phone.move(0, 240)
    phone.up()
    phone.wait_for_count(word, strip)
    phone.rest()
    assert phone.heading() == say("bronze-first-title")
    phone.tap(tile)
    phone.wait("seal.look")


# Nothing is lost


def test_the_page_goes_on_painting_after_its_connection_was_cut(open_match: OpenPhone) -> None:
    match = at_second_choice()
    phone = open_match(match)
    phone.confirm()
    phone.wait("seal.look")
    phone.cut()
    check_covered(phone, holder(match))
    covered = phone.screenshot()
    phone.confirm()
    opened = phone.screenshot()
    assert opened != covered
    phone.look()
    phone.wait("grid.empty-11")
    assert phone.screenshot() not in (covered, opened)


def test_a_server_that_is_killed_in_mid_turn_has_kept_the_last_choice(
    open_phone: OpenPhone, own_server: Server
) -> None:
    match = at_first_choice()
    phone = open_phone(storage_state=lay(own_server, match), url=own_server.url)
    phone.confirm()
    phone.wait("grid.empty-11")
    phone.tap(phone.first("grid.", but="empty"))
    phone.wait("seal.look")
    own_server.kill()
    own_server.start()
    check_covered(phone, holder(match))
    phone.confirm()
    assert phone.wait("seal.look", "grid.empty-11") == "seal.look", "the choice is not asked again"
    assert secrets(phone.look())


def test_a_page_opened_anew_after_the_kill_finds_the_match(
    open_phone: OpenPhone, own_server: Server
) -> None:
    match = at_first_choice()
    phone = open_phone(storage_state=lay(own_server, match), url=own_server.url)
    phone.wait("cover.confirm")
    own_server.kill()
    own_server.start()
    phone.open()
    check_covered(phone, holder(match))


def test_two_tabs_on_one_match_do_not_undo_each_other(open_match: OpenPhone) -> None:
    match = at_second_choice()
    phone = open_match(match)
    other = phone.tab()
    other.wait("cover.confirm")
    for one in (phone, other):
        one.confirm()
        one.look()
        one.wait("grid.empty-11")
    ways = [each for each in phone.ids() if "grid." in each and "empty" not in each]
    phone.tap(ways[0])
    phone.wait_text(say("bronze-pass-title"))
    other.tap(ways[1])
    check_covered(other, holder(match))
    assert say("refused-conflict") in other.texts()
    other.confirm()
    other.wait_text(say("bronze-pass-title"))


def test_another_browser_sees_no_match(open_match: OpenPhone, open_phone: OpenPhone) -> None:
    open_match(at_first_choice()).wait("cover.confirm")
    stranger = open_phone()
    stranger.wait("home.settings")
    assert [each for each in stranger.ids() if each.startswith(("home.open-", "home.past-"))] == []


# Without a network


NAMES = ("陳小明", "赵敏", "Łukasz", "Šárka", "Ayşe", "Ольга", "Ευγενία", "O’Brien")


def test_every_name_is_drawn_without_a_network(open_match: OpenPhone) -> None:
    seats = tuple(Seat(name, colour) for name, colour in zip(NAMES, Colour, strict=True))
    game = at_night().game
    assert len(seats) in LINE_UPS
    phone = open_match(begin(game, Setting(seats, game.options_type(), bytes(32))))
    phone.wait_loaded()
    phone.troubles.clear()  # the client looks for glyphs of its own until the app's fonts are here
    phone.tap("cover.leave")
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.again")
    phone.wait_loaded()
    assert phone.troubles == []
    ours = (phone.url, "data:", "blob:")
    strangers = [each for each in phone.requests if not each.startswith(ours)]
    assert [each for each in strangers if Driver.KNOWN_TO_FAIL not in each] == []


def test_two_chinese_names_do_not_look_alike(open_match: OpenPhone) -> None:
    pictures = []
    for name in ("陳小明", "王小明"):
        game = at_night().game
        seats = tuple(
            Seat(each, colour) for each, colour in zip((name, *"abcde"), Colour, strict=False)
        )
        phone = open_match(begin(game, Setting(seats, game.options_type(), bytes(32))))
        phone.wait_loaded()
        pictures.append(phone.screenshot())
    assert pictures[0] != pictures[1], "boxes would"
