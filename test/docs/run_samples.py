"""Runs every Python program it is given, and writes what each prints, or how it failed, as a JSON list."""
import contextlib
import io
import json
import runpy
import sys

results = []
for path in sys.argv[2:]:
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            runpy.run_path(path, run_name="__main__")
        results.append({"printed": printed.getvalue(), "error": None})
    except Exception as error:
        results.append({"printed": "", "error": repr(error)})
with open(sys.argv[1], "w", encoding="utf-8") as target:
    json.dump(results, target)
