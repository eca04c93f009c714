"""A promise that the app dealt fairly: made before the first move, opened after the last one.

How a deal comes about, so that anybody can do it again with nothing but SHA-256:

1. The table is laid: the game, how many play, the options. The app writes these down as the
   *set-up* (JSON, keys sorted, no blanks, ASCII), and draws a *secret* of 32 bytes and a *nonce* of
   16 from the machine's own source of chance.
2. It shows the *commitment*, `SHA-256("companion promise 1" + LF + secret + nonce + set-up)`,
   before it knows anything of the players' words. From here on it can change none of the three.
3. Whoever wants to types a word. The *seed* is `SHA-256("companion seed 1" + LF + secret + words)`,
   where each seat's word, in seating order, is two bytes for its length (big-endian) and its UTF-8
   bytes; a seat without a word is two zero bytes. LF is one byte, 10.
4. All chance of the match comes from the seed (`table.chance`).
5. After the match the app shows secret, nonce and words.

The app cannot choose the deal, since one word that it did not know changes all of it; nobody who
types a word can, since the secret is unknown. Without any word the deal is fixed before anybody
acts all the same, but it was the app alone that drew it.

Names and colours are in no hash: the deal is made for seats, and a name that is spelled otherwise
later breaks no promise.

A secret move can be promised in the same way (`seal_of`): its code is shown when the move is made,
and opened when all are in.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from companion.table.chance import SEED_BYTES
from companion.table.codec import MISSHAPEN, encode, encode_options, read_options
from companion.table.game import Game
from companion.table.match import Match, Setting
from companion.table.text import refuse

NONCE_BYTES: Final = 16
WORD_MAX: Final = 60
"""The most code points of a player's word."""

LETTERS: Final = "ACDEFGHJKMNPQRTUVWXY34679"
"""What short codes are written in: no two of them look alike."""
CODE_LETTERS: Final = 12
"""Letters of a short code: 55 bits, in three groups."""

_PROMISE = b"companion promise 1\n"
_SEED = b"companion seed 1\n"
_MOVE = b"companion move 1\n"
_TRAIL = b"companion trail 1\n"
_TRAIL_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Promise:
    """What the app binds itself to before it knows the players' words.

    Printed, it keeps secret and nonce to itself. Until the match is over they are for nobody.

    Attributes:
        commitment: 64 hexadecimal digits, shown before anything is dealt.
        set_up: The game, the number of seats and the options, as they went into the commitment.
        secret: 64 hexadecimal digits.
        nonce: 32 hexadecimal digits.
        words: Each seat's word, clockwise, as `clean_word` leaves it; empty for none. Without any
            entry nobody was asked.
    """

    commitment: str
    set_up: str
    secret: str = field(repr=False)
    nonce: str = field(repr=False)
    words: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """The commitment as people compare it (`short_code`)."""
        return short_code(bytes.fromhex(self.commitment))

    @property
    def seed(self) -> bytes:
        """The 32 bytes from which all chance of the match comes."""
        return seed_of(bytes.fromhex(self.secret), self.words)

    def with_words(self, typed: Sequence[str]) -> Promise:
        """The same with each seat's word, clockwise; an empty one for who wants none.

        Raises:
            Refused: A word is too long.
        """
        return replace(self, words=tuple(clean_word(word) for word in typed))


def promise(
    game: Game[Any, Any, Any, Any],
    seats: int,
    options: Any,
    draw: Callable[[int], bytes] = os.urandom,
) -> Promise:
    """A promise for a table that is laid, its secret freshly drawn.

    Whoever changes the game, the number of seats or the options behind it needs another one.

    Args:
        game: The game.
        seats: How many play.
        options: The table's choices, of the game's `options_type`.
        draw: So many bytes of chance; the machine's own source unless a test says otherwise.
    """
    set_up = set_up_of(game, seats, options)
    secret, nonce = draw(SEED_BYTES), draw(NONCE_BYTES)
    commitment = commitment_of(set_up, secret, nonce)
    return Promise(commitment.hex(), set_up, secret.hex(), nonce.hex())


def set_up_of(game: Game[Any, Any, Any, Any], seats: int, options: Any) -> str:
    """The set-up as it goes into the commitment. A later version may have other options."""
    return _dumps({"game": game.id, "options": encode_options(options), "seats": seats})


def commitment_of(set_up: str, secret: bytes, nonce: bytes) -> bytes:
    """The 32 bytes of a commitment."""
    return hashlib.sha256(_PROMISE + secret + nonce + set_up.encode()).digest()


def seed_of(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed that follows from the app's secret and each seat's word."""
    digest = hashlib.sha256(_SEED + secret)
    for word in words:
        raw = word.encode()
        digest.update(len(raw).to_bytes(2, "big") + raw)
    return digest.digest()


def clean_word(typed: str) -> str:
    """A player's word as it goes into the seed and is shown: NFC, blanks folded, no stray code.

    Raises:
        Refused: More than `WORD_MAX` code points are left.
    """
    plain = "".join(c for c in typed if unicodedata.category(c) != "Cs")
    word = " ".join(unicodedata.normalize("NFC", plain).split())
    if len(word) > WORD_MAX:
        raise refuse("refused-word-long", max=WORD_MAX, length=len(word))
    return word


def short_code(digest: bytes) -> str:
    """The beginning of a digest in letters that do not look alike, such as `HK4T-9XAE-M3QD`."""
    number = int.from_bytes(digest[:16], "big")
    letters = ""
    for _ in range(CODE_LETTERS):
        number, rest = divmod(number, len(LETTERS))
        letters += LETTERS[rest]
    return "-".join(letters[at : at + 4] for at in range(0, CODE_LETTERS, 4))


@dataclass(frozen=True, slots=True)
class Kept:
    """Whether a promise was kept, part by part.

    Attributes:
        commitment: Whether what was shown is the hash of secret, nonce and set-up.
        set_up: Whether this table was played by the promised set-up.
        seed: Whether the seed is that of the secret and the words.
    """

    commitment: bool
    set_up: bool
    seed: bool

    def __bool__(self) -> bool:
        """Whether all of it was kept."""
        return self.commitment and self.set_up and self.seed


def check(given: Promise, game: Game[Any, Any, Any, Any], setting: Setting[Any]) -> Kept:
    """Whether a match was dealt as promised. Nothing is raised, whatever the promise holds."""
    try:
        secret, nonce = bytes.fromhex(given.secret), bytes.fromhex(given.nonce)
        whole = (len(secret), len(nonce)) == (SEED_BYTES, NONCE_BYTES)
        shown = commitment_of(given.set_up, secret, nonce).hex() == given.commitment
        return Kept(
            commitment=whole and shown,
            set_up=_laid(given.set_up, game, setting),
            seed=whole
            and len(given.words) in {0, len(setting.seats)}
            and seed_of(secret, given.words) == setting.seed,
        )
    except (ValueError, OverflowError):
        return Kept(commitment=False, set_up=False, seed=False)


def _laid(set_up: str, game: Game[Any, Any, Any, Any], setting: Setting[Any]) -> bool:
    try:
        laid = json.loads(set_up)
        options = read_options(game, laid["options"])
    except (*MISSHAPEN, RecursionError):
        return False
    return bool(
        set(laid) == {"game", "options", "seats"}
        and laid["game"] == game.id
        and laid["seats"] == len(setting.seats)
        and options == setting.options
    )


@dataclass(frozen=True, slots=True)
class Seal:
    """A promise of one secret move.

    Attributes:
        code: What is shown when the move is made; it tells nothing of the move.
        nonce: 32 hexadecimal digits, for nobody until all are in.
        move: The move as it went into the hash: JSON, keys sorted, no blanks, ASCII.
    """

    code: str
    nonce: str = field(repr=False)
    move: str = field(repr=False)


def seal_of(match: Match[Any, Any, Any, Any], at: int) -> Seal:
    """The promise of the journal's move `at`, from 0.

    The code is `short_code(SHA-256("companion move 1" + LF + nonce + move))`, and the nonce the
    first 16 bytes of `HMAC-SHA-256(seed, "companion move 1" + LF + at)`, `at` in decimal: nothing
    has to be kept for it, and a nonce leads back to no seed.

    Raises:
        IndexError: The journal has no such move.
    """
    move = _dumps(encode(match)["journal"][at])
    nonce = hmac.digest(match.setting.seed, _MOVE + str(at).encode(), "sha256")[:NONCE_BYTES]
    return Seal(code_of_move(nonce, move), nonce.hex(), move)


def code_of_move(nonce: bytes, move: str) -> str:
    """The code of a secret move, from what is shown when it is opened."""
    return short_code(hashlib.sha256(_MOVE + nonce + move.encode()).digest())


def trail(match: Match[Any, Any, Any, Any]) -> tuple[str, ...]:
    """What the journal comes to before its first move and after each: digests of 32 bytes, in hex.

    Each is the SHA-256 of the one before and the move; the first is that of seed and options. Two
    journals part where their trails part, and the last entry stands for the whole of it.
    """
    raw = encode(match)
    start = _dumps([match.game.id, len(raw["seats"]), raw["options"], raw["seed"]])
    found = [hashlib.sha256(_TRAIL + start.encode()).digest()]
    for move in raw["journal"]:
        found.append(hashlib.sha256(found[-1] + _dumps(move).encode()).digest())
    return tuple(step.hex() for step in found)


def trail_code(match: Match[Any, Any, Any, Any]) -> str:
    """The whole journal as a short code, to be compared between two copies of a match."""
    return short_code(bytes.fromhex(trail(match)[-1]))


def short_trail(match: Match[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The trail with eight digits a step: enough to find where a copy was changed."""
    return tuple(step[:_TRAIL_DIGITS] for step in trail(match))


def _dumps(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))
