"""Rows that look closely at somebody who draws: faults with a window open, a stuck main thread, the way to the disk."""
import json
import os
import random
import signal
import sqlite3
import subprocess
import time

import replay
from Xlib import X
from Xlib.ext import xtest
from harness import FAULTS, Broken
from screens import CONTROL, Desktop, ping

KINDS = ("write", "sync", "rename", "open", "malloc")
# Drawn before a fault and while it is armed.
BEFORE, WITH = 2, 3


def drawnfaults(most):
    """The n-th write, sync, rename, creation or allocation fails while somebody draws, once or until it is mended."""
    dice = random.Random(41)
    total = ended = 0
    with Desktop() as desktop:
        for kind in KINDS:
            step = _step(desktop, dice, kind, most)
            for ever in ("", ":ever"):
                number = 1
                while True:
                    is_clean, gave_up = _draw_with_fault(desktop, dice, kind, number, ever)
                    total, ended = total + 1, ended + gave_up
                    if is_clean:
                        break
                    number += step
    return f"{total} faults until a run was clean, {ended} ended at once for want of memory, 0 lost"


def _step(desktop, dice, kind, most):
    """So that about so many faults of a kind are made."""
    _fresh(desktop)
    _begin(desktop, dice, f"{kind}:0", desktop.file("arm"))
    _arm(desktop, dice)
    desktop.quit()
    return max(1, int(open(desktop.file("count")).read()) // most)


def _fresh(desktop):
    for name in os.listdir(desktop.data):
        path = os.path.join(desktop.data, name)
        os.unlink(path) if os.path.isfile(path) else subprocess.run(["rm", "-r", path])
    for name in ("arm", "count"):
        if os.path.exists(desktop.file(name)):
            os.unlink(desktop.file(name))


def _begin(desktop, dice, fault, arm):
    desktop.start(LD_PRELOAD=FAULTS, TORTURE_ROOT=desktop.data, TORTURE_FAIL=fault, TORTURE_ARM=arm,
               TORTURE_COUNT=desktop.file("count"))
    desktop.new_painting()
    time.sleep(0.15)
    for _ in range(BEFORE):
        desktop.stroke(dice)
    desktop.wait("strokes are kept", lambda: desktop.strokes() == BEFORE)


def _arm(desktop, dice):
    open(desktop.file("arm"), "w").close()
    for _ in range(WITH):
        desktop.stroke(dice)
        time.sleep(0.03)


def _draw_with_fault(desktop, dice, kind, number, ever):
    """Whether the fault never came, and whether the program ended for want of memory."""
    where = f"{kind}:{number}{ever}"
    _fresh(desktop)
    _begin(desktop, dice, where, desktop.file("arm"))
    _arm(desktop, dice)
    if kind == "malloc" and _ends(desktop.program, 0.3):
        return False, _check_end(desktop, where)
    try:
        if ever:
            ping(desktop)
            os.unlink(desktop.file("arm"))
        # Whatever could not be written is written by itself.
        desktop.wait("all is written by itself", lambda: desktop.strokes() == BEFORE + WITH, seconds=10)
        desktop.check_alive()
        desktop.quit()
    except Broken as broken:
        if kind == "malloc" and _ends(desktop.program, 0.3) and desktop.program.returncode < 0:
            return False, _check_end(desktop, where)
        raise Broken(f"{where}: {broken}")
    desktop.state()
    if desktop.strokes() != BEFORE + WITH:
        raise Broken(f"{where}: {desktop.strokes()} strokes of {BEFORE + WITH}")
    return int(open(desktop.file("count")).read()) < number, 0


def _ends(program, seconds):
    try:
        program.wait(seconds)
        return True
    except subprocess.TimeoutExpired:
        return False


def _check_end(desktop, where):
    """The library that reads SQLite for us gives up where the smallest piece of memory is refused."""
    if desktop.program.returncode >= 0:
        raise Broken(f"{where}: ended with {desktop.program.returncode}")
    desktop.wait("the windows are gone", lambda: not desktop.windows())
    desktop.state()
    if desktop.strokes() < BEFORE:
        raise Broken(f"{where}: strokes are lost")
    return 1


PLACES = ("poll", "XEventsQueued", "XNextEvent", "XFlush", "cairo_clip", "cairo_fill", "cairo_restore",
          "server")


def stuck(most):
    """The main thread hangs, for ever or with all its might; a signal to stop ends the program, and all is kept."""
    dice, slowest, places = random.Random(43), 0.0, []
    for number in range(most):
        place = PLACES[number % len(PLACES)]
        is_busy = number // len(PLACES) % 2 == 1
        with Desktop() as desktop:
            trigger = desktop.file("trigger")
            desktop.start(LD_PRELOAD=FAULTS, TORTURE_STUCK=f"{place}:{trigger}",
                       **({"TORTURE_BUSY": "1"} if is_busy else {}))
            desktop.new_painting()
            time.sleep(0.15)
            count = dice.randint(1, 5)
            for _ in range(count):
                desktop.stroke(dice)
            # Of the last ones only that they were drawn is known.
            desktop.wait("the strokes are kept", lambda: desktop.strokes() == count)
            if place == "server":
                desktop.stroke(dice, lift=False)
                desktop.server.send_signal(signal.SIGSTOP)
            else:
                open(trigger, "w").close()
                if not _sticks(desktop, dice, trigger):
                    places.append(f"not in {place}")
                    desktop.program.kill()
                    desktop.program.wait()
                    continue
            start = time.monotonic()
            desktop.program.send_signal(dice.choice([signal.SIGTERM, signal.SIGINT, signal.SIGHUP]))
            try:
                status = desktop.program.wait(10)
            except subprocess.TimeoutExpired:
                raise Broken(f"stuck in {place}: does not end in 10 s")
            finally:
                desktop.server.send_signal(signal.SIGCONT)
            slowest = max(slowest, time.monotonic() - start)
            if status != 0:
                raise Broken(f"stuck in {place}: ended with {status}")
            desktop.state()
            if desktop.strokes() < count:
                raise Broken(f"stuck in {place}: {desktop.strokes()} of {count} strokes")
            places.append(place)
    reached = [place for place in places if not place.startswith("not")]
    if len(set(reached)) < min(most, 3):
        raise Broken(f"hardly anything is ever stuck: {places}")
    missed = sorted(set(places) - set(reached))
    return (f"{len(reached)} times stuck in {', '.join(sorted(set(reached)))}; the slowest end took {slowest:.1f} s"
            + (f" ({', '.join(missed)})" if missed else ""))


def _sticks(desktop, dice, trigger):
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline:
        desktop.stroke(dice)
        if os.path.exists(trigger + ".stuck"):
            return True
        time.sleep(0.02)
    return False


def lifted(most):
    """How long it takes from the lifted button to the synced commit; tells the time and fails on none."""
    dice, times = random.Random(47), []
    with Desktop() as desktop:
        log = desktop.file("log")
        desktop.start(LD_PRELOAD=FAULTS, TORTURE_LOG=log, TORTURE_ROOT=desktop.data)
        desktop.new_painting()
        time.sleep(0.3)
        syncs = _Syncs(log, desktop.library + "-wal")
        reader = None
        for number in range(most):
            desktop.stroke(dice, lift=False)
            # Now and then parts of the stroke are kept before it ends, as with people who draw slowly.
            time.sleep(0.45 if number % 20 == 0 else 0.012)
            start = time.monotonic_ns()
            xtest.fake_input(desktop.x, X.ButtonRelease, 1)
            desktop.x.flush()
            reader = reader or _reader(desktop)
            deadline = time.monotonic() + 20
            while True:
                done = syncs.first(start)
                if done and reader.execute("SELECT count(*) FROM stroke").fetchone()[0] > number:
                    break
                if time.monotonic() > deadline:
                    raise Broken(f"stroke {number + 1} is not kept in 20 s")
                time.sleep(0.001)
            # The last sync before the stroke could be read: no sooner than its own.
            syncs.first(start)
            times.append((syncs.last - start) / 1e6)
        reader.close()
        desktop.quit()
        if desktop.strokes() != most:
            raise Broken(f"{desktop.strokes()} of {most} strokes")
    times.sort()
    return (f"{most} strokes: median {times[most // 2]:.1f} ms, p99 {times[most * 99 // 100]:.1f} ms, "
            f"most {times[-1]:.1f} ms from the lifted button to the synced commit")


def _reader(desktop):
    desktop.wait("the painting is kept", lambda: desktop.strokes() == 1)
    return sqlite3.connect(f"file:{desktop.library}?mode=ro", uri=True, isolation_level=None)


class _Syncs:
    """When a file was synced, as its record tells while it grows."""

    def __init__(self, log, path):
        self.file, self.path = open(log, "rb"), path
        self.rest, self.last = b"", 0

    def first(self, start):
        """Whether there was one since a moment."""
        self.rest += self.file.read()
        while True:
            end = self.rest.find(b"\n")
            if end < 0:
                break
            verb, path, argument, length = self.rest[:end].decode().split("\t")
            if len(self.rest) < end + int(length) + 2:
                break
            self.rest = self.rest[end + int(length) + 2:]
            if verb == "S" and path == self.path:
                self.last = int(argument)
        return self.last > start


ROWS = {"drawnfaults": (drawnfaults, 400, 2), "stuck": (stuck, 80, 8), "lifted": (lifted, 1000, 100)}
