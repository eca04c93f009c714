"""What an answer of the referee's door costs.

All cases of a game are answered again and again, in turn with bare reading and writing of the same
JSON. Printed is the median of each a case, and of their ratios.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median

from companion.games import registry
from companion.table.reading import BadInput, parse
from tests.games.case_files import load_cases

ROUNDS = 20


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    sys.stdout.write(f"the referee's door, {ROUNDS} rounds of all cases\n")
    for game in registry.FOLDERS:
        door = registry.referee(game)
        lines = [json.dumps(case["input"]).encode() for case in load_cases(game)]

        def answer(door: Callable[..., object] = door, lines: list[bytes] = lines) -> None:
            for line in lines:
                try:
                    json.dumps(door(parse(line)))
                except BadInput as error:
                    json.dumps(error.at)

        def bare(lines: list[bytes] = lines) -> None:
            for line in lines:
                json.dumps(json.loads(line))

        pairs = [(seconds(answer), seconds(bare)) for _ in range(ROUNDS)]
        ours = median(one for one, _ in pairs) / len(lines)
        others = median(other for _, other in pairs) / len(lines)
        ratio = median(one / other for one, other in pairs)
        sys.stdout.write(
            f"{game:14} {ours * 1e6:8.0f} us a case"
            f" {others * 1e6:8.0f} us bare {ratio:8.1f} times\n"
        )


if __name__ == "__main__":
    main()
