"""A sentence for the players before it has a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Arg: TypeAlias = "str | int | Text"


@dataclass(frozen=True, slots=True)
class Text:
    """A message of the catalogue and what is to be filled in.

    Attributes:
        id: The message's id in the catalogue, such as `refused-name-taken`.
        args: Pairs of argument name and value; a value that is itself a `Text` is put into
            words first.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def text(id: str, **args: Arg) -> Text:  # noqa: A002 - the catalogue's own word
    """The message `id` with its arguments, in the order given."""
    return Text(id, tuple(args.items()))


class Refused(Exception):  # noqa: N818 - the house's word for it
    """A move or an entry that the table would not allow, and why.

    Nothing has changed when it is raised.

    Attributes:
        why: The sentence for the player; it names what to do.
    """

    def __init__(self, why: Text) -> None:
        super().__init__(why.id)
        self.why = why


def refuse(id: str, **args: Arg) -> Refused:  # noqa: A002
    """A refusal with the message `id`, to be raised."""
    return Refused(text(id, **args))
