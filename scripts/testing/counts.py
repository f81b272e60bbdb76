"""How many tests a suite ran, from what it printed."""

import re
from typing import NamedTuple


class Counts(NamedTuple):
    """Tests that passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other):
        return Counts(*(ours + theirs for ours, theirs in zip(self, other)))

    def __str__(self):
        text = f"{self.passed} passed, {self.failed} failed"
        return f"{text}, {self.skipped} skipped" if self.skipped else text


def failures(output):
    """The lines that name a test that failed, of whatever runner."""
    return re.findall(r"^(?:not ok \d+|FAILED|ERROR|✘ Test(?!.* recorded)) .*", output, re.M)


def one(output, succeeded):
    """A suite that is one test."""
    return Counts(passed=int(succeeded), failed=int(not succeeded))


def swift(output, succeeded):
    """swift test: the line at the end has the number of tests, each that failed has a line of its own."""
    ran = re.findall(r"Test run with (\d+) tests? in", output)
    if not ran:
        return one(output, succeeded)
    failed = len(set(re.findall(r"^✘ Test (.*) failed after", output, re.M)))
    skipped = len(re.findall(r"^➜ Test .* skipped", output, re.M))
    return Counts(sum(map(int, ran)) - failed - skipped, failed, skipped)


def pytest(output, succeeded):
    """pytest: the last line has the numbers."""
    found = {}
    for number, word in re.findall(r"(\d+) (passed|failed|errors?|skipped)\b", output.rstrip().rpartition("\n")[2]):
        found[word.rstrip("s")] = int(number)
    if not found:
        return one(output, succeeded)
    return Counts(found.get("passed", 0), found.get("failed", 0) + found.get("error", 0), found.get("skipped", 0))


def tap(output, succeeded):
    """node --test: the end has the numbers."""
    found = {word: int(number) for word, number in re.findall(r"^# (pass|fail|cancelled|skipped) (\d+)$", output, re.M)}
    if not found:
        return one(output, succeeded)
    return Counts(found["pass"], found["fail"] + found["cancelled"], found["skipped"])
