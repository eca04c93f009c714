"""Files that only one key opens, and in which no changed byte goes unnoticed.

A sealed file is a header, a nonce, and AES-256-GCM over the padded data. The header and the
file's name are bound in, so that a file laid over another one does not open. What a lock like this
cannot notice is the same file in an earlier version of itself.
"""

from __future__ import annotations

import base64
import hmac
import os
from enum import StrEnum

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES = 32
MAGIC = b"CMPN"
VERSION = 1
SMALLEST = 16 * 1024
"""Bytes of the smallest sealed data. An ordinary match fits in: its length tells nothing."""

_CHECK_BYTES = 4
_MARK_BYTES = 8
_NONCE_BYTES = 12
_LENGTH_BYTES = 4
_HEAD_BYTES = len(MAGIC) + 1 + _MARK_BYTES


class Reason(StrEnum):
    """Why a file does not open."""

    DAMAGED = "damaged"
    FOREIGN = "foreign"
    NEWER = "newer"
    UNKNOWN_GAME = "unknown-game"
    BROKEN_RULES = "broken-rules"


class NotOpened(Exception):  # noqa: N818 - the same word as the reason's
    """A sealed file that does not open.

    Attributes:
        reason: Damaged, sealed with another key or by another program, from a newer version, of a
            game that is not here, or with a move that the rules refuse.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


def new_key() -> bytes:
    """A fresh key of `KEY_BYTES` bytes, from the machine's own source of secrets."""
    return os.urandom(KEY_BYTES)


def key_text(key: bytes) -> str:
    """The key as 48 letters, digits, `-` and `_`; a few of them only check the others.

    Raises:
        ValueError: The key is not `KEY_BYTES` bytes long.
    """
    return base64.urlsafe_b64encode(key + derive(key, "check")[:_CHECK_BYTES]).decode()


def key_from_text(words: str) -> bytes:
    """The key that `key_text` wrote; space and line ends around it do not matter.

    Raises:
        ValueError: This is no key, or one with a slip in it.
    """
    try:
        key = base64.urlsafe_b64decode(words.strip().encode("ascii"))[:KEY_BYTES]
        right = key_text(key) == words.strip()
    except ValueError as error:
        raise ValueError("not a key") from error
    if not right:
        raise ValueError("not a key")
    return key


def derive(key: bytes, purpose: str) -> bytes:
    """32 bytes that follow from the key and lead nowhere back, others for every purpose.

    Raises:
        ValueError: The key is not `KEY_BYTES` bytes long.
    """
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    return hmac.digest(key, b"companion " + purpose.encode(), "sha256")


def seal(key: bytes, name: str, data: bytes) -> bytes:
    """The data sealed, as the bytes of a file.

    Args:
        key: `KEY_BYTES` bytes.
        name: What the file is, such as `match/` and its id. It opens under no other name.
        data: Whatever is to be kept; its length is hidden up to the next power of two.
    """
    nonce = os.urandom(_NONCE_BYTES)
    head = _head(key)
    return head + nonce + _cipher(key).encrypt(nonce, _padded(data), head + name.encode())


def open_sealed(key: bytes, name: str, blob: bytes) -> bytes:
    """The data that was sealed with this key under this name.

    Raises:
        NotOpened: Anything else, with the reason.
    """
    head, nonce, sealed = (
        blob[:_HEAD_BYTES],
        blob[_HEAD_BYTES : _HEAD_BYTES + _NONCE_BYTES],
        blob[_HEAD_BYTES + _NONCE_BYTES :],
    )
    _check_head(key, head)
    try:
        padded = _cipher(key).decrypt(nonce, sealed, head + name.encode())
    except (InvalidTag, ValueError) as error:
        raise NotOpened(Reason.DAMAGED) from error
    length = int.from_bytes(padded[:_LENGTH_BYTES], "big")
    return padded[_LENGTH_BYTES : _LENGTH_BYTES + length]


def _cipher(key: bytes) -> AESGCM:
    return AESGCM(derive(key, "seal"))


def _head(key: bytes) -> bytes:
    return MAGIC + bytes([VERSION]) + derive(key, "mark")[:_MARK_BYTES]


def _check_head(key: bytes, head: bytes) -> None:
    own = _head(key)
    if head == own:
        return
    if not head.startswith(MAGIC):
        raise NotOpened(Reason.DAMAGED if MAGIC.startswith(head) else Reason.FOREIGN)
    if len(head) < len(own) or head[len(MAGIC)] < VERSION:
        raise NotOpened(Reason.DAMAGED)
    raise NotOpened(Reason.NEWER if head[len(MAGIC)] > VERSION else Reason.FOREIGN)


def _padded(data: bytes) -> bytes:
    framed = len(data).to_bytes(_LENGTH_BYTES, "big") + data
    size = SMALLEST
    while size < len(framed):
        size *= 2
    return framed.ljust(size, b"\0")
