"""Golly and Filbert side by side: the same patterns, the same generations, a process each.

Both get one core. Golly keeps to its 256 MB of nodes, as it does unless told otherwise, and Filbert to its own limit. The
runs of both alternate, so that what disturbs one disturbs the other. Both have to come to the same population. Memory is
what was there at most, and, as *own*, what of that is no page of a file.
"""

import argparse
import json
import math
import os
import random
import statistics
import sys
import tempfile

import patterns
import process
import scripts
import soups

PATTERNS = "/usr/share/golly/Patterns"
PROGRAM = os.environ["FILBERT_PROGRAM"]
ENGINES = {"QuickLife": "tiles", "HashLife": "hashlife"}

# Name, file below Golly's patterns or side, density and rule of a soup, generations, Golly's algorithm, and Filbert's engine where
# it is not the same one.
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
    # What people run without a word about engines.
    ("galaxy-auto", "HashLife/metapixel-galaxy.mc.gz", 1 << 10, "HashLife", "auto"),
    ("codd-auto", "Self-Rep/Codd/golly-constructor.rle.gz", 1 << 10, "RuleLoader", "auto"),
    ("banks-auto", "Self-Rep/Banks/Banks-IV-constructor.rle.gz", 1 << 10, "RuleLoader", "auto"),
    ("breeder-auto", "Life/Breeders/breeder.lif", 1 << 20, "HashLife", "auto"),
    ("acorn-auto", "Life/Methuselahs/acorn.lif", 5206, "QuickLife", "auto"),
    ("soup-auto", (2048, 0.25, "B3/S23"), 2000, "QuickLife", "auto"),
    ("bosco-torus", (512, 0.4, "R5,C0,M1,S34..58,B34..45,NM:T512,512"), 200, "Larger than Life", "auto"),
    ("bosco-plane", (512, 0.4, "R5,C0,M1,S34..58,B34..45,NM:P512,512"), 200, "Larger than Life", "auto"),
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


def golly(path, generations, algorithm):
    """The population, and the figures of the process."""
    # Without a step of its own size Golly would show every generation.
    figures = process.run(
        ["bgolly", "-a", algorithm, "-m", str(generations), "-i", str(max(1, generations)), "-s", patterns.RULES, path])
    last = figures.text.replace("\r", "\n").strip().split("\n")[-1]
    return int(last.split(":")[1].replace(",", "")), figures


def filbert(path, generations, engine):
    """As `golly`."""
    figures = process.run(
        [PROGRAM, "life", path, "--generations", str(generations), "--engine", engine, "--threads", "1"])
    return json.loads(figures.text)["population"], figures


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
    print(f"{'':14}{'generations':>11}" + f"{'time: Golly':>15}{'Filbert':>11}{'ratio':>6}{'noise':>6}"
          + "".join(f"{name + ': Golly':>16}{'Filbert':>10}{'ratio':>6}" for name in ("memory", "own")))
    with tempfile.TemporaryDirectory() as folder:
        for name, pattern, generations, algorithm, *own in ROWS:
            if arguments.rows and name not in arguments.rows:
                continue
            path = written(folder, name, pattern)
            engine = own[0] if own else ENGINES[algorithm]
            pairs = [(golly(path, generations, algorithm), filbert(path, generations, engine))
                     for _ in range(arguments.runs)]
            for one, other in pairs:
                if one[0] != other[0]:
                    sys.exit(f"{name}: Golly has {one[0]} cells, Filbert {other[0]}")
            ratios = sorted(own.seconds / other.seconds for (_, other), (_, own) in pairs)
            print(f"{name:14}{generations:11,}"
                  + sides(pairs, "seconds", 1000, 1, "ms", 15, 11) + f"{ratios[-1] - ratios[0]:6.2f}"
                  + sides(pairs, "memory", 1, 1, "MB", 16, 10) + sides(pairs, "own", 1, 1, "MB", 16, 10),
                  flush=True)


def sides(pairs, field, factor, digits, unit, *widths):
    """The medians of both, and the second as a part of the first."""
    medians = [statistics.median(getattr(pair[side][1], field) for pair in pairs) for side in (0, 1)]
    told = (f"{f'{median * factor:,.{digits}f} {unit}':>{width}}" for median, width in zip(medians, widths))
    return "".join(told) + f"{medians[1] / medians[0]:6.2f}"


main()
