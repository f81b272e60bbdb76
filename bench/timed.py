"""What is measured in time: always as rounds that alternate with the echo, on one CPU."""

import json
import statistics
import subprocess

import requests

ONE_CPU = ["taskset", "-c", "0"]


class Bench:
    def __init__(self, folder, program, rounds):
        self.folder, self.program, self.rounds = folder, program, rounds

    def run(self, body, server=None, count=1000, warm_up=100, in_flight=1, setup=None):
        """One run of the client: what it prints."""
        path = self.folder / "body.json"
        path.write_text(body)
        command = [*ONE_CPU, self.folder / "client", "-n", count, "-w", warm_up, "-d", in_flight]
        if setup:
            (self.folder / "setup.jsonl").write_text("\n".join(setup) + "\n")
            command += ["-s", self.folder / "setup.jsonl"]
        command += [path, "--", *(server or [self.program])]
        return json.loads(subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE).stdout)

    def echo(self, body, **options):
        """Runs the echo with replies as long as the program's."""
        length = self.run(body, count=1, warm_up=0)["reply"]
        return lambda: self.run(body, [self.folder / "echo", length], **options)

    def ratios(self, body, *names, **options):
        """For each name the median of program / echo over all rounds."""
        echo = self.echo(body, **options)
        pairs = [(self.run(body, **options), echo()) for _ in range(self.rounds)]
        return [statistics.median(ours[name] / floor[name] for ours, floor in pairs) for name in names]

    def median(self, body, name="median", **options):
        return statistics.median(self.run(body, **options)[name] for _ in range(self.rounds))


def measure(bench):
    """Yields the name and the value of each measure."""
    layout = requests.layout()
    median, p99 = bench.ratios(layout, "median", "p99", count=5000)
    yield "round trip, median", median
    yield "round trip, p99", p99
    yield "throughput, 16 in flight", bench.ratios(layout, "perSecond", count=20_000, in_flight=16)[0]
    yield "spawn to first reply", bench.ratios(layout, "spawn", count=1, warm_up=0)[0]

    per_item = {}
    for items, count in ((1000, 20), (10_000, 3), (100_000, 1)):
        per_item[items] = bench.median(requests.items(items), count=count, warm_up=1) / items
    yield "1,000 items", per_item[1000]
    yield "10,000 items", per_item[10_000] / per_item[1000]
    yield "100,000 items", per_item[100_000] / per_item[1000]
    yield "200 tips together", bench.median(requests.items(200, together=True), count=20, warm_up=2) / 1000

    setup = [requests.session(), *requests.steps(10_000)]
    yield "memory with 10,000 tips", bench.run(layout, setup=setup)["memory"] / 1024
    windows = list(requests.windows())
    full = {"setup": windows, "count": 500}
    tap = requests.in_window("tap", point={"x": 2, "y": 2})
    yield "memory with 10,000 visible tips", bench.run(tap, **full)["memory"] / 1024
    yield "tap, 10,000 tips", bench.median(tap, **full) / bench.median(tap, setup=windows[:2], count=500)
    yield "next, 10,000 tips", bench.median(requests.in_window("next", animated=False), **full)
    yield "a window of 100 tips", bench.median(requests.in_window("session/update", safeArea=1), **full) / 100
    yield "memory growth", bench.run(layout, count=200_000)["memory"] / bench.run(layout, count=2000)["memory"]


SYLLABLES = ("Han", "Kana", "Hangul")
OTHERS = ("Devanagari", "emoji")


def texts(program):
    """Yields the microseconds for a text of 10,000 characters, the slowest of each kind, and what it costs again."""
    output = subprocess.run([*ONE_CPU, str(program)], check=True, stdout=subprocess.PIPE).stdout
    times = json.loads(output)
    first = {script: times[script]["first"] / 1000 for script in times}
    yield "10,000 letters", max(first[script] for script in first if script not in SYLLABLES + OTHERS)
    yield "10,000 ideographs, syllables", max(first[script] for script in SYLLABLES)
    for script in OTHERS:
        yield f"10,000 characters of {script}", first[script]
    yield "a text that comes again", max(times[script]["again"] / times[script]["first"] for script in times)


def placement(program):
    """Yields the microseconds of one placement in the core alone, and of drawing it."""
    output = subprocess.run([*ONE_CPU, str(program)], check=True, stdout=subprocess.PIPE).stdout
    times = json.loads(output)
    yield "one placement", times["placement"] / 1000
    yield "its outline and overlay", times["drawing"] / 1000
