# SPDX-License-Identifier: MIT
"""What the exceptions say."""

import pickle

import pytest

import tipd
from tipd._refusals import REFUSALS, refusal


def test_every_kind_has_a_class_of_its_own() -> None:
    for code, kind, cls in REFUSALS:
        error = refusal({"code": code, "message": "m", "data": {"kind": kind}})
        assert type(error) is cls and isinstance(error, tipd.RpcError)
        assert (error.code, error.kind, str(error)) == (code, kind, f"m ({kind} {code})")


def test_a_refusal_carries_path_found_expected_and_nearest() -> None:
    data = {"kind": "invalidParams", "path": "params.x", "found": 1, "expected": "y", "nearest": "z"}
    error = refusal({"code": -32602, "message": "m", "data": data})
    assert (error.path, error.found, error.expected, error.nearest) == ("params.x", 1, "y", "z")
    assert error.data == data


@pytest.mark.parametrize("data", [None, [], "text", {"kind": 5, "path": None}])
def test_a_refusal_with_odd_data_has_no_path(data: object) -> None:
    error = refusal({"code": -32602, "message": "m", "data": data})
    assert (error.kind, error.path, error.data) == (None, None, data)


def test_an_unknown_code_is_still_a_refusal() -> None:
    assert type(refusal({"code": 99, "message": "m"})) is tipd.RpcError


@pytest.mark.parametrize("error", [None, "no", {}, {"code": "x"}])
def test_an_error_that_is_none_is_still_a_refusal(error: object) -> None:
    assert "an error that is none" in str(refusal(error))


@pytest.mark.parametrize(
    "returncode, words",
    [
        (0, "ended with status 0"),
        (3, "ended with status 3"),
        (-9, "was ended by SIGKILL"),
        (-99, "was ended by signal 99"),
        (None, "could not be ended"),
    ],
)
def test_the_end_of_tipd_is_told_in_words(returncode: "int | None", words: str) -> None:
    assert words in str(tipd.ServerExited(returncode))


def test_the_last_ten_lines_of_stderr_are_shown() -> None:
    error = tipd.ServerExited(1, "\n".join(f"line {n}" for n in range(30)) + "\n")
    assert str(error).splitlines()[1:] == [f"line {n}" for n in range(20, 30)]
    assert error.stderr_tail.startswith("line 0\n")


def test_a_timeout_is_a_timeout_error() -> None:
    error = tipd.RequestTimeout("show", 2.5, "busy")
    assert isinstance(error, TimeoutError)
    assert str(error) == (
        "tipd is running but did not answer show within 2.5 s; its last lines on stderr:\nbusy"
    )


@pytest.mark.parametrize(
    "error",
    [tipd.ServerExited(3, "x"), tipd.RequestTimeout("a", 1.0), tipd.UnknownTip(5, "m", {"a": 1})],
)
def test_errors_survive_pickling(error: tipd.TipdError) -> None:
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
