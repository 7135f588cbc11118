"""A row with owners of the clipboard that have no manners."""
import os
import random
import select
import subprocess
import sys
import time

from harness import Broken
from screens import CONTROL, Desktop, ping

MANNERS = ("endless", "trickling", "mute", "large", "larger", "stopped", "dying", "lying", "strange")
SECONDS = {"endless": 9, "large": 1.5}
GLIDER = "x = 3, y = 3, rule = B3/S23\nbob$2bo$3o!\n"
# Two pastes on their way, 64 MB each, and what of them grows by doubling.
MOST_GROWTH_KB = 320 << 10


def clipboards(most):
    """Pastes into a board from owners that never end, send too much, stop or die; meanwhile somebody draws."""
    dice, slowest, growth, asked = random.Random(31), 0.0, 0, 0
    with Desktop() as desktop:
        with open(desktop.file("board.rle"), "w") as file:
            file.write(GLIDER)
        desktop.start(desktop.file("board.rle"), desktop.painting("Paper", 1))
        board = desktop.wait("the board is shown", lambda: desktop.windows("board"))[0]
        paper = desktop.wait("the paper is shown", lambda: desktop.windows("Paper"))[0]
        board.configure(x=0, y=0, width=600, height=780)
        paper.configure(x=640, y=0, width=600, height=780)
        desktop.x.sync()
        strokes = 1
        for number in range(most):
            manner = MANNERS[number % len(MANNERS)]
            owner = _owner(desktop, manner)
            try:
                before = _memory(desktop)
                # Impatient people press it again and again.
                for _ in range(1 if number % 2 else 40):
                    desktop.point(300, 400)
                    desktop.key(ord("v"), CONTROL)
                _expect_asked(owner, manner)
                asked += 1
                deadline = time.monotonic() + (SECONDS.get(manner, 0.5))
                while time.monotonic() < deadline:
                    _draw(desktop, dice)
                    strokes += 1
                    desktop.wait(f"a stroke is kept beside {manner}",
                              lambda: _count(desktop, "stroke") == strokes)
                    slowest = max(slowest, ping(desktop))
                growth = max(growth, _memory(desktop) - before)
                desktop.check_alive()
                if growth > MOST_GROWTH_KB:
                    raise Broken(f"{manner}: {growth >> 10} MB more than before")
            finally:
                owner.kill()
                owner.wait()
        # Somebody with manners is heard after all of them.
        owner = _owner(desktop, "polite")
        before = _count(desktop, "cell")
        desktop.point(200, 600)
        desktop.wait("a glider is pasted", lambda: _paste(desktop) or _count(desktop, "cell") > before)
        owner.kill()
        owner.wait()
        desktop.quit()
        if _count(desktop, "stroke") != strokes:
            raise Broken("strokes are lost")
        desktop.state()
    return (f"{asked} owners were asked, {strokes - 1} strokes drawn beside them; "
            f"slowest answer {1000 * slowest:.0f} ms, {growth >> 10} MB more at most")


def _owner(desktop, manner):
    path = os.path.join(os.path.dirname(__file__), "owner.py")
    owner = subprocess.Popen([sys.executable, path, desktop.name, manner], stdout=subprocess.PIPE)
    if owner.stdout.readline() != b"ready\n":
        raise Broken(f"the owner {manner} does not begin")
    return owner


def _expect_asked(owner, manner):
    is_heard = select.select([owner.stdout], [], [], 8)[0]
    if not is_heard or owner.stdout.readline() != b"asked\n":
        raise Broken(f"the owner {manner} was not asked")


def _paste(desktop):
    desktop.key(ord("v"), CONTROL)
    time.sleep(0.2)


def _draw(desktop, dice):
    x, y = dice.randint(800, 1000), dice.randint(250, 550)
    desktop.point(x, y)
    desktop.button(True)
    for _ in range(5):
        x, y = x + dice.randint(-20, 20), y + dice.randint(-20, 20)
        desktop.point(x, y)
    desktop.button(False)


def _count(desktop, unit):
    amounts = (line.split("\t")[2].split() for line in desktop.verb("list").splitlines())
    return sum(int(amount) for amount, name in amounts if name.startswith(unit))


def _memory(desktop):
    """The most that it took since the last time, in kB."""
    pid = desktop.program.pid
    with open(f"/proc/{pid}/status") as file:
        peak = next(int(line.split()[1]) for line in file if line.startswith("VmHWM"))
    with open(f"/proc/{pid}/clear_refs", "w") as file:
        file.write("5")
    return peak


ROWS = {"clipboards": (clipboards, 90, 9)}
