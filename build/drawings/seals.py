"""The eight characters: a thing or a bust inside the frame of a seal; and the marks."""

# ruff: noqa: E501 - a path is read as one line

from __future__ import annotations

from drawings.pen import body, both, disc, dot, icon, line, ring, solid, tone, whole

FRAME = line(
    "M5.2 2.6H15.5L16.4 3.7 17.2 2.6H18.8A2.6 2.6 0 0 1 21.4 5.2V18.8A2.6 2.6 0 0 1 18.8 21.4"
    "H5.2A2.6 2.6 0 0 1 2.6 18.8V5.2A2.6 2.6 0 0 1 5.2 2.6Z"
)

SEALS = {
    "lao-chaofeng": icon(
        FRAME,
        body(whole("M12 5.2C9 5.2 7.1 6.8 6.9 9.5H12")),
        dot(12, 4.8, 0.8),
        both(ring(9.5, 12, 1.7)),
        line("M11.2 11.8h1.6"),
        body(whole("M12 14.4C10.5 15.1 9.2 15.3 8 14.7C8.1 17 9.4 18.8 12 19.7")),
        line("M12 16.7v2.5"),
    ),
    "yao-buran": icon(
        FRAME,
        body(
            whole(
                "M12 6.4C10.5 6.4 9.5 7.4 9.5 8.7C9.5 9.7 10.1 10.2 10.1 10.9C10.1 11.8 7.8 12.6 7.8 15"
                "C7.8 17.3 9.6 18.9 12 18.9"
            )
        ),
        line("M12 6.4C12 5.7 12.3 5.2 12.9 4.9M10.1 11H13.9"),
    ),
    "zheng-guoqu": icon(
        FRAME,
        tone(whole("M12 8.9H7V11.8C7 14.4 9.1 15.7 12 15.7")),
        line("M5.8 8.9H18.2M7 8.9V11.8C7 14.4 9.1 15.7 12 15.7C14.9 15.7 17 14.4 17 11.8V8.9"),
        both(
            line("M7 8.9V5.6H9.7V8.9"), line("M8.1 14.7C8.4 16.2 8 17.6 7.2 18.7"), dot(9.9, 11.7)
        ),
        line("M12 15.7V18.7"),
    ),
    "xu-yuan": icon(
        FRAME,
        disc(10.9, 10.7, 4.5),
        line("M14.2 14 17.9 17.7M8.6 10.8C8.7 9.5 9.6 8.5 10.9 8.4"),
    ),
    "fang-zhen": icon(
        FRAME,
        body(whole("M12 5.2C10.6 6.3 8.9 6.9 6.9 7V11.6C6.9 14.9 8.9 17.5 12 19")),
        line("M9.6 12 11.4 13.9 14.5 10.3"),
    ),
    "huang-yanyan": icon(
        FRAME,
        body(whole("M12 16.3H8C8.2 18.2 9.7 19 12 19")),
        line(
            "M12 14.2C9.9 12.9 9.9 11.3 12 9.9S14.1 6.9 12 5.3"
            "M8.2 13.6C6.7 12.5 6.7 11.3 8.2 10.2S9.7 7.9 8.2 6.8"
            "M15.8 13.6C14.3 12.5 14.3 11.3 15.8 10.2S17.3 7.9 15.8 6.8"
        ),
    ),
    "kido-kana": icon(
        FRAME,
        body("M12 18.2 5.7 10.6C7.2 8 9.4 6.7 12 6.7C14.6 6.7 16.8 8 18.3 10.6Z"),
        line("M12 13.4V6.9M9.6 13 8.3 8.2M14.4 13 15.7 8.2M9.7 15.4C11.1 14.5 12.9 14.5 14.3 15.4"),
    ),
    "ji-yunfu": icon(
        FRAME,
        body(
            "M8.5 18.7C6.6 18.7 5.6 17.5 5.7 16.2C5.8 15 6.8 14.2 7.9 14.3C8.1 12.8 9.3 11.9 10.7 12.1"
            "C11.7 12.2 12.5 12.9 12.9 13.8C14.4 13.1 16 13.9 16.2 15.4C17.5 15.5 18.2 16.3 18.1 17.2"
            "C18 18.1 17.3 18.7 16.3 18.7Z"
        ),
        line("M18 5 14.2 8.8"),
        solid(
            "M14.9 9.1C14.8 10.5 13.5 11.1 11.5 10.9C12 10.4 11.9 9.9 12.2 9.2C12.6 8.3 13.5 7.9 14.3 8.2Z"
        ),
    ),
}

MARKS = {
    "genuine": icon(disc(12, 12, 9), line("M9.2 9.2h5.6v5.6H9.2Z")),
    "fake": icon(disc(12, 12, 9), line("M13.8 3.3 10.2 9.6l4 3-3.6 8.2")),
    "none": icon(disc(12, 12, 9), line("M7.5 12h9")),
    "shut": icon(tone("M3.5 3.5h17v17h-17Z"), line("M4 20.4V4h16.4v16.4H8V8.2h8.2v8.2h-4.1v-4.1")),
}
