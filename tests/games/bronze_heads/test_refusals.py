"""What the game refuses is said in a sentence."""

import re
from pathlib import Path

from companion.games.bronze_heads import rules
from companion.games.bronze_heads.terms import Phase, Step
from companion.texts import catalogue

SOURCES = [
    *Path(rules.__file__).parent.glob("*.py"),
    *Path(rules.__file__).parent.parent.glob("*.py"),
]


def _used():
    words = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    found = set(re.findall(r'"(refused-bronze-[a-z-]+[a-z])"', words))
    steps = (Step.FIRST, Step.SECOND, Step.PASS)
    return (
        found
        | {f"refused-bronze-in-{phase}" for phase in Phase}
        | {f"refused-bronze-at-{step}" for step in steps}
    )


def _written():
    file = Path(rules.__file__).parents[3] / "locales" / "en" / "bronze_refusals.ftl"
    return set(re.findall(r"^(refused-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal():
    assert _used() == _written()
    assert all(message in catalogue("en") for message in _written())


def test_no_refusal_about_a_taken_role_names_anybody():
    assert "{" not in catalogue("en")("refused-bronze-role-taken")
