"""How long a person waits for the page: to open it, to reload it, and from a touch to its answer.

The bare thing to compare with is a page that holds nothing, opened in the same browser, and for a
touch two frames of the same page: the one in which a finger is noticed, and the one drawn next.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.driver import ARGUMENTS, CHROMIUM, PAGE_SCRIPT, Driver
from tests.browser.serving import Server

ROUNDS = 7
TOUCHES = 30
_FRAMES = """() => new Promise(resolve => {
    const begun = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)));
})"""


def milliseconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def said(what: str, ours: list[float], bare: list[float]) -> str:
    one, other = median(ours), median(bare)
    return f"{what:28} {one:8.0f} ms {other:8.0f} ms bare {one / other:8.1f} times\n"


def main() -> None:
    if not Path(CHROMIUM).exists():
        sys.stdout.write(f"the page: not measured without {CHROMIUM}\n")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        try:
            sys.stdout.write(f"the page, medians of {ROUNDS} and of {TOUCHES} touches\n")
            sys.stdout.write(_opening(browser, server) + _touching(browser, server))
        finally:
            browser.close()
            server.stop()


def _phone(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 412, "height": 915}, has_touch=True)
    context.add_init_script(PAGE_SCRIPT)
    return context


def _opening(browser: Browser, server: Server) -> str:
    first, again, bare = [], [], []
    for _ in range(ROUNDS):
        context = _phone(browser)
        empty = context.new_page()
        bare.append(milliseconds(lambda: empty.goto("data:text/html,<h1>.</h1>")))  # noqa: B023
        phones: list[Driver] = []
        first.append(milliseconds(lambda: phones.append(Driver(context, server.url))))  # noqa: B023
        phones[0].wait("home.settings")
        again.append(milliseconds(phones[0].reload))
        context.close()
    return said("to open it first", first, bare) + said("to reload it", again, bare)


def _touching(browser: Browser, server: Server) -> str:
    phone = Driver(_phone(browser), server.url)
    phone.wait("home.settings")
    ours, bare = [], []
    for _ in range(TOUCHES):
        for piece in ("home.settings", "header.back"):
            phone.wait(piece)
            phone.rest()
            bare.append(float(phone.page.evaluate(_FRAMES)))
            before = phone.changes()
            phone.down(piece)
            ours.append(milliseconds(lambda: (phone.up(), phone.wait_changed(before))))  # noqa: B023
    return said("from a touch to its answer", ours, bare)


if __name__ == "__main__":
    main()
