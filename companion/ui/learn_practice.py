"""A table at which one person practises and the app plays everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from companion.table.chance import Chance
from companion.table.match import Match
from companion.table.seats import Colour, Seat, person_key

M = TypeVar("M", bound=Match[Any, Any, Any, Any])


class Practice(Protocol):
    """The app's own players of a game, as `Screens.practice` where a game has them."""

    def options(self, chosen: Any, seat: int) -> Any:
        """The table's choices with a person on that seat alone."""
        ...

    def acts(self, view: Any) -> int | None:
        """The seat whose next move the app makes, or None while the person is due.

        Args:
            view: The table's view.
        """
        ...

    def choose(self, view: Any, chance: Chance) -> Any:
        """The move of a simulated player, from what that seat may know."""
        ...

    def before(self, view: Any) -> Sequence[int]:
        """Who has had the phone before the person who is due now, for everybody to know."""
        ...


def played_on(practice: Practice | None, match: M) -> M:
    """The match after all moves that are the app's to make: a person is due again."""
    if practice is None:
        return match
    while (seat := practice.acts(match.view(None))) is not None:
        chance = Chance(match.setting.seed, f"practice {len(match.journal)}")
        match = match.play(practice.choose(match.view(seat), chance))  # type: ignore[assignment]
    return match


def company(person: Seat, count: int, names: str, colours: Sequence[Colour]) -> tuple[Seat, ...]:
    """The person and as many simulated players as make up the table.

    Args:
        person: Sits on the first seat.
        count: How many sit there in all.
        names: One more than are needed at most, with spaces between them.
        colours: The colours of the game.
    """
    free = [name for name in names.split() if person_key(name) != person_key(person.name)]
    left = [colour for colour in colours if colour is not person.colour]
    others = [Seat(name, colour) for name, colour in zip(free, left, strict=False)]
    return (person, *others[: count - 1])
