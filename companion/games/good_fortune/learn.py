"""Good Fortune for somebody who learns it: how the app helps, and the rules in brief."""

from __future__ import annotations

from companion.ui.learn import Book, Card, Section

LEARN = Book(
    cards=(
        Card("ui-tile", "fortune-learn-count", "fortune-learn-count-more"),
        Card("ui-book", "fortune-learn-book", "fortune-learn-book-more"),
        Card("ui-why", "fortune-learn-why", "fortune-learn-why-more"),
    ),
    sections=(
        Section("fortune-rules-goal", ("fortune-rules-goal-1",)),
        Section("fortune-rules-start", ("fortune-rules-start-1", "fortune-rules-start-2")),
        Section("fortune-rules-choose", ("fortune-rules-choose-1",)),
        Section("fortune-rules-first", ("fortune-rules-first-1",)),
        Section("fortune-rules-place", ("fortune-rules-place-1", "fortune-rules-place-2")),
        Section("fortune-rules-next", ("fortune-rules-next-1",)),
        Section(
            "fortune-rules-score",
            ("fortune-rules-score-1", "fortune-rules-score-2", "fortune-rules-score-3"),
        ),
        Section("fortune-rules-tie", ("fortune-rules-tie-1", "fortune-rules-tie-2")),
        Section("fortune-rules-charms", ("fortune-rules-charms-1",)),
        Section("fortune-rules-variants", ("fortune-rules-variants-1", "fortune-rules-variants-2")),
    ),
)
"""The cards and the sections, in the order of play."""
