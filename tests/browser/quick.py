"""The command `companion` with shorter holds and rests, for whole games at a test's pace.

Nothing else differs: the same app, the same screens, the same store. All other tests in a browser
keep the real times, and `test_traps.py` is about them.
"""

from __future__ import annotations

import sys

from companion.cli import main
from companion.ui import theme

QUIET = 0.1


def hurry() -> None:
    theme.HOLD_TO_CONFIRM = 0.1
    theme.HOLD_TO_LOOK = 0.08
    theme.QUIET = QUIET


if __name__ == "__main__":
    hurry()
    sys.exit(main())
