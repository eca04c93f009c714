"""Bytes as codes for a camera, one or a numbered series, and as one text to send.

A part is a header and a piece of the data: 4 bytes that stand for the whole of it, which part it is
(from 0) and how many there are, 3 bytes for the length of the piece; behind the piece a CRC-32 over
all of that, which no single changed letter passes. For a camera it is written in Base45 (RFC 9285)
behind `CMPN1:`, so that a QR code takes it in its alphanumeric mode; as a text in Base64 for links
behind `CMPN1.`, which survives every messenger. The number is the version of all this.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zlib
from dataclasses import dataclass
from typing import Final

from companion.table.text import Refused, refuse

VERSION: Final = 1
LETTERS_MAX: Final = 600
"""Letters of one part: a QR code of version 15 with error correction M, from screen to phone."""

PARTS_MAX: Final = 255

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
_PREFIX = re.compile(r"CMPN(\d{1,4})([:.])")
_CAMERA, _TEXT = ":", "."
_SET, _LENGTH, _CHECK = 4, 3, 4
_HEAD = _SET + 2 + _LENGTH
_PIECE = (LETTERS_MAX - len(f"CMPN{VERSION}:")) // 3 * 2 - _HEAD - _CHECK


def base45(data: bytes) -> str:
    """Bytes in Base45 (RFC 9285)."""
    out = []
    for at in range(0, len(data), 2):
        pair = data[at : at + 2]
        number = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            number, letter = divmod(number, 45)
            out.append(_ALPHABET[letter])
    return "".join(out)


def from_base45(words: str) -> bytes:
    """The bytes of a text in Base45.

    Raises:
        ValueError: It is none: another letter, a number that is too high, a letter left over.
    """
    out = bytearray()
    for at in range(0, len(words), 3):
        group = words[at : at + 3]
        number = sum(_ALPHABET.index(letter) * 45**place for place, letter in enumerate(group))
        if len(group) == 1 or number >= 1 << 8 * (len(group) - 1):
            raise ValueError("not Base45")
        out += number.to_bytes(len(group) - 1, "big")
    return bytes(out)


def as_codes(data: bytes) -> tuple[str, ...]:
    """The data as parts for a camera, each of `LETTERS_MAX` letters at most and about as long.

    Raises:
        ValueError: It would take more than `PARTS_MAX`.
    """
    count = max(1, -(-len(data) // _PIECE))
    if count > PARTS_MAX:
        raise ValueError("too much for a series of codes")
    size = -(-len(data) // count) or 1
    pieces = [data[at * size : (at + 1) * size] for at in range(count)]
    return tuple(
        f"CMPN{VERSION}{_CAMERA}{base45(_part(data, piece, number, count))}"
        for number, piece in enumerate(pieces)
    )


def as_text(data: bytes) -> str:
    """The data as one text without blanks or line ends.

    Raises:
        ValueError: It is longer than 16 million bytes.
    """
    if len(data) >= 1 << 8 * _LENGTH:
        raise ValueError("too much for a text")
    words = base64.urlsafe_b64encode(_part(data, data, 0, 1)).decode().rstrip("=")
    return f"CMPN{VERSION}{_TEXT}{words}"


def _part(data: bytes, piece: bytes, number: int, count: int) -> bytes:
    head = _set_of(data) + bytes([number, count]) + len(piece).to_bytes(_LENGTH, "big")
    return head + piece + zlib.crc32(head + piece).to_bytes(_CHECK, "big")


def _set_of(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()[:_SET]


@dataclass(frozen=True, slots=True)
class Part:
    """One part as it was read.

    Attributes:
        set: Stands for the whole data; the same in all parts of a series.
        number: Which part, from 0.
        count: How many there are.
        piece: What it carries.
    """

    set: bytes
    number: int
    count: int
    piece: bytes


def read_part(words: str) -> Part:
    """What a camera read, or somebody pasted.

    Raises:
        Refused: It is no code of ours, from a newer version, cut off, or has a slip in it.
    """
    found = _PREFIX.match(words.lstrip())
    if found is None:
        raise refuse("refused-code-other")
    if int(found[1]) > VERSION:
        raise refuse("refused-code-newer")
    if int(found[1]) < VERSION or found[1] != str(VERSION):
        raise refuse("refused-code-damaged")
    rest = words.lstrip()[found.end() :]
    raw = _camera(rest.strip("\r\n")) if found[2] == _CAMERA else _pasted("".join(rest.split()))
    return _checked(raw)


def _camera(words: str) -> bytes:
    whole = len(words) // 3 * 3
    try:
        raw = from_base45(words[:whole])
    except ValueError as error:
        raise refuse("refused-code-damaged") from error
    try:
        return raw + from_base45(words[whole:])
    except ValueError as error:  # the last group is not whole
        raise _slip_at_the_end(raw) from error


def _pasted(words: str) -> bytes:
    kept = words if len(words) % 4 != 1 else words[:-1]
    try:
        raw = base64.b64decode(kept + "=" * (-len(kept) % 4), "-_", validate=True)
    except ValueError as error:
        raise refuse("refused-code-damaged") from error
    if base64.urlsafe_b64encode(raw).decode().rstrip("=") != words:
        raise _slip_at_the_end(raw)  # a letter, or bits of one, that no byte needs
    return raw


def _slip_at_the_end(raw: bytes) -> Refused:
    return refuse("refused-code-cut") if _is_short(raw) else refuse("refused-code-damaged")


def _is_short(raw: bytes) -> bool:
    length = int.from_bytes(raw[_SET + 2 : _HEAD], "big")
    return len(raw) < _HEAD + length + _CHECK


def _checked(raw: bytes) -> Part:
    head, length = raw[:_HEAD], int.from_bytes(raw[_SET + 2 : _HEAD], "big")
    if _is_short(raw):
        raise refuse("refused-code-cut")
    piece, check = raw[_HEAD:-_CHECK], raw[-_CHECK:]
    number, count = raw[_SET], raw[_SET + 1]
    right = zlib.crc32(head + piece).to_bytes(_CHECK, "big") == check
    if not right or len(piece) != length or number >= count:
        raise refuse("refused-code-damaged")
    return Part(head[:_SET], number, count, piece)


@dataclass(frozen=True, slots=True)
class Collected:
    """The parts of one series, as far as they have been read: in any order, and as often as may be.

    Attributes:
        parts: Those read, by their number.
    """

    parts: tuple[Part, ...] = ()

    @property
    def count(self) -> int:
        """How many parts there are in all; 0 before the first is read."""
        return self.parts[0].count if self.parts else 0

    @property
    def missing(self) -> tuple[int, ...]:
        """The parts still to be read, counted from 1 as people do."""
        had = {part.number for part in self.parts}
        return tuple(number + 1 for number in range(self.count) if number not in had)

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return bool(self.parts) and not self.missing

    def with_part(self, words: str) -> Collected:
        """With one more part; one that was read before changes nothing.

        Raises:
            Refused: As `read_part` says, or it belongs to another series.
        """
        part = read_part(words)
        if self.parts and (part.set, part.count) != (self.parts[0].set, self.parts[0].count):
            raise refuse("refused-code-set")
        others = {one.number: one for one in self.parts} | {part.number: part}
        return Collected(tuple(others[number] for number in sorted(others)))

    def data(self) -> bytes:
        """All that was sent.

        Raises:
            Refused: Parts are missing, or they do not fit together.
        """
        if not self.complete:
            raise _missing(self)
        whole = b"".join(part.piece for part in self.parts)
        if _set_of(whole) != self.parts[0].set:
            raise refuse("refused-code-damaged")
        return whole


def _missing(collected: Collected) -> Refused:
    if not collected.parts:
        return refuse("refused-code-other")
    numbers = ", ".join(str(number) for number in collected.missing)
    return refuse("refused-code-missing", count=collected.count, numbers=numbers)
