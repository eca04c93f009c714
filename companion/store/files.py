"""The disk: files that are old or new and never half, one writer at a time, errors in words."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from companion.table.text import Refused, text

if sys.platform == "win32":  # pragma: no cover - told apart by the type checker too
    import msvcrt
else:
    import fcntl

LOCK = ".lock"
_TEMP = ".tmp"

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


class DiskTrouble(Refused):
    """The disk did not do what was asked; what it held before is whole."""


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Errors of the disk as `DiskTrouble`, with a sentence for the player."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise DiskTrouble(text("refused-disk-full")) from error
        if error.errno in _FORBIDDEN:
            raise DiskTrouble(text("refused-disk-closed", path=str(path))) from error
        raise DiskTrouble(text("refused-disk", problem=error.strerror or str(error))) from error


def make_folder(folder: Path) -> None:
    """The folder and those above it, what is missing of them for the owner's eyes only.

    Raises OSError.
    """
    for missing in reversed([folder, *folder.parents]):
        missing.mkdir(mode=0o700, exist_ok=True)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Alone in the folder: threads and processes that come meanwhile wait.

    The lock goes with its process, so that a kill leaves none behind. Raises OSError.
    """
    handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":  # pragma: no cover
            msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX)
        try:
            yield
        finally:
            if sys.platform == "win32":  # pragma: no cover
                os.lseek(handle, 0, os.SEEK_SET)
                msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)
            else:
                fcntl.flock(handle, fcntl.LOCK_UN)
    finally:
        os.close(handle)


def write_whole(path: Path, data: bytes) -> None:
    """The file with this content and mode 0600, safe on the disk when this returns.

    Whatever goes wrong, and whenever, the path holds either its old content or this.
    Raises OSError.
    """
    temp = path.with_name(f".{path.name}.{secrets.token_hex(8)}{_TEMP}")
    try:
        handle = os.open(temp, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temp, path)  # noqa: PTH105 - beside os.fsync, and the tests break both
    except BaseException:
        with suppress(OSError):
            temp.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """That what was renamed or removed in the folder stays so. Raises OSError."""
    if sys.platform == "win32":  # pragma: no cover - a folder cannot be opened there
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sweep(folder: Path) -> None:
    """Take out the half-written files that a kill left. Call it only when alone in the folder.

    Raises OSError.
    """
    for temp in folder.glob(f".*{_TEMP}"):
        temp.unlink(missing_ok=True)
