"""Data sealed for whoever knows a short passphrase: for what leaves this device on purpose.

The key is scrypt over the passphrase and a salt drawn for each seal, so that a guess costs a tenth
of a second and 32 MB; the lock is AES-256-GCM, which no changed byte passes.
"""

from __future__ import annotations

import os
import secrets
import unicodedata
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from companion.table.fairness import LETTERS

PASSPHRASE_LETTERS: Final = 8
"""Letters of a passphrase: 36 bits, which with scrypt are thousands of years of one machine."""

SALT_BYTES, TAG_BYTES = 16, 16
_KEY_BYTES, _NONCE_BYTES = 32, 12
_COST, _BLOCK, _LANES = 1 << 15, 8, 1


class WrongPassphrase(Exception):  # noqa: N818 - beside Refused
    """The seal does not open: another passphrase, or other data than was sealed."""


def new_passphrase() -> str:
    """A fresh passphrase in two groups, such as `HK4T-9XAE`; no two of its letters look alike."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(PASSPHRASE_LETTERS))
    return f"{letters[:4]}-{letters[4:]}"


def typed_passphrase(typed: str) -> str:
    """What was typed, with case, blanks and hyphens as `new_passphrase` writes them."""
    plain = unicodedata.normalize("NFKC", typed).upper()
    return "".join(char for char in plain if char.isalnum())


def seal_with(passphrase: str, data: bytes, bound: bytes = b"") -> bytes:
    """The data sealed: the salt, and the data with 16 bytes more.

    Args:
        passphrase: As typed or as drawn.
        data: Whatever is to be sealed; its length shows.
        bound: What stands beside it in the clear, without which it does not open.
    """
    salt = os.urandom(SALT_BYTES)
    key, nonce = _derived(passphrase, salt)
    return salt + AESGCM(key).encrypt(nonce, data, bound)


def open_with(passphrase: str, blob: bytes, bound: bytes = b"") -> bytes:
    """The data that was sealed with this passphrase and bound to this.

    Raises:
        WrongPassphrase: Anything else.
    """
    key, nonce = _derived(passphrase, blob[:SALT_BYTES])
    try:
        return AESGCM(key).decrypt(nonce, blob[SALT_BYTES:], bound)
    except (InvalidTag, ValueError) as error:
        raise WrongPassphrase from error


def _derived(passphrase: str, salt: bytes) -> tuple[bytes, bytes]:
    """A key for one use and its nonce: the salt is never drawn twice."""
    kdf = Scrypt(salt, _KEY_BYTES + _NONCE_BYTES, _COST, _BLOCK, _LANES)
    made = kdf.derive(typed_passphrase(passphrase).encode())
    return made[:_KEY_BYTES], made[_KEY_BYTES:]
