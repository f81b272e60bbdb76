"""The command line."""

import subprocess

import pytest

from waiting import DEADLINE


@pytest.fixture
def run(program):
    """Runs the program to its end without input."""

    def runner(*arguments, **options):
        return subprocess.run(
            [program, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output="stdout" not in options,
            timeout=DEADLINE,
            check=False,
            **options,
        )

    return runner


def test_version(run):
    ended = run("--version")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"tipd 0.1.0\n", b"")


def test_the_version_is_that_of_initialize(run, start):
    assert run("--version").stdout.decode() == "tipd {version}\n".format(**start().initialize()["serverInfo"])


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help(run, flag):
    ended = run(flag)
    assert (ended.returncode, ended.stderr) == (0, b"")
    for word in (b"usage: tipd", b"--stdio", b"--clientProcessId", b"--record", b"--log-level", b"replay", b"--version", b"--help"):
        assert word in ended.stdout


def test_help_that_cannot_be_written_is_a_failure(run):
    with open("/dev/full", "wb") as full:
        assert run("--help", stdout=full).returncode == 1


@pytest.mark.parametrize("arguments", [[], ["--stdio"], ["--clientProcessId=1"], ["--stdio", "--clientProcessId", "1"], ["--log-level=error"]])
def test_serving(run, arguments):
    ended = run(*arguments)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


WRONG = {
    "did you mean '--stdio'?": ["--studio"],
    "did you mean 'demo'?": ["dmeo"],
    "unknown argument 'x'": ["schema", "x"],
    "did you mean '--clientProcessId'?": ["--clientProcessID=1"],
    "--studio": ["--studio"],
    "serve": ["serve"],
    "--port=1": ["--stdio", "--port=1"],
    "--clientProcessId": ["--clientProcessId"],
    "'x'": ["--clientProcessId", "x"],
    "'0'": ["--clientProcessId=0"],
    "'-1'": ["--clientProcessId", "-1"],
    "'99999999999'": ["--clientProcessId=99999999999"],
    "--clientProcessId needs a process id": ["--clientProcessId="],
    "--record needs the name of a file": ["--record"],
    "--record needs the name": ["--record="],
    "did you mean '--record'?": ["--recrd", "x"],
    "--log-level needs one of error, warning, info, debug": ["--log-level"],
    "--log-level needs one of error, warning, info, debug, not 'loud'": ["--log-level=loud"],
    "'--stdio=1'": ["--stdio=1"],
    "replay needs the name of a file": ["replay"],
    "unknown argument 'second'": ["replay", "first", "second"],
    "did you mean '--session'?": ["replay", "first", "--sesion=x"],
    "--at needs the number of a message": ["replay", "first", "--at"],
    "--at needs the number of a message, not '0'": ["replay", "first", "--at", "0"],
    "not '-1'": ["replay", "first", "--at=-1"],
    "not '1.5'": ["replay", "first", "--at=1.5"],
    "not '99999999999999999999'": ["replay", "first", "--at=99999999999999999999"],
    "--session needs --at": ["replay", "first", "--session", "x"],
    "--session needs the id": ["replay", "first", "--at=1", "--session"],
}


@pytest.mark.parametrize("word", ["demo", "replay", "schema"])
def test_a_known_word_in_the_wrong_place_is_no_misspelling(run, word):
    assert run("--stdio", word).stderr.startswith(f"tipd: unknown argument '{word}'\nusage".encode())


@pytest.mark.parametrize(("named", "arguments"), WRONG.items(), ids=WRONG)
def test_a_wrong_argument_is_named(run, named, arguments):
    ended = run(*arguments)
    assert (ended.returncode, ended.stdout) == (2, b"")
    complaint, usage = ended.stderr.decode().split("\n", 1)
    assert complaint.startswith("tipd: ")
    assert named in complaint
    assert usage.startswith("usage: tipd ")
