"""Words fit where they stand, in every language, measured with the fonts that are shipped."""

from __future__ import annotations

import pytest

from companion.games import registry
from companion.games.bronze_heads.moves import Head, Role
from companion.games.lucky_incense.words import Card
from companion.table.text import text
from companion.texts import LANGUAGES, catalogue
from companion.ui import theme
from companion.ui.theme import Style
from tests import measure
from tests.catalogues import NBSP, messages
from tests.said import dashed

ROLES = dashed(Role)

# id, or its beginning and a star; style; size in sp; width in dp; lines. Widths are those of a
# phone 320 dp wide where nothing else is said; a quiet button has an edge of 1 besides its padding.
ROOM: list[tuple[tuple[str, ...], Style, float, float, int]] = [
    # The tiles of the cabinet, 412 and 320 wide
    (("tile-empty", "bronze-nobody", "bronze-not-now", "bronze-to-table"), theme.SMALL, 14, 81, 1),
    (("tile-empty", "bronze-nobody", "bronze-not-now", "bronze-to-table"), theme.SMALL, 13, 62, 1),
    (("bronze-invert-short", *(f"bronze-head-{h}" for h in Head)), theme.SMALL, 13, 62, 1),
    # Buttons of a fixed width, and those beside them
    (("go-back",), theme.BUTTON, 18, 84, 1),
    (("name-done",), theme.BUTTON, 18, 102, 1),
    (("set-up-options",), theme.BUTTON, 18, 102, 2),
    (("go-home",), theme.BUTTON, 18, 114, 1),
    (("set-up-deal", "name-next"), theme.BUTTON, 18, 132, 2),
    (("over-again",), theme.BUTTON, 18, 120, 2),
    (("bronze-vote-done",), theme.BUTTON, 18, 150, 2),
    (("notebook-keep",), theme.BUTTON, 18, 140, 2),
    (("notebook-write", "notebook-done"), theme.BUTTON, 18, 116, 2),
    (("bronze-enter-again", "bronze-enter-keep"), theme.BUTTON, 18, 116, 2),
    (("talk-start", "talk-pause", "talk-next"), theme.BUTTON, 18, 86, 1),
    # Buttons that have the dock to themselves
    (("talk-vote", "options-done", "menu-close", "bronze-next-round"), theme.BUTTON, 18, 272, 1),
    (("bronze-to-judging", "bronze-night-done", "bronze-chips-done"), theme.BUTTON, 18, 272, 1),
    (("bronze-reveal-to-heads", "bronze-reveal-to-people"), theme.BUTTON, 18, 272, 1),
    # Lucky First Incense
    (("go-back",), theme.BUTTON, 18, 78, 1),
    (("lucky-to-midnight",), theme.BUTTON, 18, 102, 1),
    (("lucky-review",), theme.BUTTON, 18, 100, 1),
    (("lucky-bell-anyway",), theme.BUTTON, 18, 156, 2),
    (("lucky-card-away", "lucky-done"), theme.BUTTON, 18, 116, 2),
    (
        ("lucky-lay-done", "lucky-to-turns", "lucky-bell", "lucky-bell-left"),
        theme.BUTTON,
        18,
        272,
        1,
    ),
    (("lucky-skip", "lucky-hand-out", "lucky-to-rewards", "lucky-run-*"), theme.BUTTON, 18, 272, 1),
    (("lucky-next-year", "lucky-finish", "lucky-gather-show"), theme.BUTTON, 18, 272, 1),
    (("lucky-pick-hold",), theme.BUTTON, 18, 240, 1),
    (("lucky-only", "lucky-numbered"), theme.LABEL, 13, 71, 1),
    (tuple(f"lucky-card-{card}" for card in dashed(Card)), theme.SMALL, 12, 54, 2),
    (("lucky-evening", "lucky-midnight", "lucky-short-header"), theme.LABEL, 14, 200, 1),
    # Good Fortune
    (("fortune-count",), theme.BUTTON, 18, 98, 1),
    (("fortune-next-turn", "fortune-last-turn"), theme.BUTTON, 18, 136, 2),
    (("fortune-end-series", "fortune-burn"), theme.BUTTON, 18, 114, 2),
    (("fortune-next-game", "fortune-burn-not"), theme.BUTTON, 18, 120, 2),
    (("fortune-count-now", "fortune-who-won", "fortune-group-add"), theme.BUTTON, 18, 272, 1),
    (("fortune-pick-pair",), theme.LABEL, 14, 296, 1),
    (("fortune-from",), theme.SMALL, 14, 110, 1),
    (("fortune-sum",), theme.CAPTION, 13, 77, 2),
    (("good-fortune-short",), theme.LABEL, 14, 200, 1),
    # Beyond
    (("beyond-each*",), theme.CAPTION, 13, 102, 1),
    (("beyond-spirit-*",), theme.STRONG, 15, 102, 2),
    (("beyond-item-*",), theme.SMALL, 14, 114, 1),
    (("beyond-odds-at",), theme.LABEL, 14, 84, 1),
    (("beyond-odds-reached", "beyond-odds-without", "beyond-odds-with"), theme.CAPTION, 13, 60, 2),
    (("beyond-count",), theme.BUTTON, 18, 78, 1),
    (("beyond-last-turn", "beyond-who-won"), theme.BUTTON, 18, 148, 2),
    (("beyond-taken", "beyond-count-now", "beyond-values-done"), theme.BUTTON, 18, 272, 1),
    (("beyond-short",), theme.LABEL, 14, 200, 1),
    # Under the seal, in landscape; and the strip
    (("seal-look", "seal-let-go", "notebook-hold", "notebook-let-go"), theme.BUTTON, 18, 240, 1),
    (("seal-look-under", "seal-again", "grid-how", "cover-others"), theme.CAPTION, 13, 240, 2),
    (("bronze-ask-*", "bronze-pass-prompt", "bronze-enter-prompt"), theme.BUTTON, 18, 280, 1),
    # The header, and the tabs of the review at 360 and 320
    (("bronze-heads-short", "bronze-round"), theme.LABEL, 14, 200, 1),
    (("review-result", "review-round", "review-people"), theme.LABEL, 13, 60.8, 1),
    (("review-result", "review-round-short", "review-people"), theme.LABEL, 13, 56, 1),
    # What a field of the vote says, at 412
    (("bronze-vote-type", "bronze-kept-*", "bronze-left-behind"), theme.CAPTION, 13, 224, 1),
    # The secret card at 360: one line in its low first row
    (("bronze-result-round",), theme.BUTTON, 18, 206, 1),
    # The secret card: three lines for what a role does, at 412 and at 320
    (tuple(f"bronze-does-{role}" for role in ROLES), theme.DENSE, 15, 296, 3),
    (tuple(f"bronze-does-{role}" for role in ROLES), theme.SMALL, 14, 220, 3),
    (("bronze-result-kept", "bronze-hindrance-*"), theme.SMALL, 14, 220, 3),
    (tuple(f"bronze-can-{role}" for role in ROLES), theme.BUTTON, 18, 296, 1),
]


def _ids(pattern: str) -> list[str]:
    if not pattern.endswith("*"):
        return [pattern]
    return [id_ for id_ in messages("en") if id_.startswith(pattern[:-1])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOM, ids=lambda room: f"{room[0][0]}-{room[3]}")
def test_words_fit_where_they_stand(
    language: str, room: tuple[tuple[str, ...], Style, float, float, int]
) -> None:
    patterns, style, size, width, most = room
    writing, say = measure.writing(language), catalogue(language)
    for pattern in patterns:
        for id_ in _ids(pattern):
            variables = messages(language)[id_].variables
            for number in (0, 1, 8):
                words = say.say(text(id_, **dict.fromkeys(variables, number)))
                took = measure.lines(words, style.family, size, width, writing)
                assert took <= most, f"{id_}: {words} ({took} lines)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.playable())
def test_the_values_of_an_option_fit_side_by_side(language: str, game: str) -> None:
    writing, say = measure.writing(language), catalogue(language)
    for choice in registry.screens(game).choices:
        count = len(choice.values)
        width = (296 - 8 - 4 * (count - 1)) / count - 16
        for id_ in choice.words:
            took = measure.lines(say(id_), theme.LABEL.family, 14, width, writing)
            assert took <= 2, f"{id_}: {say(id_)} has {width:.0f} dp"


def test_lines_break_where_the_toolkit_breaks_them() -> None:
    assert measure.pieces("two words") == ["two ", "words"]
    assert measure.pieces("Demi-finales") == ["Demi-", "finales"]
    assert measure.pieces(f"Qui{NBSP}? Toi") == [f"Qui{NBSP}? ", "Toi"]
    assert measure.pieces("你好，Ann 在") == ["你", "好，", "Ann ", "在"]
    assert measure.lines("iiii", "sans", 16, 5, "latin") == measure.TOO_WIDE
