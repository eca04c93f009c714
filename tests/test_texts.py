"""What the app says in all its languages: nothing missing, nothing left over, all speakable."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast

from companion.games.lucky_incense.words import Kind
from companion.table.text import text
from companion.texts import LANGUAGES, best_language, catalogue
from tests.catalogues import NBSP, Message, entries, messages
from tests.said import GAPS, NOT_SAID, said

ENGLISH = messages("en")
SAID = said(frozenset(ENGLISH))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORDS = {"kind": {kind.value for kind in Kind}}
"""What a choice between words may look at, and the words that it knows."""
GAME_WORDS = {"aside", "beyond", "bronze", "fortune", "lucky", "refused"}
"""First words that only messages begin with, but for the names below."""
NAMES = {"lucky-incense", "lucky-amulet", "bronze-heads"}
"""Of games and of a picture."""

LATIN = ("en", "it", "fr")
CHINESE = {"zh-Hant": "big5", "zh-Hans": "gb2312"}
COUNTS = (0, 1, 2, 5, 21, 1234567)

languages = pytest.mark.parametrize("language", LANGUAGES)


def every(language: str) -> Iterator[Message]:
    yield from messages(language).values()


# --- the catalogues against each other ------------------------------------------------------------


@languages
def test_every_line_of_a_catalogue_is_understood(language: str) -> None:
    for file, entry in entries(language):
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None and not entry.attributes, f"{file}: {entry.id.name}"


@languages
def test_no_message_is_there_twice(language: str) -> None:
    ids = [entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@languages
def test_every_language_says_everything_and_in_the_same_files(language: str) -> None:
    ours = {id_: message.file for id_, message in messages(language).items()}
    assert ours == {id_: message.file for id_, message in ENGLISH.items()}


@languages
def test_every_language_fills_in_the_same_things(language: str) -> None:
    """A number that English only chooses its plural by is not needed everywhere."""
    for id_ in set(ENGLISH) & set(messages(language)):
        message, english = messages(language)[id_], ENGLISH[id_]
        assert english.spoken <= message.variables <= english.variables, id_


# --- the catalogues against the code --------------------------------------------------------------


def test_every_id_that_is_put_together_is_written_down() -> None:
    found = {template: at for template, at in SAID.templates.items() if template not in NOT_SAID}
    assert {t: at for t, at in found.items() if t not in GAPS} == {}, "add it to GAPS"
    assert set(GAPS) - set(found) == set(), "nothing is put together like this any more"


def test_what_may_be_put_together_is_in_the_catalogue() -> None:
    assert {id_ for ids in GAPS.values() for id_ in ids} - set(ENGLISH) == set()


def test_what_the_code_says_is_in_the_catalogue() -> None:
    named = {id_: saying.at for saying in SAID.sayings for id_ in saying.ids}
    looks_like_it = {
        word: at
        for word, at in SAID.written.items()
        if word.split("-")[0] in GAME_WORDS and word not in NAMES
    }
    assert {id_: at for id_, at in (named | looks_like_it).items() if id_ not in ENGLISH} == {}


def test_what_is_in_the_catalogue_is_said() -> None:
    assert sorted(set(ENGLISH) - SAID.ids) == []


def test_whoever_says_a_message_gives_what_it_fills_in() -> None:
    for saying in SAID.sayings:
        wanted = [ENGLISH[id_].variables for id_ in saying.ids]
        if len(wanted) == 1:
            assert wanted[0] <= saying.given, saying
        else:
            # One place may say several: some other place may say the rest of them.
            assert any(variables <= saying.given for variables in wanted), saying
        here = [id_ for other in SAID.sayings if other.at == saying.at for id_ in other.ids]
        assert saying.given <= {name for id_ in here for name in ENGLISH[id_].variables}, saying


def test_a_message_that_is_put_together_gets_what_it_fills_in() -> None:
    for template in SAID.templates:
        for id_ in GAPS.get(template, ()):
            given = [saying.given for saying in SAID.sayings if id_ in saying.ids]
            assert not given or any(ENGLISH[id_].variables <= names for names in given), id_


# --- each catalogue by itself ---------------------------------------------------------------------


@languages
def test_every_message_can_be_said_of_any_number_and_of_a_name(language: str) -> None:
    say = catalogue(language)
    for message in every(language):
        for value in (*COUNTS, "Ann"):
            words = say.say(text(message.id, **dict.fromkeys(message.variables, value)))
            assert words == words.strip() and words, message.id
            assert "{" not in words and "\n" not in words, message.id


@languages
def test_a_number_is_written_with_what_the_fonts_have(language: str) -> None:
    words = catalogue(language)("bronze-round", round=1234567)
    assert "\u202f" not in words, "the fonts have no narrow space"
    assert len(re.findall(r"\d", words)) == 7


@languages
def test_plurals_are_those_of_the_language(language: str) -> None:
    known = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for message in every(language):
        for choice in message.choices:
            if choice.words <= PLURALS:
                assert choice.words <= known, message.id
            else:
                assert choice.words - {"other"} <= WORDS[choice.selector], message.id


@languages
def test_what_means_nought_as_well_as_one_does_not_say_one(language: str) -> None:
    """In French `one` is 0 too: its words name the number, or 0 has words of its own."""
    if Locale.parse(language, sep="-").plural_form(0) == "one":
        for message in every(language):
            for choice in message.choices:
                assert "one" not in choice.silent or "0" in choice.numbers, message.id


@languages
def test_a_game_time_is_told_alike_in_all_languages(language: str) -> None:
    for id_ in ENGLISH:
        if id_.startswith("bronze-option-seconds-") and id_[-1].isdigit():
            assert messages(language)[id_].words == ENGLISH[id_].words


@pytest.mark.parametrize("language", LATIN)
def test_latin_texts_are_set_with_the_signs_that_stand_well_in_them(language: str) -> None:
    for message in every(language):
        for words in message.words:
            assert not set(words) & set("…•·×"), message.id
            assert not set(words) & set("'\"`´"), f"{message.id}: a typewriter's quotation mark"
            assert "  " not in words and " ," not in words and " ." not in words, message.id


def test_a_french_sign_never_starts_a_line() -> None:
    for message in every("fr"):
        for words in message.words:
            signs = re.sub(r"\d:\d", "", words)
            assert re.search(rf"(?<!{NBSP})[?!:;»]", signs) is None, f"{message.id}: {words}"
            assert re.search(rf"«(?!{NBSP})", signs) is None, message.id


@languages
def test_only_french_has_spaces_that_do_not_break(language: str) -> None:
    if language != "fr":
        assert not any(NBSP in words for message in every(language) for words in message.words)


def test_french_and_italian_never_elide_before_a_name() -> None:
    """“de Ann” is wrong and “d’Ann” cannot be known: French says it otherwise."""
    name = r"\{\$(?:name|names|other|one)\}"
    for message in every("fr"):
        for words in message.words:
            elided = re.search(rf"(?i)(?:\b(?:de|que|le|la|ne|jusque)\s|’){name}", words)
            assert elided is None, f"{message.id}: {words}"
    for message in every("it"):
        for words in message.words:
            assert re.search(rf"’{name}", words) is None, f"{message.id}: {words}"


@pytest.mark.parametrize("language", CHINESE)
def test_each_chinese_writing_keeps_to_its_own_characters(language: str) -> None:
    for message in every(language):
        for words in message.words:
            for char in words:
                if "\u4e00" <= char <= "\u9fff":
                    assert char.encode(CHINESE[language], errors="ignore"), f"{message.id}: {char}"


@pytest.mark.parametrize("language", CHINESE)
def test_chinese_is_punctuated_in_chinese_and_stays_on_first_name_terms(language: str) -> None:
    quotes = "「」" if language == "zh-Hant" else "“”"
    for message in every(language):
        for words in message.words:
            assert not set("您妳") & set(words), message.id
            assert re.search(r"[\u4e00-\u9fff}] ?[,.?!;:](?!{)", words) is None, message.id
            assert not set("「」“”\"'") - set(quotes) & set(words), message.id


@languages
def test_nobody_is_shouted_at(language: str) -> None:
    for message in every(language):
        assert not any(set("!！") & set(words) for words in message.words), message.id


@languages
def test_a_refusal_is_a_whole_sentence(language: str) -> None:
    for message in every(language):
        if message.id.startswith(("refused-", "aside-")):
            assert all(words[-1] in ".。?？" for words in message.words), message.id


# --- which language -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ([], "en"),
        ([""], "en"),
        (["en"], "en"),
        (["en-GB"], "en"),
        (["zh"], "zh-Hans"),
        (["zh-CN"], "zh-Hans"),
        (["zh-TW"], "zh-Hant"),
        (["zh-HK"], "zh-Hant"),
        (["zh-MO"], "zh-Hant"),
        (["zh-SG"], "zh-Hans"),
        (["zh_TW"], "zh-Hant"),
        (["zh_Hant_TW"], "zh-Hant"),
        (["zh-Hant"], "zh-Hant"),
        (["zh-hant-hk"], "zh-Hant"),
        (["zh-Hans-SG"], "zh-Hans"),
        (["zh-Hans-HK"], "zh-Hans"),
        (["zh-TW-u-ca-roc"], "zh-Hant"),
        (["fr"], "fr"),
        (["fr-CA"], "fr"),
        (["fr_CA"], "fr"),
        (["FR-be"], "fr"),
        (["it-CH"], "it"),
        (["pt"], "en"),
        (["pt-BR", "it"], "it"),
        (["de-CH", "fr-CH", "it-CH"], "fr"),
        (["und"], "en"),
    ],
)
def test_a_device_gets_the_catalogue_that_suits_it_best(wanted: list[str], expected: str) -> None:
    assert best_language(wanted) == expected


# --- words one after another ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "Ann, Ben, 陳"), ("fr", "Ann, Ben, 陳"), ("zh-Hant", "Ann、Ben、陳")],
)
def test_names_are_listed_as_the_language_lists_them(language: str, expected: str) -> None:
    say = catalogue(language)
    assert say.listed(["Ann", "Ben", "陳"]) == expected
    assert say.listed(["Ann"]) == "Ann"
    assert say.listed([]) == ""


def test_sentences_run_on_with_a_space_or_without() -> None:
    assert catalogue("it").run_on(["Uno.", "Due."]) == "Uno. Due."
    assert catalogue("zh-Hans").run_on(["一。", "二。"]) == "一。二。"
