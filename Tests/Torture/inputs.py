"""A row of random inputs: damaged files of every kind, each read by a program of its own."""
import gzip
import json
import os
import random
import re
import resource
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from harness import PROGRAM, Broken, Place

SEED = 53
# Of address space: what is asked of the system, used or not.
MOST_MEMORY = 2 << 30
SECONDS = 60
WORKERS = 2
# Random ones among them change nothing that a library is sound without.
SOUND_EVERY = 100

SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><defs><g id="a"><path
 d="M1 2 L9 9 C1 2 3 4 5 6 A5 5 0 0 1 9 3 Z" stroke="#102030" stroke-width="2"/></g></defs>
<rect x="1" y="2" width="9" height="8" transform="rotate(30) scale(2)" stroke="red"/>
<polyline points="1,2 3,4 5,6" stroke-dasharray="4 2"/><use href="#a"/></svg>
"""
LIFE_105 = b"#Life 1.05\n#D A name\n#N\n#P -1 -1\n.*.\n..*\n***\n"
GPL = b"GIMP Palette\nName: Few\nColumns: 2\n#\n  0   0   0\tBlack\n255 128   0\tOrange\n"
# Numbers that readers stumble over.
NUMBERS = (b"0", b"-1", b"65536", b"4294967296", b"99999999999999999999", b"1e309", b"NaN", b"0.0000001")


def inputs(most):
    """Damaged files of all kinds: a status of 0 or 1, a line at most, bounded memory, a sound library, no stray file."""
    refused = taken = 0
    with Place() as place:
        seeds = _seeds(place)
        libraries = [Place() for _ in range(WORKERS)]
        try:
            with ThreadPoolExecutor(WORKERS) as pool:
                for done in pool.map(lambda worker: _feed(libraries[worker], seeds, worker, most),
                                     range(WORKERS)):
                    refused, taken = refused + done[0], taken + done[1]
        finally:
            for one in libraries:
                shutil.rmtree(one.folder, ignore_errors=True)
    return (f"{refused + taken} damaged files of {len(seeds)} kinds, seed {SEED}: {refused} refused with a line, "
            f"{taken} read; every library sound, no stray file")


def _feed(place, seeds, worker, most):
    counts, kinds = [0, 0], sorted(seeds)
    before = _outside(place)
    for number in range(worker, most, WORKERS):
        # Each file can be made again by its number alone.
        dice = random.Random(SEED * 1_000_003 + number)
        kind = kinds[number % len(kinds)]
        data = _damaged(seeds[kind], dice, [seeds[other] for other in kinds])
        path = place.file(f"input.{kind}")
        with open(path, "wb") as file:
            file.write(data)
        try:
            counts[_read(place, kind, path)] += 1
            if number // WORKERS % SOUND_EVERY == SOUND_EVERY - 1:
                place.state()
                _expect_no_stray(place, before)
                # Not a library of thousands of items.
                for name in os.listdir(place.data):
                    os.unlink(os.path.join(place.data, name))
        except Broken as broken:
            kept = f"/tmp/filbert-torture-input-{number}.{kind}"
            shutil.copy(path, kept)
            raise Broken(f"input {number}, kept as {kept}: {broken}")
        os.unlink(path)
    if os.path.exists(place.library):
        place.state()
    _expect_no_stray(place, before)
    return counts


def _read(place, kind, path):
    """Whether the file was taken."""
    environment = place.environment()
    if kind == "sqlite":
        words, environment["FILBERT_LIBRARY"] = ["list", "--json"], path
    else:
        words = ["import", path]
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    try:
        done = subprocess.run([PROGRAM, *words], env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=SECONDS, preexec_fn=limit)
    except subprocess.TimeoutExpired:
        raise Broken(f"is not read in {SECONDS} s")
    complaints = done.stderr.decode(errors="replace")
    if done.returncode not in (0, 1):
        raise Broken(f"ended with {done.returncode}: {complaints.strip()[-300:]}")
    if done.returncode == 1 and complaints.count("\n") != 1 or complaints.count("\n") > 1:
        raise Broken(f"says not a line: {complaints[:300]!r}")
    for name in os.listdir(place.folder):
        if name.startswith("input.sqlite") and name != os.path.basename(path):
            target = place.file(name)
            shutil.rmtree(target) if os.path.isdir(target) else os.unlink(target)
    return done.returncode == 0


def _outside(place):
    return {name: sorted(os.listdir(place.file(name))) for name in ("home", "run")}


def _expect_no_stray(place, before):
    if _outside(place) != before:
        raise Broken(f"files outside of the folder: {_outside(place)}")
    stray = [name for name in os.listdir(place.data) if not name.startswith("library.sqlite")]
    if stray or set(os.listdir(place.folder)) - {"data", "home", "run"} - {
            name for name in os.listdir(place.folder) if name.startswith("input.")}:
        raise Broken(f"files beside the library: {stray} {os.listdir(place.folder)}")


def _damaged(data, dice, others):
    """A file with a few damages, as a rule small ones."""
    data = bytearray(data)
    for _ in range(dice.choice([1, 1, 1, 2, 3, 8])):
        place = dice.randrange(len(data) + 1)
        length = dice.choice([1, 1, 2, 4, 16, 200])
        choice = dice.randrange(9)
        if choice == 0 and data:
            data[place % len(data)] ^= 1 << dice.randrange(8)
        elif choice == 1:
            data[place:place + length] = dice.randbytes(length)
        elif choice == 2:
            del data[place:place + length]
        elif choice == 3:
            data[place:place] = data[place:place + length] * dice.choice([1, 2, 50])
        elif choice == 4:
            del data[place:]
        elif choice == 5:
            other = dice.choice(others)
            start = dice.randrange(len(other) + 1)
            data[place:place + length] = other[start:start + length]
        elif choice == 6:
            # Another number in the place of one.
            numbers = list(re.finditer(rb"[0-9]+", data[:100_000]))
            if numbers:
                found = dice.choice(numbers)
                data[found.start():found.end()] = dice.choice(NUMBERS)
        elif choice == 7:
            data[place:place] = dice.choice([b"\0", b"\xff" * 4, b"<", b"[" * 300, b"\xe2\x80", b"$" * 40])
        else:
            data[place:place + 4] = dice.choice([b"\xff\xff\xff\xff", b"\0\0\0\0", b"\x7f\xff\xff\xff"])
    return bytes(data)


def _seeds(place):
    """A whole file of each kind."""
    with open(place.file("board.rle"), "wb") as file:
        file.write(b"#N Glider\n#C A comment\nx = 3, y = 3, rule = B3/S23\nbob$2bo$3o!\n")
    painting = place.painting("Seed", 6, points=5)
    place.verb("import", painting, place.file("board.rle"))
    place.verb("new", "--kind", "pixels", "--size", "9x8")
    kinds = {"1": ("png", "jpg", "svg", "json"), "2": ("rle", "mc", "cells", "lif", "gif"),
             "3": ("png", "gif", "apng", "json")}
    found = {"life105": LIFE_105, "gpl": GPL, "drawn.svg": SVG}
    for item, endings in kinds.items():
        for ending in endings:
            path = place.file(f"seed-{item}.{ending}")
            place.verb("export", item, path, *(["--width", "40"] if item == "1" and ending in ("png", "jpg") else []))
            with open(path, "rb") as file:
                found[f"{item}.{ending}"] = file.read()
    found["board.json"] = json.dumps(json.loads(place.verb("show", "2", "--json"))).encode()
    found["rle.gz"] = gzip.compress(found["2.rle"], mtime=0)
    found["mc.gz"] = gzip.compress(found["2.mc"], mtime=0)
    with open(place.library, "rb") as file:
        found["sqlite"] = file.read()
    return found


ROWS = {"inputs": (inputs, 1_000_000, 160)}
