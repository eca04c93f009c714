"""Small documents that outlive a match, sealed: a box's tile book, the values a table plays with.

Each lies in a file of its own, named by whoever keeps it; what is in it is that one's business.
"""

from __future__ import annotations

import re
from pathlib import Path

from companion.store.aside import KEPT as FILE
from companion.store.aside import put_aside
from companion.store.files import in_words, locked, make_folder, write_whole
from companion.store.sealing import NotOpened, open_sealed, seal

NAME = re.compile(r"[a-z][a-z-]{0,39}")
"""What a document may be called."""


class Kept:
    """The documents of one key in one folder (the same as its matches').

    Args:
        folder: Where they lie; made for the owner's eyes only when it is missing.
        key: 32 bytes, as for the matches.

    Raises:
        DiskTrouble: From every operation: the disk does not let us.
    """

    def __init__(self, folder: Path, key: bytes) -> None:
        self._folder = folder
        self._key = key
        with in_words(folder):
            make_folder(folder)

    def read(self, name: str) -> str | None:
        """The document of that name, or None without one.

        One that does not open is set aside as it is, which `Matches.list` tells; then there is
        none.

        Args:
            name: Small letters and hyphens, such as a game's id.
        """
        path = self._path(name)
        with in_words(path), locked(self._folder):
            try:
                return open_sealed(self._key, path.name, path.read_bytes()).decode()
            except FileNotFoundError:
                return None
            except NotOpened as trouble:
                put_aside(path, trouble.reason)
                return None

    def write(self, name: str, document: str) -> None:
        """Keep this document in place of the one of that name; on the disk when this returns."""
        path = self._path(name)
        with in_words(path), locked(self._folder):
            write_whole(path, seal(self._key, path.name, document.encode()))

    def names(self) -> tuple[str, ...]:
        """The names of all documents, in the order of the alphabet."""
        with in_words(self._folder):
            found = (path.name for path in self._folder.glob(f"{FILE}-*"))
            return tuple(sorted(name.removeprefix(f"{FILE}-") for name in found))

    def _path(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise ValueError(f"no name for a document: {name}")
        return self._folder / f"{FILE}-{name}"
