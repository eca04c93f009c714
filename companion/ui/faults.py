"""What fails by our own fault: noted by its places in the code, never by what it was about."""

from __future__ import annotations

import logging
import traceback

_LOGGER = logging.getLogger("companion")


def note(error: Exception, doing: str) -> None:
    """Write into the log where something failed.

    The message of an error may hold a secret, such as the role that a table lacks; the places
    hold none.

    Args:
        error: What was raised.
        doing: What the app was about, in a word.
    """
    places = "".join(traceback.format_tb(error.__traceback__))
    _LOGGER.error("%s while %s:\n%s", type(error).__name__, doing, places)
