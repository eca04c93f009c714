"""Every screen of the app in a small window, in the dark, in a language of long words."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image

from companion.texts import catalogue
from tests.browser.conftest import OpenPhone
from tests.browser.driver import Driver
from tests.browser.laid import lay
from tests.browser.quick import QUIET
from tests.browser.serving import Server
from tests.browser.walking import Walk, go
from tests.browser.walks import WALKS


def blank(picture: bytes) -> bool:
    """Whether a picture of a screen shows next to nothing: one colour all over it."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    colours = image.getcolors(image.width * image.height)
    assert colours is not None
    return max(count for count, _ in colours) > NEARLY_ALL * image.width * image.height


def upwards(phone: Driver) -> list[str]:
    """The pieces that a screen reader comes to after one that stands right below them."""
    boxes = phone.page.evaluate(SEEN)
    return [
        f"{later['name']} after {first['name']}"
        for first, later in combinations(boxes, 2)
        if later["bottom"] <= first["top"]
        and later["left"] < first["right"]
        and first["left"] < later["right"]
    ]


SEEN = """() => [...document.querySelectorAll("[flt-semantics-identifier]")]
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([node, box]) => node.contains(
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
    .map(([node, { top, bottom, left, right }]) =>
        ({ name: node.getAttribute("flt-semantics-identifier"), top, bottom, left, right }))"""
"""What is in sight and where, in the order of the accessibility tree."""
NEARLY_ALL = 0.98
TRIES = 10


def test_a_blank_screen_is_found_out() -> None:
    nothing = io.BytesIO()
    Image.new("RGB", (320, 640), "#0B1513").save(nothing, "PNG")
    assert blank(nothing.getvalue())


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.name)
def test_every_screen_is_reached_and_none_fails(
    open_phone: OpenPhone, quick_server: Server, walk: Walk
) -> None:
    phone = open_phone(
        width=320,
        height=640,
        dark=True,
        language="fr-FR",
        url=quick_server.url,
        rest=int(QUIET * 1000) + 50,
        storage_state=lay(quick_server, walk.match()) if walk.match else None,
    )
    phone.wait_loaded()
    phone.troubles.clear()  # the client looks for glyphs of its own until the app's fonts are here

    def look(name: str) -> None:
        phone.rest()
        assert catalogue("fr")("broken-title") not in phone.texts(), name
        assert upwards(phone) == [], f"{name}: read after what stands below it"
        shown = (phone.screenshot() for _ in range(TRIES))  # words come before the paint is dry
        assert any(not blank(picture) for picture in shown), name

    go(phone, walk, look)
    assert phone.troubles == []
