"""Where a key is kept on a computer, and which folder of a server belongs to which key.

On a phone the key lies in the platform's secure storage and on the web in the browser's own;
both are reached through the screens, which hand it over as `sealing.key_from_text`.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from companion.store.files import in_words, locked, make_folder, write_whole
from companion.store.sealing import derive, key_from_text, key_text, new_key
from companion.table.text import refuse

_OWNER_HEX = 32


def owner_id(key: bytes) -> str:
    """The name of the folder that belongs to the key: 32 hexadecimal digits.

    Only who has the key finds the folder; who sees the folder learns nothing of the key.
    """
    return derive(key, "owner").hex()[:_OWNER_HEX]


def owner_folder(root: Path, key: bytes) -> Path:
    """The folder of one browser among those of many on a server."""
    return root / owner_id(key)


def load_key_file(path: Path) -> bytes:
    """The key in the file; the first time, a fresh one is made and kept there.

    The file is for the owner's eyes only: made so, and mended when others could read it. However
    many processes ask at once, they get the same key. A file that holds no key is left as it is:
    to write over it would be to lose every match sealed with it.

    Raises:
        Refused: The file holds no key, belongs to somebody else, or the disk does not let us.
    """
    with in_words(path):
        make_folder(path.parent)
        with locked(path.parent):
            if not os.path.lexists(path):
                write_whole(path, key_text(new_key()).encode() + b"\n")
            _only_for_the_owner(path)
            words = path.read_bytes()
    try:
        return key_from_text(words.decode("ascii"))
    except ValueError as error:
        raise refuse("refused-key-damaged", path=str(path)) from error


def _only_for_the_owner(path: Path) -> None:
    if os.name != "posix":  # pragma: no cover - elsewhere the folder's own rights do it
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & 0o077:
        path.chmod(mode & 0o700)
