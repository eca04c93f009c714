"""A whole device in one process and no time: sessions, their bytes, fingers, a clock that jumps.

`World` is the machine and its clock, `Browser` a browser with its storage, `Phone` one page in it.
Messages are encoded as the real connection encodes them (that renders the components), and read
again from the bytes by `client.Tree`. Everything a test asks of a screen is asked of that tree.
"""

from __future__ import annotations

import asyncio
import contextvars
import dataclasses
import itertools
import logging
import selectors
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import flet.messaging.session
import msgpack
import pytest
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.controls.id_counter import ControlId
from flet.controls.services.semantics_service import AccessibilityFeatures
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.ui import incoming, shell, theme
from companion.ui.desk import Desk
from companion.ui.play import Play
from tests.ui.client import Action, Node, Tree, nodes, strings, unpacked

T = TypeVar("T")

TIMEOUT = 3600
STEP = 1e-6
"""Seconds that every step of the loop takes: a sleep of nothing at all must end too."""
BLINK = 0.001
"""Seconds in which everything that was set off has happened."""


class _Selector(selectors.DefaultSelector):
    """Waits for nothing: the loop's clock jumps to what comes next."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen")
        events = super().select(0)
        if not events:
            self.now += max(timeout, STEP)
        return events


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)

    def time(self) -> float:
        return self._clock.now


class _Trouble(logging.Handler):
    """Keeps what a handler of an event raised: the toolkit logs it and goes on."""

    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(self.format(record))


class World:
    """The machine: its clock, its loop, its disk, and whoever knocks.

    Attributes:
        errors: Whatever a handler raised.
        sessions: All that were begun.
        brisk: Whether a finger is up again before the piece below it is drawn as touched.

    Args:
        root: Where everything is kept.
        patch: To bend time and chance, straight again after the test.
    """

    def __init__(self, root: Path, patch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.loop = _Loop()
        self._runner = asyncio.Runner(loop_factory=lambda: self.loop)
        self._runner.get_loop()
        self._executor = ThreadPoolExecutor(1)
        self.errors: list[str] = []
        self.sessions: list[Session] = []
        self.brisk = False
        self._trouble = _Trouble(self.errors)
        for name in ("flet", "companion"):
            logging.getLogger(name).addHandler(self._trouble)
        # The loop's own and not that of the logger, which hears other tests' loops too.
        self.loop.set_exception_handler(lambda _, trouble: self.errors.append(str(trouble)))
        calls = itertools.count()
        patch.setattr(ControlId, "_counter", itertools.count(3))
        patch.setattr(flet.messaging.session, "random_string", lambda _: f"id-{next(calls)}")
        patch.setattr(shell, "Desk", lambda page, address: Desk(page, address, self.loop.time))
        patch.setattr(Play, "now", staticmethod(self.loop.time))

    def run(self, what: Awaitable[T]) -> T:
        """Do something and let everything happen that it sets off."""

        async def both() -> T:
            done = await what
            await asyncio.sleep(BLINK)
            return done

        return self._runner.run(both(), context=contextvars.copy_context())

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.run(asyncio.sleep(seconds))

    def connection(self, phone: Phone) -> Wire:
        """A socket for this page."""
        wire = Wire(phone)
        wire.loop = self.loop
        wire.executor = self._executor
        wire.pubsubhub = PubSubHub(loop=self.loop, executor=self._executor)
        return wire

    def close(self) -> None:
        """The machine is switched off."""
        for name in ("flet", "companion"):
            logging.getLogger(name).removeHandler(self._trouble)
        self._runner.close()
        self._executor.shutdown()


class Wire(Connection):
    """The socket: every message is encoded when it is sent, and the client has it at once."""

    def __init__(self, phone: Phone) -> None:
        super().__init__()
        self._phone = phone
        self.page_url = "http://127.0.0.1:8550"

    def send_message(self, message: Message) -> None:
        data = msgpack.packb(
            [message.action, message.body],
            default=configure_encode_object_for_msgpack(BaseControl),
        )
        self._phone.receive(data)


class Browser:
    """A browser (or one person's profile in it): what it stores outlives every page.

    Attributes:
        stored: The local storage of the app's origin.
        clipboard: What was copied last.
        saved: The files that were saved, by name.
        chosen: The file that is chosen next: its name and content; None where nobody chooses.
        asleep: While true, the storage does not answer.
        languages: The languages of the device, best first.
        still: Whether the device asks for less motion; then nothing vibrates or sounds either.
        dumb: While true, the device does not say what it asks for.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.stored: dict[str, Any] = {}
        self.clipboard: str | None = None
        self.saved: dict[str, bytes] = {}
        self.chosen: tuple[str, bytes] | None = None
        self.asleep = False
        self.languages = ["en"]
        self.still = True
        self.dumb = False

    def open(
        self, route: str = "/", width: float = 412, height: float = 915, dark: bool = False
    ) -> Phone:
        """A new page, with its own session."""
        return Phone(self, route, width, height, dark)


class Phone:
    """One page of a browser, its session on the server, and the finger on it.

    Attributes:
        sent: All messages that reached the client, packed.
        seen_by: Asked at every message, for `eyes`.
        eyes: What `seen_by` answered to each message.
        felt: What the device was asked to vibrate, in the toolkit's words.
        heard: The sounds that the device was asked for.
        desk: The session's desk; tests look at the screen instead wherever they can.
    """

    def __init__(
        self, browser: Browser, route: str, width: float, height: float, dark: bool
    ) -> None:
        self.browser = browser
        self.world = browser.world
        self.tree = Tree()
        self.sent: list[bytes] = []
        self.seen_by: Callable[[], object] = lambda: None
        self.eyes: list[object] = []
        self.felt: list[str] = []
        self.heard: list[str] = []
        self.history = [route]
        self._at = 0
        self._size = (width, height)
        self._dark = dark
        self._finger: int | None = None
        self.desk: Desk
        self.session: Session
        self.world.run(self._arrive())

    # Coming and going

    def _props(self) -> dict[str, Any]:
        width, height = self._size
        return {
            "route": self.history[self._at],
            "web": True,
            "pwa": False,
            "wasm": False,
            "debug": False,
            "platform": "android",
            "platform_brightness": "dark" if self._dark else "light",
            "width": width,
            "height": height,
            "media": {
                "padding": {"left": 0, "top": 0, "right": 0, "bottom": 0},
                "view_padding": {"left": 0, "top": 0, "right": 0, "bottom": 0},
                "view_insets": {"left": 0, "top": 0, "right": 0, "bottom": 0},
                "device_pixel_ratio": 2.0,
                "orientation": "portrait" if height > width else "landscape",
            },
        }

    async def _arrive(self) -> None:
        """A page without a session, or with one that the server does not know any more."""
        wire = self.world.connection(self)
        self.session = session = Session(wire)
        self.world.sessions.append(session)  # as the server does, for an hour
        _context_page.set(session.page)
        session.apply_page_patch(self._props())
        self._answer(wire, session.get_page_patch())
        context.reset_auto_update()
        self.desk = shell.start(session.page, shell.Entrance(root=self.world.root))
        await session.after_event(session.page)

    def _answer(self, wire: Wire, page: Any) -> None:
        body = RegisterClientResponseBody(self.session.id, page, "")
        wire.send_message(Message(MessageAction.REGISTER_CLIENT, body))

    def cut(self) -> None:
        """The socket is cut, and the server has noticed."""
        self.world.run(self.session.disconnect(TIMEOUT))

    def reconnect(self, route: str | None = None) -> None:
        """The same session on a new socket: after a cut, or after a reload of the page.

        Args:
            route: Where the browser is now, if it is elsewhere.
        """
        self.world.run(self._come_back(route or self.history[self._at]))

    async def _come_back(self, route: str) -> None:
        session = self.session
        before = session.page.route
        wire = self.world.connection(self)
        _context_page.set(session.page)
        self.history[self._at] = route
        session.apply_page_patch(self._props())
        self._answer(wire, session.page)
        await session.connect(wire)
        if session.page.route != before:
            await session.page._trigger_event("route_change", {"route": session.page.route})

    def reload(self, route: str | None = None) -> Phone:
        """The page is loaded anew quicker than the server notices: a new session."""
        return self.browser.open(route or self.history[self._at], *self._size, self._dark)

    # What the client gets

    def receive(self, data: bytes) -> None:
        """A message has come."""
        self.sent.append(data)
        self.eyes.append(self.seen_by())
        action, body = unpacked(data)
        match action:
            case Action.REGISTER:
                self.tree.register(body["page_patch"])
            case Action.PATCH:
                try:
                    self.tree.patch(body["id"], body["patch"])
                except (KeyError, IndexError, TypeError) as lost:
                    self.world.errors.append(f"the client is lost: {lost!r}")
            case Action.INVOKE:
                self.world.loop.call_soon(self._invoked, body)
            case Action.CRASHED:
                self.world.errors.append(body["message"])

    def _invoked(self, body: dict[str, Any]) -> None:
        name, args = body["name"], body.get("args") or {}
        result: Any = None
        match name:
            case "get" | "set" if self.browser.asleep:
                return
            case "get":
                result = self.browser.stored.get(args["key"])
            case "set" if "data" in args:
                self.browser.clipboard = args["data"]
            case "set":
                self.browser.stored[args["key"]] = args["value"]
                result = True
            case "get_device_info":
                result = self._device()
            case "selection_click" | "light_impact" | "medium_impact" | "heavy_impact":
                self.felt.append(name)
            case "play":
                self.heard.append(self._sound(body["control_id"]))
            case "get_accessibility_features" if self.browser.dumb:
                return
            case "get_accessibility_features":
                result = self._features()
            case "capture":
                result = b"\x89PNG"
            case "save_file":
                self.browser.saved[args["file_name"]] = args["src_bytes"]
            case "pick_files" if self.browser.chosen is None:
                result = []
            case "pick_files":
                name, data = self.browser.chosen
                result = [{"id": 0, "name": name, "size": len(data)}]
            case "upload":
                self.world.loop.create_task(self._upload(args["files"][0]))
            case "push_route":
                del self.history[self._at + 1 :]
                self.history.append(args["route"])
                self._at += 1
                self.session.apply_page_patch({"route": args["route"]})
                self._event(1, "route_change", {"route": args["route"]})
        self.session.handle_invoke_method_results(body["control_id"], body["call_id"], result, None)

    async def _upload(self, file: dict[str, Any]) -> None:
        """The browser sends the file that was chosen to the address it was given."""
        assert self.browser.chosen is not None
        body = {"type": "http.request", "body": self.browser.chosen[1], "more_body": False}

        async def receive() -> dict[str, Any]:
            return body

        await incoming.take(file["upload_url"], file["method"], receive)

    def _device(self) -> dict[str, Any]:
        """What the client tells of its device."""
        tags = [tag.split("-") for tag in self.browser.languages]
        locales = [
            {
                "language_code": parts[0],
                "script_code": next((p for p in parts[1:] if len(p) == 4), None),
                "country_code": next((p for p in parts[1:] if len(p) == 2), None),
            }
            for parts in tags
        ]
        return {"browser_name": "chrome", "locales": locales}

    def _sound(self, player: int) -> str:
        """The file of a player of sounds that the client has."""
        found = [node for node in nodes(self.tree.page) if node.get("_i") == player]
        return Path(found[0]["src"]).stem

    def _features(self) -> dict[str, bool]:
        """What the device asks for so that everybody can use it."""
        names = (field.name for field in dataclasses.fields(AccessibilityFeatures))
        return {name: name == "reduce_motion" and self.browser.still for name in names}

    def _event(self, control: int, name: str, data: Any) -> asyncio.Task[None]:
        return self.world.loop.create_task(self.session.dispatch_event(control, name, data))

    def mark(self) -> int:
        """A place in what was sent, for `since`."""
        return len(self.sent)

    def since(self, mark: int) -> bytes:
        """All bytes that the client got since then."""
        return b"".join(self.sent[mark:])

    # What is on the screen

    @property
    def texts(self) -> list[str]:
        """Every text that is drawn, from the top down."""
        return [str(node.get("value", "")) for node in self.tree.all() if node["_c"] == "Text"]

    @property
    def words(self) -> str:
        """Every text that the client has for whatever use, one a line; pictures left out."""
        return "\n".join(s for s in strings(self.tree.page) if not s.startswith("<svg"))

    @property
    def pictures(self) -> list[str]:
        """Every picture that the client has."""
        return [s for s in strings(self.tree.page) if s.startswith("<svg")]

    @property
    def ids(self) -> list[str]:
        """The identifiers of what is on the screen."""
        return [str(node["identifier"]) for node in self.tree.all() if node.get("identifier")]

    @property
    def labels(self) -> dict[str, str]:
        """What a screen reader says of each piece that has words of its own, by its identifier."""
        named = [node for node in self.tree.all() if node.get("identifier") and node.get("label")]
        return {str(node["identifier"]): str(node["label"]) for node in named}

    def piece(self, identifier: str) -> Node:
        """What has this identifier. Raises AssertionError unless there is exactly one."""
        found = [node for node in self.tree.all() if node.get("identifier") == identifier]
        assert len(found) == 1, f"{len(found)} × {identifier} among {self.ids}"
        return found[0]

    def detector(self, identifier: str) -> Node:
        """The gestures of a piece. Raises AssertionError where it cannot be touched."""
        found = [n for n in nodes(self.piece(identifier)) if n["_c"] == "GestureDetector"]
        assert len(found) == 1, f"{identifier} cannot be touched"
        return found[0]

    def live(self, identifier: str) -> bool:
        """Whether there is such a piece and it can be touched."""
        return any(
            any(below["_c"] == "GestureDetector" for below in nodes(node))
            for node in self.tree.all()
            if node.get("identifier") == identifier
        )

    @property
    def refusal(self) -> str | None:
        """What the screen says was refused, or None."""
        if "refusal" not in self.ids:
            return None
        return next(n["value"] for n in nodes(self.piece("refusal")) if n["_c"] == "Text")

    # Fingers

    def tap(self, identifier: str, rest: float = 0.5) -> None:
        """Touch a piece briefly, after the hand has rested."""
        self.world.wait(rest)
        control = self.detector(identifier)["_i"]
        if self.world.brisk:
            self.world.run(self._tap(control))
        else:
            self._fire(control, "tap_down")
            self._fire(control, "tap_up")

    async def _tap(self, control: int) -> None:
        await self.session.dispatch_event(control, "tap_down", None)
        await self.session.dispatch_event(control, "tap_up", None)

    def rattle(self, identifier: str, times: int = 10, gap: float = 0.05) -> None:
        """Touch quickly, again and again, whatever comes to lie under the finger.

        The finger stays at its place: the piece of the same number in the same area takes the
        touch, or where a screen has come without such an area, the last piece there is.
        """
        area = identifier.split(".", maxsplit=1)[0]
        at = self._touchable(area).index(identifier)
        for _ in range(times):
            here = self._touchable(area)
            below = here[min(at, len(here) - 1) :] or self._touchable("")[-1:]
            for piece in below[:1]:
                control = self.detector(piece)["_i"]
                self._fire(control, "tap_down")
                self._fire(control, "tap_up")
            self.world.wait(gap)

    def twice(self, identifier: str) -> None:
        """Two touches so close that the second is made on what was drawn before the first."""
        self.world.wait(0.5)
        control = self.detector(identifier)["_i"]
        self._event(control, "tap_down", None)
        self._event(control, "tap_up", None)
        self._event(control, "tap_down", None)
        self._event(control, "tap_up", None)
        self.world.wait(0)

    def _touchable(self, area: str) -> list[str]:
        """What can be tapped in an area, or with no area on the whole screen."""
        held = ("cover.confirm", "seal.")
        return [
            identifier
            for identifier in self.ids
            if identifier.startswith(f"{area}." if area else "")
            and not identifier.startswith(held)
            and self.live(identifier)
        ]

    def press(self, identifier: str) -> None:
        """Lay a finger on a piece."""
        self._finger = self.detector(identifier)["_i"]
        self._fire(self._finger, "tap_down")

    def slide_off(self) -> None:
        """The finger leaves the piece sideways."""
        assert self._finger is not None
        self._fire(self._finger, "tap_cancel")

    def down(self, identifier: str, seconds: float = 1.0) -> None:
        """Hold a seal, so long, and go on holding it."""
        self._finger = self.detector(identifier)["_i"]
        self._fire(self._finger, "pan_down", {"l": {"x": 60, "y": 60}, "g": {"x": 206, "y": 712}})
        self.world.wait(seconds)

    def up(self, how: str = "pan_end") -> None:
        """Let go of the seal: `pan_end` by lifting, `pan_cancel` when the system takes it."""
        assert self._finger is not None
        self._fire(self._finger, how)
        self._finger = None

    def hold(self, identifier: str, seconds: float = 1.0) -> None:
        """Hold a seal so long and let go."""
        self.world.wait(0.5)
        self.down(identifier, seconds)
        self.up()

    def type(self, identifier: str, words: str) -> None:
        """Type into a field, in the place of what is there."""
        field = next(n for n in nodes(self.piece(identifier)) if n["_c"] == "TextField")
        self.session.apply_patch(field["_i"], {"value": words})
        field["value"] = words
        self._fire(field["_i"], "change", words)

    def submit(self, identifier: str) -> None:
        """The keyboard's own button for being done."""
        field = next(n for n in nodes(self.piece(identifier)) if n["_c"] == "TextField")
        self._fire(field["_i"], "submit", field.get("value", ""))

    def scale_text(self, scale: float) -> None:
        """The device draws text so much larger; its client tells how high a word became."""
        (ruler,) = (n for n in self.tree.all() if n["_c"] == "Text" and n.get("on_size_change"))
        size = {"w": 6 * scale, "h": ruler["size"] * scale}
        self._fire(ruler["_i"], "size_change", size)

    def _fire(self, control: int, name: str, data: Any = None) -> None:
        self.world.run(self.session.dispatch_event(control, name, data))

    # What happens to the page

    def lifecycle(self, state: str) -> None:
        """The page is hidden or comes back: `inactive`, `hide`, `show`, `resume`."""
        self._fire(1, "app_lifecycle_state_change", {"state": state})

    def resize(self, width: float, height: float) -> None:
        """The window has another size."""
        self._size = (width, height)
        self.session.apply_page_patch({"width": width, "height": height})
        self._fire(1, "resize", {"width": width, "height": height})

    def browse(self, step: int) -> None:
        """The browser's own back (-1) and forward (1); nothing where there is no such page."""
        if not 0 <= self._at + step < len(self.history):
            return
        self._at += step
        route = self.history[self._at]
        self.session.apply_page_patch({"route": route})
        self._fire(1, "route_change", {"route": route})

    def back_button(self) -> None:
        """A phone's own back button, or the swipe that stands for it."""
        view = next(node for node in self.tree.all() if node["_c"] == "View")
        self._fire(view["_i"], "confirm_pop")


def fast(patch: pytest.MonkeyPatch) -> None:
    """Fill the seal's ring in one step: whole games are drawn less often."""
    patch.setattr(theme, "RING_STEP", 10.0)
