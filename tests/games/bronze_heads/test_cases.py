"""The cases of the referee's door."""

import pytest

from tests.games.case_files import load_cases, run_case

GAME = "bronze-heads"


@pytest.mark.parametrize("case", load_cases(GAME), ids=lambda case: case["id"])
def test_case(case):
    run_case(GAME, case)
