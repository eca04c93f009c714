"""The race once more, written from the rulings alone and sharing nothing with the rules.

It takes the door's input and gives the door's whole answer. It looks at a temple from the top: who
comes to a spot is asked of the two spots below it.
"""

from __future__ import annotations

ORDER = ["red", "yellow", "green", "blue", "purple"]
PRINTED = {
    "little_sister": 1,
    "little_cousin": 2,
    "brother": 3,
    "big_sister": 4,
    "dad": 5,
    "grandma": 6,
    "mom": 7,
}


def opinion(given):
    """The whole answer to a valid input."""
    mode = given.get("options", {}).get("ancestor", "ride")
    blessings = given.get("blessings", {})
    guan = [c for c in blessings if "emperor_guan" in blessings[c]]
    wen = [c for c in blessings if "wen_chang" in blessings[c]]
    picks = {(p["temple"], p["stage"], p["pair"]): p["card"] for p in given.get("picks", [])}
    pending, temples = [], []
    for number, temple in enumerate(given["temples"]):
        stages = one_temple(number, temple, mode, guan, picks)
        waits = [entry for entry in stages[-1] if entry["rule"] == "pending"]
        pending += [
            {
                "temple": number,
                "stage": len(stages),
                "pair": entry["pair"],
                "colour": entry["both"][0]["colour"],
                "cards": [card["card"] for card in entry["both"]],
            }
            for entry in waits
        ]
        temples.append({"stages": stages, "rewards": None if waits else pay(temple, stages, wen)})
    named = set(blessings) | set(given.get("earlier", {}))
    named |= {s["colour"] for t in given["temples"] for s in t["seats"] if s}
    amulets = {c: given.get("earlier", {}).get(c, 0) for c in ORDER if c in named}
    for temple in temples:
        for reward in temple["rewards"] or []:
            amulets[reward["colour"]] += reward["amulets"]
        for stage in temple["stages"]:
            for entry in stage:
                del entry["both"]
    best = max(amulets.values(), default=0)
    return {
        "pending": pending,
        "temples": temples,
        "amulets": None if pending else amulets,
        "winners": None if pending else [c for c in amulets if amulets[c] == best],
    }


def one_temple(number, temple, mode, guan, picks):
    here = []
    for s in temple["seats"]:
        if s is None:
            here.append(None)
        else:
            power = PRINTED.get(s["card"], 0) + 2 * s.get("incense", 0)
            power += 1 if s["colour"] in guan else 0
            here.append({**s, "power": power})
    stages = []
    while len(here) > 1:
        entries, there = [], []
        for i in range(len(here) // 2):
            a, b = here[2 * i], here[2 * i + 1]
            pick = picks.get((number, len(stages) + 1, i))
            rule, winner, pa, pb = meet(a, b, mode, pick)
            entries.append(
                {
                    "pair": i,
                    "advances": winner and {"colour": winner["colour"], "card": winner["card"]},
                    "powers": [pa, pb],
                    "rule": rule,
                    "both": [a, b],
                }
            )
            if winner is None:
                there.append(None)
            else:
                now = pa if winner is a else pb
                there.append({**winner, "power": winner["power"] if mode == "once" else now})
        stages.append(entries)
        if any(entry["rule"] == "pending" for entry in entries):
            return stages
        here = there
    return stages


def meet(a, b, mode, pick):
    if a is None and b is None:
        return "empty", None, None, None
    if b is None:
        return "walkover", a, a["power"], None
    if a is None:
        return "walkover", b, None, b["power"]
    pa, pb = a["power"], b["power"]
    friends = a["colour"] == b["colour"]
    spirits = (a["card"] == "ancestor") + (b["card"] == "ancestor")
    if spirits == 2:
        if mode == "ride":
            return "possession", None, pa, pb
        pa, pb = pa - 2, pb - 2
    elif a["card"] == "ancestor":
        pb += 2 if friends else -2
        if mode == "ride":
            return "possession", b, pa, pb
    elif b["card"] == "ancestor":
        pa += 2 if friends else -2
        if mode == "ride":
            return "possession", a, pa, pb
    rule, winner = after_possession(a, b, pa, pb, friends, pick)
    return rule, winner, pa, pb


def after_possession(a, b, pa, pb, friends, pick):
    if friends:
        for card in (a, b):
            if card["card"] == pick:
                return "own_choice", card
        return "pending", None
    jade = [card for card in (a, b) if card.get("instant_win")]
    if jade:
        return "instant_win", jade[0] if len(jade) == 1 else None
    names = [a["card"], b["card"]]
    if "dog" in names and "big_sister" not in names:
        return "dog_tie", None
    a_kills = a.get("defeats") or (a["card"] == "little_sister" and pb >= 6)
    b_kills = b.get("defeats") or (b["card"] == "little_sister" and pa >= 6)
    if a_kills and b_kills:
        return "defeat_clash", None
    if a_kills:
        return "defeat", a
    if b_kills:
        return "defeat", b
    if pa == pb:
        return "equal_power", None
    return "power", a if pa > pb else b


def pay(temple, stages, wen):
    """Pays by how often a card won: a winner of all stages is on top, and so on down."""
    scale = {2: ["final", "top"], 3: [None, "semi", "final", "top"]}
    worth = {2: [0, 1, 3], 3: [0, 1, 2, 5]}[len(stages)]
    names = ([None] + scale[2]) if len(stages) == 2 else scale[3]
    found = []
    for place, card in enumerate(temple["seats"]):
        if card is None:
            continue
        me = {"colour": card["colour"], "card": card["card"]}
        wins = sum(entry["advances"] == me for stage in stages for entry in stage)
        if worth[wins]:
            amulets = worth[wins] + 2 * (card["card"] == "brother") + 2 * (card["colour"] in wen)
            reward = {**me, "spot": names[wins], "amulets": amulets}
            found.append((-wins, place, reward))
    return [reward for _, _, reward in sorted(found, key=lambda entry: entry[:2])]
