"""A countdown that keeps its deadline, not its ticks, so that a sleeping phone loses no second."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Clock:
    """A countdown. Times are seconds of the machine's wall clock, given by whoever asks.

    Attributes:
        length: Seconds of a full countdown; 0 means that the table plays without one.
        remaining: Seconds left while it stands still.
        deadline: When it runs out, while it runs; otherwise None.
    """

    length: float
    remaining: float
    deadline: float | None = None

    @property
    def running(self) -> bool:
        """Whether it is counting down."""
        return self.deadline is not None

    def left(self, now: float) -> float:
        """Seconds left, never below 0 and never above the length (a wall clock may be set back)."""
        left = self.remaining if self.deadline is None else self.deadline - now
        return min(max(left, 0.0), self.length)

    def start(self, now: float) -> Clock:
        """Counting down from what is left."""
        return self if self.running else replace(self, deadline=now + self.remaining)

    def pause(self, now: float) -> Clock:
        """Standing still at what is left."""
        return replace(self, remaining=self.left(now), deadline=None)


def full(length: float) -> Clock:
    """A countdown of `length` seconds that has not begun."""
    return Clock(length, length)
