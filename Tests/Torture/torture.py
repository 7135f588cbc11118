"""Treats the program badly and looks whether anything is lost: `torture.py [--short] [ROW[:COUNT]…]`, a line a row."""
import signal
import sys
import time
import traceback

import bombs
import clipboards
import drawn
import files
import inputs
import screens
from harness import Broken

ROWS = {**files.ROWS, **screens.ROWS, **clipboards.ROWS, **drawn.ROWS, **inputs.ROWS, **bombs.ROWS}


def main(words):
    is_short = "--short" in words
    if "--rows" in words:
        print("\n".join(ROWS))
        return 0
    names = [word for word in words if not word.startswith("-")] or list(ROWS)
    counts = {name.partition(":")[0]: name.partition(":")[2] for name in names}
    names = list(counts)
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        print(f"no such row: {unknown[0]}; there are {', '.join(ROWS)}", file=sys.stderr)
        return 2
    failures = 0
    for name in names:
        row, full, short = ROWS[name]
        start = time.monotonic()
        try:
            result = row(int(counts[name] or (short if is_short else full)))
        except Broken as broken:
            failures, result = failures + 1, f"BROKEN: {broken}"
        except Exception:  # A row that can't be run is no row that holds.
            failures, result = failures + 1, "BROKEN: " + traceback.format_exc().strip()
        print(f"{name:10} {time.monotonic() - start:7.1f} s  {result}", flush=True)
    print(f"{len(names) - failures} passed, {failures} failed")
    return 1 if failures else 0


# Whoever ends a row lets it take its windows and folders away.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
sys.exit(main(sys.argv[1:]))
