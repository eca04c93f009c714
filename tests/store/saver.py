"""A table that plays and saves until somebody ends it.

Run as `python -m tests.store.saver FOLDER ID [STEP]`. After every save it says, on a line of its
own, how many moves are acknowledged. With a step it kills itself, with the one signal that cannot
be caught, at that step of its second save.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from companion.store.matches import Conflict, Matches
from tests.table.coin_game import Cry, coin_games

KEY = bytes(range(32))
STEPS = ("begun", "written", "safe", "replaced", "kept")


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before(call: str, use: int) -> None:
    """Die instead of this use of the call."""
    real: Callable[..., Any] = getattr(os, call)
    uses = iter(range(1, 1_000_000))

    def deadly(*args: Any, **kwargs: Any) -> Any:
        if next(uses) == use:
            die()
        return real(*args, **kwargs)

    setattr(os, call, deadly)


def arm(step: str) -> None:
    """Set up the death at a step of the next save."""
    {
        "begun": lambda: before("fdopen", 1),  # the half-written file is there, and empty
        "written": lambda: before("fsync", 1),
        "safe": lambda: before("replace", 1),
        "replaced": lambda: before("fsync", 2),
        "kept": lambda: before("close", 2),
    }[step]()


def say(moves: int) -> None:
    sys.stdout.write(f"{moves}\n")
    sys.stdout.flush()


def main(folder: str, match_id: str, step: str | None = None) -> None:
    matches = Matches(Path(folder), KEY, coin_games)
    saved = matches.open(match_id)
    for number in count():
        if number == 1 and step:
            arm(step)
        try:
            saved = matches.save(saved, saved.match.play(Cry(f"{os.getpid()} {number}")))
        except Conflict:
            saved = matches.open(match_id)
        else:
            say(len(saved.match.journal))


if __name__ == "__main__":
    main(*sys.argv[1:])
