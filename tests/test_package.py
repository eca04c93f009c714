"""What is laid out for `flet build`: complete, and it starts; the build itself needs Flutter."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parent.parent
PICTURES = {".svg", ".png", ".woff2", ".txt"}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the script lays out."""
    target = tmp_path_factory.mktemp("package") / "stage"
    script = ROOT / "build" / "package.py"
    done = subprocess.run(
        [sys.executable, script, "--into", target], capture_output=True, text=True, check=True
    )
    assert f"flet build apk {target}" in done.stdout
    return target


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_every_module_and_text_of_the_app_is_there_and_nothing_made_from_them(stage: Path) -> None:
    tracked = {name for name in files(ROOT / "companion") if "__pycache__" not in name}
    assert files(stage / "src" / "companion") == tracked
    assert any(name.endswith(".ftl") for name in tracked)


def test_every_picture_and_font_is_there(stage: Path) -> None:
    ours = {name for name in files(ROOT / "assets") if not name.startswith("screens")}
    assert files(stage / "src" / "assets") == ours
    assert (stage / "src" / "assets" / "icon.png").exists(), "what the phone's icon is made from"


def test_the_fonts_are_such_as_a_phone_can_read_and_hold_the_same_letters(stage: Path) -> None:
    for path in (stage / "src" / "assets" / "fonts").glob("*.woff2"):
        assert path.read_bytes()[:4] in (b"OTTO", b"\x00\x01\x00\x00"), path.name
    name = "serif-bold-latin.woff2"
    here, there = ROOT / "assets" / "fonts" / name, stage / "src" / "assets" / "fonts" / name
    assert TTFont(there).getBestCmap() == TTFont(here).getBestCmap()


def test_the_tool_is_told_what_the_app_needs_and_where_it_begins(stage: Path) -> None:
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    told = tomllib.loads((stage / "pyproject.toml").read_text(encoding="utf-8"))
    for name in ("name", "version", "dependencies", "requires-python"):
        assert told["project"][name] == ours["project"][name]
    flet = told["tool"]["flet"]
    assert (stage / flet["app"]["path"] / "main.py").exists()
    assert flet["product"] == "Companion"


def test_the_entry_starts_the_app_from_what_is_laid_out(stage: Path) -> None:
    """Everything but the window: a stand-in for it says what it was asked to show."""
    source = stage / "src"
    watch = f"""
import builtins, runpy, sys
sys.path.insert(0, {str(source)!r})
import flet
def run(main, *, name, assets_dir):
    import companion
    print(name, assets_dir, companion.__file__, callable(main), sep="\\n")
flet.run = run
on_a_phone_there_is_no_server = {{"flet_web", "uvicorn", "fastapi", "starlette", "flet_desktop"}}
imported = builtins.__import__
def only_what_a_phone_has(name, *rest):
    assert name.split(".")[0] not in on_a_phone_there_is_no_server, name
    return imported(name, *rest)
builtins.__import__ = only_what_a_phone_has
runpy.run_path({str(source / "main.py")!r}, run_name="__main__")
"""
    done = subprocess.run(
        [sys.executable, "-c", watch], capture_output=True, text=True, check=False, cwd=stage
    )
    assert done.returncode == 0, done.stderr
    shown = [
        "Companion",
        str(source / "assets"),
        str(source / "companion" / "__init__.py"),
        "True",
    ]
    assert done.stdout.splitlines() == shown
