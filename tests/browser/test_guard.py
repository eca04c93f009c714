"""The page's own guard: what was held is hidden even when the server cannot be asked in time."""

from __future__ import annotations

from companion.games.bronze_heads.view import Phase
from tests.browser.conftest import OpenPhone
from tests.browser.driver import Driver
from tests.browser.laid import lay
from tests.browser.serving import Server
from tests.browser.test_traps import at_night, game_until, role

SHADED = "document.getElementById('shade') !== null"
CLEAR = "document.getElementById('shade') === null"


def test_a_secret_is_hidden_when_the_server_stalls_as_the_finger_leaves(
    open_phone: OpenPhone, own_server: Server
) -> None:
    match = at_night()
    phone = open_phone(storage_state=lay(own_server, match), url=own_server.url)
    phone.confirm()
    phone.wait("seal.look")
    phone.rest()
    phone.down("seal.look")
    phone.wait_text(role(match))
    own_server.stall()
    try:
        phone.up()
        phone.wait_for(SHADED)
        phone.wait_for("document.querySelector('flt-semantics-host').hidden")
    finally:
        own_server.go_on()
    phone.wait_for(CLEAR)
    assert [text for text in phone.texts() if role(match) in text] == []


def test_the_page_stays_clear_after_a_confirmed_hold(
    open_phone: OpenPhone, own_server: Server
) -> None:
    phone = open_phone(storage_state=lay(own_server, at_night()), url=own_server.url)
    phone.confirm()
    phone.wait("seal.look")
    phone.page.wait_for_timeout(1500)
    assert phone.page.evaluate(CLEAR)
    phone.look()


def test_a_hold_and_a_rest_leave_the_page_as_it_is(phone: Driver) -> None:
    phone.down("home.settings")
    phone.page.wait_for_timeout(500)
    phone.up()
    phone.wait("settings.theme-0")
    phone.page.wait_for_timeout(1200)
    assert phone.page.evaluate(CLEAR)


def test_a_page_without_a_server_says_so_and_comes_back_with_it(
    open_phone: OpenPhone, own_server: Server
) -> None:
    match = game_until(lambda view: view.phase is Phase.SPEAKING)
    phone = open_phone(storage_state=lay(own_server, match), url=own_server.url)
    phone.wait("talk.vote")
    own_server.kill()
    phone.wait_for(SHADED)
    own_server.start()
    phone.wait_for(CLEAR)
    phone.wait("talk.vote")
