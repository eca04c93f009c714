"""What tests in a browser are given: a server, a browser, and phones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from companion.store.people import Settings
from companion.table.clock import Clock
from companion.table.match import Match
from tests.browser.driver import ARGUMENTS, CHROMIUM, PAGE_SCRIPT, REST, Driver
from tests.browser.laid import lay
from tests.browser.quick import QUIET
from tests.browser.serving import Server

HERE = Path(__file__).parent
PICTURES = HERE.parent.parent / "build" / "out" / "failed"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all: every fresh phone has a key, and so a folder, of its own."""
    ours = Server(tmp_path_factory.mktemp("server"))
    ours.start()
    yield ours
    ours.stop()


@pytest.fixture(scope="session")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose holds and rests are shorter, for whole games."""
    ours = Server(tmp_path_factory.mktemp("quick"), "tests.browser.quick")
    ours.start()
    yield ours
    ours.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    ours = Server(tmp_path)
    ours.start()
    yield ours
    ours.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        ours = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield ours
        ours.close()


OpenPhone = Callable[..., Driver]


@pytest.fixture
def open_phone(
    browser: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[OpenPhone]:
    """Opens phones of their own storage: size, language, brightness, finger, motion, server."""
    contexts: list[BrowserContext] = []

    def open_one(
        *,
        width: int = 412,
        height: int = 915,
        dark: bool = False,
        language: str = "en-US",
        touch: bool = True,
        rest: int = REST,
        url: str | None = None,
        moving: bool = False,
        **more: Any,
    ) -> Driver:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=language,
            has_touch=touch,
            reduced_motion="no-preference" if moving else "reduce",
            **more,
        )
        context.add_init_script(PAGE_SCRIPT)
        contexts.append(context)
        return Driver(context, url or server.url, touch=touch, rest=rest)

    yield open_one
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                PICTURES.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
        context.close()


@pytest.fixture
def phone(open_phone: OpenPhone) -> Driver:
    """A phone in English, light, upright, touched with a finger, on the start screen."""
    return open_phone()


@pytest.fixture
def open_match(open_phone: OpenPhone, server: Server) -> OpenPhone:
    """Opens phones on a match that is laid at any stage (see `laid.lay`)."""

    def open_one(
        *matches: Match[Any, Any, Any, Any],
        settings: Settings | None = None,
        clock: Clock | None = None,
        **more: Any,
    ) -> Driver:
        kept = lay(server, *matches, settings=settings, clock=clock)
        return open_phone(storage_state=kept, **more)

    return open_one


@pytest.fixture
def quick_phone(open_phone: OpenPhone, quick_server: Server) -> Driver:
    """The same at a table that does not take its time."""
    return open_phone(url=quick_server.url, rest=int(QUIET * 1000) + 50)
