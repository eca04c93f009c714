"""Write the sounds of assets/sounds: wood, felt, paper, coins, a bell, all computed from figures.

Run from anywhere: `python build/sounds.py`. The same figures give the same sounds every time.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22_050
"""Samples a second; one channel, 16 bits."""
EDGE = 0.15
"""The part of every sound, at its end, in which it comes to silence."""

Wave = list[float]
Partial = tuple[float, float, float]
"""A pure tone that dies away: hertz, strength, and the seconds in which it falls to a third."""


def silence(seconds: float) -> Wave:
    """So long nothing."""
    return [0.0] * round(seconds * RATE)


def struck(seconds: float, partials: Iterable[Partial], soft: float = 0.001) -> Wave:
    """Something that rings after a blow: its tones, each fading in its own time.

    Args:
        seconds: How long.
        partials: The tones.
        soft: Seconds until the blow has its full strength.
    """
    wave_ = silence(seconds)
    for hertz, strength, fades in partials:
        turn, fall = 2 * math.pi * hertz / RATE, 1 / (fades * RATE)
        for at in range(len(wave_)):
            wave_[at] += strength * math.sin(turn * at) * math.exp(-at * fall)
    return [
        value * (1 - math.exp(-at / (soft * RATE))) if soft else value
        for at, value in enumerate(wave_)
    ]


def hiss(seconds: float, fades: float, dull: float, seed: int, soft: float = 0.0005) -> Wave:
    """Noise that dies away: of paper, of a blow.

    Args:
        seconds: How long.
        fades: Seconds in which it falls to a third.
        dull: From 0 (bright) to nearly 1 (dark).
        seed: Another number for another noise.
        soft: Seconds until it has its full strength.
    """
    chance = random.Random(seed)
    last = 0.0
    wave_ = []
    for at in range(round(seconds * RATE)):
        last = dull * last + (1 - dull) * (2 * chance.random() - 1)
        swell = 1 - math.exp(-at / (soft * RATE))
        wave_.append(last * swell * math.exp(-at / (fades * RATE)))
    return wave_


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds over each other: each from a moment on in seconds, with a strength."""
    wave_ = silence(max(at + len(part) / RATE for at, _, part in parts))
    for begins, strength, part in parts:
        first = round(begins * RATE)
        for at, value in enumerate(part[: len(wave_) - first]):
            wave_[first + at] += strength * value
    return wave_


def loud(wave_: Wave, peak: float) -> list[int]:
    """As numbers of 16 bits with its highest peak at `peak` of 1, silent at the end."""
    most = max(abs(value) for value in wave_)
    last = len(wave_) - 1
    edge = EDGE * last
    return [
        round(32_767 * peak / most * value * min(1.0, (last - at) / edge))
        for at, value in enumerate(wave_)
    ]


# What is heard


def tick() -> list[int]:
    """A soft tick of wood under a finger."""
    wood = struck(0.03, [(1180, 1, 0.005), (1890, 0.5, 0.003)], 0.0005)
    return loud(mixed((0, 1, wood), (0, 0.4, hiss(0.012, 0.002, 0.6, 1))), 0.16)


def knock() -> list[int]:
    """A muffled knock: no."""
    body = struck(0.16, [(142, 1, 0.035), (226, 0.5, 0.024), (391, 0.2, 0.012)], 0.002)
    return loud(mixed((0, 1, body), (0, 0.5, hiss(0.05, 0.012, 0.93, 2))), 0.42)


def chip() -> list[int]:
    """A chip set down on felt: its rim, then all of it."""
    clay = struck(0.06, [(2870, 1, 0.006), (4310, 0.5, 0.004)], 0.0005)
    felt = mixed((0, 1, struck(0.08, [(176, 1, 0.02)], 0.003)), (0, 1, hiss(0.05, 0.01, 0.9, 3)))
    return loud(mixed((0, 0.5, clay), (0.028, 1, clay), (0.03, 0.9, felt)), 0.3)


def seal() -> list[int]:
    """A seal pressed on paper."""
    paper = hiss(0.2, 0.05, 0.5, 4, soft=0.03)
    thud = mixed((0, 1, struck(0.16, [(96, 1, 0.05), (148, 0.5, 0.03)], 0.004)))
    lift = hiss(0.09, 0.025, 0.3, 5, soft=0.01)
    return loud(mixed((0, 0.5, paper), (0.05, 1, thud), (0.21, 0.18, lift)), 0.38)


COIN: Sequence[Partial] = (
    (2410, 1, 0.22),
    (2432, 0.6, 0.2),
    (3780, 0.7, 0.15),
    (5290, 0.5, 0.1),
    (6910, 0.3, 0.06),
)


def coin() -> list[int]:
    """A bronze coin lands, rocks, and lies."""
    blow = struck(0.7, COIN, 0.0004)
    again = struck(0.3, [(hertz, s, fades / 3) for hertz, s, fades in COIN], 0.0004)
    parts = [(0.0, 1.0, blow), (0.13, 0.4, again), (0.21, 0.28, again), (0.26, 0.2, again)]
    return loud(mixed(*parts), 0.26)


def crack() -> list[int]:
    """The coin was cast, not old: it cracks."""
    chance = random.Random(6)
    splits = [
        (0.18 * chance.random() ** 2, 0.3 + 0.7 * chance.random(), hiss(0.03, 0.004, 0.4, seed))
        for seed in range(7, 16)
    ]
    body = struck(0.2, [(410, 1, 0.02), (733, 0.7, 0.014)], 0.0005)
    return loud(mixed((0, 0.9, body), *splits, (0.3, 0, silence(0.02))), 0.36)


BELL: Sequence[Partial] = (
    (65.5, 0.5, 1.1),
    (131, 1, 0.9),
    (131.9, 0.7, 0.9),
    (157, 0.5, 0.7),
    (196.5, 0.35, 0.6),
    (263, 0.6, 0.55),
    (264.6, 0.4, 0.55),
    (359, 0.3, 0.35),
    (492, 0.25, 0.22),
    (655, 0.18, 0.15),
    (901, 0.1, 0.08),
)


def bell() -> list[int]:
    """The bell of a temple at midnight, struck with a beam; it dies away in two and a half seconds.

    Two of its tones stand in pairs that are a little apart, so that it beats slowly.
    """
    beam = hiss(0.06, 0.015, 0.92, 20, soft=0.002)
    return loud(mixed((0, 1, struck(2.5, BELL, 0.006)), (0, 0.5, beam)), 0.5)


def block() -> list[int]:
    """A wood block: one of the last ten seconds."""
    return loud(struck(0.11, [(826, 1, 0.018), (1310, 0.45, 0.01)], 0.0007), 0.24)


GONG: Sequence[Partial] = (
    (73, 1, 0.9),
    (74.1, 0.8, 0.9),
    (117, 0.6, 0.7),
    (164, 0.5, 0.55),
    (233, 0.35, 0.4),
    (311, 0.3, 0.3),
    (437, 0.2, 0.2),
)


def gong() -> list[int]:
    """A low gong: the time is up. It blooms before it fades."""
    shimmer = hiss(1.2, 0.35, 0.7, 21, soft=0.12)
    return loud(mixed((0, 1, struck(2.2, GONG, 0.05)), (0, 0.12, shimmer)), 0.44)


SCALES = {
    "bronze": (293.7, 349.2, 440.0),
    "incense": (261.6, 329.6, 392.0),
    "fortune": (392.0, 440.0, 587.3),
    "beyond": (220.0, 329.6, 493.9),
}
"""Three bowls a game, in hertz: a game is known by its end."""


def bowls(notes: Sequence[float]) -> list[int]:
    """Three bronze bowls, one after another: somebody has won."""
    parts = []
    for at, hertz in enumerate(notes):
        ring = 1.0 if at == 2 else 0.7
        tones = [
            (hertz, 1, ring * 0.7),
            (hertz * 1.004, 0.5, ring * 0.7),
            (hertz * 2.73, 0.35, ring * 0.3),
            (hertz * 5.1, 0.12, ring * 0.12),
        ]
        parts.append((0.34 * at, 0.8 + 0.1 * at, struck(2.6 - 0.34 * at, tones, 0.004)))
    return loud(mixed(*parts), 0.36)


ALL: dict[str, Callable[[], list[int]]] = {
    "tick": tick,
    "knock": knock,
    "chip": chip,
    "seal": seal,
    "coin": coin,
    "crack": crack,
    "bell": bell,
    "block": block,
    "gong": gong,
    **{
        f"bowls-{game}": lambda notes=notes: bowls(notes)  # type: ignore[misc]
        for game, notes in SCALES.items()
    },
}
"""Every sound by the name of its file."""


def main() -> None:
    SOUNDS.mkdir(exist_ok=True)
    for name, made in ALL.items():
        samples = made()
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
        print(f"{name}.wav", f"{len(samples) / RATE:.2f} s")


if __name__ == "__main__":
    main()
