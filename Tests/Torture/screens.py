"""Rows with a screen: the window program is drawn in and treated badly at the same time."""
import glob
import json
import os
import random
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import time

from Xlib import X, display, error, protocol
from Xlib.ext import xtest

import replay
from harness import FAULTS, PROGRAM, Broken, Place, expect_calm


class Desktop(Place):
    """A place with a screen of its own."""

    def __enter__(self):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
             "-noreset"], pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.name = ":" + numbers.readline().strip()
        self.x = self._connect()
        self.x.set_error_handler(lambda *_: None)
        self.root = self.x.screen().root
        self.program = None
        return self

    def _connect(self):
        # A server that has told its number may still turn the first ones away.
        for _ in range(100):
            try:
                return display.Display(self.name)
            except (error.ConnectionClosedError, error.DisplayConnectionError):
                time.sleep(0.05)
        raise Broken("the X server takes nobody")

    def __exit__(self, *rest):
        if self.program and self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        self.server.kill()
        self.server.wait()
        super().__exit__(*rest)

    def start(self, *words, prefix=(), **changes):
        """Starts the program as if nobody had used it on this machine: nothing is opened again."""
        for state in glob.glob(self.file("home/.local/state/filbert/*.state")):
            os.remove(state)
        self.program = subprocess.Popen(
            [*prefix, PROGRAM, *words], env=self.environment(DISPLAY=self.name, **changes),
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        return self.program

    def windows(self, title=None):
        """The windows that are shown, the topmost last."""
        found = []
        for window in self.root.query_tree().children:
            try:
                if window.get_attributes().map_state != X.IsViewable or not window.get_wm_class():
                    continue
                name = window.get_full_text_property(self.x.intern_atom("_NET_WM_NAME")) or ""
            except error.XError:
                continue
            if title is None or title in name:
                found.append(window)
        return found

    def wait(self, what, condition, seconds=20):
        deadline = time.monotonic() + seconds
        while True:
            value = condition()
            if value:
                return value
            if time.monotonic() > deadline:
                raise Broken(f"waited in vain until {what}")
            time.sleep(0.01)

    def key(self, name, *modifiers):
        keys = [self.x.keysym_to_keycode(symbol) for symbol in (*modifiers, name)]
        for key in keys:
            xtest.fake_input(self.x, X.KeyPress, key)
        for key in reversed(keys):
            xtest.fake_input(self.x, X.KeyRelease, key)
        self.x.sync()

    def point(self, x, y):
        xtest.fake_input(self.x, X.MotionNotify, x=int(x), y=int(y))

    def button(self, is_down, number=1):
        xtest.fake_input(self.x, X.ButtonPress if is_down else X.ButtonRelease, number)
        self.x.sync()

    def stroke(self, dice, samples=12, lift=True):
        x, y = dice.randint(60, 900), dice.randint(90, 600)
        self.point(x, y)
        self.button(True)
        for _ in range(samples):
            x, y = x + dice.randint(-20, 20), y + dice.randint(-20, 20)
            self.point(min(max(x, 40), 950), min(max(y, 80), 650))
        self.x.sync()
        if lift:
            self.button(False)

    def new_painting(self):
        self.wait("the collection is shown", lambda: self.windows("Paintings"))
        self.point(300, 300)
        self.key(ord("n"), CONTROL)
        return self.wait("a painting is shown", lambda: self.windows("Painting 1"))[0]

    def draw_first(self, dice):
        """Draws a stroke in a new painting; again where the window did not take it yet, as on a busy machine."""
        self.new_painting()
        for _ in range(4):
            self.stroke(dice)
            try:
                return self.wait("the stroke is kept", lambda: self.strokes() == 1, seconds=5)
            except Broken:
                self.check_alive()
        raise Broken("a new painting takes no strokes")

    def strokes(self):
        """Of all paintings together."""
        total = 0
        for line in self.verb("list").splitlines():
            total += int(line.split("\t")[2].split()[0])
        return total

    def quit(self):
        self.key(ord("q"), CONTROL)
        try:
            status = self.program.wait(20)
        except subprocess.TimeoutExpired:
            raise Broken("does not quit")
        if status != 0:
            raise Broken(f"quits with {status}: {self.program.stderr.read().decode()}")

    def check_alive(self):
        if self.program.poll() is not None:
            raise Broken(f"ended with {self.program.returncode}: "
                         f"{self.program.stderr.read().decode()[-300:]}")


CONTROL = 0xFFE3


def drawing(most):
    """SIGKILL while somebody draws: every stroke that the library had is there, and parts of the last one."""
    dice, lost, parts, done = random.Random(5), 0, 0, 0
    with Desktop() as desktop:
        while done < most:
            desktop.start()
            before = desktop.strokes()
            desktop.new_painting() if before == 0 else desktop.wait(
                "a window is shown", lambda: desktop.windows())
            if before:
                desktop.point(300, 300)
                desktop.key(0xFF0D)
                desktop.wait("the painting is shown", lambda: desktop.windows("Painting 1"))
            time.sleep(0.15)

            def draw():
                # A large painting takes none while it is being read.
                for number in range(dice.randint(1, 4)):
                    desktop.stroke(dice)
                for _ in range(100):
                    if desktop.strokes() > before:
                        return desktop.strokes()
                    time.sleep(0.01)

            known = desktop.wait("a stroke is kept", draw)
            is_mid = dice.random() < 0.5
            if is_mid:
                desktop.stroke(dice, lift=False)
                time.sleep(dice.choice([0.05, 0.6]))
            desktop.program.kill()
            desktop.program.wait()
            if is_mid:
                desktop.button(False)
            desktop.wait("the windows are gone", lambda: not desktop.windows())
            after = desktop.strokes()
            lost += max(0, known - after)
            done += 1
            if done % 20 == 0:
                desktop.state()
        parts = desktop.strokes()
    if lost:
        raise Broken(f"{lost} strokes lost in {done} kills")
    return f"{done} kills, {parts} strokes kept, 0 lost"


def drawncuts(most):
    """Power cuts while somebody draws: every stroke that was known to be kept is there."""
    dice, done = random.Random(29), 0
    with Desktop() as desktop:
        log = desktop.file("log")
        desktop.start(LD_PRELOAD=FAULTS, TORTURE_LOG=log, TORTURE_ROOT=desktop.data)
        desktop.new_painting()
        time.sleep(0.2)
        marks = []
        for number in range(25):
            desktop.stroke(dice)
            if number % 3 == 0:
                desktop.stroke(dice, lift=False)
                time.sleep(0.4)
                desktop.button(False)
            known = desktop.wait("all is kept", lambda: desktop.strokes() > len(marks) and desktop.strokes())
            marks.append((len(replay.read_log(log)), known))
        desktop.program.kill()
        desktop.program.wait()
        calls = replay.read_log(log)
        for number in range(most):
            moment = dice.randint(marks[0][0], len(calls))
            target = desktop.file("cut")
            shutil.rmtree(target, ignore_errors=True)
            os.mkdir(target)
            replay.lay_out(replay.crash(calls[:moment], dice), desktop.data, target)
            known = max((count for mark, count in marks if mark <= moment), default=0)
            state = json.loads(desktop.state(library=os.path.join(target, "library.sqlite")))
            found = sum(item["strokeCount"] for item in state[0])
            if found < known:
                raise Broken(f"cut {number} behind call {moment}: {found} of {known} strokes")
            done += 1
    return f"{done} cuts, {len(marks)} moments known, 0 lost"


def backupcuts(most):
    """Power cuts while the copy of the day is made beside somebody who draws."""
    dice, copies = random.Random(37), 0
    with Desktop() as desktop:
        for number in range(2):
            desktop.verb("import", desktop.painting(f"P{number}", 60))
        with open(desktop.library, "rb") as file:
            before = [("C", desktop.library, "", b""), ("W", desktop.library, "0", file.read()),
                      ("S", desktop.library, "", b"")]
        log, folder = desktop.file("log"), desktop.library + ".backups"
        first = desktop.strokes()
        desktop.start(LD_PRELOAD=FAULTS, TORTURE_LOG=log, TORTURE_ROOT=desktop.data)
        desktop.new_painting()
        known, marks = first, []

        def draw_until_copied():
            nonlocal known
            desktop.stroke(dice)
            known = desktop.wait("the stroke is kept", lambda: desktop.strokes() > known and desktop.strokes())
            marks.append((len(before) + len(replay.read_log(log)), known))
            return _copies(folder)

        desktop.wait("the copy of the day is there", draw_until_copied, seconds=60)
        # A folder that is synced keeps the name.
        copied = desktop.wait("the copy's name is kept", lambda: _named(replay.read_log(log), folder))
        copied += len(before)
        draw_until_copied()
        desktop.program.kill()
        desktop.program.wait()
        calls = before + replay.read_log(log)
        start = next(i for i, call in enumerate(calls) if call[1].startswith(folder + "/"))
        for number in range(most):
            # Most of them between its first byte and its name.
            moment = dice.randint(*((start, copied) if number % 4 else (copied, len(calls))))
            target = desktop.file("cut")
            shutil.rmtree(target, ignore_errors=True)
            os.mkdir(target)
            replay.lay_out(replay.crash(calls[:moment], dice), desktop.data, target)
            where, library = f"cut {number} behind call {moment}", os.path.join(target, "library.sqlite")
            expected = max((count for mark, count in marks if mark <= moment), default=first)
            if _drawn(desktop, library) < expected:
                raise Broken(f"{where}: strokes are lost")
            found = _copies(library + ".backups")
            if moment >= copied and not found:
                raise Broken(f"{where}: the copy is lost")
            for copy in found:
                copies += 1
                if _drawn(desktop, copy) < first:
                    raise Broken(f"{where}: the copy is not whole")
    return f"{most} cuts, 0 lost; {copies} left a copy, each whole"


def _copies(folder):
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder))
            if not name.startswith("draft-")] if os.path.isdir(folder) else []


def _named(calls, folder):
    """Behind which call the name of a copy is on the disk."""
    renamed = None
    for index, call in enumerate(calls):
        if call[0] == "R" and call[2].startswith(folder):
            renamed = index
        if call[0] == "S" and renamed is not None:
            return index + 1
    return None


def _drawn(desktop, library):
    state = json.loads(desktop.state(library=library))
    return sum(item["strokeCount"] for item in state[0])


def twostarts(most):
    """Several starts at once are one program, and all but one end well."""
    for _ in range(most):
        with Desktop() as desktop:
            programs = [desktop.start() for _ in range(3)]
            desktop.wait("one program is left",
                      lambda: sum(1 for one in programs if one.poll() is None) == 1)
            for one in programs:
                if one.poll() not in (None, 0):
                    raise Broken(f"a start ended with {one.returncode}: {one.stderr.read()}")
            desktop.program = next(one for one in programs if one.poll() is None)
            desktop.wait("the collection is shown", lambda: desktop.windows("Paintings"))
            if len(desktop.windows()) != 1:
                raise Broken("two windows")
            desktop.program.terminate()
            if desktop.program.wait(10) != 0:
                raise Broken("does not end on SIGTERM")
    return f"{most} times three starts, one program each"


def events(most):
    """Random events of keys, buttons and motions, sizes and forged messages; it lives, answers, and keeps its library."""
    dice = random.Random(9)
    slowest, again = 0.0, 0
    with Desktop() as desktop:
        desktop.start()
        desktop.new_painting()
        keys = [k for k in range(0x20, 0x7F) if k not in (ord("q"), ord("w"))]
        keys += [0xFF1B, 0xFF0D, 0xFF09, 0xFF51, 0xFF52, 0xFF53, 0xFF54, 0xFFFF, 0xFFC2, 0xFFBE]
        for number in range(most):
            choice = dice.random()
            if choice < 0.7:
                desktop.point(dice.randint(0, 1279), dice.randint(0, 799))
            elif choice < 0.8:
                desktop.button(True, dice.choice([1, 1, 1, 2, 3, 4, 5]))
            elif choice < 0.93:
                for button in (1, 2, 3, 4, 5):
                    xtest.fake_input(desktop.x, X.ButtonRelease, button)
            elif choice < 0.99:
                desktop.key(dice.choice(keys), *([CONTROL] if dice.random() < 0.2 else []))
            elif desktop.windows():
                target = dice.choice(desktop.windows())
                target.configure(width=dice.randint(1, 2000), height=dice.randint(1, 1500))
            if number % 500 == 499:
                if desktop.program.poll() == 0:
                    desktop.start()  # The last window was closed.
                desktop.check_alive()
                slowest = max(slowest, ping(desktop))
                if not desktop.windows("Painting "):
                    _paint_again(desktop)
                    again += 1
        for button in (1, 2, 3):
            xtest.fake_input(desktop.x, X.ButtonRelease, button)
        desktop.check_alive()
        desktop.program.terminate()
        if desktop.program.wait(20) != 0:
            raise Broken("does not end on SIGTERM")
        desktop.state()
        extra = sorted(set(os.listdir(desktop.data)) - {"library.sqlite", "library.sqlite.backups"})
        if extra:
            raise Broken(f"files beside the library: {extra}")
    return f"{number + 1} events, {again} times a painting was closed; slowest answer {1000 * slowest:.0f} ms"


def _paint_again(desktop):
    """Another painting, in windows of sizes that people use."""
    def try_it():
        for window in desktop.windows():
            window.configure(width=960, height=680)
        for button in (1, 2, 3):
            xtest.fake_input(desktop.x, X.ButtonRelease, button)
        desktop.point(300, 300)
        for _ in range(3):
            desktop.key(0xFF1B)
        desktop.key(ord("n"), CONTROL)
        time.sleep(0.2)
        return desktop.windows("Painting ")

    try:
        desktop.wait("a painting is shown again", try_it, seconds=4)
    except Broken:
        # The trash is shown, or a dialog asks something: a new start shows the collection.
        desktop.program.terminate()
        if desktop.program.wait(20) != 0:
            raise Broken("does not end on SIGTERM")
        desktop.start()
        desktop.wait("the collection is shown", lambda: desktop.windows("Paintings"))
        desktop.wait("a painting is shown again", try_it)


def ping(desktop):
    """How long the program takes to answer a ping of the window manager, in seconds."""
    desktop.root.change_attributes(event_mask=X.SubstructureNotifyMask | X.SubstructureRedirectMask)
    atom = desktop.x.intern_atom("_NET_WM_PING")
    deadline = time.monotonic() + 20
    try:
        while time.monotonic() < deadline:
            windows = desktop.windows()
            if not windows:
                return 0.0
            # One that closes in this moment answers nothing: then another one is asked.
            start, window = time.monotonic(), windows[-1]
            window.send_event(protocol.event.ClientMessage(
                window=window, client_type=desktop.x.intern_atom("WM_PROTOCOLS"),
                data=(32, [atom, X.CurrentTime, window.id, 0, 0])))
            desktop.x.flush()
            while time.monotonic() < deadline:
                if desktop.x.pending_events():
                    event = desktop.x.next_event()
                    if event.type == X.ClientMessage and event.data[1][0] == atom:
                        return time.monotonic() - start
                elif time.monotonic() - start > 0.5 and window not in desktop.windows():
                    break
                else:
                    time.sleep(0.001)
        raise Broken("does not answer a ping in 20 s")
    finally:
        desktop.root.change_attributes(event_mask=0)
        desktop.x.flush()


def gone(most):
    """Windows destroyed by others, a server that dies, no MIT-SHM, another IPC namespace, sizes of all kinds."""
    dice = random.Random(13)
    for number in range(most):
        with Desktop() as desktop:
            changes = {"FILBERT_NO_SHM": "1"} if number % 3 == 1 else {}
            is_apart = number % 3 == 2 and os.geteuid() == 0
            desktop.start(prefix=["unshare", "-i"] if is_apart else [], **changes)
            window = desktop.new_painting()
            time.sleep(0.15)
            for width, height in ((1, 1), (300, 260), (1200, 700)):
                window.configure(width=width, height=height)
                desktop.x.sync()
            time.sleep(0.1)
            desktop.stroke(dice)
            desktop.wait("the stroke is kept", lambda: desktop.strokes() == 1)
            if number % 2:
                for one in desktop.windows():
                    one.destroy()
                desktop.x.sync()
                allowed = 0
            else:
                desktop.server.kill()
                allowed = 7
            status = desktop.program.wait(20)
            if status != allowed:
                raise Broken(f"ended with {status}: {desktop.program.stderr.read().decode()}")
            if desktop.strokes() != 1:
                raise Broken("the stroke is lost")
    return f"{most} times the windows or the server went, 0 lost"


def moved(most):
    """The library is moved, deleted, replaced, or loses its log or its index while somebody draws: every stroke is kept."""
    dice = random.Random(49)
    for number in range(most):
        with Desktop() as desktop:
            desktop.start()
            desktop.draw_first(dice)
            path = desktop.library
            if number % 5 == 0:
                os.rename(path, path + ".moved")
            elif number % 5 == 1:
                for ending in ("", "-wal", "-shm"):
                    os.unlink(path + ending)
            elif number % 5 == 2:
                os.unlink(path + "-wal")
            elif number % 5 == 3:
                os.unlink(path + "-shm")
            else:
                other = desktop.file("other.sqlite")
                desktop.verb("import", desktop.painting("Other", 1), library=other)
                os.rename(other, path)
            desktop.stroke(dice)
            # What is kept elsewhere is kept when the window is closed, at the latest.
            desktop.quit()
            found = [name for name in os.listdir(desktop.data) if not name.endswith(("-wal", "-shm", ".json")) and
                     _strokes_of(desktop, os.path.join(desktop.data, name)) == 2]
            if not found:
                raise Broken(f"way {number % 5}: no library of {sorted(os.listdir(desktop.data))} has both strokes")
    return f"{most} libraries moved, deleted, replaced or cut off, 0 strokes lost"


def _strokes_of(desktop, library):
    """The strokes of the first painting that was drawn."""
    status, output, _ = desktop.run("list", "--json", library=library)
    items = json.loads(output) if status == 0 else []
    return sum(item["strokeCount"] for item in items if item["name"] == "Painting 1")


def linked(most):
    """Verbs call the library by a second name, a hard link, while somebody draws: nothing that is acknowledged is lost."""
    dice = random.Random(50)
    taken = 0
    with Desktop() as desktop:
        desktop.start()
        desktop.draw_first(dice)
        other = os.path.join(desktop.data, "other.sqlite")
        os.link(desktop.library, other)
        file = desktop.painting("Other", 1)
        for number in range(most):
            status, _, complaints = desktop.run("import", file, library=other)
            expect_calm(status, complaints)
            taken += status == 0
            desktop.stroke(dice)
        desktop.wait("every stroke is kept", lambda: _count_drawn(desktop) == most + 1)
        desktop.quit()
        items = json.loads(desktop.verb("list", "--json"))
        others = sum(item["name"].startswith("Other") for item in items)
        if others != taken or _count_drawn(desktop) != most + 1:
            raise Broken(f"{others} of {taken} others, {_count_drawn(desktop)} of {most + 1} strokes")
    return f"{most} verbs by a second name, {taken} taken, 0 lost"


def peers(most):
    """Owners of the clipboard and neighbours at the socket that send without an end, fall silent, or talk nonsense."""
    dice = random.Random(17)
    with Desktop() as desktop:
        desktop.start()
        desktop.new_painting()
        sockets = [name for name in os.listdir(desktop.file("run")) if name.endswith(".sock")]
        if len(sockets) != 1:
            raise Broken(f"sockets: {sockets}")
        silent = []
        for number in range(most):
            peer = socket.socket(socket.AF_UNIX)
            peer.settimeout(5)
            try:
                peer.connect(os.path.join(desktop.file("run"), sockets[0]))
                junk = [dice.randbytes(dice.randint(0, 4000)), b"filbert1" + b"\xff" * 4,
                        b"filbert1" + struct.pack("<I", 900000) + b"o", b"filbert1"][number % 4]
                peer.sendall(junk)
            except OSError:
                pass
            silent.append(peer)
            if len(silent) > 20:
                silent.pop(0).close()
        slowest = ping(desktop)
        for peer in silent:
            peer.close()
        desktop.stroke(dice)
        desktop.wait("the stroke is kept", lambda: desktop.strokes() == 1)
        desktop.quit()
    return f"{most} neighbours, then an answer in {1000 * slowest:.0f} ms"


# In the collection while others change it, and how many others.
MANY, WRITERS = 10_000, 8
# A turn of the event loop may take no more of the processor, in seconds; a ping is answered within two of them.
LONGEST_TURN = 0.05


def outside(most):
    """Other programs change a large collection all the time; every ping is answered meanwhile, and no stroke is lost."""
    dice, stop, changes = random.Random(50), threading.Event(), [0] * WRITERS
    with Desktop() as desktop:
        files = [desktop.painting(f"Picture {number}", 2) for number in range(MANY)]
        # Ten thousand syncs are none of this.
        memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
        with tempfile.TemporaryDirectory(dir=memory) as folder:
            library = os.path.join(folder, "library.sqlite")
            for start in range(0, MANY, 2000):
                desktop.verb("import", *files[start:start + 2000], library=library)
            shutil.copy(library, desktop.library)
        turns = desktop.file("turns")
        desktop.start(FILBERT_WATCHDOG=turns)
        desktop.new_painting()
        # The first picture and the look through the library are none of this.
        desktop.wait("the painting takes strokes", lambda: _draw_one(desktop, dice))
        with open(turns, "a+") as file:
            file.truncate(0)

        def write(writer):
            while not stop.is_set():
                number = changes[writer]
                item = str(1 + (writer + number * WRITERS) % MANY)
                words = [["rename", item, f"Renamed {number}"], ["import", files[number % MANY]],
                         ["tag", item, "--add", f"tag {writer}"], ["delete", item]][number % 4]
                desktop.run(*words)
                changes[writer] += 1

        writers = [threading.Thread(target=write, args=[number]) for number in range(WRITERS)]
        for writer in writers:
            writer.start()
        answers, before = [], _count_drawn(desktop)
        try:
            while len(answers) < most or sum(changes) < most:
                desktop.stroke(dice)
                answers.append(ping(desktop))
        finally:
            stop.set()
            for writer in writers:
                writer.join()
        desktop.wait("every stroke is kept", lambda: _count_drawn(desktop) == before + len(answers))
        desktop.quit()
        with open(turns) as file:
            longest = max((int(line.split()[1]) for line in file if line.startswith("busy ")), default=0)
    if longest > 1000 * LONGEST_TURN:
        raise Broken(f"a turn of the event loop took {longest} ms of the processor")
    return (f"{sum(changes)} changes by {WRITERS} others in {MANY} documents, {len(answers)} strokes, 0 lost; "
            f"longest turn {longest} ms of the processor, slowest answer {1000 * max(answers):.0f} ms")


def _draw_one(desktop, dice):
    desktop.stroke(dice)
    time.sleep(0.2)
    return _count_drawn(desktop) > 0


def _count_drawn(desktop):
    """The strokes of the first painting that was drawn here."""
    items = json.loads(desktop.verb("list", "--json"))
    return sum(item["strokeCount"] for item in items if item["name"] == "Painting 1")


# Strokes for each undo, opening and export; and for each painting, so that openings stay short.
PER_UNDO, PER_OPENING, PER_EXPORT, PER_PAINTING = 10, 20, 200, 1000
# A painting that is still being read takes no strokes yet: one may be ignored for each opening, as a rule none.
READING = 0.1
# What may come on top of what it took after a quarter.
MORE_FILES, MORE_SEGMENTS, MORE_MEMORY_KB = 8, 4, 100 << 10


def soak(most):
    """Many strokes, undos, openings and exports; memory, descriptors and shared memory stay as they are."""
    dice = random.Random(21)
    undos = openings = exports = paintings = 0
    figures, slowest = [], 0.0
    with Desktop() as desktop:
        desktop.start()
        desktop.wait("the collection is shown", lambda: desktop.windows("Paintings"))
        title = None
        for number in range(most):
            if number % PER_PAINTING == 0:
                if title:
                    _close(desktop, title)
                paintings += 1
                title = f"Painting {paintings} "
                desktop.point(300, 300)
                desktop.key(ord("n"), CONTROL)
                desktop.wait("a painting is shown", lambda: desktop.windows(title))
                time.sleep(0.2)
            desktop.stroke(dice, samples=6)
            if number % PER_UNDO == PER_UNDO - 1:
                desktop.key(ord("z"), CONTROL)
                undos += 1
            if number % PER_OPENING == PER_OPENING - 1:
                _close(desktop, title)
                _open(desktop, title)
                time.sleep(READING)
                openings += 1
                slowest = max(slowest, ping(desktop))
            if number % PER_EXPORT == PER_EXPORT - 1:
                desktop.verb("export", str(paintings), desktop.file("out.png"), "--width", "400")
                exports += 1
            if (number + 1) % max(1, most // 4) == 0:
                desktop.check_alive()
                figures.append(_resources(desktop.program.pid))
        desktop.quit()
        kept, ignored = desktop.strokes(), most - undos - desktop.strokes()
        if not 0 <= ignored <= openings:
            raise Broken(f"{kept} of {most - undos} strokes are kept, with {openings} openings")
        if len(desktop.verb("list").splitlines()) != paintings:
            raise Broken("a painting was kept aside although nobody else drew in it")
        for name, more in (("files", MORE_FILES), ("segments", MORE_SEGMENTS),
                           ("memory", MORE_MEMORY_KB)):
            if figures[-1][name] > figures[0][name] + more:
                raise Broken(f"{name}: {', '.join(str(figure[name]) for figure in figures)}")
    columns = "; ".join(f"{name} {', '.join(str(figure[name]) for figure in figures)}"
                        for name in figures[0])
    return (f"{most} strokes in {paintings} paintings, {undos} undos, {openings} openings, {exports} exports; "
            f"{kept} strokes kept, {ignored} came while a painting was still being read; {columns}; slowest answer {1000 * slowest:.0f} ms")


def _close(desktop, title):
    desktop.key(ord("w"), CONTROL)
    desktop.wait("the painting is closed", lambda: not desktop.windows(title))


def _open(desktop, title):
    desktop.point(300, 300)
    # A painting of which the library has just been told is chosen a moment later.
    deadline = time.monotonic() + 20
    while not desktop.windows(title):
        desktop.key(0xFF0D)
        until = time.monotonic() + 1
        while not desktop.windows(title) and time.monotonic() < until:
            time.sleep(0.01)
        if time.monotonic() > deadline:
            raise Broken("waited in vain until the painting is open again")


def _resources(pid):
    """Of a process: resident memory in kB, open files, and segments of shared memory."""
    with open(f"/proc/{pid}/status") as file:
        memory = next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))
    with open("/proc/sysvipc/shm") as file:
        segments = sum(1 for line in file.readlines()[1:] if int(line.split()[4]) == pid)
    return {"memory": memory, "files": len(os.listdir(f"/proc/{pid}/fd")), "segments": segments}


def fulldisk(_):
    """The disk fills while somebody draws; what waits is written by itself once there is room."""
    if os.geteuid() != 0:
        return "left out: needs the rights to mount a disk"
    dice = random.Random(23)
    with Desktop() as desktop:
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", desktop.data]).returncode:
            return "left out: no disk can be mounted here"
        try:
            desktop.start()
            desktop.new_painting()
            time.sleep(0.2)
            with open(os.path.join(desktop.data, "ballast"), "wb", buffering=0) as ballast:
                try:
                    while True:
                        ballast.write(bytes(4096))
                except OSError:
                    pass
            for _ in range(20):
                desktop.stroke(dice, samples=40)
            time.sleep(1)
            desktop.check_alive()
            os.unlink(os.path.join(desktop.data, "ballast"))
            desktop.wait("all is written by itself", lambda: desktop.strokes() == 20, seconds=20)
            desktop.quit()
            if desktop.strokes() != 20:
                raise Broken("strokes are lost")
        finally:
            if desktop.program and desktop.program.poll() is None:
                desktop.program.kill()
                desktop.program.wait()
            subprocess.run(["umount", desktop.data])
    return "20 strokes drawn on a full disk, all kept by themselves"


ROWS = {"drawing": (drawing, 1000, 12), "drawncuts": (drawncuts, 1000, 60),
        "backupcuts": (backupcuts, 1000, 40), "twostarts": (twostarts, 60, 4),
        "events": (events, 1_000_000, 4000), "gone": (gone, 60, 4),
        "moved": (moved, 60, 5), "linked": (linked, 60, 4), "peers": (peers, 2000, 60),
        "outside": (outside, 300, 20), "soak": (soak, 100_000, 300), "fulldisk": (fulldisk, 1, 1)}
