"""All tests on a fresh machine: `python3 build/test.py`; what they need is installed before.

python3 build/test.py                      everything
python3 build/test.py lint types           some of: lint, format, types, imports, tests
python3 build/test.py --without-browser    everything that needs no Chromium
python3 build/test.py tests -- -k cover    what stands behind the two dashes goes to pytest
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from fresh import ROOT, NotReadyError, apt, can_apt, ready

CHROMIUM = "/usr/bin/chromium"
CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
}
PARTS = (*CHECKS, "tests")
PROCESSES_MOST = 4


def main() -> int:
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="part", help=f"some of: {', '.join(PARTS)}")
    parser.add_argument("--without-browser", action="store_true", help="leave the browser out")
    asked = parser.parse_args(words[:cut])
    parts = asked.parts or PARTS
    for unknown in set(parts) - set(PARTS):
        parser.error(f"there is no part {unknown}; there are {', '.join(PARTS)}")
    try:
        python = ready("test")
        if "tests" in parts and not asked.without_browser:
            _browser()
    except NotReadyError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    failed = [part for part in CHECKS if part in parts and not _run(python, CHECKS[part])]
    if failed:
        print(f"\nFailed: {', '.join(failed)}", flush=True)
    if "tests" in parts:
        tests = _pytest(asked.without_browser, words[cut + 1 :])
        # A busy machine can make a browser miss its moment: what failed has to pass alone.
        if not _run(python, tests) and not _run(python, ["pytest", "--last-failed", *AGAIN]):
            failed.append("tests")
    return 1 if failed else 0


AGAIN = ("--last-failed-no-failures", "none")


def _browser() -> None:
    """A Chromium for the tests that drive one."""
    if Path(CHROMIUM).exists():
        return
    if not can_apt():
        raise NotReadyError(
            f"The tests in a browser need {CHROMIUM}: sudo apt install chromium."
            " All others: python3 build/test.py --without-browser"
        )
    apt("chromium", "fonts-noto-cjk")


def _pytest(without_browser: bool, more: list[str]) -> list[str]:
    processes = min(os.cpu_count() or 1, PROCESSES_MOST)
    command = ["pytest", "-n", str(processes), "--dist", "worksteal"]
    if without_browser:
        command += ["-m", "not browser"]
    return [*command, *more]


def _run(python: Path, command: list[str]) -> bool:
    """Run a tool of the environment; whether it was content."""
    print(f"\n{' '.join(command)}", flush=True)
    begun = time.monotonic()
    tool = shutil.which(command[0], path=str(python.parent))
    done = subprocess.run([tool or command[0], *command[1:]], cwd=ROOT, check=False)
    if command[0] != "pytest":
        print(f"{time.monotonic() - begun:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
