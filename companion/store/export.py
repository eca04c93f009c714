"""Everything in one document, and back.

The document is a JSON object, written with one space of indentation, ASCII, keys in this order:

* `companion`: `"matches"`, which says what it is.
* `version`: 1. A later version may read earlier ones.
* `checksum`: the SHA-256 (hexadecimal) of `content` as JSON with sorted keys and no blanks.
* `content`: an object of
    * `matches`: the finished ones, each with `id`, `game`, `revision`, `created` and `changed`
      (ISO 8601, UTC), `about` (`note`, `place`, `moved`), `match` (`seats`, `options`, `seed`,
      `journal`, see `table.codec`), `clock`, `promise` (see `table.fairness`) and `evidence`: what
      `companion verify` holds against the journal; reading it back leaves it aside.
    * `people`: the names remembered, each with `name` and `colour`, who played last first.
    * `kept`: documents of games, such as a tile book, by name.
    * `sealed`: null, or `count` and `data`: the matches under way, as a list like `matches`, sealed
      with a passphrase (`store.passphrase`) in Base64. In the clear a match under way would tell
      whoever opens the file who is who.

Settings are of the device, and stay on it. The file is refused when a single byte of it differs,
line ends and what stands around it apart.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from companion.store.kept import NAME, Kept
from companion.store.passphrase import WrongPassphrase, open_with, seal_with
from companion.store.people import People, raw_people, seat_of
from companion.store.record import Games, Saved, from_values, to_values
from companion.store.sealing import NotOpened, Reason
from companion.table.codec import MISSHAPEN
from companion.table.seats import Seat
from companion.table.text import Refused, refuse

KIND: Final = "matches"
VERSION: Final = 1

_BOUND = b"companion document 1"
_BEGINNING = '"companion"'
_AROUND = "\ufeff \t\r\n"

Evidence = Callable[[Saved], Any]
"""What goes beside a finished match as JSON values."""


@dataclass(frozen=True, slots=True)
class Document:
    """What a document holds.

    Attributes:
        matches: Finished matches, and those under way once their seal is open.
        people: The names remembered.
        kept: Documents of games, by name.
        sealed: How many matches under way are still sealed.
    """

    matches: tuple[Saved, ...] = ()
    people: tuple[Seat, ...] = ()
    kept: Mapping[str, str] = field(default_factory=dict)
    sealed: int = 0


def write(document: Document, evidence: Evidence, passphrase: str | None = None) -> str:
    """The document as a text for a file.

    Args:
        document: What goes out; nothing of it may be still sealed.
        evidence: What goes beside each finished match.
        passphrase: Seals the matches under way; without one they stay here.
    """
    done = [saved for saved in document.matches if saved.head.outcome is not None]
    rest = [saved for saved in document.matches if saved.head.outcome is None]
    content = {
        "matches": [{**to_values(saved), "evidence": evidence(saved)} for saved in done],
        "people": raw_people(document.people),
        "kept": dict(document.kept),
        "sealed": _sealed(rest, passphrase) if rest and passphrase is not None else None,
    }
    return _document(content)


def _sealed(matches: Sequence[Saved], passphrase: str) -> dict[str, Any]:
    inner = json.dumps([to_values(saved) for saved in matches]).encode()
    data = base64.b64encode(seal_with(passphrase, inner, _BOUND)).decode()
    return {"count": len(matches), "data": data}


def _document(content: Any) -> str:
    whole = {
        "companion": KIND,
        "version": VERSION,
        "checksum": checksum(content),
        "content": content,
    }
    return json.dumps(whole, indent=1)


def checksum(content: Any) -> str:
    """What stands in a document for its content. It finds slips; it keeps nobody from lying."""
    plain = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def parse(words: bytes | str) -> tuple[dict[str, Any], bool]:
    """The content of a document as JSON values, and whether every byte is as it was written.

    Raises:
        Refused: It is another kind of file, from a newer version, cut off, or no JSON any more.
    """
    plain = _plain(words)
    try:
        raw = json.loads(plain)
    except (ValueError, RecursionError) as error:
        raise _broken(plain) from error
    if not isinstance(raw, dict) or raw.get("companion") != KIND:
        raise refuse("refused-file-other")
    version = raw.get("version")
    if type(version) is int and version > VERSION:
        raise refuse("refused-file-newer")
    content = raw.get("content")
    if version != VERSION or not isinstance(content, dict):
        raise refuse("refused-file-changed")
    return content, _document(content) == plain


def _plain(words: bytes | str) -> str:
    if isinstance(words, bytes):
        words = words.decode("utf-8", "replace")  # what is no text is no JSON of ours either
    return words.strip(_AROUND).replace("\r\n", "\n")


def _broken(plain: str) -> Refused:
    if not plain.startswith("{") or _BEGINNING not in plain[:40]:
        return refuse("refused-file-other")
    return refuse("refused-file-changed") if plain.endswith("\n}") else refuse("refused-file-cut")


def read(words: bytes | str, games: Games, passphrase: str | None = None) -> Document:
    """What a document holds, every match replayed from its journal. Nothing is kept yet.

    Args:
        words: The file.
        games: The game of an id; raises KeyError for an unknown one.
        passphrase: Opens the matches under way; without one they stay sealed.

    Raises:
        Refused: As `parse` says, a byte of it was changed, a match of it does not open, or the
            passphrase is another one.
    """
    content, untouched = parse(words)
    if not untouched:
        raise refuse("refused-file-changed")
    try:
        matches = [_match(values, games) for values in content["matches"]]
        people = tuple(filter(None, map(seat_of, content["people"])))
        kept = {str(name): str(text) for name, text in content["kept"].items()}
        sealed = content["sealed"]
        count = 0 if sealed is None else int(sealed["count"])
        if count and passphrase is not None:
            matches += [_match(values, games) for values in _unsealed(sealed, passphrase)]
            count = 0
    except MISSHAPEN as error:
        raise refuse("refused-file-changed") from error
    fit = {name: text for name, text in kept.items() if NAME.fullmatch(name)}
    return Document(tuple(matches), people, fit, count)


def _unsealed(sealed: Any, passphrase: str) -> Any:
    try:
        blob = base64.b64decode(sealed["data"], validate=True)
        return json.loads(open_with(passphrase, blob, _BOUND))
    except WrongPassphrase as error:
        raise refuse("refused-passphrase-file") from error


def _match(values: Any, games: Games) -> Saved:
    if not isinstance(values, dict):
        raise refuse("refused-file-changed")
    try:
        return from_values({k: v for k, v in values.items() if k != "evidence"}, games)
    except NotOpened as error:
        raise _reasons().get(error.reason, refuse("refused-file-changed")) from error


def _reasons() -> dict[Reason, Refused]:
    return {
        Reason.UNKNOWN_GAME: refuse("refused-file-game"),
        Reason.BROKEN_RULES: refuse("refused-file-rules"),
    }


def collect(matches: Sequence[Saved], people: People, kept: Kept) -> Document:
    """All that is here, for `write`.

    Args:
        matches: Those that are to go out, opened.
        people: The names remembered.
        kept: Documents of games.
    """
    documents = {name: text for name in kept.names() if (text := kept.read(name)) is not None}
    return Document(tuple(matches), people.known().people, documents)
