from hypothesis import given
from hypothesis import strategies as st

from companion.table.clock import Clock, full

times = st.floats(-1e9, 1e9)


def test_a_countdown_stands_still_until_it_is_started():
    assert full(60).left(1000) == 60
    assert not full(60).running


def test_it_counts_down_to_its_deadline_whatever_happens_meanwhile():
    clock = full(60).start(1000)
    assert clock.running
    assert clock.left(1045) == 15


def test_a_phone_that_slept_too_long_finds_it_run_out():
    assert full(60).start(1000).left(5000) == 0


def test_it_stands_still_at_what_is_left():
    clock = full(60).start(1000).pause(1045)
    assert not clock.running
    assert clock.left(9999) == 15


def test_it_goes_on_from_what_was_left():
    assert full(60).start(1000).pause(1045).start(2000).left(2010) == 5


def test_to_start_it_twice_is_to_start_it_once():
    clock = full(60).start(1000)
    assert clock.start(1030) == clock


def test_to_pause_it_twice_is_to_pause_it_once():
    clock = full(60).start(1000).pause(1030)
    assert clock.pause(1050) == clock


def test_a_wall_clock_that_was_set_back_gives_no_extra_time():
    assert full(60).start(1000).left(0) == 60


def test_a_table_without_a_countdown_has_none_left():
    assert full(0).start(5).left(5) == 0


@given(st.floats(0, 1e6), times, times, times)
def test_what_is_left_is_never_negative_and_never_more_than_all(length, begun, paused, now):
    for clock in (full(length).start(begun), full(length).start(begun).pause(paused)):
        assert 0 <= clock.left(now) <= length


def test_a_clock_is_its_three_numbers():
    assert full(60).start(10) == Clock(60, 60, 70)
