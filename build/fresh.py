"""What start.py and test.py share: an environment with what an extra of the project needs."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
OLDEST = (3, 11)


def environment(extra: str) -> Path:
    """The folder of the environment's commands, with the project and an extra of it installed.

    Installs only when pyproject.toml has changed since. Ends the program in words when it cannot.
    """
    if sys.version_info < OLDEST:
        sys.exit(
            f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}."
        )
    commands = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
    python = commands / ("python.exe" if os.name == "nt" else "python")
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    mark = ENVIRONMENT / f"installed-{extra}"
    if mark.is_file() and mark.read_text() == wanted and python.exists():
        return commands
    if not python.exists():
        try:
            venv.create(ENVIRONMENT, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit(
                "This Python cannot make an environment. On Debian: apt-get install python3-venv"
            )
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.run([*pip, "--editable", f"{ROOT}[{extra}]"], check=False).returncode:
        sys.exit("The packages could not be installed. Is there a network to a package index?")
    mark.write_text(wanted)
    return commands
