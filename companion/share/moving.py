"""A match goes to another phone: sealed with a passphrase, as codes for its camera or as a text.

The first phone shows codes and, apart from them, the passphrase. Once the other phone has the
match, the first marks its copy as moved (`store.history.mark_moved`). The match keeps its id, so
that it can come back and be longer.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from companion.share.codes import Collected, as_codes, as_text
from companion.share.packing import Misshapen, Source, pack, shape_of
from companion.store.matches import Gone, Matches
from companion.store.merging import same_deal
from companion.store.passphrase import WrongPassphrase, new_passphrase, open_with, seal_with
from companion.store.record import About, AnyGame, Games, Saved, make_head
from companion.table.chance import SEED_BYTES
from companion.table.clock import Clock
from companion.table.codec import MISSHAPEN
from companion.table.fairness import NONCE_BYTES, Promise, check, commitment_of, set_up_of
from companion.table.match import Setting, replay
from companion.table.seats import Seat
from companion.table.text import Refused, refuse

_BOUND = b"companion match 1"
_EPOCH = datetime(2020, 1, 1, tzinfo=UTC)
_TICK = timedelta(microseconds=1)
_SIZE_MAX = 1 << 22
_ID_BYTES = 16
_NO_PROMISE, _PLAIN_PROMISE, _ODD_PROMISE = range(3)


@dataclass(frozen=True, slots=True)
class Parcel:
    """A match on its way.

    Attributes:
        passphrase: To be told or shown apart from the codes.
        codes: For a camera, in their order; one where it can be.
        text: The same for a message.
    """

    passphrase: str
    codes: tuple[str, ...]
    text: str


def wrap(saved: Saved, passphrase: str | None = None) -> Parcel:
    """The match for another phone.

    Args:
        saved: The match as it was saved last.
        passphrase: What opens it; a fresh one is drawn without.
    """
    words = new_passphrase() if passphrase is None else passphrase
    blob = seal_with(words, _shorter(_packed(saved)), _BOUND)
    return Parcel(words, as_codes(blob), as_text(blob))


def unwrap(collected: Collected, passphrase: str, games: Games) -> Saved:
    """The match that was sent, replayed from its journal; it is not kept yet (`receive`).

    Args:
        collected: All parts, or the text as the only one.
        passphrase: As typed: case, blanks and hyphens do not matter.
        games: The game of an id; raises KeyError for an unknown one.

    Raises:
        Refused: Parts are missing or damaged, the passphrase is another one, the phones have
            different versions, the game is not here, or its rules refuse a move.
    """
    blob = collected.data()
    try:
        data = open_with(passphrase, blob, _BOUND)
    except WrongPassphrase as error:
        raise refuse("refused-passphrase") from error
    try:
        return _unpacked(_longer(data), games)
    except (
        Misshapen,
        struct.error,
        zlib.error,
        AssertionError,
        ArithmeticError,
        *MISSHAPEN,
    ) as error:
        raise refuse("refused-code-damaged") from error


def receive(matches: Matches, saved: Saved) -> Saved:
    """Keep a match that came from another phone, to be played on here.

    A copy that was here before it left, or that is shorter, gives way to it.

    Raises:
        Refused: The very match is here already, the one here has come further, or both were
            played on apart; nothing is changed.
        DiskTrouble: It could not be written.
    """
    try:
        here = matches.open(saved.id)
    except Gone:
        return matches.adopt(saved)
    mine, theirs = here.match.journal, saved.match.journal
    if not same_deal(here, saved) or mine != theirs[: len(mine)]:
        ahead = same_deal(here, saved) and theirs == mine[: len(theirs)]
        raise refuse("refused-move-behind") if ahead else refuse("refused-move-apart")
    if mine == theirs and here.head.about.moved is None:
        raise refuse("refused-move-here")
    return matches.supersede(here, saved)


# As bytes


def _shorter(data: bytes) -> bytes:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    squeezed = squeeze.compress(data) + squeeze.flush()
    return b"\1" + squeezed if len(squeezed) < len(data) else b"\0" + data


def _longer(data: bytes) -> bytes:
    if data[:1] == b"\0":
        return data[1:]
    unfold = zlib.decompressobj(-15)
    found = unfold.decompress(data[1:], _SIZE_MAX)
    if data[:1] != b"\1" or not unfold.eof or unfold.unused_data:
        raise ValueError("not what was squeezed")
    return found


def _kinds(game: AnyGame) -> tuple[Any, ...]:
    return (Seat, game.options_type, *game.move_types)


def _packed(saved: Saved) -> bytes:
    game, setting, head = saved.match.game, saved.match.setting, saved.head
    kinds = game.move_types
    return b"".join(
        (
            pack(str, game.id),
            shape_of(_kinds(game)),
            bytes.fromhex(saved.id),
            pack(int, head.revision),
            *(pack(int, (time - _EPOCH) // _TICK) for time in (head.created, head.changed)),
            pack(str, head.about.note),
            pack(str, head.about.place),
            _packed_clock(saved.clock),
            pack(tuple[Seat, ...], setting.seats),
            pack(game.options_type, setting.options),
            _packed_chance(saved),
            pack(int, len(saved.match.journal)),
            *(
                bytes([kinds.index(type(move))]) + pack(type(move), move)
                for move in saved.match.journal
            ),
        )
    )


def _packed_clock(clock: Clock | None) -> bytes:
    if clock is None:
        return b"\0"
    times = [clock.length, clock.remaining]
    if clock.deadline is not None:
        times.append(clock.deadline)
    return bytes([len(times)]) + struct.pack(f">{len(times)}d", *times)


def _packed_chance(saved: Saved) -> bytes:
    """The seed, or where it follows from the promise the promise alone."""
    promise, setting = saved.promise, saved.match.setting
    if promise is None:
        return bytes([_NO_PROMISE]) + setting.seed
    game = saved.match.game
    usual = promise.set_up == set_up_of(game, len(setting.seats), setting.options)
    if usual and check(promise, game, setting):
        raw = bytes.fromhex(promise.secret) + bytes.fromhex(promise.nonce)
        return bytes([_PLAIN_PROMISE]) + raw + pack(tuple[str, ...], promise.words)
    return bytes([_ODD_PROMISE]) + setting.seed + pack(Promise, promise)


def _unpacked(data: bytes, games: Games) -> Saved:
    source = Source(data)
    game_id = source.read(str)
    try:
        game = games(game_id)
    except KeyError as error:
        raise refuse("refused-code-game") from error
    if source.take(4) != shape_of(_kinds(game)):
        raise refuse("refused-code-version")
    match_id, revision = source.take(_ID_BYTES).hex(), source.read(int)
    created, changed = (_EPOCH + source.read(int) * _TICK for _ in range(2))
    about = About(source.read(str), source.read(str))
    clock = _read_clock(source)
    seats = source.read(tuple[Seat, ...])
    options = source.read(game.options_type)
    seed, promise = _read_chance(source, game, len(seats), options)
    kinds = dict(enumerate(game.move_types))
    journal = tuple(_read_move(source, kinds) for _ in range(source.read(int)))
    source.end()
    try:
        match = replay(game, Setting(seats, options, seed), journal)
    except Refused as error:
        raise refuse("refused-code-rules") from error
    head = make_head(match, revision, created, changed, about)
    return Saved(match_id, head, match, clock, promise)


def _read_move(source: Source, kinds: Mapping[int, type[Any]]) -> Any:
    kind = kinds.get(source.take(1)[0])
    if kind is None:
        raise Misshapen("no such move")
    return source.read(kind)


def _read_clock(source: Source) -> Clock | None:
    count = source.take(1)[0]
    if count == 0:
        return None
    if count not in {2, 3}:
        raise Misshapen("no clock")
    times = struct.unpack(f">{count}d", source.take(8 * count))
    return Clock(*times)


def _read_chance(
    source: Source, game: AnyGame, seats: int, options: Any
) -> tuple[bytes, Promise | None]:
    kind = source.take(1)[0]
    if kind == _NO_PROMISE:
        return source.take(SEED_BYTES), None
    if kind == _ODD_PROMISE:
        return source.take(SEED_BYTES), source.read(Promise)
    if kind != _PLAIN_PROMISE:
        raise Misshapen("no promise")
    secret, nonce = source.take(SEED_BYTES), source.take(NONCE_BYTES)
    words = source.read(tuple[str, ...])
    set_up = set_up_of(game, seats, options)
    commitment = commitment_of(set_up, secret, nonce).hex()
    promise = Promise(commitment, set_up, secret.hex(), nonce.hex(), words)
    return promise.seed, promise
