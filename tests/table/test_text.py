import pytest

from companion.table.text import Refused, Text, refuse, text
from companion.texts import catalogue


def test_a_text_keeps_its_message_and_what_is_to_be_filled_in():
    assert text("refused-too-many", most=4, count=5) == Text(
        "refused-too-many", (("most", 4), ("count", 5))
    )


def test_a_refusal_says_why():
    with pytest.raises(Refused) as refused:
        raise refuse("refused-name-empty")
    assert refused.value.why == text("refused-name-empty")


def test_two_equal_texts_are_one():
    assert len({text("refused-undo"), text("refused-undo")}) == 1


def test_a_text_inside_a_text_is_put_into_words_first():
    inner = text("refused-name-empty")
    words = catalogue("en")("refused-name-taken", name=inner, other="Bo")
    assert "Type a name first." in words
