"""The ten censers: what each deity is known by, above the rim of a censer."""

# ruff: noqa: E501 - a path is read as one line

from __future__ import annotations

from drawings.pen import body, both, dot, icon, line, solid, tone, whole

CENSER = (
    line("M4.6 14.4H19.4")
    + tone(whole("M12 14.4H6.2C6.4 17.2 8.6 18.8 12 18.8"))
    + line("M6.2 14.4C6.4 17.2 8.6 18.8 12 18.8S17.6 17.2 17.8 14.4")
    + both(line("M9.4 18.5 8.4 21.4"))
)

CENSERS = {
    # A ship: she looks after those at sea.
    "mazu": icon(
        CENSER,
        body("M6 9.4H18L16.4 12H7.6Z"),
        line("M12 9.4V2.4"),
        body("M12 2.8 16.4 7.4H12Z"),
    ),
    # A gold ingot and the earth's staff: a house.
    "land-lord": icon(
        CENSER,
        line("M5 6.8C8 6.4 10.4 5 12 2.6C13.6 5 16 6.4 19 6.8"),
        tone("M7.6 6.3C9.4 5.6 11 4.4 12 2.6C13 4.4 14.6 5.6 16.4 6.3V12H7.6Z"),
        line("M7.6 6.4V12H16.4V6.4M10.6 12V9.2H13.4V12"),
    ),
    # A city gate.
    "town-god": icon(
        CENSER,
        body(
            "M6 12V3.2H8.6V5.4H10.7V3.2H13.3V5.4H15.4V3.2H18V12H14.2V10.4A2.2 2.2 0 0 0 9.8 10.4V12Z"
        ),
    ),
    # A royal boat's banner.
    "wang-ye": icon(
        CENSER,
        line("M8 2.4V12"),
        body("M8 3H18L15.6 6.2 18 9.4H8Z"),
    ),
    # A lotus.
    "guan-yin": icon(
        CENSER,
        body(whole("M12 2.6C10.3 4.2 9.4 6.2 9.4 8.2C9.4 9.8 10.4 11.3 12 12")),
        both(
            body("M9.4 7.6C7.8 6.7 6 6.4 4.2 6.6C4.6 10 7.4 12.2 12 12C10.4 11.3 9.4 9.8 9.4 8.2Z"),
        ),
    ),
    # A gold ingot.
    "god-of-wealth": icon(
        CENSER,
        body(
            "M4.6 6.2C6.8 7.4 8.4 7.6 9 7.4C9.2 5 10.4 3.6 12 3.6S14.8 5 15 7.4C15.6 7.6 17.2 7.4 19.4 6.2"
            "C19.2 9.8 17 12 12 12S4.8 9.8 4.6 6.2Z"
        ),
        line("M9 7.4C10.8 8.4 13.2 8.4 15 7.4"),
    ),
    # The long blade.
    "emperor-guan": icon(
        CENSER,
        line("M5.2 12 11.4 7.4M10.2 5.4 13 9.4"),
        body("M11.6 6.2C13.4 3.8 16 2.5 19.2 2.4C19.2 5.8 17.4 8.4 14.6 9.4L14.4 7.4 12.6 7.6Z"),
    ),
    # A writing brush.
    "wen-chang": icon(
        CENSER,
        line("M16.8 2.6 11.6 7.8"),
        solid("M12.6 8.4C12.4 10.8 10.4 12 7 11.9C8 11 7.8 9.9 8.4 8.8C9.1 7.5 10.5 6.9 11.6 7.3Z"),
        line("M6.6 6.2C7.2 5.2 7.2 4.2 6.6 3.2"),
    ),
    # The flat crown with its strings of beads.
    "emperor-jade": icon(
        CENSER,
        body("M4.8 3.6H19.2V5.8H4.8Z"),
        line("M8.6 5.8V12H15.4V5.8"),
        tone("M8.6 5.8H15.4V12H8.6Z"),
        both(dot(5.6, 8.2, 0.75), dot(5.6, 10.6, 0.75)),
        dot(12, 8.8, 0.95),
    ),
    # The red thread, tied.
    "yue-lao": icon(
        CENSER,
        tone("M12 7.4C10.6 4.6 8.4 3 6.6 3.8C4.8 4.6 5 7.2 7 8C8.6 8.6 10.6 8.2 12 7.4Z"),
        both(
            line("M12 7.4C10.6 4.6 8.4 3 6.6 3.8C4.8 4.6 5 7.2 7 8C8.6 8.6 10.6 8.2 12 7.4"),
            line("M12 7.4C11.4 9.4 10.2 11 8.4 12"),
        ),
        tone("M12 7.4C13.4 4.6 15.6 3 17.4 3.8C19.2 4.6 19 7.2 17 8C15.4 8.6 13.4 8.2 12 7.4Z"),
    ),
}
