"""Lay out what `flet build` needs: `python3 build/package.py`, then the command that it prints.

`flet build` wants a folder of its own (it deletes the folder `build` inside it, and ours is one),
with the entry beside the package. What is laid out differs from the repository in one thing: the
fonts are unpacked, since only a browser reads WOFF2. The command itself needs the Flutter SDK.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from fresh import ROOT, NotReadyError, ready

STAGE = ROOT / "dist" / "stage"
PRODUCT = "Companion"
BUNDLE = "org.tablecompanion.companion"
SPLASH, SPLASH_DARK = "#F2ECE1", "#14120E"  # the table of the start screen, light and dark

ENTRY = '''"""The entry of the packaged app."""

from companion.main import main

main()
'''


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, default=STAGE, help="dist/stage unless you say")
    target = parser.parse_args().into.resolve()
    if find_spec("fontTools") is None:
        return _again()
    stage(target)
    print(f"Laid out in {target}. Now, with the Flutter SDK and `pip install flet-cli`:")
    print(f"  flet build apk {target}      (or ipa, macos, windows, linux)")
    return 0


def _again() -> int:
    """Once more, with the Python that has what unpacks the fonts."""
    try:
        python = ready("package")
    except NotReadyError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return subprocess.run([python, *sys.argv], check=False).returncode


def stage(target: Path) -> None:
    """Lay everything out in a folder; what lay there is replaced."""
    shutil.rmtree(target, ignore_errors=True)
    source = target / "src"
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "companion", source / "companion", ignore=unwanted)
    shutil.copytree(ROOT / "assets", source / "assets", ignore=shutil.ignore_patterns("screens"))
    for font in (source / "assets" / "fonts").glob("*.woff2"):
        _unpack(font)
    (source / "main.py").write_text(ENTRY, encoding="utf-8")
    (target / "pyproject.toml").write_text(_project(), encoding="utf-8")
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, target / name)


def _unpack(path: Path) -> None:
    """Replace a font by the same one unpacked, under its name: the app asks for that one."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - not every Python has it

    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    font.save(path)


def _project() -> str:
    """What `flet build` reads: the name, what the app needs, how it appears on a phone."""
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    kept = {
        name: ours[name]
        for name in ("name", "version", "description", "requires-python", "license")
    }
    tables = {
        "project": {**kept, "readme": "README.md", "dependencies": ours["dependencies"]},
        "tool.flet": {
            "product": PRODUCT,
            "bundle_id": BUNDLE,
            "copyright": "Under the MIT licence",
        },
        "tool.flet.app": {"path": "src"},
        "tool.flet.splash": {"color": SPLASH, "dark_color": SPLASH_DARK},
    }
    return "\n".join(_table(name, values) for name, values in tables.items())


def _table(name: str, values: dict[str, object]) -> str:
    """A table of TOML, in which texts and lists of texts are written as in JSON."""
    lines = "".join(
        f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items()
    )
    return f"[{name}]\n{lines}"


if __name__ == "__main__":
    sys.exit(main())
