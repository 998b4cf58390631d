"""Runs samples as they come, each in a process of its own that has loaded the standard library already.

A line of the input is a JSON object with the program and its environment; a line of the output is what it printed and the
code that it ended with.
"""
import json
import os
import sys
import traceback
import urllib.request
from urllib.error import HTTPError

known = urllib.request.urlopen


def urlopen(*given):
    """What urlopen raises for a problem has its body."""
    try:
        return known(*given)
    except HTTPError as error:
        return error


urllib.request.urlopen = urlopen


def run(text, env):
    os.environ.update(env)
    code = 0
    try:
        exec(compile(text, "sample.py", "exec"), {"__name__": "__main__"})
    except Exception:
        traceback.print_exc(file=sys.stdout)
        code = 1
    sys.stdout.flush()
    os._exit(code)


for line in sys.stdin:
    sample = json.loads(line)
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        os.dup2(theirs, 1)
        run(sample["text"], sample["env"])
    os.close(theirs)
    with os.fdopen(ours, encoding="utf-8") as pipe:
        printed = pipe.read()
    _, status = os.waitpid(child, 0)
    print(json.dumps({"printed": printed, "code": os.waitstatus_to_exitcode(status)}), flush=True)
