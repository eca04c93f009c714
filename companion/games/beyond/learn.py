"""Beyond for somebody who learns it: how the app helps, and the rules in brief."""

from __future__ import annotations

from companion.ui.learn import Book, Card, Section

LEARN = Book(
    cards=(
        Card("ui-plus", "beyond-learn-score", "beyond-learn-score-more"),
        Card("ui-dice", "beyond-learn-odds", "beyond-learn-odds-more"),
        Card("ui-flag", "beyond-learn-end", "beyond-learn-end-more"),
    ),
    sections=(
        Section("beyond-rules-goal", ("beyond-rules-goal-1",)),
        Section(
            "beyond-rules-reveal",
            ("beyond-rules-reveal-1", "beyond-rules-reveal-2", "beyond-rules-reveal-3"),
        ),
        Section("beyond-rules-place", ("beyond-rules-place-1",)),
        Section("beyond-rules-enchant", ("beyond-rules-enchant-1",)),
        Section("beyond-rules-capture", ("beyond-rules-capture-1", "beyond-rules-capture-2")),
        Section("beyond-rules-end", ("beyond-rules-end-1", "beyond-rules-end-2")),
        Section("beyond-rules-score", ("beyond-rules-score-1", "beyond-rules-score-2")),
        Section("beyond-rules-tie", ("beyond-rules-tie-1",)),
        Section("beyond-rules-advanced", ("beyond-rules-advanced-1",)),
        Section(
            "beyond-rules-summon",
            ("beyond-rules-summon-1", "beyond-rules-summon-2", "beyond-rules-summon-3"),
        ),
    ),
)
"""The cards and the sections, in the order of play."""
