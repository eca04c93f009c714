"""What a saved move costs: `python -m tests.bench.store`.

A move of a long match is saved again and again, in turn with a bare write of the same bytes that
is brought safely to the same disk. Printed is the median of each, and of their ratios.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from companion.store.matches import Matches
from companion.store.sealing import new_key
from tests.table.coin_game import coin_games, coin_match, played

ROUNDS = 50  # of three moves each
SAVES = 200


def bare_write(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        folder = Path(name)
        matches = Matches(folder, new_key(), coin_games)
        match = played(coin_match(ROUNDS), ROUNDS)
        saved = matches.create(match)
        data = next(folder.glob("*.match")).read_bytes()
        ours, bare = [], []
        for _ in range(SAVES):

            def save() -> None:
                nonlocal saved
                saved = matches.save(saved, match)

            ours.append(seconds(save))
            bare.append(seconds(lambda: bare_write(folder / "bare", data)))
        ratio = median(one / other for one, other in zip(ours, bare, strict=True))
    sys.stdout.write(
        f"a match of {len(match.journal)} moves, {len(data)} bytes sealed, {SAVES} saves\n"
        f"a save        {median(ours) * 1000:7.2f} ms\n"
        f"a bare write  {median(bare) * 1000:7.2f} ms\n"
        f"ratio         {ratio:7.2f}\n"
    )


if __name__ == "__main__":
    main()
