"""What the desk asks of the browser, or of the phone's system, around the page."""

from __future__ import annotations

import contextlib

import flet as ft


class Address:
    """The address of the page: it follows the place where the user is, so that "back" works.

    Args:
        page: The session's page.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._shown = _path(page.route)
        self._loaded: str | None = None  # where the page was loaded, until it has told so

    def loaded(self) -> None:
        """The page was loaded, perhaps anew at another address: that is no way back."""
        self._loaded = _path(self._page.route)

    def left(self, route: str, place: str) -> bool:
        """Whether the browser went away from a place.

        Args:
            route: The address that the browser shows now.
            place: The address of the place where the user is.
        """
        self._shown = _path(route)
        loaded, self._loaded = self._shown == self._loaded, None
        return not loaded and self._shown != place

    def show(self, place: str) -> None:
        """Let the browser show the address of a place."""
        if self._shown != place:
            self._shown = place
            self._page.run_task(self._page.push_route, place)


def _path(route: str) -> str:
    return route.split("?", maxsplit=1)[0]


class Wake:
    """Keeps the screen on where the device lets us.

    Args:
        page: The session's page.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._lock = ft.Wakelock()
        self._awake = False

    def keep(self, awake: bool) -> None:
        """Keep the screen on from now on, or let it go dark."""
        if awake != self._awake:
            self._awake = awake
            self._page.run_task(self._tell, awake)

    async def _tell(self, awake: bool) -> None:
        with contextlib.suppress(TimeoutError, RuntimeError):  # a browser may not let us
            await (self._lock.enable if awake else self._lock.disable)()  # type: ignore[no-untyped-call]
