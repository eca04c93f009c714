"""Pictures of every screen: `python3 build/screens.py`; they lie in `build/out/screens` then.

    python3 build/screens.py                      light and dark, English and Chinese, small, on its
                                                  side, and with text of twice the size
    python3 build/screens.py small bronze         one variant, and walks that begin so
    python3 build/screens.py --readme             those that the README shows, to assets/screens

Each variant has a folder with a picture a screen, and one sheet with all of them to look over.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from fresh import ROOT, NotReadyError, ready

if TYPE_CHECKING:
    from PIL import Image
    from playwright.sync_api import Browser

    from tests.browser.driver import Driver
    from tests.browser.serving import Server

OUT = ROOT / "build" / "out" / "screens"
README = ROOT / "assets" / "screens"
README_SHOWS = ("home", "cover", "turn", "review")
README_WIDTH = 330
README_COLOURS = 256
LARGER = """addEventListener("DOMContentLoaded", () => {
    document.documentElement.style.fontSize = "%s";
})"""
SETTLE = 500  # ms: what is still on its way from the server, and motion
SHEET_ROW = 10
GALLERY_ROW = 6
SHEET_WIDTH = 206


@dataclass(frozen=True)
class Variant:
    """A phone: its window, brightness and language, and how large it draws text."""

    width: int
    height: int
    dark: bool
    language: str
    text: str = "100%"


VARIANTS = {
    "light": Variant(412, 915, False, "en-US"),
    "dark": Variant(412, 915, True, "en-US"),
    "chinese": Variant(412, 915, False, "zh-TW"),
    "chinese-dark": Variant(412, 915, True, "zh-TW"),
    "small": Variant(320, 640, False, "en-US"),
    "side": Variant(740, 360, False, "en-US"),
    "large": Variant(412, 915, False, "en-US", "200%"),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("asked", nargs="*", help=f"some of: {', '.join(VARIANTS)}; or walks")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README")
    given = parser.parse_args()
    if find_spec("playwright") is None:
        return _again()
    sys.path.insert(0, str(ROOT))
    if given.readme:
        return _readme()
    variants = [name for name in VARIANTS if name in given.asked] or list(VARIANTS)
    walks = tuple(word for word in given.asked if word not in VARIANTS)
    return 1 if _take(variants, walks, OUT) else 0


def _again() -> int:
    """Once more, with the Python that has what drives the browser."""
    try:
        python = ready("test")
    except NotReadyError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return subprocess.run([python, *sys.argv], check=False).returncode


def _take(variants: list[str], begins: tuple[str, ...], out: Path) -> list[str]:
    """Take all walks in these variants: those that did not come to their end."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not every Python has it

    from tests.browser.driver import ARGUMENTS, CHROMIUM  # noqa: PLC0415
    from tests.browser.serving import Server  # noqa: PLC0415

    failed = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        os.chdir(ROOT)
        server = Server(Path(folder), "tests.browser.quick")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        try:
            for name in variants:
                failed += _walks(browser, server, name, begins, out / name)
                _sheet(out / name, out / f"{name}.png")
        finally:
            browser.close()
            server.stop()
    return failed


def _walks(
    browser: Browser, server: Server, variant: str, begins: tuple[str, ...], out: Path
) -> list[str]:
    from tests.browser.walks import WALKS  # noqa: PLC0415

    out.mkdir(parents=True, exist_ok=True)
    failed = []
    for walk in WALKS:
        if not begins or walk.name.startswith(begins):
            print(f"{variant}: {walk.name}", flush=True)
            trouble = _walk(browser, server, VARIANTS[variant], walk.name, out)
            if trouble:
                print(f"  {trouble}", file=sys.stderr)
                failed.append(f"{variant} {walk.name}")
    return failed


def _walk(
    browser: Browser, server: Server, variant: Variant, name: str, out: Path
) -> Exception | None:
    from tests.browser.driver import PAGE_SCRIPT, Driver  # noqa: PLC0415
    from tests.browser.laid import lay  # noqa: PLC0415
    from tests.browser.quick import QUIET  # noqa: PLC0415
    from tests.browser.walking import go  # noqa: PLC0415
    from tests.browser.walks import WALKS  # noqa: PLC0415

    walk = next(each for each in WALKS if each.name == name)
    context = browser.new_context(
        viewport={"width": variant.width, "height": variant.height},
        color_scheme="dark" if variant.dark else "light",
        locale=variant.language,
        has_touch=True,
        reduced_motion="reduce",
        storage_state=lay(server, walk.match()) if walk.match else None,
    )
    context.add_init_script(PAGE_SCRIPT)
    context.add_init_script(LARGER % variant.text)
    try:
        phone = Driver(context, server.url, rest=int(QUIET * 1000) + 50)
        phone.wait_loaded()
        go(phone, walk, lambda picture: _shoot(phone, out / f"{picture}.png"))
    except Exception as trouble:
        context.pages[0].screenshot(path=out / f"{name}-stopped.png")
        return trouble
    finally:
        context.close()
    return None


def _shoot(phone: Driver, path: Path) -> None:
    phone.page.wait_for_timeout(SETTLE)
    phone.screenshot(path)


def _sheet(folder: Path, path: Path) -> None:
    """All pictures of a folder on one, small, with their names below."""
    files = sorted(folder.glob("*.png"), key=lambda file: file.stat().st_mtime)
    if files:
        _laid_out(files, SHEET_ROW).save(path)


def _laid_out(files: list[Path], row: int) -> Image.Image:
    from PIL import Image, ImageDraw  # noqa: PLC0415

    pictures = [Image.open(file).convert("RGB") for file in files]
    height = round(pictures[0].height * SHEET_WIDTH / pictures[0].width)
    rows = -(-len(pictures) // row)
    sheet = Image.new("RGB", (row * (SHEET_WIDTH + 8), rows * (height + 24)), "white")
    draw = ImageDraw.Draw(sheet)
    for number, (file, picture) in enumerate(zip(files, pictures, strict=True)):
        x = number % row * (SHEET_WIDTH + 8)
        y = number // row * (height + 24)
        small = picture.resize((SHEET_WIDTH, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (x, y))
        draw.text((x + 4, y + height + 4), file.stem, fill="black")
    return sheet


def _readme() -> int:
    """The few pictures at the top of the README, and a sheet with every screen of each part."""
    from PIL import Image  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        taken = Path(folder)
        if _take(["light"], (), taken):
            return 1
        README.mkdir(parents=True, exist_ok=True)
        for name in README_SHOWS:
            picture = Image.open(io.BytesIO((taken / "light" / f"{name}.png").read_bytes()))
            height = round(picture.height * README_WIDTH / picture.width)
            small = picture.convert("RGB").resize((README_WIDTH, height), Image.Resampling.LANCZOS)
            small.quantize(README_COLOURS).save(README / f"{name}.png", optimize=True)
        for part, shots in _parts().items():
            files = [taken / "light" / f"{shot}.png" for shot in shots]
            sheet = _laid_out(files, GALLERY_ROW).quantize(README_COLOURS)
            sheet.save(README / f"all-{part}.png", optimize=True)
    return 0


def _parts() -> dict[str, list[str]]:
    """The pictures of all walks, by the first word of the walk's name."""
    from tests.browser.walking import shots  # noqa: PLC0415
    from tests.browser.walks import WALKS  # noqa: PLC0415

    found: dict[str, list[str]] = {}
    for walk in WALKS:
        found.setdefault(walk.name.split("-")[0], []).extend(shots(walk))
    return found


if __name__ == "__main__":
    sys.exit(main())
