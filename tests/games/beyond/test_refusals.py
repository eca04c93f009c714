"""What the game refuses is said in a sentence."""

import re
from pathlib import Path

from companion.games.beyond import game
from companion.texts import catalogue

HOME = Path(game.__file__).parent


def used() -> set[str]:
    sources = [*HOME.glob("*.py"), *HOME.glob("rules/*.py")]
    words = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    return set(re.findall(r'"(refused-beyond-[a-z-]+)"', words))


def written() -> set[str]:
    file = HOME.parents[1] / "locales" / "en" / "beyond_refusals.ftl"
    return set(re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    assert used() == written()
    assert all(message in catalogue("en") for message in written())
