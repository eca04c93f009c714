"""The shell: starts a session, listens to the page, and draws the place where the user is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import flet as ft
from flet.components.component import Component

from companion.games import registry
from companion.store.history import Trash
from companion.store.kept import Kept
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.people import People
from companion.table.text import Refused
from companion.texts import LANGUAGES
from companion.ui import faults, theme
from companion.ui.desk import Desk
from companion.ui.home_screen import draw_broken, draw_home, draw_shut
from companion.ui.keyring import data_folder, fetch_key
from companion.ui.learn import Learning
from companion.ui.learn_screen import draw_learning
from companion.ui.look import gap
from companion.ui.pages import Page
from companion.ui.places import Home, Opening, Pulse, Shut, Tuning
from companion.ui.play import Play
from companion.ui.set_up import SetUp
from companion.ui.set_up_screen import draw_set_up
from companion.ui.settings_screen import draw_settings
from companion.ui.table_screen import draw_play

QUIET_LOGGERS = ("flet_transport", "flet_object_patch", "flet_components", "flet_controls")
"""Loggers that print every message at the level DEBUG, secrets with it."""


@dataclass(frozen=True, slots=True)
class Entrance:
    """How the app was started.

    Attributes:
        root: The folder of all that is kept; None for this machine's own.
        address: Where other phones find this server, shown on the start screen; or None.
    """

    root: Path | None = None
    address: str | None = None


def hush() -> None:
    """Pin the loggers that would print secrets, whatever level the environment asks for."""
    for name in QUIET_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)


def app(entrance: Entrance = Entrance()) -> Callable[[ft.Page], None]:
    """The function that starts a session on a page."""

    def main(page: ft.Page) -> None:
        start(page, entrance)

    return main


def start(page: ft.Page, entrance: Entrance) -> Desk:
    """Start a session: draw at once, fetch the key, open the store, go where the user was."""
    hush()
    root = entrance.root or data_folder()
    desk = Desk(page, entrance.address)
    page.title = "Companion"
    page.padding = 0
    page.on_connect = lambda _: desk.connected()
    page.on_disconnect = lambda _: _leave(page, desk)
    page.on_resize = lambda event: desk.resized(event.width)
    page.on_app_lifecycle_state_change = lambda event: _woken(event, desk, ask_motion)
    page.on_platform_brightness_change = lambda _: desk.changed()
    page.on_locale_change = lambda event: desk.device_languages(
        tuple(locale.language_tag for locale in event.locales)
    )
    page.on_route_change = lambda event: desk.routed(event.route)
    page.on_keyboard_event = partial(_key, desk)
    desk.fingers.keys.draw = partial(_draw_or_say, desk)
    desk.on_language = partial(_dress, page)
    _dress(page, desk.language)

    async def open_store() -> None:
        try:
            key = await fetch_key(page, root)
            folder = owner_folder(root, key)
            matches = Matches(folder, key, registry.game)
            desk.open_store(matches, People(folder, key), Kept(folder, key), Trash(folder))
        except Refused as refused:
            desk.shut(refused.why)

    async def ask_languages() -> None:
        with contextlib.suppress(TimeoutError, RuntimeError):  # then English it is
            info = await page.get_device_info()
            if info is not None:
                desk.device_languages(tuple(locale.language_tag for locale in info.locales))

    features = ft.SemanticsService()

    async def ask_motion() -> None:
        with contextlib.suppress(TimeoutError, RuntimeError):  # then everything keeps still
            asked = await features.get_accessibility_features()
            desk.device_rests(asked.reduce_motion or asked.disable_animations)

    page.render_views(Root, desk.pulse, desk)
    asking = page.run_task(open_store)

    def reopen() -> None:
        nonlocal asking
        asking.cancel()  # a question on its way when the connection was cut is never answered
        asking = page.run_task(open_store)

    desk.reopen = reopen
    page.run_task(ask_languages)
    page.run_task(ask_motion)
    ticking = page.run_task(_tick, desk)
    page.on_close = lambda _: ticking.cancel()
    return desk


def _key(desk: Desk, event: ft.KeyboardEvent) -> None:
    """A key went down; together with Ctrl, Alt or Meta it is the browser's."""
    if not (event.ctrl or event.alt or event.meta):
        desk.fingers.key(event.key, event.shift)


def _woken(
    event: ft.AppLifecycleStateChangeEvent, desk: Desk, ask: Callable[[], Awaitable[None]]
) -> None:
    """The page was hidden or comes back; the device may have been told otherwise meanwhile."""
    desk.cover()
    if event.state is ft.AppLifecycleState.RESUME:
        desk.page.run_task(ask)


def _leave(page: ft.Page, desk: Desk) -> None:
    """The connection is cut: cover, and draw it though nobody sees it.

    What a client gets first when it comes back is the page as it was drawn last.
    """
    desk.cover()
    root: object = page.views
    if isinstance(root, Component):
        root.update()  # type: ignore[no-untyped-call]  # untyped in the toolkit


def _dress(page: ft.Page, language: str) -> None:
    """Declare the fonts of a language; those of an earlier one stay, the client has them."""
    page.fonts = {**(page.fonts or {}), **theme.fonts(language)}
    # The same font holds the shapes of both Chinese writings and picks them by the locale.
    page.locale_configuration = ft.LocaleConfiguration(
        supported_locales=[_locale(tag) for tag in LANGUAGES], current_locale=_locale(language)
    )
    page.theme = page.dark_theme = ft.Theme(
        font_family=theme.family("sans", language),
        page_transitions=ft.PageTransitionsTheme(
            android=ft.PageTransitionTheme.NONE,
            ios=ft.PageTransitionTheme.NONE,
            linux=ft.PageTransitionTheme.NONE,
            macos=ft.PageTransitionTheme.NONE,
            windows=ft.PageTransitionTheme.NONE,
        ),
    )


def _locale(language: str) -> ft.Locale:
    code, _, script = language.partition("-")
    return ft.Locale(code, script_code=script or None)


async def _tick(desk: Desk) -> None:
    """Once a second: idle hands, and the countdown on the table."""
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            await asyncio.sleep(1)
            desk.tick()


@ft.component
def Root(pulse: Pulse, desk: Desk) -> list[ft.View]:  # noqa: N802 - components are capitalised
    """The whole page, drawn from the desk. It holds no state of its own, so none carries over."""
    place = desk.place
    content = ft.Container(
        _draw_or_say(desk), key=f"{pulse.epoch}-{type(place).__name__}", expand=True
    )
    return [
        ft.View(
            route=desk.route,
            controls=[
                ft.Stack(
                    [ft.Container(_ruler(desk), left=0, top=0), content],
                    fit=ft.StackFit.EXPAND,
                    expand=True,
                )
            ],
            padding=0,
            spacing=0,
            bgcolor=_ground(desk),
            can_pop=isinstance(place, Home | Opening | Shut),
            on_confirm_pop=partial(_back_button, desk),
        )
    ]


def _ruler(desk: Desk) -> ft.Control:
    """A word that nobody sees or hears: its height tells how large the device draws text.

    The toolkit tells of no such setting otherwise.
    """

    def measured(event: ft.LayoutSizeChangeEvent[ft.LayoutControl]) -> None:
        desk.scaled(round(event.height / _RULER, 2))

    ruler = ft.Text("0", size=_RULER, style=ft.TextStyle(height=1.0))
    ruler.on_size_change = measured
    return ft.Semantics(content=ruler, exclude_semantics=True)


_RULER = 10
"""The height in dp of the word that text is measured with, where it is drawn as usual."""


async def _back_button(desk: Desk, event: ft.Event[ft.View]) -> None:
    """A phone's back button: one level out, never out of the app from the middle of a match."""
    desk.back()
    await event.control.confirm_pop(False)


def _ground(desk: Desk) -> str:
    place = desk.place
    name = place.screens.theme if isinstance(place, Learning | SetUp | Play) else "shell"
    return desk.look(name).c.bg


def _draw_or_say(desk: Desk) -> ft.Control:
    """The place, or when a screen fails a way out of it; the match is safe on the disk."""
    try:
        return _draw(desk)
    except Exception as error:
        faults.note(error, "drawing")
        return draw_broken(desk)


def _draw(desk: Desk) -> ft.Control:  # noqa: PLR0911 - a place a line
    place = desk.place
    if isinstance(place, Play):
        return draw_play(place)
    if isinstance(place, SetUp):
        return draw_set_up(place)
    if isinstance(place, Learning):
        return draw_learning(desk, place)
    if isinstance(place, Page):
        return place.draw()
    if isinstance(place, Tuning):
        return draw_settings(desk)
    if isinstance(place, Home):
        return draw_home(desk)
    if isinstance(place, Shut):
        return draw_shut(desk, desk.say(place.why))
    assert isinstance(place, Opening)
    return gap(0)
