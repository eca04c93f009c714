"""The README is the door: what it points at is there, and its commands are those that are run."""

from __future__ import annotations

import re
from pathlib import Path

from companion.games import registry
from companion.table.text import text
from companion.texts import LANGUAGES, catalogue
from companion.ui.settings_screen import OWN_NAMES
from tests.browser.walks import WALKS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINKS = re.findall(r"\]\(([^)]+)\)", README)
BLOCKS = re.findall(r"```\n(.*?)```", README, re.DOTALL)


def test_everything_it_points_at_is_there() -> None:
    assert len(LINKS) > 10
    assert [link for link in LINKS if not (ROOT / link).exists()] == []


def test_ci_runs_exactly_the_command_for_the_tests() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert run[-1] == f"exec {BLOCKS[1].strip()}"
    assert [line for line in run[:-1] if not line.startswith(("#", "cd "))] == []


def test_the_scripts_that_it_calls_are_there() -> None:
    scripts = re.findall(r"build/\w+\.py", README)
    assert scripts
    assert [script for script in scripts if not (ROOT / script).is_file()] == []


def test_it_names_every_game_and_every_language() -> None:
    for game in registry.playable():
        assert catalogue("en").say(text(f"{game}-short")) in README, game
    assert all(OWN_NAMES[language] in README for language in LANGUAGES)


def test_its_gallery_has_a_sheet_for_every_part_that_a_walk_goes_through() -> None:
    parts = {walk.name.split("-")[0] for walk in WALKS}
    assert {f"assets/screens/all-{part}.png" for part in parts} <= set(LINKS)
