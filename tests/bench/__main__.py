"""How fast it is: `python -m tests.bench` for all, or `python -m tests.bench door` for one.

A machine's own speed says little, so each figure stands beside something bare that was measured in
the same run, and their ratio is what to compare from day to day.
"""

from __future__ import annotations

import sys

from tests.bench import door, page, store

BENCHES = {"store": store.main, "door": door.main, "page": page.main}


def main() -> None:
    asked = sys.argv[1:] or list(BENCHES)
    for name in asked:
        BENCHES[name]()
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
