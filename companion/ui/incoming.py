"""A file that is chosen on the device: it comes in the same answer, or from a browser by itself.

A socket's message may not be as large as a file, so a page sends the file to an address that holds
for that one file and nobody can guess. It stays in memory, and never lies on the server's disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import flet as ft

from companion.table.text import refuse

LIMIT: Final = 16
"""Megabytes that a file may have: well over a thousand matches."""
PREFIX: Final = "/file/"
PATIENCE: Final = 60.0
"""Seconds that a file may take from the browser to this server."""

Receive = Callable[[], Awaitable[Mapping[str, Any]]]
"""What a server gives to read a request's body by (ASGI)."""

_waiting: dict[str, asyncio.Future[bytes | None]] = {}


async def choose(page: ft.Page) -> tuple[str, bytes] | None:
    """Let the user choose a file.

    Returns:
        Its name and what is in it; None where nothing was chosen.

    Raises:
        Refused: It is larger than `LIMIT`, or it could not be read.
    """
    picker = ft.FilePicker()
    try:
        chosen = await picker.pick_files(with_data=not page.web, cancel_upload_on_window_blur=False)
        if not chosen:
            return None
        if chosen[0].size > LIMIT << 20:
            raise refuse("refused-file-size", limit=LIMIT)
        data = await _fetched(picker, chosen[0]) if page.web else chosen[0].bytes
    except (RuntimeError, TimeoutError, OSError) as error:
        raise refuse("refused-file-reading") from error
    if data is None:
        raise refuse("refused-file-reading")
    return chosen[0].name, data


async def _fetched(picker: ft.FilePicker, file: ft.FilePickerFile) -> bytes | None:
    address = PREFIX + secrets.token_urlsafe(24)
    coming: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
    _waiting[address] = coming

    def heard(event: ft.FilePickerUploadEvent) -> None:
        if event.error and not coming.done():
            coming.set_result(None)

    picker.on_upload = heard
    try:
        upload = ft.FilePickerUploadFile(upload_url=address, name=file.name, id=file.id)
        await picker.upload([upload])
        return await asyncio.wait_for(coming, PATIENCE)
    finally:
        del _waiting[address]


async def take(path: str, method: str, receive: Receive) -> int:
    """A file comes to this server: read it for whoever waits for it; the status to answer with."""
    coming = _waiting.get(path)
    if coming is None or method != "PUT":
        return 404
    data = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return 400
        data += message.get("body", b"")
        if len(data) > LIMIT << 20:
            return 413
        if not message.get("more_body"):
            break
    if not coming.done():
        coming.set_result(bytes(data))
    return 204
