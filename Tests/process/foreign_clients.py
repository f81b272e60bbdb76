"""The clients that nobody here wrote: what starts each, and what to say where it is not installed."""

import pathlib
import subprocess
import sys

from conftest import skip_or_fail
from waiting import DEADLINE

FOLDER = pathlib.Path(__file__).with_name("foreign")
VIM = ["vim", "-es", "-N", "-n", "-u", "NONE", "-i", "NONE"]
SYSTEM_PYTHON = "/usr/bin/python3"


def script(name):
    """The path of a client's program."""
    return str(FOLDER / name)


def needs(command, reason):
    """Skips, or in CI fails, with the reason if the command is not there or says no."""
    try:
        subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=DEADLINE, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        skip_or_fail(reason)


CLIENTS = {
    "pygls": (
        [sys.executable, script("pygls_client.py")],
        [sys.executable, "-c", "import pygls.client"],
        "pip install -r Tests/requirements.txt: no pygls",
    ),
    "python-lsp-jsonrpc": (
        [sys.executable, script("pylsp_client.py")],
        [sys.executable, "-c", "import pylsp_jsonrpc"],
        "pip install -r Tests/requirements.txt: no python-lsp-jsonrpc",
    ),
    "Neovim": (
        ["nvim", "--headless", "--clean", "-c", f"luafile {script('neovim_client.lua')}"],
        ["nvim", "--version"],
        "no nvim in PATH",
    ),
    "Emacs": (
        ["emacs", "--batch", "--quick", "--load", script("emacs_client.el")],
        ["emacs", "--batch", "--quick", "--eval", "(progn (require 'jsonrpc) (json-serialize nil))"],
        "no emacs in PATH with jsonrpc.el and JSON of its own, from 27.1 on",
    ),
    "Vim": (
        [*VIM, "-S", script("vim_client.vim")],
        [*VIM, "-c", "if !has('channel') || !has('patch-8.2.4684') | cquit | endif", "-c", "qall!"],
        "no vim in PATH with channels in the mode lsp, from 8.2.4684 on",
    ),
    "jsonrpc-glib": (
        [SYSTEM_PYTHON, script("glib_client.py")],
        [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Jsonrpc', '1.0')"],
        f"{SYSTEM_PYTHON} has no bindings of jsonrpc-glib: install python3-gi and gir1.2-jsonrpc-1.0",
    ),
}
"""What starts each client, what shows that it is there, and what to say if not."""
