"""Messages put into words: the catalogue of one language, with plurals and word order its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from companion.table.text import Arg, Text, text

LANGUAGES = ("en", "zh-Hant", "zh-Hans", "it", "fr")
"""The languages there is a catalogue for; the first is what a missing text falls back to."""

_NUMBER_MAX = 10**15
"""Numbers beyond it are put in as they are: the library cannot format very long ones."""

_NARROW_SPACE, _NO_BREAK_SPACE = "\u202f", "\u00a0"
"""Between the thousands of a French number; the shipped fonts have only the second."""

_FOLDER = Path(__file__).parent / "locales"
_CHINESE_BY_PLACE = {"TW": "zh-Hant", "HK": "zh-Hant", "MO": "zh-Hant"}


class Catalogue:
    """All messages of one language.

    Args:
        language: One of `LANGUAGES`.

    Raises:
        KeyError: There is no such language.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise KeyError(language)
        self.language = language
        # Isolation marks are left out: the shipped font has no glyph for them.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((_FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, what: Text) -> str:
        """The message in words. A message that this language lacks is said in English."""
        if what.id not in self:
            if self.language == LANGUAGES[0]:
                raise KeyError(what.id)
            return catalogue(LANGUAGES[0]).say(what)
        pattern = self._bundle.get_message(what.id).value
        assert pattern is not None, what.id
        args = {name: self._arg(value) for name, value in what.args}
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(words).replace(_NARROW_SPACE, _NO_BREAK_SPACE)

    def __call__(self, id: str, **args: Arg) -> str:  # noqa: A002 - the catalogue's own word
        """The message `id` in words."""
        return self.say(text(id, **args))

    def listed(self, words: Iterable[str]) -> str:
        """Names or other words one after another, as the language lists them; "" for none."""
        return self._joined("words-listed", words)

    def run_on(self, sentences: Iterable[str]) -> str:
        """Whole sentences one after another; Chinese puts nothing between them."""
        return self._joined("sentences-joined", sentences)

    def _joined(self, message: str, words: Iterable[str]) -> str:
        parts = iter(words)
        first = next(parts, "")
        return reduce(lambda some, more: self(message, some=some, more=more), parts, first)

    def _arg(self, value: Arg) -> str | int:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, int) and abs(value) >= _NUMBER_MAX:
            return str(value)
        return value


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once. Raises KeyError for an unknown one."""
    return Catalogue(language)


def best_language(wanted: Sequence[str]) -> str:
    """The catalogue that suits a device best.

    Args:
        wanted: The device's languages as BCP 47 tags, such as `zh-TW` or `fr_CA`, best first.
    """
    for tag in wanted:
        parts = tag.replace("_", "-").split("-")
        if parts[0].lower() == "zh":
            written = next((p.title() for p in parts[1:] if p.title() in {"Hant", "Hans"}), None)
            places = (_CHINESE_BY_PLACE.get(p.upper()) for p in parts[1:])
            return f"zh-{written}" if written else next(filter(None, places), "zh-Hans")
        if parts[0].lower() in LANGUAGES:
            return parts[0].lower()
    return LANGUAGES[0]
