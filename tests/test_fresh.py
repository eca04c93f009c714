"""How a fresh machine is made ready; what is installed there is shown by these tests running."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
Ran = list[list[str]]


@pytest.fixture
def fresh(tmp_path: Path) -> ModuleType:
    """The script, with an environment of its own that is not made yet."""
    spec = spec_from_file_location("fresh", ROOT / "build" / "fresh.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.VENV = tmp_path / "environment"
    return module


@pytest.fixture
def ran(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Ran:
    """What was run, on a machine where everything works."""
    commands: Ran = []
    watch(fresh, monkeypatch, commands, lambda command: True)
    return commands


def watch(
    fresh: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    commands: Ran,
    works: Callable[[list[str]], bool],
) -> None:
    """Let commands be noted instead of run; one that makes an environment makes its Python."""

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        words = [str(word) for word in command]
        commands.append(words)
        good = works(words)
        if good and words[-1] == str(fresh.VENV):
            python = fresh._python()
            python.parent.mkdir(parents=True)
            python.touch()
        return subprocess.CompletedProcess(words, 0 if good else 1, "it said why")

    monkeypatch.setattr(fresh.subprocess, "run", run)


def installs(ran: Ran) -> Ran:
    return [command for command in ran if "install" in command and "pip" in command]


def test_the_environment_is_made_and_the_app_put_into_it(fresh: ModuleType, ran: Ran) -> None:
    assert fresh.ready("web") == fresh._python()
    assert [sys.executable, "-m", "venv", str(fresh.VENV)] in ran
    assert installs(ran)[0][-2:] == ["--editable", f"{ROOT}[web]"]


def test_the_second_time_nothing_is_installed(fresh: ModuleType, ran: Ran) -> None:
    fresh.ready("web")
    ran.clear()
    fresh.ready("web")
    assert installs(ran) == []


def test_each_use_has_its_own_packages(fresh: ModuleType, ran: Ran) -> None:
    fresh.ready("web")
    ran.clear()
    fresh.ready("test")
    assert installs(ran)[0][-1] == f"{ROOT}[test]"


def test_other_needs_are_installed(
    fresh: ModuleType, ran: Ran, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh.ready("web")
    ran.clear()
    monkeypatch.setattr(fresh, "_wanted", lambda: "something else")
    fresh.ready("web")
    assert len(installs(ran)) == 1


def test_a_folder_that_was_moved_gets_a_new_environment(fresh: ModuleType, ran: Ran) -> None:
    fresh.ready("web")
    ran.clear()
    (fresh.VENV / "made-for").write_text("another place", encoding="utf-8")
    fresh.ready("web")
    assert [sys.executable, "-m", "venv", str(fresh.VENV)] in ran
    assert len(installs(ran)) == 1


def test_a_python_without_venv_is_helped_by_virtualenv(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: Ran = []
    watch(fresh, monkeypatch, ran, lambda command: "venv" not in command)
    fresh.ready("web")
    assert [sys.executable, "-m", "virtualenv", str(fresh.VENV)] in ran


def test_a_python_that_can_make_none_is_told_what_is_missing(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch(fresh, monkeypatch, [], lambda command: False)
    monkeypatch.setattr(fresh.shutil, "which", lambda name: None)
    with pytest.raises(fresh.NotReadyError, match="python3-venv"):
        fresh.ready("web")


def test_an_old_python_is_told_so(fresh: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fresh, "LEAST", (99, 0))
    with pytest.raises(fresh.NotReadyError, match="needs Python"):
        fresh.ready("web")


def test_packages_that_cannot_be_had_leave_it_to_be_tried_again(
    fresh: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: Ran = []
    watch(fresh, monkeypatch, ran, lambda command: "--editable" not in command)
    for _ in range(2):
        with pytest.raises(fresh.NotReadyError):
            fresh.ready("web")
    assert len(installs(ran)) == 2
