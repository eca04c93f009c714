"""The folder `aside`: files that do not open, kept as they are until they do.

The reason is part of the file's name, so that it can be told on every later day too.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from companion.store.files import make_folder, sync_folder
from companion.store.sealing import Reason
from companion.table.text import Text, text

FOLDER = "aside"
PEOPLE = "people"
"""The name of the file of names and settings."""
KEPT = "kept"
"""How the names of the files of `Kept` begin."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """A file that does not open.

    Attributes:
        file: Where it is.
        why: What is the matter with it and what to do, for the player.
    """

    file: Path
    why: Text


def why(reason: str) -> Text:
    """What is the matter with a match that does not open, for the player."""
    return text(f"aside-{reason if reason in set(Reason) else Reason.DAMAGED}")


def put_aside(path: Path, reason: str) -> Path:
    """Rename the file into the folder `aside` beside it, its bytes untouched.

    Returns:
        Its new path: the old name, the reason, and a number where one stands there already.
        Raises OSError.
    """
    aside = path.parent / FOLDER
    make_folder(aside)
    number = 0
    while True:
        ending = f".{reason}" if number == 0 else f"-{number}.{reason}"
        new = aside / f"{path.name}{ending}"
        if not os.path.lexists(new):
            break
        number += 1
    path.rename(new)
    sync_folder(path.parent)
    return new


def set_aside(folder: Path) -> tuple[SetAside, ...]:
    """Everything that was set aside in the folder and is still there. Raises OSError."""
    return tuple(_told(path) for path in sorted((folder / FOLDER).glob("[!.]*")))


def _told(path: Path) -> SetAside:
    if path.name.startswith(PEOPLE):
        return SetAside(path, text("aside-people"))
    if path.name.startswith(KEPT):
        return SetAside(path, text("aside-kept"))
    return SetAside(path, why(path.suffix[1:]))
