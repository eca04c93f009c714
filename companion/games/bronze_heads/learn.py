"""Bronze Heads for somebody who learns it: how the app helps, and the rules in brief."""

from __future__ import annotations

from companion.ui.learn import Book, Card, Section

LEARN = Book(
    cards=(
        Card("ui-lock", "bronze-learn-secrets", "bronze-learn-secrets-more"),
        Card("ui-cards", "bronze-learn-memory", "bronze-learn-memory-more"),
        Card("ui-why", "bronze-learn-sums", "bronze-learn-sums-more"),
    ),
    sections=(
        Section("bronze-rules-goal", ("bronze-rules-goal-1", "bronze-rules-goal-2")),
        Section("bronze-rules-sides", ("bronze-rules-sides-1", "bronze-rules-sides-2")),
        Section("bronze-rules-night", ("bronze-rules-night-1", "bronze-rules-night-2")),
        Section("bronze-rules-turn", ("bronze-rules-turn-1", "bronze-rules-turn-2")),
        Section("bronze-rules-look", ("bronze-rules-look-1", "bronze-rules-look-2")),
        Section("bronze-rules-lao", ("bronze-rules-lao-1", "bronze-rules-lao-2")),
        Section(
            "bronze-rules-yao", ("bronze-rules-yao-1", "bronze-rules-yao-2", "bronze-rules-yao-3")
        ),
        Section("bronze-rules-zheng", ("bronze-rules-zheng-1",)),
        Section(
            "bronze-rules-appraisers",
            (
                "bronze-rules-appraisers-1",
                "bronze-rules-appraisers-2",
                "bronze-rules-appraisers-3",
                "bronze-rules-appraisers-4",
            ),
        ),
        Section("bronze-rules-talk", ("bronze-rules-talk-1",)),
        Section(
            "bronze-rules-vote",
            ("bronze-rules-vote-1", "bronze-rules-vote-2", "bronze-rules-vote-3"),
        ),
        Section("bronze-rules-judging", ("bronze-rules-judging-1", "bronze-rules-judging-2")),
        Section(
            "bronze-rules-points",
            ("bronze-rules-points-1", "bronze-rules-points-2", "bronze-rules-points-3"),
        ),
        Section("bronze-rules-house", ("bronze-rules-house-1", "bronze-rules-house-2")),
    ),
)
"""The cards and the sections, in the order of play."""
