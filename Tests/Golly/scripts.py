"""Golly's own Lua scripts in Golly and in Filbert: `compare-golly --scripts` prints which leave the same cells.

Golly has a window, so it runs on an X server of its own; a script of ours lets it run one of its scripts and writes what is
left. Compared are those that neither draw on the overlay nor wait for the pointer.
"""

import os
import subprocess
import tempfile
import time

FOLDER = "/usr/share/golly/Scripts/Lua"
GOLLY = "/usr/games/golly"
SCRIPTS = (
    "bricklayer", "density", "goto", "gun-demo", "invert", "life-integer-gun30", "make-torus", "p1100-MWSS-gun",
    "pd-glider", "tile", "toLife", "toLifeHistory",
)
SELECTION = (0, 0, 30, 20)
START = """
local g = golly()
g.new("")
g.setrule("B3/S23")
g.putcells(g.parse("bo$2bo$3o!"), 5, 7)
g.putcells(g.parse("2o$2o!"), 20, 3)
"""
DISPLAY = ":87"


def written(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


def golly(name, folder, seconds):
    """What Golly leaves, as a file; None where it does not come to an end. What it asks is answered by Enter."""
    left = os.path.join(folder, "golly.rle")
    driver = written(
        os.path.join(folder, "driver.lua"),
        f"{START}\ng.select({{{', '.join(map(str, SELECTION))}}})\npcall(dofile, '{FOLDER}/{name}.lua')\n"
        f"g.save('{left}', 'rle')\nos.exit(0)\n")
    environment = {**os.environ, "DISPLAY": DISPLAY, "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
    process = subprocess.Popen(
        [GOLLY, driver], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < end:
        time.sleep(2)
        subprocess.run(["xdotool", "key", "Return"], env=environment, check=False)
    process.kill()
    process.wait()
    return left if os.path.exists(left) else None


def filbert(program, name, folder, seconds):
    """As `golly`; what it asks is answered as it suggests."""
    start = os.path.join(folder, "start.rle")
    left = os.path.join(folder, "filbert.rle")
    driver = written(os.path.join(folder, "start.lua"), START)
    for command in (
            [driver, "--output", start],
            [f"{FOLDER}/{name}.lua", "--board", start, "--output", left, "--seconds", str(seconds),
             f"--select={','.join(map(str, SELECTION))}"]):
        if subprocess.run([program, "script", *command], capture_output=True, check=False).returncode != 0:
            return None
    return left


def cells(program, path):
    """The same bytes for the same board, without what it is called."""
    done = subprocess.run(
        [program, "life", path, "--generations", "0", "--output", "-", "--format", "rle"], capture_output=True,
        text=True, check=True)
    return [line for line in done.stdout.splitlines() if not line.startswith("#N")]


def compare(program, seconds):
    """Prints a line for each script; whether one left other cells."""
    server = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "900x700x24"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    is_wrong = False
    try:
        time.sleep(1)
        for name in SCRIPTS:
            with tempfile.TemporaryDirectory() as folder:
                other, own = golly(name, folder, seconds), filbert(program, name, folder, seconds)
                if other and own:
                    verdict = "agree" if cells(program, other) == cells(program, own) else "wrong"
                else:
                    verdict = "not compared: " + ("Golly" if not other else "Filbert") + " did not end"
                is_wrong = is_wrong or verdict == "wrong"
                print(f"{name:22}{verdict}", flush=True)
    finally:
        server.kill()
        server.wait()
    return is_wrong
