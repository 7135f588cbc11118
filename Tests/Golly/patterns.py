"""All patterns that come with Golly, in Golly and in Filbert: `compare-golly --all [FOLDER…]` prints how many agree.

Compared are the number of living cells and the rectangle around them. A pattern is refused where Filbert says that it does
not know its rule; it is too long where one of both does not come to the generation in time.
"""

import collections
import concurrent.futures
import gzip
import json
import os
import re
import subprocess
import tempfile

GENERATIONS = (0, 1, 100, 1_000, 16_384)
ENDINGS = (".rle", ".mc", ".lif", ".cells", ".mcl", ".rle.gz", ".mc.gz", ".lif.gz", ".cells.gz")
RULES = "/usr/share/golly/Rules/"
KINDS = ("agree", "refused", "wrong", "too long")


def golly(path, generations, seconds):
    """How many cells live, and the rectangle around them as left, top, width and height; left and top may be unknown."""
    with tempfile.TemporaryDirectory() as folder:
        written = os.path.join(folder, "out.rle")
        done = subprocess.run(
            ["bgolly", "-a", algorithm(path), "-m", str(first_generation(path) + generations),
             "-i", str(max(1, generations)), "-s", RULES, "-o", written, path],
            capture_output=True, text=True, timeout=seconds, check=True)
        last = re.findall(r"(\d[\d,]*): ([\d,]+)", done.stdout.replace("\r", "\n"))[-1]
        population = int(last[1].replace(",", ""))
        bounds = None
        if population and os.path.exists(written):
            with open(written) as file:
                head = file.read(1000)
            size = re.search(r"^x = (\d+), y = (\d+)", head, re.M)
            place = re.search(r"Pos=(-?\d+),(-?\d+)", head)
            bounds = ([int(number) for number in place.groups()] if place else None,
                      [int(number) for number in size.groups()])
    return population, bounds


def beginning(path):
    """What a file begins with."""
    with open(path, "rb") as file:
        content = file.read()
    # Some are packed that don't say so, and some say so that are not.
    if content.startswith(b"\x1f\x8b"):
        content = gzip.decompress(content)
    return content[:1 << 20].decode(errors="replace")


def first_generation(path):
    """That at which a file says that its cells are: Golly counts from there."""
    found = re.search(r"^#G *(\d+)|^#CXRLE.*Gen *= *(\d+)", beginning(path), re.M)
    return int(found.group(1) or found.group(2)) if found else 0


def algorithm(path):
    """The one that the rule needs, and HashLife for macrocells, as they are made for it."""
    text = beginning(path)
    found = re.search(r"^x *=.*rule *= *(\S.*)", text, re.M | re.I) or re.search(r"^#R *(\S.*)", text, re.M)
    rule = found.group(1).strip() if found else "B3/S23"
    name = rule.split(":")[0]
    if re.match(r"R\d+,", name, re.I):
        return "Larger than Life"
    if re.fullmatch(r"(JvN29|Nobili32|Hutton32)", name):
        return "JvN"
    if re.fullmatch(r"[^/]*/[^/]*/\d+", name):
        return "Generations"
    if os.path.exists(os.path.join(RULES, name + ".rule")):
        return "RuleLoader"
    return "QuickLife" if ".mc" not in path else "HashLife"


def filbert(program, path, generations, seconds):
    """As `golly`; the reason instead where it is refused."""
    done = subprocess.run(
        [program, "life", path, "--generations", str(generations), "--threads", "1"],
        capture_output=True, text=True, timeout=seconds, check=False)
    if done.returncode != 0:
        return done.stderr.strip()
    told = json.loads(done.stdout)
    bounds = told["bounds"]
    return told["population"], bounds and (
        [bounds["x"], bounds["y"]], [bounds["width"], bounds["height"]])


def differ(own, other):
    """Whether what Filbert came to is not what Golly did, as far as both know."""
    if own[0] != other[0]:
        return True
    (own_place, own_size), (place, size) = own[1] or (None, None), other[1] or (None, None)
    return None not in (size, own_size) and (size != own_size or place not in (None, own_place))


def verdict(program, path, generations, seconds):
    """A kind, and what there is to say about it."""
    try:
        own = filbert(program, path, generations, seconds)
        if isinstance(own, str):
            return "refused", own
        other = golly(path, generations, seconds)
    except subprocess.TimeoutExpired as late:
        return "too long", late.cmd[0]
    except (subprocess.CalledProcessError, IndexError):
        return "too long", "Golly fails"
    if differ(own, other):
        return "wrong", f"{other} in Golly, {own} in Filbert"
    return "agree", ""


def compare(program, folder, parts, seconds):
    """Prints the table, and below it each pattern that is wrong or refused."""
    paths = sorted(
        os.path.join(place, name)
        for part in parts or [""] for place, _, names in os.walk(os.path.join(folder, part))
        for name in names if name.endswith(ENDINGS))
    notes = []
    print(f"{len(paths)} patterns\n{'generations':>12}" + "".join(f"{kind:>10}" for kind in KINDS))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for generations in GENERATIONS:
            verdicts = list(pool.map(
                lambda path: verdict(program, path, generations, seconds), paths))
            counts = collections.Counter(kind for kind, _ in verdicts)
            print(f"{generations:12,}" + "".join(f"{counts[kind]:10}" for kind in KINDS), flush=True)
            notes += [
                f"{generations:,} {os.path.relpath(path, folder)}: {kind}: {note}"
                for path, (kind, note) in zip(paths, verdicts)
                if kind == "wrong" or kind == "refused" and generations == 0]
    print("\n".join(notes))
    return any(": wrong: " in note for note in notes)
