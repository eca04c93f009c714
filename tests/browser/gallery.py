"""A page that is shown one secret screen after another, as fast as it draws.

The server runs in the test's own process: the real shell, desk, store and screens. Only the way
there is left out: a match is put on the desk at any stage, its hand-over open and held or not.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import flet as ft
import flet_web.fastapi
import uvicorn

from companion.games import registry
from companion.table.match import Match
from companion.ui import assets
from companion.ui.desk import Desk
from companion.ui.play import Play
from companion.ui.shell import Entrance, start
from tests.browser.driver import Driver

AnyMatch = Match[Any, Any, Any, Any]
PATIENCE = 20


class Gallery:
    """A server, and the desk of the page that was opened last."""

    def __init__(self, root: Path) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        self._root = root
        self._desk: Desk | None = None

    def _main(self, page: ft.Page) -> None:
        self._desk = start(page, Entrance(self._root))

    def server(self) -> uvicorn.Server:
        page = flet_web.fastapi.app(self._main, assets_dir=str(assets.folder()), no_cdn=True)
        return uvicorn.Server(uvicorn.Config(page, log_level="warning", access_log=False))

    def show(
        self,
        phone: Driver,
        match: AnyMatch,
        *,
        held: bool = False,
        looked: bool = False,
        loan: str | None = None,
        draft: object = None,
    ) -> bytes:
        """The picture of a hand-over that its player has opened.

        Args:
            phone: The page.
            match: At a stage at which the phone is with the first seat.
            held: The seal is held.
            looked: It was held before.
            loan: What the first seat has borrowed the phone for; None for what is due.
            draft: What the player has chosen and not yet kept.
        """

        async def put() -> None:
            play = Play(desk, desk.matches.create(match), registry.screens(match.game.id))
            if loan:
                play.lend(0, loan)
            assert play.hand is not None and play.hand.seat == 0
            play.hand.open = True
            play.hand.held, play.hand.looked = held, looked
            play.hand.fill = 1.0 if held else 0.0
            play.hand.draft = draft
            desk.place = play
            desk.changed()

        before = phone.changes()
        desk = self._desk
        assert desk is not None
        desk.page.run_task(put).result(PATIENCE)
        phone.wait_changed(before)
        return phone.screenshot()


@contextmanager
def gallery(root: Path) -> Iterator[Gallery]:
    """A gallery that is open."""
    ours = Gallery(root)
    server = ours.server()
    thread = threading.Thread(
        target=lambda: asyncio.run(server.serve(sockets=[ours.listener])), daemon=True
    )
    thread.start()
    yield ours
    server.should_exit = True
    thread.join(PATIENCE)
