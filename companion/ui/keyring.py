"""Where the key lies: in the browser's storage, the phone's secure storage, or the owner's file."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import flet as ft

from companion.store.keys import load_key_file
from companion.store.sealing import key_from_text, key_text, new_key
from companion.table.text import refuse

_NAME = "companion.key"
_PATIENCE = 10.0
"""Seconds to wait for a storage that sleeps."""
_SETTLE = 0.3
"""Seconds in which another page that starts at the same moment has written its key too."""

Read = Callable[[], Awaitable[object]]
Write = Callable[[str], Awaitable[object]]


def data_folder() -> Path:
    """Where matches lie on this machine: the packaged app's folder, or the user's data folder."""
    packaged = os.environ.get("FLET_APP_STORAGE_DATA")
    if packaged:
        return Path(packaged)
    chosen = os.environ.get("COMPANION_DATA") or os.environ.get("XDG_DATA_HOME")
    base = Path(chosen) if chosen else Path.home() / ".local" / "share"
    return base if os.environ.get("COMPANION_DATA") else base / "companion"


async def fetch_key(page: ft.Page, root: Path) -> bytes:
    """The key of whoever holds this device; made at the first start.

    Raises:
        Refused: The storage does not answer or holds something else; nothing was overwritten.
    """
    if page.web:
        storage = ft.SharedPreferences()
        return await _stored(lambda: storage.get(_NAME), lambda words: storage.set(_NAME, words))
    if page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS):
        from flet_secure_storage import SecureStorage  # noqa: PLC0415 - only a phone has it

        safe = SecureStorage()
        return await _stored(lambda: safe.get(_NAME), lambda words: safe.set(_NAME, words))
    return load_key_file(root / "key")


async def _stored(read: Read, write: Write) -> bytes:
    try:
        words = await asyncio.wait_for(read(), _PATIENCE)
        if words is None:
            key = new_key()
            await asyncio.wait_for(write(key_text(key)), _PATIENCE)
            # Two pages of one browser may start at once: whichever wrote last gave the key.
            await asyncio.sleep(_SETTLE)
            words = await asyncio.wait_for(read(), _PATIENCE)
    except (TimeoutError, RuntimeError) as error:
        raise refuse("refused-key-storage") from error
    try:
        return key_from_text(str(words))
    except ValueError as error:
        raise refuse("refused-key-storage") from error
