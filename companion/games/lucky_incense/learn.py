"""Lucky First Incense for somebody who learns it: how the app helps, and the rules in brief."""

from __future__ import annotations

from companion.ui.learn import Book, Card, Section

LEARN = Book(
    cards=(
        Card("ui-moon", "lucky-learn-evening", "lucky-learn-evening-more"),
        Card("ui-play", "lucky-learn-midnight", "lucky-learn-midnight-more"),
        Card("ui-why", "lucky-learn-why", "lucky-learn-why-more"),
    ),
    sections=(
        Section("lucky-rules-goal", ("lucky-rules-goal-1",)),
        Section(
            "lucky-rules-table",
            ("lucky-rules-table-1", "lucky-rules-table-2", "lucky-rules-table-3"),
        ),
        Section(
            "lucky-rules-evening",
            ("lucky-rules-evening-1", "lucky-rules-evening-2", "lucky-rules-evening-3"),
        ),
        Section("lucky-rules-pairs", ("lucky-rules-pairs-1", "lucky-rules-pairs-2")),
        Section("lucky-rules-colour", ("lucky-rules-colour-1",)),
        Section(
            "lucky-rules-family",
            (
                "lucky-rules-family-1",
                "lucky-rules-family-2",
                "lucky-rules-family-3",
                "lucky-rules-family-4",
            ),
        ),
        Section("lucky-rules-ancestor", ("lucky-rules-ancestor-1", "lucky-rules-ancestor-2")),
        Section("lucky-rules-rewards", ("lucky-rules-rewards-1", "lucky-rules-rewards-2")),
        Section("lucky-rules-junior", ("lucky-rules-junior-1",)),
        Section("lucky-rules-incense", ("lucky-rules-incense-1", "lucky-rules-incense-2")),
        Section(
            "lucky-rules-gods",
            (
                "lucky-rules-gods-1",
                "lucky-rules-gods-2",
                "lucky-rules-gods-3",
                "lucky-rules-gods-4",
                "lucky-rules-gods-5",
            ),
        ),
    ),
)
"""The cards and the sections, in the order of play."""
