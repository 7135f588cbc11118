"""Golly and Filbert side by side: the same patterns, the same generations, a process each.

Both get one core. Golly keeps to its 256 MB of nodes, as it does unless told otherwise, and Filbert to its own limit. The
runs of both alternate, so that what disturbs one disturbs the other. Both have to come to the same population.
"""

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile

import patterns
import scripts
import soups

PATTERNS = "/usr/share/golly/Patterns"
PROGRAM = os.environ["FILBERT_PROGRAM"]
ENGINES = {"QuickLife": "tiles", "HashLife": "hashlife"}

# Name, file below Golly's patterns or side, density and rule of a soup, generations, Golly's algorithm.
ROWS = [
    ("start", (2, "2o$2o!", "B3/S23"), 0, "QuickLife"),
    ("acorn-tiles", "Life/Methuselahs/acorn.lif", 5206, "QuickLife"),
    ("acorn", "Life/Methuselahs/acorn.lif", 5206, "HashLife"),
    ("r-pentomino", (3, "b2o$2o$bo!", "B3/S23"), 100_000, "HashLife"),
    ("gun", (36, "24bo$22bobo$12b2o6b2o12b2o$11bo3bo4b2o12b2o$2o8bo5bo3b2o$2o8bo3bob2o4bobo$"
             "10bo5bo7bo$11bo3bo$12b2o!", "B3/S23"), 1 << 20, "HashLife"),
    ("breeder", "Life/Breeders/breeder.lif", 1 << 24, "HashLife"),
    ("slide-breeder", "Life/Breeders/slide-breeder.rle", 1 << 22, "HashLife"),
    ("soup-torus", (2048, 0.25, "B3/S23:T2048,2048"), 1000, "QuickLife"),
    ("soup", (2048, 0.25, "B3/S23"), 2000, "QuickLife"),
    ("coral", (2048, 0.25, "B3/S45678"), 2000, "QuickLife"),
    ("opening", (4096, 0.5, "B3/S23"), 0, "QuickLife"),
    ("opening-sparse", (16384, 0.03, "B3/S23"), 0, "QuickLife"),
    ("sparse", (16384, 0.03, "B3/S23"), 1, "QuickLife"),
    ("galaxy", "HashLife/metapixel-galaxy.mc.gz", 1 << 20, "HashLife"),
    ("demonoid", "HashLife/demonoid-c512-hashlife-friendly.mc.gz", 1 << 20, "HashLife"),
    ("hexadecimal", "HashLife/hexadecimal.mc.gz", 1 << 20, "HashLife"),
    ("loafer-gun", "HashLife/loafer-gun-p8388608-linear.mc.gz", 1 << 20, "HashLife"),
    ("twinprimes", "Life/Miscellaneous/twinprimes.rle", 1 << 20, "HashLife"),
    ("fermat", "Life/Miscellaneous/fermat-primes.rle", 1 << 20, "HashLife"),
    ("metapixel-gun", "HashLife/metapixel-p216-gun.mc.gz", 1 << 20, "HashLife"),
]


def written(folder, name, pattern):
    """The file of a row's pattern, which is made where Golly brings none."""
    if isinstance(pattern, str):
        return os.path.join(PATTERNS, pattern)
    side, content, rule = pattern
    path = os.path.join(folder, name + ".rle")
    with open(path, "w") as file:
        file.write(f"x = {side}, y = {side}, rule = {rule}\n")
        file.write(content if isinstance(content, str) else soup(side, content))
    return path


def soup(side, density):
    """Cells at random as run lengths, always the same ones."""
    source, rows = random.Random(1), []
    for _ in range(side):
        place, row = 0, []
        for start, end in runs(source, side, density):
            for count, sign in ((start - place, "b"), (end - start, "o")):
                if count:
                    row.append((str(count) if count > 1 else "") + sign)
            place = end
        rows.append("".join(row))
    text = "$".join(rows) + "!"
    return "\n".join(text[at:at + 70] for at in range(0, len(text), 70)) + "\n"


def runs(source, side, density):
    """Where the living cells of a row begin and end: between two are as many dead ones as a coin tells."""
    found, x = [], 0
    while (x := x + int(math.log(1 - source.random()) / math.log(1 - density))) < side:
        if found and found[-1][1] == x:
            found[-1][1] = x + 1
        else:
            found.append([x, x + 1])
        x += 1
    return found


def run(command):
    """What a command prints, its time in seconds and its peak memory in MB."""
    with tempfile.NamedTemporaryFile("r") as figures:
        done = subprocess.run(
            ["/usr/bin/time", "-f", "%e %M", "-o", figures.name, *command],
            stdout=subprocess.PIPE, check=True, text=True)
        seconds, kilobytes = figures.read().split()[-2:]
    return done.stdout, float(seconds), int(kilobytes) / 1000


def golly(path, generations, algorithm):
    """As `run`, with the population."""
    # Without a step of its own size Golly would show every generation.
    text, *figures = run(
        ["bgolly", "-a", algorithm, "-m", str(generations), "-i", str(max(1, generations)), path])
    last = text.replace("\r", "\n").strip().split("\n")[-1]
    return int(last.split(":")[1].replace(",", "")), *figures


def filbert(path, generations, algorithm):
    text, *figures = run(
        [PROGRAM, "life", path, "--generations", str(generations), "--engine", ENGINES[algorithm],
         "--threads", "1"])
    return json.loads(text)["population"], *figures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--all", action="store_true", help="all of Golly's patterns, or those below some folders")
    parser.add_argument("--soups", type=int, metavar="N", help="so many soups by random rules on random topologies")
    parser.add_argument("--scripts", action="store_true", help="Golly's own scripts")
    parser.add_argument("--seconds", type=float, default=20, help="with --all: for how long each may take")
    parser.add_argument("rows", nargs="*", metavar="ROW")
    arguments = parser.parse_args()
    if arguments.scripts:
        sys.exit(scripts.compare(PROGRAM, arguments.seconds))
    if arguments.soups:
        sys.exit(soups.compare(PROGRAM, arguments.soups))
    if arguments.all:
        sys.exit(patterns.compare(PROGRAM, PATTERNS, arguments.rows, arguments.seconds))
    unknown = set(arguments.rows) - {row[0] for row in ROWS}
    if unknown:
        parser.error(f"no row {', '.join(sorted(unknown))}; rows: {', '.join(r[0] for r in ROWS)}")
    print(f"{'':14}{'generations':>12}{'Golly':>9}{'Filbert':>9}{'ratio':>7}{'noise':>7}"
          f"{'Golly':>9}{'Filbert':>9}{'ratio':>7}")
    with tempfile.TemporaryDirectory() as folder:
        for name, pattern, generations, algorithm in ROWS:
            if arguments.rows and name not in arguments.rows:
                continue
            path = written(folder, name, pattern)
            pairs = [(golly(path, generations, algorithm), filbert(path, generations, algorithm))
                     for _ in range(arguments.runs)]
            for one, other in pairs:
                if one[0] != other[0]:
                    sys.exit(f"{name}: Golly has {one[0]} cells, Filbert {other[0]}")
            times = [statistics.median(pair[side][1] for pair in pairs) for side in (0, 1)]
            memory = [statistics.median(pair[side][2] for pair in pairs) for side in (0, 1)]
            ratios = sorted(other[1] / max(one[1], 0.01) for one, other in pairs)
            print(f"{name:14}{generations:12,}{times[0]:7.2f} s{times[1]:7.2f} s"
                  f"{statistics.median(ratios):7.2f}{ratios[-1] - ratios[0]:7.2f}"
                  f"{memory[0]:6.0f} MB{memory[1]:6.0f} MB{memory[1] / memory[0]:7.2f}", flush=True)


main()
