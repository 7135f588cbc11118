"""Rows without a screen: power cuts, faults of the system, damaged pages, full and read-only disks."""
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time

import replay
from harness import FAULTS, PROGRAM, TOP, Broken, Place, expect_calm

PAGE = 4096


def powercut(most):
    """Power cuts while items are made, changed, migrated, removed for good, salvaged and restored."""
    salvaging = most // 4
    most -= salvaging
    old = os.path.join(TOP, "Tests/StorageTests/Fixtures/version-3.sqlite")
    done = 0
    with Place() as place:
        log, states, marks = place.file("log"), [], []
        one, two = place.painting("One", 30), place.painting("Two", 60)
        commands = [
            ["import", one], ["import", two], ["duplicate", "2"], ["rename", "1", "Uno"],
            ["delete", "2"], ["empty-trash", "--yes"], ["new", "--kind", "pixels"],
            ["new", "--kind", "life"], ["import", two], ["delete", "1", "3"], ["restore", "1"],
        ]
        states.append("[[], {}]")
        for words in commands:
            place.verb(*words, LD_PRELOAD=FAULTS, TORTURE_LOG=log, TORTURE_ROOT=place.data)
            marks.append(len(replay.read_log(log)))
            states.append(place.state())
        calls = replay.read_log(log)
        # Later calls are where libraries are: few cuts before the first one is made.
        done += _cut(place, calls, marks, states, most * 3 // 4, marks[0] // 2)
    with Place() as place:
        log = place.file("log")
        shutil.copy(old, place.library)
        before = [("C", place.library, "", b""),
                  ("W", place.library, "0", open(old, "rb").read()), ("S", place.library, "", b"")]
        first = place.state()
        place.verb("rename", "1", "Uno", LD_PRELOAD=FAULTS, TORTURE_LOG=log,
                   TORTURE_ROOT=place.data)
        migrated = len(before) + len(replay.read_log(log))
        changed = place.state()
        # The copy from before the migration comes back.
        place.verb("backup", "restore", LD_PRELOAD=FAULTS, TORTURE_LOG=log, TORTURE_ROOT=place.data)
        calls = before + replay.read_log(log)
        done += _cut(place, calls, [len(before), migrated, len(calls)],
                     [first, first, changed, place.state()], most - done, len(before))
    whole = _cut_salvage(salvaging)
    return (f"{done + salvaging} cuts, 0 lost; {salvaging} of them while salvaging, "
            f"{whole} of which left a library that was already whole")


def _cut_salvage(most):
    """The damaged library stays as it is, and what is saved is there for good once that was said."""
    dice, whole = random.Random(17), 0
    with Place() as place:
        log, saved = place.file("log"), os.path.join(place.data, "saved.sqlite")
        for number in range(3):
            place.verb("import", place.painting(f"P{number}", 40, points=30))
        data = bytearray(open(place.library, "rb").read())
        middle = len(data) // PAGE // 2 * PAGE
        data[middle:middle + PAGE] = bytes(PAGE)
        with open(place.library, "wb") as file:
            file.write(data)
        status, _, complaints = place.run(
            "salvage", saved, LD_PRELOAD=FAULTS, TORTURE_LOG=log, TORTURE_ROOT=place.data)
        expect_calm(min(status, 1), "")
        state = place.state(library=saved)
        if state.count('"id"') < 3:
            raise Broken(f"salvage saved too little: {complaints}")
        before = [("C", place.library, "", b""),
                  ("W", place.library, "0", bytes(data)), ("S", place.library, "", b"")]
        calls = before + replay.read_log(log)
        for number in range(most):
            moment = len(calls) if number % 10 == 0 else dice.randint(len(before), len(calls))
            target = place.file("cut")
            shutil.rmtree(target, ignore_errors=True)
            os.mkdir(target)
            replay.lay_out(replay.crash(calls[:moment], dice), place.data, target)
            where = f"cut {number} behind call {moment} of {len(calls)}"
            with open(os.path.join(target, "library.sqlite"), "rb") as file:
                if file.read() != data:
                    raise Broken(f"{where}: the damaged library is another one")
            copy = os.path.join(target, "saved.sqlite")
            if os.path.exists(copy):
                status, _, complaints = place.run("list", library=copy)
                expect_calm(status, complaints)
                is_whole = status == 0 and place.state(library=copy) == state
                if not is_whole:
                    raise Broken(f"{where}: a part of what is saved looks like all of it")
                whole += is_whole
            if moment == len(calls) and not (os.path.exists(copy) and is_whole):
                raise Broken(f"{where}: what was saved is lost")
    return whole


def _cut(place, calls, marks, states, most, earliest):
    dice = random.Random(7)
    for number in range(most):
        moment = dice.randint(earliest, len(calls))
        target = place.file("cut")
        shutil.rmtree(target, ignore_errors=True)
        os.mkdir(target)
        replay.lay_out(replay.crash(calls[:moment], dice), place.data, target)
        library = os.path.join(target, "library.sqlite")
        finished = sum(1 for mark in marks if mark <= moment)
        allowed = states[finished:finished + 2]
        try:
            state = place.state(library=library)
        except Broken as broken:
            shutil.copytree(target, f"/tmp/filbert-torture-cut-{number}", dirs_exist_ok=True)
            raise Broken(f"cut {number} behind call {moment} of {len(calls)}: {broken}")
        if state not in allowed:
            raise Broken(f"cut {number} behind call {moment}: neither before nor after")
    return most


def faults(most):
    """The n-th write, sync, rename, creation or allocation fails, once and for ever, until a run is clean."""
    total = ended = 0
    for kind in ("write", "sync", "rename", "open", "malloc"):
        for ever in ("", ":ever"):
            for number in _numbers(kind, ever, most):
                ended += _fault(kind, number, ever)
                total += 1
    return f"{total} faults, {ended} ended at once for want of memory, 0 lost"


def _numbers(kind, ever, most):
    with Place() as place:
        _prepare(place)
        place.run("import", place.painting("New", 40), LD_PRELOAD=FAULTS, TORTURE_ROOT=place.data,
                  TORTURE_FAIL=f"{kind}:0", TORTURE_COUNT=place.file("count"))
        count = int(open(place.file("count")).read())
    step = max(1, count // most)
    return range(1, count + 2, step)


def _prepare(place):
    place.verb("import", place.painting("Old", 20))


def _fault(kind, number, ever):
    with Place() as place:
        _prepare(place)
        before = place.state()
        status, _, complaints = place.run(
            "import", place.painting("New", 40), LD_PRELOAD=FAULTS, TORTURE_ROOT=place.data,
            TORTURE_FAIL=f"{kind}:{number}{ever}")
        # The library that reads SQLite for us gives up where the smallest piece of memory is refused.
        gave_up = kind == "malloc" and status < 0
        try:
            if not gave_up:
                expect_calm(status, complaints)
        except Broken as broken:
            raise Broken(f"{kind}:{number}{ever}: {broken}")
        after = place.state()
        if status == 1 and after != before:
            raise Broken(f"{kind}:{number}{ever}: refused, and changed all the same")
        if status == 0 and after == before:
            raise Broken(f"{kind}:{number}{ever}: said done, and was not")
        return 1 if gave_up else 0


def pages(most):
    """A flipped bit, zeros, and a cut at every page: what is told, and what salvage saves."""
    saved = there = runs = 0
    with Place() as place:
        for number in range(6):
            place.verb("import", place.painting(f"P{number}", 40, points=30))
        sound = open(place.library, "rb").read()
        count = len(sound) // PAGE
        dice = random.Random(11)
        for page in range(0, count, max(1, count // most)):
            for damage in ("bit", "zeros", "cut"):
                data = bytearray(sound)
                if damage == "bit":
                    bit = dice.randrange(8 * PAGE)
                    data[page * PAGE + bit // 8] ^= 1 << bit % 8
                elif damage == "zeros":
                    data[page * PAGE:(page + 1) * PAGE] = bytes(PAGE)
                else:
                    del data[page * PAGE:]
                runs += 1
                got, most_there = _salvage(place, bytes(data))
                saved, there = saved + got, there + most_there
    return f"{runs} damages, salvage saved {100 * saved / max(1, there):.1f} % of what was there"


def itempage(most):
    """Zeros in one page after the other of a library of many small documents: no others are hidden by it."""
    documents, worst, runs = 200, 200, 0
    with Place() as place:
        files = [place.painting(f"P{number}", 1, points=3) for number in range(documents)]
        place.verb("import", *files)
        sound = open(place.library, "rb").read()
        count = len(sound) // PAGE
        # The first page has the library's own header.
        for page in range(1, count, max(1, count // most)):
            data = bytearray(sound)
            data[page * PAGE:(page + 1) * PAGE] = bytes(PAGE)
            for ending in ("", "-wal", "-shm"):
                if os.path.exists(place.library + ending):
                    os.unlink(place.library + ending)
            with open(place.library, "wb") as file:
                file.write(data)
            status, output, complaints = place.run("list")
            expect_calm(status, complaints)
            listed = len(output.splitlines())
            if listed < documents and "damaged" not in complaints:
                raise Broken(f"page {page}: {listed} of {documents} are listed, and nothing is said")
            runs += 1
            # A page that leads to all others hides them; one of rows hides its own.
            if listed:
                worst = min(worst, listed)
            elif status == 0 and not complaints:
                raise Broken(f"page {page}: nothing is listed, and nothing is said")
    return f"{runs} pages, at least {worst} of {documents} documents listed"


def _salvage(place, data):
    path, target = place.file("damaged.sqlite"), place.file("saved.sqlite")
    for name in (path, path + "-wal", path + "-shm", target):
        if os.path.exists(name):
            os.unlink(name)
    with open(path, "wb") as file:
        file.write(data)
    status, _, complaints = place.run("list", library=path)
    expect_calm(status, complaints)
    status, _, complaints = place.run("salvage", target, library=path)
    if status not in (0, 1):
        raise Broken(f"salvage ended with {status}: {complaints[-200:]}")
    got = 0
    if status == 0:
        for line in place.verb("list", library=target).splitlines():
            got += int(line.split("\t")[2].split()[0])
    # A stroke's points begin with their version, flags and count, and stand in one piece here.
    there = data.count(bytes([1, 0, 30]))
    if got < 0.95 * min(there, 240):
        raise Broken(f"salvage saved {got} of {there} strokes")
    return got, min(there, 240)


def logbit(most):
    """A flipped bit anywhere in the log: it is told, nothing is written, and salvage saves every stroke."""
    dice = random.Random(49)
    with Place() as place:
        for number in range(3):
            place.verb("import", place.painting(f"P{number}", 10))
        # As long as somebody has it open, its log stays.
        reader = sqlite3.connect(place.library)
        reader.execute("SELECT count(*) FROM item").fetchall()
        for number in range(3, 9):
            place.verb("import", place.painting(f"P{number}", 10))
        place.verb("rename", "2", "Second")
        state = place.state()
        data, log = (open(place.library + ending, "rb").read() for ending in ("", "-wal"))
        reader.close()
    with Place() as place:
        saved = place.file("saved.sqlite")
        for number in range(most):
            bit = dice.randrange(8 * len(log))
            flipped = bytearray(log)
            flipped[bit // 8] ^= 1 << bit % 8
            for name, content in (("", data), ("-wal", bytes(flipped))):
                with open(place.library + name, "wb") as file:
                    file.write(content)
            where = f"bit {bit} of {8 * len(log)}"
            for words, allowed in ((["list"], 0), (["rename", "1", "New"], 1), (["list"], 0)):
                status, _, complaints = place.run(*words)
                expect_calm(status, complaints)
                if status != allowed or "damaged" not in complaints:
                    raise Broken(f"{where}: '{words[0]}' ended with {status} and said: {complaints}")
            names = sorted(os.listdir(place.data))
            if names != ["library.sqlite", "library.sqlite-wal"]:
                raise Broken(f"{where}: beside the library are {names}")
            if open(place.library + "-wal", "rb").read() != flipped:
                raise Broken(f"{where}: the log is another one")
            place.verb("salvage", saved)
            if _but_revisions(place.state(library=saved)) != _but_revisions(state):
                raise Broken(f"{where}: salvage lost something")
            os.unlink(saved)
    return f"{most} flipped bits, all told, every log kept, everything saved"


def _but_revisions(state):
    items, contents = json.loads(state)
    return [{key: item[key] for key in item if key != "revision"} for item in items], contents


def readonly(_):
    """A file and a folder that may not be written, a disk that is full, and a file system that can't lock files."""
    with Place() as place:
        place.verb("import", place.painting("Old", 20))
        before = place.state()
        os.chmod(place.library, 0o444)
        os.chmod(place.data, 0o555)
        nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
        os.chmod(place.folder, 0o755)
        prefix = nobody if os.geteuid() == 0 else []
        for words in (["list"], ["rename", "1", "New"]):
            done = subprocess.run([*prefix, PROGRAM, *words], env=place.environment(),
                                  capture_output=True)
            expect_calm(done.returncode, done.stderr.decode())
        os.chmod(place.data, 0o755)
        os.chmod(place.library, 0o644)
        if place.state() != before:
            raise Broken("a library that may not be written was changed")
        status, _, complaints = place.run(
            "import", place.painting("New", 20), LD_PRELOAD=FAULTS, TORTURE_ROOT=place.data,
            TORTURE_FAIL="write:1:ever")
        expect_calm(status, complaints)
        if status != 1 or place.state() != before:
            raise Broken("a full disk is not told, or lost something")
        without_locks = dict(LD_PRELOAD=FAULTS, TORTURE_ROOT=place.data, TORTURE_FAIL="lock:1:ever")
        for words, wanted in ((["list"], 0), (["import", place.painting("New", 20)], 1)):
            status, _, complaints = place.run(*words, **without_locks)
            expect_calm(status, complaints)
            if status != wanted or place.state() != before:
                raise Broken(f"without locks, {words[0]} ended with {status}: {complaints}")
        if "can’t lock files" not in complaints:
            raise Broken(f"it is not told that nothing locks files: {complaints}")
    return "left as they were"


def killed(most):
    """SIGKILL and SIGINT while verbs write."""
    dice = random.Random(3)
    with Place() as place:
        place.verb("import", place.painting("Old", 20))
        big = place.painting("Big", 400)
        for number in range(most):
            before = place.state() if number % 10 == 0 else None
            words = ["import", big] if number % 2 else ["duplicate", "1"]
            program = subprocess.Popen([PROGRAM, *words], env=place.environment(),
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(dice.random() * 0.06)
            program.send_signal(signal.SIGKILL if number % 3 else signal.SIGINT)
            program.wait()
            place.verb("list")
            if before is not None:
                place.state()
    return f"{most} kills, every library opened, whole"


ROWS = {"powercut": (powercut, 1000, 120), "faults": (faults, 400, 12), "pages": (pages, 10000, 12),
        "itempage": (itempage, 10_000, 12), "logbit": (logbit, 1000, 12), "readonly": (readonly, 1, 1), "killed": (killed, 1000, 60)}
