"""Install what the tests need and run them all: linter, types, import rules, then pytest.

On Debian as root a missing Chromium is installed too. Arguments go to pytest, such as
`-m "not browser"`; the exit status is not 0 when anything fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from fresh import ROOT, environment

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-logo"),
)


def chromium() -> None:
    """Install Debian's Chromium where it is missing and that is possible; else say so."""
    if shutil.which("chromium"):
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print("There is no chromium here: the tests in a browser will fail. Install it first.")
        return
    quiet = {
        "stdout": subprocess.DEVNULL,
        "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    }
    subprocess.run(["apt-get", "update", "-q"], check=False, **quiet)
    subprocess.run(
        ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"], check=True, **quiet
    )


def main() -> int:
    """Run everything; 0 when all of it passes."""
    commands: Path = environment("test")
    chromium()
    failed = []
    for name, *words in CHECKS:
        print(f"== {name} {' '.join(words)}", flush=True)
        if subprocess.run([commands / name, *words], cwd=ROOT, check=False).returncode:
            failed.append(name)
    print("== pytest", flush=True)
    status = subprocess.run([commands / "pytest", *sys.argv[1:]], cwd=ROOT, check=False).returncode
    if failed:
        print(f"Failed before pytest: {', '.join(failed)}", file=sys.stderr)
    return status or bool(failed)


if __name__ == "__main__":
    sys.exit(main())
