"""Finished matches as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable
from typing import Final

from companion.store.matches import Entry

COLUMNS: Final = (
    "date",
    "game",
    "place",
    "seat",
    "name",
    "colour",
    "points",
    "won",
    "note",
    "match",
)
"""The first row; these words are for programs and stay English."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def as_csv(entries: Iterable[Entry], title: Callable[[str], str] = str) -> str:
    """One row for each person of each finished match, in the order given (RFC 4180).

    Dates are in UTC, seats counted from 1, `won` is 1 or 0, and who has no points has none. A text
    that a spreadsheet would take for a formula gets an apostrophe in front. Spreadsheets want the
    file as UTF-8 with a mark (`utf-8-sig`).

    Args:
        entries: Matches of a `Listing`; those under way are left out.
        title: A game's name by its id.
    """
    out = io.StringIO(newline="")
    rows = csv.writer(out, quoting=csv.QUOTE_MINIMAL, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for entry in entries:
        rows.writerows(_rows(entry, title))
    return out.getvalue()


def _rows(entry: Entry, title: Callable[[str], str]) -> Iterable[tuple[str | int, ...]]:
    head = entry.head
    if head.outcome is None:
        return
    for at, (seat, points) in enumerate(zip(head.seats, head.outcome.scores, strict=True)):
        yield (
            head.changed.strftime("%Y-%m-%d %H:%M:%S"),
            _plain(title(head.game)),
            _plain(head.about.place),
            at + 1,
            _plain(seat.name),
            seat.colour.value,
            "" if points is None else points,
            int(at in head.outcome.winners),
            _plain(head.about.note),
            f"{entry.id}",
        )


def _plain(words: str) -> str:
    return f"'{words}" if words.startswith(_FORMULA) else words
