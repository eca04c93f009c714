"""Tables that are laid before a phone is opened: a match on the server's disk, its key in the page.

So a test begins in the middle of a game without playing up to there, with the deal it wants.
Nothing in the app knows of this: it finds a key in the browser and a match in that key's folder,
as it does after any reload.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.games import registry
from companion.store.keys import owner_folder
from companion.store.matches import Matches
from companion.store.people import People, Settings
from companion.store.sealing import key_text, new_key
from companion.table.clock import Clock
from companion.table.match import Match
from tests.browser.serving import Server

AnyMatch = Match[Any, Any, Any, Any]

KEY = "flutter.companion.key"


def lay(
    server: Server,
    *matches: AnyMatch,
    settings: Settings | None = None,
    clock: Clock | None = None,
) -> dict[str, Any]:
    """Put matches on the server's disk; the last of them is the one on the screen.

    Args:
        server: Where the phone will be opened.
        matches: Any stage of any game.
        settings: The user's settings; the match on the screen is added.
        clock: The countdown of the last match.

    Returns:
        The browser's storage, for `open_phone(storage_state=...)`.
    """
    key = new_key()
    put(server.data, key, *matches, settings=settings, clock=clock)
    return storage(server, key)


def put(
    root: Path,
    key: bytes,
    *matches: AnyMatch,
    settings: Settings | None = None,
    clock: Clock | None = None,
) -> None:
    """The same for a phone with this key, perhaps open already: a reload shows the match."""
    folder = owner_folder(root, key)
    store = Matches(folder, key, registry.game)
    people = People(folder, key)
    table = None
    for match in matches:
        on_screen = clock if match is matches[-1] else None
        table = store.create(match, on_screen).id
        people.remember(match.setting.seats)
    people.change(replace(settings or Settings(), table=table))


def storage(server: Server, key: bytes) -> dict[str, Any]:
    """The browser's storage with this key in it."""
    words = {"name": KEY, "value": json.dumps(key_text(key))}
    return {"origins": [{"origin": server.url.rstrip("/"), "localStorage": [words]}]}
