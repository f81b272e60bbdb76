"""A host that does anything in any order always has the picture that it would be told."""

import pytest

from walker import Walker
from wire import Lines


@pytest.mark.parametrize("seed", range(12))
def test_changes_give_the_picture_whatever_the_host_does(start, seed):
    session = start(framing=Lines)
    session.initialize(clock="manual", outline="none")
    walker = Walker(session, seed)
    for _ in range(150):
        walker.step()
