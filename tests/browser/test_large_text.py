"""Text of twice the size, as a device may draw it: larger words, and nothing out of reach."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPhone
from tests.browser.driver import Driver, selector

DOUBLE = "() => { document.documentElement.style.fontSize = '200%'; }"


def box(phone: Driver, identifier: str) -> dict[str, float]:
    found = phone.page.locator(selector(identifier)).first.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("height", [915, 640])
def test_words_grow_and_the_dock_stays_in_reach(open_phone: OpenPhone, height: int) -> None:
    phone = open_phone(width=412, height=height)
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.options")
    usual = box(phone, "options.roles-0"), box(phone, "options.done")
    phone.page.evaluate(DOUBLE)
    phone.wait_for(
        f"""high => document.querySelector("{selector("options.roles-0")}")
            .getBoundingClientRect().height > high""",
        usual[0]["height"] + 8,
    )
    dock = box(phone, "options.done")
    assert dock["y"] + dock["height"] <= height
    assert dock["height"] > usual[1]["height"]
    phone.tap("options.done")
    phone.wait("seats.add")
