"""Random midnights for the property tests: temples with cards, picks, blessings, options."""

from __future__ import annotations

from hypothesis import strategies as st

COLOURS = ["red", "yellow", "green", "blue", "purple"]
JUNIOR = ["little_sister", "little_cousin", "brother", "dad", "mom"]
CARDS = [*JUNIOR, "big_sister", "grandma", "ancestor", "dog", "cat"]
SEATS = {"temple": 4, "palace": 8}

SEVERAL = st.lists(st.sampled_from(["temple", "palace"]), min_size=1, max_size=3)


@st.composite
def midnights(draw, kinds=SEVERAL, ancestors=("ride", "compare", "once")):
    """A valid input of the door without picks. Few colours meet often, and so do few cards."""
    colours = draw(st.sampled_from([COLOURS, COLOURS[:2], COLOURS[2:4], COLOURS[:3]]))
    cards = draw(
        st.sampled_from([CARDS, JUNIOR, ["ancestor", "mom", "dog", "big_sister", "little_sister"]])
    )
    row = draw(kinds)
    deck = draw(st.permutations([(colour, card) for colour in colours for card in cards]))
    deck = list(deck)
    temples = [
        {"kind": kind, "seats": [_seat(draw, deck) for _ in range(SEATS[kind])]} for kind in row
    ]
    given = {"temples": temples, "options": {"ancestor": draw(st.sampled_from(ancestors))}}
    holders = [draw(st.sampled_from([None, *colours])) for _ in range(2)]
    given["blessings"] = {
        colour: [
            blessing
            for blessing, holder in zip(["emperor_guan", "wen_chang"], holders, strict=True)
            if holder == colour
        ]
        for colour in dict.fromkeys(holders)
        if colour
    }
    given["earlier"] = draw(st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 20)))
    return given


def _seat(draw, deck):
    if not deck or draw(st.integers(0, 5)) == 0:
        return None
    colour, card = deck.pop()
    marks = draw(st.integers(0, 11))
    return {
        "colour": colour,
        "card": card,
        "incense": draw(st.sampled_from([0, 0, 0, 1, 3])),
        "instant_win": marks == 0,
        "defeats": marks in (1, 2),
    }


def picked(draw, given, ask, *, all_of_them):
    """The input with picks, as many as there are to make or as the draw leaves off."""
    picks = []
    while True:
        pending = ask({**given, "picks": picks})["pending"]
        if not pending or not (all_of_them or draw(st.booleans())):
            return {**given, "picks": picks}
        for pair in pending:
            if all_of_them or draw(st.booleans()):
                card = draw(st.sampled_from(pair["cards"]))
                picks.append(
                    {key: pair[key] for key in ("temple", "stage", "pair")} | {"card": card}
                )
