"""A checkout on a fresh machine made ready: an environment of its own with what is asked for.

Nothing here needs more than the Python that runs it. The environment lies in `.venv`; it is made
anew when the folder has moved or Python has changed, and left alone when everything is in it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LEAST = (3, 11)


class NotReadyError(Exception):
    """What is missing on this machine, and what to do about it, in a sentence."""


def ready(extra: str) -> Path:
    """The Python of the environment, with the app and an extra of `pyproject.toml` in it.

    Raises:
        NotReadyError: This Python is too old, or the environment or the packages cannot be had.
    """
    if sys.version_info < LEAST:
        raise NotReadyError(
            f"Companion needs Python 3.11 or newer; this is {sys.version.split()[0]}."
        )
    stamp = VENV / f"ready-for-{extra}"
    wanted = _wanted()
    python = _python()
    if not _works(python) or _stamp(VENV / "made-for") != _place():
        _make()
        (VENV / "made-for").write_text(_place(), encoding="utf-8")
    if _stamp(stamp) != wanted:
        print(f"Installing what is needed into {VENV} (once) ...", flush=True)
        _install(python, extra)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def _python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _place() -> str:
    """What an environment is bound to: where it lies, and the Python it was made with."""
    return f"{ROOT} {sys.version}"


def _wanted() -> str:
    """Changes whenever there may be something to install."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()


def _stamp(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return None


def _works(python: Path) -> bool:
    return python.exists() and _run([str(python), "-m", "pip", "--version"]) is None


def _run(command: list[str]) -> str | None:
    """Run a command quietly: None, or all it said when it failed."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        return str(error)
    return done.stdout if done.returncode else None


def _make() -> None:
    """Make the environment: with venv, else with virtualenv, else once Debian's package is here."""
    trouble = _make_by([sys.executable, "-m", "venv"])
    if trouble and (_run([sys.executable, "-m", "virtualenv", "--version"]) is None):
        trouble = _make_by([sys.executable, "-m", "virtualenv"])
    elif trouble and shutil.which("virtualenv"):
        trouble = _make_by(["virtualenv", "--python", sys.executable])
    if trouble and can_apt():
        apt("python3-venv")
        trouble = _make_by([sys.executable, "-m", "venv"])
    if trouble:
        raise NotReadyError(
            f"{trouble.strip()}\n\nThis Python cannot make an environment. On Debian and Ubuntu:"
            " sudo apt install python3-venv"
        )


def _make_by(command: list[str]) -> str | None:
    shutil.rmtree(VENV, ignore_errors=True)
    trouble = _run([*command, str(VENV)])
    return trouble or (None if _works(_python()) else f"{' '.join(command)} made none that works.")


def _install(python: Path, extra: str) -> None:
    command = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    done = subprocess.run([*command, "--editable", f"{ROOT}[{extra}]"], check=False)
    if done.returncode:
        raise NotReadyError("The packages could not be installed; the lines above say why.")


def can_apt() -> bool:
    """Whether this is a Debian, or one of its kin, on which we may install packages."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def apt(*packages: str) -> None:
    """Install Debian packages.

    Raises:
        NotReadyError: It did not work.
    """
    print(f"Installing {', '.join(packages)} with apt (once) ...", flush=True)
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "--quiet"], install):
        done = subprocess.run(
            command,
            env=surroundings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode and command is install:
            raise NotReadyError(f"{done.stdout.strip()}\n\napt could not install {packages}.")
