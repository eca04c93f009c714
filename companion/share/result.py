"""A result as plain text, for a QR code or a message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from companion.table.game import Outcome
from companion.table.seats import Seat
from companion.table.text import Text, text


def result_text(
    say: Callable[[Text], str],
    title: str,
    when: datetime,
    seats: Sequence[Seat],
    outcome: Outcome,
    code: str | None = None,
) -> str:
    """A line for the game, one for the day, and one for everybody, winners first, then by points.

    Args:
        say: Puts a message into words (`texts.Catalogue.say`).
        title: The game's name.
        when: When it was played, in the time zone of its players.
        seats: Who played, clockwise.
        outcome: How it ended.
        code: The journal's code (`fairness.trail_code`), by which copies can be compared.
    """
    order = places(outcome)
    lines = [title, when.date().isoformat()]
    lines += [say(_line(seats[at].name, outcome.scores[at], at in outcome.winners)) for at in order]
    if code is not None:
        lines.append(say(text("result-code", code=code)))
    return "\n".join(lines)


def places(outcome: Outcome) -> list[int]:
    """The seats as a result names them: winners first, then by points, then clockwise."""
    return sorted(range(len(outcome.scores)), key=lambda at: _place(outcome, at))


def _place(outcome: Outcome, at: int) -> tuple[bool, int, int]:
    score = outcome.scores[at]
    return at not in outcome.winners, -(score or 0), at


def _line(name: str, score: int | None, won: bool) -> Text:
    if score is None:
        return text("result-won", name=name) if won else text("result-plain", name=name)
    if won:
        return text("result-won-points", name=name, points=score)
    return text("result-points", name=name, points=score)
