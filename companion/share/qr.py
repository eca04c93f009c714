"""QR codes: as a picture for a screen, and as text for a terminal."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any

import qrcode
from qrcode.constants import ERROR_CORRECT_M


def _code(words: str) -> qrcode.QRCode[Any]:
    code: qrcode.QRCode[Any] = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=4)
    code.add_data(words)
    code.make(fit=True)
    return code


@lru_cache(maxsize=4)  # a page is drawn anew with every touch
def qr_svg(words: str) -> str:
    """The code as an SVG picture, dark on light, with its quiet zone.

    Raises:
        qrcode.exceptions.DataOverflowError: The words do not fit into the largest code.
    """
    rows = _code(words).get_matrix()
    size = len(rows)
    dark = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, on in enumerate(row) if on
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<rect width="{size}" height="{size}" fill="#fff"/><path d="{dark}" fill="#000"/></svg>'
    )


def qr_terminal(words: str) -> str:
    """The code in half blocks, for a terminal with light letters on a dark ground."""
    out = io.StringIO()
    _code(words).print_ascii(out=out, invert=True)
    return out.getvalue()
