"""A phone in a test's hand: touches pieces by their identifiers and reads what they say.

The app draws on a canvas; what a screen reader hears is the tree that is read here, so a test
finds nothing that a person could not. Touches go to the middle of a piece, as a thumb does, and
wait until the screen has rested: for a moment after each change the app takes no touch.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Request
from playwright.sync_api import TimeoutError as Late

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUM = "/usr/bin/chromium"
PAGE_SCRIPT = Path(__file__).with_name("page.js").read_text(encoding="utf-8")

REST = 450
"""Milliseconds that a screen has to have been the same before it is touched: the app's 400."""
PATIENCE = 15_000
NO_ANSWER = 1_000
STILL_TRIES = 20
LOADED = 600
"""Milliseconds without anything being fetched after which all is here."""
SETTLED = 200
"""Milliseconds after which the client has put the cursor into a field that was touched."""

_IDENTIFIER = "flt-semantics-identifier"
_IDS = f"""() => [...document.querySelectorAll("[{_IDENTIFIER}]")]
    .map(node => node.getAttribute("{_IDENTIFIER}"))"""
_TEXTS = """() => [...document.querySelectorAll("flt-semantics-host *")]
    .flatMap(node => [
        node.getAttribute("aria-label"),
        node.firstElementChild ? null : node.textContent])
    .filter(words => words)"""
_HEADING = """() => document.querySelector("flt-semantics-host h1")?.textContent ?? ''"""
_ALL_MARKED = """() => {
    const field = document.activeElement;
    return field.selectionStart === 0 && field.selectionEnd === field.value.length;
}"""
_RESTED = "rest => performance.now() - window.companionTable.since >= rest"
_READY = "given => window.companionTable.ready(...given)"
_ANSWERED = "given => window.companionTable.answered(...given)"
_CUT = "() => window.companionTable.sockets.splice(0).forEach(socket => socket.close())"
_SHOWN = """shown => {
    const state = shown ? "visible" : "hidden";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => !shown });
    window.dispatchEvent(new Event(shown ? "focus" : "blur"));
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def selector(identifier: str) -> str:
    return f"[{_IDENTIFIER}='{identifier}']"


def _said(identifier: str) -> str:
    """An expression of JavaScript for what a screen reader says of a piece."""
    node = f'document.querySelector("{selector(identifier)}")'
    return f"({node}?.getAttribute('aria-label') || {node}?.textContent)"


class Driver:
    """One page of the app.

    Attributes:
        page: Playwright's page, for what is not offered here.
        requests: The addresses of all that the page has asked for.
        troubles: Failed requests and answers of 400 and more, but for `KNOWN_TO_FAIL`.
    """

    KNOWN_TO_FAIL = "rive_native"
    """The client's one request to a CDN, on which nothing depends."""

    def __init__(
        self, context: BrowserContext, url: str, *, touch: bool = True, rest: int = REST
    ) -> None:
        self.page: Page = context.new_page()
        self.requests: list[str] = []
        self.troubles: list[str] = []
        self._fetching: set[Request] = set()
        self._touch = touch
        self._rest = rest
        self._at = (0.0, 0.0)
        self._is_down = False
        self._cdp = context.new_cdp_session(self.page)
        self.page.set_default_timeout(PATIENCE)
        self.page.on("request", self._asked)
        self.page.on("requestfinished", self._done)
        self.page.on("requestfailed", self._failed)
        self.page.on(
            "response",
            lambda answer: self._trouble(answer.status, answer.url) if answer.status >= 400 else 0,
        )
        self.url = url
        self.open()

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        if self.KNOWN_TO_FAIL not in request.url:
            self._fetching.add(request)

    def _done(self, request: Request) -> None:
        self._fetching.discard(request)

    def _failed(self, request: Request) -> None:
        self._done(request)
        self._trouble("failed", request.url)

    def _trouble(self, what: object, url: str) -> None:
        if self.KNOWN_TO_FAIL not in url:
            self.troubles.append(f"{what} {url}")

    # The page

    def open(self, path: str = "") -> None:
        self.page.goto(self.url + path)
        self._arrive()

    def wait_loaded(self) -> None:
        """Wait until nothing has been fetched for a while: the fonts are here.

        Playwright's own "networkidle" comes once a page, perhaps before the app asks for fonts.
        """
        still = 0
        while still < LOADED:
            asked = len(self.requests)
            self.page.wait_for_timeout(SETTLED)
            quiet = not self._fetching and asked == len(self.requests)
            still = still + SETTLED if quiet else 0

    def reload(self) -> None:
        self.page.reload()
        self._arrive()

    def open_anew(self) -> None:
        """As in a tab that was closed and opened again: another session, the same storage."""
        self.page.evaluate("() => sessionStorage.clear()")
        self.reload()

    def _arrive(self) -> None:
        self.page.wait_for_selector(f"[{_IDENTIFIER}]", state="attached", timeout=30_000)

    def back(self) -> None:
        """The browser's own Back; what comes of it is for the test to wait for."""
        self.page.evaluate("() => history.back()")

    def forward(self) -> None:
        self.page.evaluate("() => history.forward()")

    def blur(self) -> None:
        """Another window takes the keyboard; this one stays in sight."""
        self.page.evaluate("() => window.dispatchEvent(new Event('blur'))")

    def hide(self) -> None:
        """Another app comes to the front. Out of sight, a page draws nothing until `show`."""
        self.page.evaluate(_SHOWN, False)

    def show(self) -> None:
        self.page.evaluate(_SHOWN, True)

    def rotate(self) -> None:
        size = self.page.viewport_size
        assert size is not None
        self.page.set_viewport_size({"width": size["height"], "height": size["width"]})

    def cut(self) -> None:
        """The connection breaks; the page stays."""
        self.page.evaluate(_CUT)

    def close(self) -> None:
        self.page.close()

    def tab(self) -> Driver:
        """A second tab of the same browser."""
        return Driver(self.page.context, self.url, touch=self._touch, rest=self._rest)

    def screenshot(self, path: Path | None = None) -> bytes:
        """The page as a person sees it, once nothing on it moves any more."""
        self.rest()
        before, now = b"", self.page.screenshot()
        for _ in range(STILL_TRIES):
            if now == before:
                break
            self.page.wait_for_timeout(100)
            before, now = now, self.page.screenshot()
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(now)
        return now

    # Reading

    def ids(self) -> list[str]:
        """The identifiers on the screen, from the top down."""
        return list(self.page.evaluate(_IDS))

    def has(self, identifier: str) -> bool:
        return identifier in self.ids()

    def texts(self) -> list[str]:
        """All words on the screen, those of pieces included."""
        return list(self.page.evaluate(_TEXTS))

    def heading(self) -> str:
        return str(self.page.evaluate(_HEADING))

    def text(self, identifier: str) -> str:
        """What a screen reader says of a piece."""
        self.wait(identifier)
        node = self.page.locator(selector(identifier)).first
        return node.get_attribute("aria-label") or node.text_content() or ""

    def chosen(self, identifier: str) -> bool:
        """Whether a piece is the chosen one of several."""
        self.wait(identifier)
        node = self.page.locator(selector(identifier)).first
        return node.get_attribute("aria-current") == "true"

    def live(self, identifier: str) -> bool:
        """Whether a piece can be touched now."""
        return self.page.locator(f"{selector(identifier)} [flt-tappable]").count() > 0

    # Waiting

    def wait(self, *identifiers: str) -> str:
        """Wait until one of these is on the screen; which."""
        wanted = ", ".join(selector(identifier) for identifier in identifiers)
        found = self.page.locator(wanted).first
        found.wait_for(state="attached")
        return found.get_attribute(_IDENTIFIER) or identifiers[0]

    def first(self, begins: str, but: str = "") -> str:
        """Wait until a piece is on the screen whose identifier begins so; the first of them.

        One in whose identifier `but` occurs is none.
        """
        found = f"""given => ({_IDS})().find(each =>
            each.startsWith(given[0]) && !(given[1] && each.includes(given[1])))"""
        return str(self.page.wait_for_function(found, arg=[begins, but], polling=25).json_value())

    def wait_says(self, identifier: str, words: str) -> None:
        """Wait until a piece says exactly this to a screen reader."""
        try:
            self.wait_for(f"words => {_said(identifier)} === words", words)
        except Late:
            assert self.text(identifier) == words  # says what it was instead
            raise

    def wait_tells(self, identifier: str, words: str) -> None:
        """Wait until a piece says this, among other things, to a screen reader."""
        try:
            self.wait_for(f"words => {_said(identifier)}?.includes(words)", words)
        except Late:
            assert words in self.text(identifier)  # says what it was instead
            raise

    def wait_gone(self, identifier: str) -> None:
        self.page.locator(selector(identifier)).first.wait_for(state="detached")

    def wait_for(self, script: str, given: Any = None) -> None:
        """Wait until a function of JavaScript returns what counts as true."""
        self.page.wait_for_function(script, arg=given, polling=25)

    def wait_text(self, words: str) -> None:
        """Wait until these words are somewhere on the screen."""
        self.wait_for(f"words => ({_TEXTS})().some(text => text.includes(words))", words)

    def wait_for_count(self, words: str, count: int) -> None:
        """Wait until exactly these words are said so many times."""
        self.wait_for(
            f"given => ({_TEXTS})().filter(text => text === given[0]).length === given[1]",
            [words, count],
        )

    def wait_text_other(self, identifier: str, than: str) -> None:
        """Wait until a piece says something else."""
        self.wait_for(f"than => {_said(identifier)} !== than", than)

    def wait_heading_other(self, than: str) -> None:
        self.wait_for(f"than => ({_HEADING})() !== than", than)

    def changes(self) -> int:
        """How often a word on the screen has changed so far."""
        return int(self.page.evaluate("() => window.companionTable.changes"))

    def wait_changed(self, since: int) -> None:
        """Wait until a word has changed since there were so many changes, or not for long."""
        self.page.evaluate(_ANSWERED, [since, NO_ANSWER])

    def rest(self) -> None:
        """Wait until the screen has rested, so that a touch counts."""
        self.wait_for(_RESTED, self._rest)

    # Touching

    def tap(self, identifier: str) -> None:
        """Touch a piece that can be touched, once the screen has rested, and see that it answers.

        A touch that changes no word on the screen is waited for in vain for `NO_ANSWER`.
        """
        found = self.page.evaluate(_READY, [identifier, self._rest, PATIENCE])
        self.down_at(found["x"], found["y"])
        self.up()
        self.wait_changed(found["changes"])

    def down(self, identifier: str) -> None:
        """Put the finger on the middle of a piece and leave it there."""
        self.wait(identifier)
        node = self.page.locator(selector(identifier)).first
        node.scroll_into_view_if_needed()
        box = node.bounding_box()
        assert box is not None, identifier
        self.down_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def down_at(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._is_down = True
        if self._touch:
            self._finger("touchStart", (x, y))
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def move(self, right: float, below: float) -> None:
        """Slide the finger by so much from where it came down."""
        self._at = (self._at[0] + right, self._at[1] + below)
        if self._touch:
            self._finger("touchMove", self._at)
        else:
            self.page.mouse.move(*self._at)

    def up(self) -> None:
        """Lift the finger; nothing where the system has taken the touch away before."""
        if not self._is_down:
            return
        self._is_down = False
        if self._touch:
            self._finger("touchEnd")
        else:
            self.page.mouse.up()

    def up_and_down_again(self) -> None:
        """Touch once more where the finger was, at once, whatever is there now."""
        self.down_at(*self._at)
        self.up()

    def cancel(self) -> None:
        """The system takes the touch away, as when a call comes in."""
        self._is_down = False
        self._finger("touchCancel")

    def _finger(self, what: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._cdp.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

    @contextmanager
    def held(self, identifier: str = "seal.look") -> Iterator[list[str]]:
        """Hold a seal until its ring is full; inside, all the words that are shown meanwhile."""
        self.down(identifier)
        try:
            self.wait_for(f"""() => document.querySelector("{selector(identifier)}")
                ?.getAttribute("aria-valuenow") === "100" """)
            yield self.texts()
        finally:
            self.up()
        self.wait_for(f"""() => document.querySelector("{selector(identifier)}")
            ?.getAttribute("aria-valuenow") !== "100" """)

    def look(self, identifier: str = "seal.look") -> list[str]:
        """Hold a seal, read, and let go: the words that were shown."""
        with self.held(identifier) as texts:
            return texts

    def confirm(self) -> str:
        """Hold the seal on the cover until it opens: the name of the player who confirmed."""
        name = self.text("cover.name")
        self.rest()
        self.down("cover.confirm")
        try:
            self.wait_gone("cover.confirm")
        finally:
            self.up()
        return name

    def type(self, words: str) -> None:
        """Type into the field that has the cursor, or is about to have it."""
        self.wait_for("() => document.activeElement?.matches('input, textarea')")
        self.page.keyboard.type(words)

    def write(self, identifier: str, words: str) -> None:
        """Put these words into a field, in place of what stands there."""
        self.wait(identifier)
        self.rest()
        self.down(identifier)
        self.up()
        self.wait_for("() => document.activeElement?.matches('input, textarea')")
        self.page.wait_for_timeout(SETTLED)  # the cursor is where the finger was
        self.page.keyboard.press("Control+A")
        self.wait_for(_ALL_MARKED)
        self.page.keyboard.insert_text(words)

    # What every game begins with

    def sit_down(self, game: str, names: list[str]) -> None:
        """From the start screen to a table with these players, before the deal."""
        self.tap(f"home.new-{game}")
        self.take_seats(names)

    def take_seats(self, names: list[str]) -> None:
        """From an empty table to one with these players."""
        self.tap("seats.add")
        for number, name in enumerate(names, start=1):
            self.wait("name.field")
            self.rest()  # the field takes the cursor
            self.type(name)
            last = number == len(names)
            self.tap("name.done" if last else "name.next")
        self.wait("seats.deal")

    def choose_options(self, *identifiers: str) -> None:
        """Before the deal: touch these values on the page of options."""
        self.tap("seats.options")
        for identifier in identifiers:
            self.tap(identifier)
        self.tap("options.done")
