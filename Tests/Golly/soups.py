"""Random soups by random rules on random topologies, in Golly and in Filbert: `compare-golly --soups N`.

Each goes on a few generations in both. Then Filbert keeps it as a board and exports that, and Golly has to come to the same
from what was exported.
"""

import os
import random
import subprocess
import tempfile

import patterns

SEED = 1


def digits(source, most):
    return "".join(str(count) for count in range(most + 1) if source.random() < 0.4)


def rule(source):
    """A rule of any family of two states, without births from nothing."""
    kind = source.randrange(6)
    if kind == 0:
        bits = [0] + [source.randrange(2) for _ in range(511)] + [0]
        signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        return "MAP" + "".join(
            signs[int("".join(map(str, (bits + [0] * 4)[at:at + 6])), 2)] for at in range(0, 512, 6))
    if kind == 1:
        return f"W{source.randrange(0, 256, 2)}"
    if kind == 2:
        def letters():
            return "".join(
                f"{count}{source.choice(['', '-'])}{''.join(source.sample(known, 2))}"
                for count, known in ((2, "ceaikn"), (3, "ceaiknjqry"), (4, "ceaiknjqrytwz"), (5, "aijk"))
                if source.random() < 0.7)
        return f"B{letters()}/S{letters()}"
    suffix, most = (("V", 4), ("H", 6), ("", 8))[kind - 3]
    return f"B{digits(source, most).lstrip('0')}/S{digits(source, most)}{suffix}"


def edges(source, width, height):
    """Golly's suffix, of a universe in which so many cells have room."""
    width, height = width + source.randrange(3), height + source.randrange(3)
    shift = source.randrange(1, min(width, height))
    return source.choice([
        "", f":T{width},{height}", f":P{width},{height}", f":T{width}+{shift},{height}",
        f":T{width},{height}-{shift}", f":K{width}*,{height}", f":K{width},{height}*",
        f":K{width}*+1,{height}", f":K{width},{height}*+1", f":C{width},{height}",
        f":S{max(width, height)}", f":T0,{height}", f":T{width},0", f":P0,{height}", f":P{width},0"])


def soup(source):
    width, height = source.randrange(3, 70), source.randrange(3, 40)
    rows = ["".join(source.choice("bo") for _ in range(width)) for _ in range(height)]
    return f"x = {width}, y = {height}, rule = {rule(source)}{edges(source, width, height)}\n" + "$\n".join(rows) + "!\n"


def compare(program, count):
    """Whether one came to something else; says which."""
    source, failures = random.Random(SEED), 0
    with tempfile.TemporaryDirectory() as folder:
        path, exported = os.path.join(folder, "in.rle"), os.path.join(folder, "out.rle")
        library = ["--library", os.path.join(folder, "library.sqlite")]
        for _ in range(count):
            text, generations = soup(source), source.choice([0, 1, 2, 20])
            with open(path, "w") as file:
                file.write(text)
            own = patterns.filbert(program, path, generations, 60)
            other = patterns.golly(path, generations, 60)
            made = subprocess.run(
                [program, "import", path, *library], capture_output=True, text=True, check=True)
            subprocess.run([program, "export", made.stdout.strip(), exported, *library], check=True)
            again = patterns.golly(exported, generations, 60)
            if patterns.differ(own, other) or other != again:
                failures += 1
                print(f"{text}{generations}: Filbert {own}, Golly {other}, from what was exported {again}")
    print(f"{count - failures} of {count} soups agree")
    return failures > 0
