"""The cases of the referee's door."""

from typing import Any

import pytest

from tests.games.case_files import load_cases, run_case


@pytest.mark.parametrize("case", load_cases("lucky-incense"), ids=lambda case: case["id"])
def test_the_door_keeps_its_promise(case: dict[str, Any]) -> None:
    run_case("lucky-incense", case)
