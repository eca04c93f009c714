"""The cases of the referee's door: an input and what has to come of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from companion.games import registry
from companion.table.reading import BadInput, parse

FOLDER = Path(__file__).parent.parent / "cases"


def load_cases(game: str) -> list[dict[str, Any]]:
    lines = (FOLDER / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def ask(game: str, given: object) -> Any:
    """What the door answers, as JSON would carry it; for an error `{"error_at": place}`."""
    try:
        answer = registry.referee(game)(parse(json.dumps(given)))
    except BadInput as error:
        return {"error_at": error.at}
    return json.loads(json.dumps(answer))


def differences(expected: object, found: object, at: str = "") -> list[str]:
    """Where the answer is not as expected: objects may hold more, lists have to be whole."""
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = []
        for key, value in expected.items():
            place = f"{at}.{key}"
            if key in found:
                lines += differences(value, found[key], place)
            else:
                lines.append(f"{place} is missing")
        return lines
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        return [
            line
            for index, pair in enumerate(zip(expected, found, strict=True))
            for line in differences(*pair, f"{at}[{index}]")
        ]
    same = type(expected) is type(found) and expected == found
    return [] if same else [f"{at}: {found!r} instead of {expected!r}"]


def run_case(game: str, case: dict[str, Any]) -> None:
    answer = ask(game, case["input"])
    if "error_at" in case:
        assert set(answer) == {"error_at"}, answer
        assert answer["error_at"].startswith(case["error_at"]), answer["error_at"]
    else:
        assert differences(case["expect"], answer) == []
