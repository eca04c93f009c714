"""From two metres away no secret screen of Bronze Heads can be told from another.

At that distance sharp eyes make out some hundred points over the width of a phone. So the pictures
of one screen for every role, and for everything that can be shown to one, are laid over each
other: neither the whole nor any block of a ninth of the width may be lighter for one of them than
for another by more than the limits below.
"""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from PIL import Image

from companion.games.bronze_heads.moves import LINE_UPS, EnterRole, Options, RoleSource
from companion.games.bronze_heads.view import Phase, Step
from tests.browser.conftest import OpenPhone
from tests.browser.driver import Driver
from tests.browser.gallery import Gallery, gallery
from tests.games.bronze_heads.players import BronzeMatch, moments, new_match

SEATS = 8
GAMES = 80
WHOLE = 0.5
CABINET, CARD = 12.0, 24.0
ACROSS = 9
"""Blocks in the width; luminance runs from 0 to 255."""

Stages = dict[str, BronzeMatch]


@cache
def stages() -> dict[str, Stages]:
    """Moments of random games in which the first seat holds the phone, so that its name is alike.

    For each kind of screen one for every role, for what was shown one for all that can be.
    """
    rng = random.Random(2)
    found: dict[str, Stages] = {}
    for _ in range(GAMES):
        for match in moments(SEATS, rng, Options(early_end=False)):
            if match.view(None).holder == 0:
                for kind, which in named(match):
                    found.setdefault(kind, {}).setdefault(which, match)
    return found


def named(match: BronzeMatch) -> Iterator[tuple[str, str]]:
    """Which kinds of screens this moment is one of, and which one."""
    view, mine = match.view(None), match.view(0).mine
    assert mine is not None and mine.role is not None
    if view.phase is Phase.NIGHT:
        yield "night", mine.role
    elif view.step is Step.FIRST and view.round == 2:
        yield "first", mine.role
    elif view.step is Step.SECOND:
        page = mine.pages[-1]
        yield "second", mine.role
        yield "shown", " ".join([*(line.reading for line in page.shown), page.hindrance or ""])
    elif view.step is Step.JUDGE:
        yield "judge", mine.role


def test_there_is_one_of_each() -> None:
    for kind in ("night", "first", "second", "judge"):
        assert set(stages()[kind]) == set(LINE_UPS[SEATS]), kind
    shown = ["genuine", "fake", "no_result", "appraiser", "counterfeiter", "attacked", "struck"]
    assert all(any(word in which for which in stages()["shown"]) for word in shown)
    assert any(which.count(" ") == 2 for which in stages()["shown"]), "two heads at once"


# Pictures


@pytest.fixture(scope="module")
def wall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    with gallery(tmp_path_factory.mktemp("gallery")) as ours:
        yield ours


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def phone(open_phone: OpenPhone, wall: Gallery, request: pytest.FixtureRequest) -> Driver:
    ours = open_phone(url=wall.url, dark=request.param, rest=100)
    ours.wait("home.settings")
    ours.wait_loaded()
    wall.show(ours, new_match(SEATS))  # the address changes with the first match, which covers it
    ours.wait("cover.confirm")
    return ours


def luminance(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("L").convert("F")


def in_blocks(image: Image.Image, across: int, down: int) -> list[float]:
    """The mean luminance of each block, row by row."""
    small = image.resize((across, down), Image.Resampling.BOX)
    return [float(small.getpixel((at % across, at // across))) for at in range(across * down)]


def check_alike(pictures: Mapping[str, bytes], limit: float) -> None:
    """No block differs by more than the limit, and the whole hardly."""
    assert len(pictures) > 1
    lit = {which: luminance(picture) for which, picture in pictures.items()}
    one = next(iter(lit.values()))
    for across, down, most in ((1, 1, WHOLE), (ACROSS, ACROSS * one.height // one.width, limit)):
        spread = differences(lit, across, down)
        assert spread[0] <= most, f"{spread[1]}: {spread[0]:.2f} of at most {most}"


def differences(lit: Mapping[str, Image.Image], across: int, down: int) -> tuple[float, str]:
    """The largest difference of a block, and where it is."""
    blocks = {which: in_blocks(image, across, down) for which, image in lit.items()}
    worst = (0.0, "")
    for at in range(across * down):
        light = max(blocks, key=lambda which: blocks[which][at])
        dark = min(blocks, key=lambda which: blocks[which][at])
        where = f"block {at % across}, {at // across}: {light} lighter than {dark}"
        worst = max(worst, (blocks[light][at] - blocks[dark][at], where))
    return worst


def test_the_role_in_the_night(phone: Driver, wall: Gallery) -> None:
    held = {role: wall.show(phone, match, held=True) for role, match in stages()["night"].items()}
    check_alike(held, CARD)


def test_a_card_that_is_entered(phone: Driver, wall: Gallery) -> None:
    match = new_match(SEATS, Options(roles=RoleSource.CARDS))
    held = {
        role: wall.show(phone, match, held=True, draft=EnterRole(0, role))
        for role in LINE_UPS[SEATS]
    }
    check_alike(held, CARD)


def test_the_first_choice(phone: Driver, wall: Gallery) -> None:
    grids = {role: wall.show(phone, match) for role, match in stages()["first"].items()}
    check_alike(grids, CABINET)


def test_the_notebook(phone: Driver, wall: Gallery) -> None:
    held = {
        role: wall.show(phone, match, held=True, loan="notebook")
        for role, match in stages()["first"].items()
    }
    check_alike(held, CARD)


def test_what_a_choice_has_shown(phone: Driver, wall: Gallery) -> None:
    held = {what: wall.show(phone, match, held=True) for what, match in stages()["shown"].items()}
    check_alike(held, CARD)


def test_the_second_choice(phone: Driver, wall: Gallery) -> None:
    grids = {
        role: wall.show(phone, match, looked=True) for role, match in stages()["second"].items()
    }
    check_alike(grids, CABINET)


def test_judging(phone: Driver, wall: Gallery) -> None:
    grids = {role: wall.show(phone, match) for role, match in stages()["judge"].items()}
    check_alike(grids, CABINET)
