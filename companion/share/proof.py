"""Whether the app dealt fairly and told the truth: an exported match is played once more.

What goes beside a match in a document (`evidence_of`) is the trail of its journal, its outcome, and
all that the app told people (`table.evidence`). `verify` makes all three anew from seed and journal
and says where they part. Whoever writes a whole file anew can make it fit itself; against that
stand the codes that people saw: of the promise before the deal, of secret moves, and of the journal
at the end (`fairness.trail_code`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.store import export
from companion.store.record import AnyGame, AnyMatch, Games, Saved, read_promise
from companion.table.codec import MISSHAPEN, encode_outcome, read_move, read_setting
from companion.table.evidence import Evidence, Told
from companion.table.fairness import (
    Promise,
    check,
    short_trail,
    trail_code,
)
from companion.table.match import begin
from companion.table.text import Refused, Text, text

Evidences = Callable[[str], Evidence | None]
"""A game's evidence by its id; None where the app decides nothing, KeyError for an unknown id."""

_ODD = (*MISSHAPEN, ArithmeticError, AssertionError, RecursionError)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    Attributes:
        holds: Whether it is as it should be.
        words: What was found.
        proved: Whether more than the app's word stands for it.
    """

    holds: bool
    words: Text
    proved: bool = True


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found about one match.

    Attributes:
        title: Which match: its game, day and people.
        findings: In the order in which they were looked at; the last one tells where it breaks.
    """

    title: Text
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Whether all is as it should be."""
        return all(finding.holds for finding in self.findings)

    @property
    def verdict(self) -> Text:
        """All of it in a sentence."""
        return _verdict(self.holds, all(finding.proved for finding in self.findings))


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in a file.

    Attributes:
        untouched: Whether every byte is as the app wrote it.
        matches: Each finished match.
        sealed: How many matches under way are in it, sealed and not looked at.
    """

    untouched: bool
    matches: tuple[Checked, ...]
    sealed: int

    @property
    def holds(self) -> bool:
        """Whether all is as it should be."""
        return self.untouched and all(match.holds for match in self.matches)

    @property
    def proved(self) -> bool:
        """Whether all holds, and was promised before it was dealt."""
        return self.holds and all(one.proved for match in self.matches for one in match.findings)

    @property
    def verdict(self) -> Text:
        """All of it in a sentence."""
        return _verdict(self.holds, self.proved)


def _verdict(holds: bool, proved: bool) -> Text:
    if not holds:
        return text("proof-breaks")
    return text("proof-holds" if proved else "proof-unproved")


def evidence_of(saved: Saved, evidences: Evidences) -> dict[str, Any]:
    """What goes beside a finished match in a document, as JSON values."""
    match = saved.match
    assert match.outcome is not None
    return {
        "trail": list(short_trail(match)),
        "told": [line.kept for line in _told(match, evidences)],
        "outcome": encode_outcome(match.outcome),
    }


def _told(match: AnyMatch, evidences: Evidences) -> tuple[Told, ...]:
    game_evidence = evidences(match.game.id)
    return () if game_evidence is None else game_evidence.told(match)


def verify(words: bytes | str, games: Games, evidences: Evidences) -> Report:
    """Look at every match of an exported document, also of one that was changed since.

    Args:
        words: The file.
        games: The game of an id; raises KeyError for an unknown one.
        evidences: A game's evidence.

    Raises:
        Refused: It is another kind of file, from a newer version, cut off, or no JSON any more.
    """
    content, untouched = export.parse(words)
    entries, sealed = content.get("matches"), content.get("sealed")
    matches = entries if isinstance(entries, list) else []
    count = sealed.get("count") if isinstance(sealed, dict) else 0
    return Report(
        untouched and isinstance(entries, list),
        tuple(_checked(values, games, evidences) for values in matches),
        count if type(count) is int else 0,
    )


def _checked(values: Any, games: Games, evidences: Evidences) -> Checked:
    try:
        names = ", ".join(str(seat["name"]) for seat in values["match"]["seats"])
        day, game_id = str(values["changed"])[:10], str(values["game"])
    except _ODD:
        return Checked(text("proof-title-unknown"), (_bad(text("proof-unreadable")),))
    try:
        game = games(game_id)
    except KeyError:
        title = text("proof-title", game=game_id, date=day, names=names)
        return Checked(title, (_bad(text("proof-unknown-game")),))
    title = text("proof-title", game=text(f"{game.id}-short"), date=day, names=names)
    steps = _steps(values, game, evidences)
    return Checked(title, tuple(_bad(s) if isinstance(s, Text) else s for s in steps))


def _good(words: Text) -> Finding:
    return Finding(True, words)


def _bad(words: Text) -> Finding:
    return Finding(False, words)


def _steps(values: Any, game: AnyGame, evidences: Evidences) -> Iterator[Finding | Text]:
    """What holds, and the bare words for what does not.

    A broken promise is told and the rest is looked at all the same; where the journal breaks,
    nothing behind it can be.
    """
    played = _replayed(values["match"], game)
    if isinstance(played, Text):
        yield played
        return
    yield from _promised(values.get("promise"), played)
    game_evidence = evidences(game.id)
    if game_evidence is not None:
        for words in game_evidence.dealt(played):
            yield _good(words)
    yield _good(text("proof-replayed", count=len(played.journal)))
    yield from _evidence(values.get("evidence"), played, evidences)


def _replayed(raw: Any, game: AnyGame) -> AnyMatch | Text:
    """The match, or the move at which its journal breaks."""
    try:
        setting, entries = read_setting(game, raw)
        match = begin(game, setting)
    except Refused as refused:
        return text("proof-set-up-refused", why=refused.why)
    except _ODD:
        return text("proof-unreadable")
    for number, entry in enumerate(entries, 1):
        try:
            move = read_move(game, entry)
            match = match.play(move)
        except Refused as refused:
            name = type(move).__name__
            return text("proof-move-refused", number=number, move=name, why=refused.why)
        except _ODD:
            return text("proof-move-unreadable", number=number)
    return match


def _promised(raw: Any, match: AnyMatch) -> Iterator[Finding | Text]:
    if raw is None:
        yield Finding(True, text("proof-no-promise"), proved=False)
        return
    try:
        promise = read_promise(raw)
        code = promise.code
    except _ODD:
        yield text("proof-promise-unreadable")
        return
    kept = check(promise, match.game, match.setting)
    if not kept.commitment:
        yield text("proof-promise-commitment", code=code)
    elif not kept.set_up:
        yield text("proof-promise-set-up", code=code)
    elif not kept.seed:
        yield text("proof-promise-seed", code=code)
    else:
        yield _good(text("proof-promise-kept", code=code))
        yield _good(_words(promise, match))


def _words(promise: Promise, match: AnyMatch) -> Text:
    seats = match.setting.seats
    said = [seat.name for seat, word in zip(seats, promise.words, strict=False) if word]
    return text("proof-words", names=", ".join(said)) if said else text("proof-no-words")


def _evidence(raw: Any, match: AnyMatch, evidences: Evidences) -> Iterator[Finding | Text]:
    if not isinstance(raw, dict):
        yield text("proof-no-evidence")
        return
    parted = _parting(raw.get("trail"), list(short_trail(match)))
    if parted is not None:
        yield text("proof-trail-start") if parted == 0 else text("proof-trail", number=parted)
        return
    told = _told(match, evidences)
    at = _parting(raw.get("told"), [line.kept for line in told])
    if at is not None:
        yield _untold(told, at)
        return
    if match.outcome is None or raw.get("outcome") != encode_outcome(match.outcome):
        yield text("proof-outcome")
        return
    for line in told:
        yield _good(line.words)
    yield _good(text("proof-told", count=len(told)))
    yield _good(text("proof-trail-code", code=trail_code(match)))


def _parting(kept: Any, made: list[Any]) -> int | None:
    """Where two lists part for the first time; None where they are one."""
    if kept == made:
        return None
    if not isinstance(kept, list):
        return 0
    pairs = enumerate(zip(kept, made, strict=False))
    shorter = min(len(kept), len(made))
    return next((at for at, (one, other) in pairs if one != other), shorter)


def _untold(told: tuple[Told, ...], at: int) -> Text:
    if at < len(told):
        return text("proof-told-otherwise", number=told[at].at + 1, words=told[at].words)
    return text("proof-told-more")
