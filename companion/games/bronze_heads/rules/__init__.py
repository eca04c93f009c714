"""The rules of Bronze Heads: pure functions over frozen values."""

from companion.games.bronze_heads.rules.ending import ended_early, points, winner
from companion.games.bronze_heads.rules.offers import offers
from companion.games.bronze_heads.rules.opening import begin, deal
from companion.games.bronze_heads.rules.playing import apply, can, verify
from companion.games.bronze_heads.rules.state import Deal, Played, Round, State
from companion.games.bronze_heads.rules.turns import check_turn, due_hindrance

__all__ = [
    "Deal",
    "Played",
    "Round",
    "State",
    "apply",
    "begin",
    "can",
    "check_turn",
    "deal",
    "due_hindrance",
    "ended_early",
    "offers",
    "points",
    "verify",
    "winner",
]
