"""Where things move they come to rest on the very screen that is drawn where nothing moves."""

from __future__ import annotations

import io
import time
from typing import Any

from PIL import Image, ImageChops

from companion.games.bronze_heads.view import Phase
from companion.ui import theme
from tests.browser.driver import Driver
from tests.browser.walks import at, bronze

PATIENCE = 20.0


def picture(phone: Driver) -> Image.Image:
    return Image.open(io.BytesIO(phone.page.screenshot())).convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> int:
    """By how much two pictures differ at most, of 255."""
    return max(most for _, most in ImageChops.difference(one, other).getextrema())


def at_rest(phone: Driver) -> Image.Image:
    """The screen, once it has not changed for longer than a coin lies whole."""
    seen = picture(phone)
    since = begun = time.monotonic()
    while (now := time.monotonic()) < begun + PATIENCE:
        if now > since + 2 * theme.CRACK:
            return seen
        time.sleep(0.2)
        later = picture(phone)
        if unlike(seen, later):
            seen, since = later, time.monotonic()
    raise AssertionError("it never rests")


def vote(phone: Driver) -> None:
    phone.wait("vote.done")
    for field in [piece for piece in phone.ids() if piece.startswith("vote.field-")]:
        phone.tap(field)
        phone.tap("keypad.1")
    phone.tap("vote.done")
    phone.wait("voted.second")


def test_a_coin_that_span_lies_as_one_that_was_never_in_the_air(open_match):
    still = open_match(at(Phase.VOTING)())
    still.wait_loaded()
    vote(still)
    words = still.text("voted.second")
    moving = open_match(at(Phase.VOTING)(), moving=True)
    moving.wait_loaded()
    vote(moving)
    spinning = picture(moving)
    assert moving.text("voted.second") == words  # to be read at once
    resting = at_rest(moving)
    assert unlike(spinning, resting) > 50
    assert unlike(resting, at_rest(still)) <= 2


def test_the_winner_who_came_last_stands_as_one_who_was_there_at_once(open_match):
    def ready(view: Any) -> bool:
        return bool(view.phase is Phase.REVEAL and view.ending.roles is not None)

    ends = []
    for moves in (True, False):
        phone = open_match(bronze(ready), moving=moves)
        phone.wait_loaded()
        phone.tap("reveal.next")
        phone.wait("over.winner")
        assert phone.text("over.winner")
        ends.append(at_rest(phone))
    assert unlike(*ends) <= 2


PLAYED = """() => {
    window.played = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
        const done = play.call(this);
        const name = this.src.split("/").pop();
        done.then(() => window.played.push(name), (why) => window.played.push(`${why}`));
        return done;
    };
}"""


def test_a_browser_plays_the_sounds_once_they_are_wanted(open_phone):
    phone = open_phone(moving=True)
    phone.page.evaluate(PLAYED)
    phone.tap("home.settings")
    phone.tap("settings.theme-1")
    assert not any("sounds/" in address for address in phone.requests)
    phone.tap("settings.sounds-0")
    phone.tap("settings.theme-0")
    phone.wait_for("() => window.played.length > 0")
    assert phone.page.evaluate("window.played") == ["tick.wav"]
    assert phone.troubles == []
