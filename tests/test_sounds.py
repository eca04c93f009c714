"""The sounds that are shipped: as their build computes them, short, and not loud."""

from __future__ import annotations

import math
import struct
import sys
import wave
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOUNDS = ROOT / "assets" / "sounds"
LONGEST = 3.0
WINDOW = 0.4
"""Seconds over which loudness is measured."""
LOUDEST = -14.0
"""Decibels below the loudest that there is."""

sys.path.insert(0, str(ROOT / "build"))
import sounds  # noqa: E402

NAMES = sorted(sounds.ALL)


@cache
def shipped(name: str) -> tuple[tuple[int, ...], wave._wave_params]:
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        count = file.getnframes()
        return struct.unpack(f"<{count}h", file.readframes(count)), file.getparams()


def test_there_is_a_sound_for_each_that_is_made_and_no_other() -> None:
    assert sorted(path.stem for path in SOUNDS.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_what_its_build_makes(name: str) -> None:
    """But for the last bit, which another machine may round otherwise."""
    made, samples = sounds.ALL[name](), shipped(name)[0]
    assert len(made) == len(samples)
    assert max(abs(a - b) for a, b in zip(made, samples, strict=True)) <= 1, "run build/sounds.py"


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_mono_and_short(name: str) -> None:
    samples, how = shipped(name)
    assert (how.nchannels, how.sampwidth, how.framerate) == (1, 2, sounds.RATE)
    assert len(samples) <= LONGEST * sounds.RATE


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_neither_clipped_nor_loud(name: str) -> None:
    samples = shipped(name)[0]
    assert max(map(abs, samples)) <= 32_767 // 2 + 1
    window = round(WINDOW * sounds.RATE)
    power = max(
        sum(value * value for value in samples[at : at + window]) / window
        for at in range(0, max(1, len(samples) - window + 1), window // 4)
    )
    assert 10 * math.log10(power / 32_768**2) <= LOUDEST


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    """Else it clicks."""
    samples = shipped(name)[0]
    assert abs(samples[0]) < 400 and abs(samples[-1]) < 40


def test_the_bell_dies_away_in_two_and_a_half_seconds() -> None:
    samples = shipped("bell")[0]
    assert len(samples) == 2.5 * sounds.RATE
    first, last = samples[: sounds.RATE // 4], samples[-sounds.RATE // 4 :]
    assert max(map(abs, last)) < max(map(abs, first)) / 10


def test_each_game_has_bowls_of_its_own() -> None:
    assert len({tuple(notes) for notes in sounds.SCALES.values()}) == len(sounds.SCALES)
