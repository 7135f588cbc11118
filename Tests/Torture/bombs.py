"""A row of small inputs that ask for much: each is read within bounds of time and memory, or refused with a line."""
import base64
import gzip
import os
import random
import signal
import subprocess
import zlib

from harness import PROGRAM, Broken, Place

SCRIPTS = [
    "string.find(('('):rep(400000), '%b()')",
    "string.find(('a'):rep(20000), '(a*)%1%1%1b')",
    "string.find(('a'):rep(400000), '['..('b'):rep(400000)..']')",
    "for w in (('('):rep(300000)):gmatch('%b()') do end",
    "string.find(('a'):rep(4000), ('a-'):rep(40)..'b')",
    "(('a'):rep(100000)):gsub('a*a*a*a*b', '')",
    "table.move({}, 1, 1e15, 2)",
    "local t = {} for i = 40, 0, -1 do t[1 << i] = 1 end table.remove(t, 1)",
    "local m = getmetatable('') m.__len, m.__index = 0, string.sub table.concat('a', '', 2, 1 << 60)",
    "local s = ('x'):rep(1 << 24) while true do local t = s..'y' end",
    "local s = ('1'):rep(1 << 24) while true do local n = s + 1 end",
    "while true do load('return '..('x or '):rep(1000000)..'x') end",
    "local t = {} for i = 1, 1e6 do t[i] = -i end while true do table.sort(t) t[1] = 0 end",
    "while true do string.format(('%.1s'):rep(100), table.unpack({}, 1, 100)) end",
]
# Processor time, which other processes change little of.
SCRIPT_SECONDS = 2
LARGE_SECONDS = 10
TIMEOUT = 300


def bombs(most):
    """Scripts that stay in one function, curves of millions of lines, pictures that unpack to much, damaged animations."""
    scripts = SCRIPTS[:most]
    with Place() as place:
        for script in scripts:
            _stop(place, script)
            _interrupt(place, script)
        small = _small(place)
        for name, (limits, data) in small.items():
            path = _write(place, name, data)
            for words in (["thumbnail", path, place.file("out.png"), "128"], ["import", path]):
                _read(place, words, *limits)
        large = _share(_large(), most)
        for name, text in large.items():
            path = _write(place, name, text.encode())
            _read(place, ["thumbnail", path, place.file("out.png"), "256"], LARGE_SECONDS, 1024, 0)
            item = _read(place, ["import", path], LARGE_SECONDS, 1024, 0).strip()
            for ending in ("svg", "json", "png"):
                _read(place, ["export", item, place.file("out." + ending)], LARGE_SECONDS, 1024, 0)
        place.state()
    return (f"{len(scripts)} scripts stopped and interrupted, {len(small)} small files and {len(large)} large ones "
            "within bounds")


def _share(files, most):
    """As large a part of the files as is wanted of the scripts, one at least."""
    return dict(list(files.items())[:max(1, len(files) * most // len(SCRIPTS))])


def _write(place, name, data):
    path = place.file(name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def _run(place, words, act=None):
    """Status, output, complaints, processor seconds and megabytes of a verb."""
    output, errors = place.file("output"), place.file("errors")
    with open(output, "wb") as out, open(errors, "wb") as err:
        program = subprocess.Popen([PROGRAM, *words], env=place.environment(),
                                   stdin=subprocess.DEVNULL, stdout=out, stderr=err)
    signal.signal(signal.SIGALRM, lambda *_: os.kill(program.pid, signal.SIGKILL))
    signal.alarm(TIMEOUT)
    try:
        if act:
            act(program, errors)
        _, status, usage = os.wait4(program.pid, 0)
    finally:
        signal.alarm(0)
    program.returncode = os.waitstatus_to_exitcode(status)
    with open(output, "rb") as out, open(errors, "rb") as err:
        texts = out.read().decode(errors="replace"), err.read().decode(errors="replace")
    return (program.returncode, *texts, usage.ru_utime + usage.ru_stime, usage.ru_maxrss >> 10)


def _stop(place, script):
    path = _write(place, "bomb.lua", script.encode())
    status, _, complaints, seconds, _ = _run(place, ["script", path, "--seconds", "0.5"])
    if status != 1 or "was stopped after 0.5" not in complaints or complaints.count("\n") != 1:
        raise Broken(f"{script} ended with {status}: {complaints[:300]}")
    if seconds > SCRIPT_SECONDS:
        raise Broken(f"{script} ran for {seconds:.1f} s instead of 0.5")


def _interrupt(place, script):
    def act(program, errors):
        # It is told that it runs.
        while os.path.getsize(errors) == 0 and not _has_ended(program):
            pass
        os.kill(program.pid, signal.SIGINT)

    path = _write(place, "bomb.lua", f"print('runs'); {script}".encode())
    status, _, complaints, seconds, _ = _run(place, ["script", path], act)
    if status != -signal.SIGINT:
        raise Broken(f"{script} ended with {status} when it was interrupted: {complaints[:300]}")
    if seconds > SCRIPT_SECONDS:
        raise Broken(f"{script} ran on for {seconds:.1f} s when it was interrupted")


def _has_ended(program):
    return os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _read(place, words, most_seconds, most_megabytes, wanted=None):
    status, output, complaints, seconds, megabytes = _run(place, words)
    told = f"{words[0]} {os.path.basename(words[1])}: {seconds:.1f} s, {megabytes} MB, {status} {complaints[:300]}"
    if status not in ((0, 1) if wanted is None else (wanted,)) or complaints.count("\n") > 1:
        raise Broken(told)
    if status == 1 and not complaints:
        raise Broken(f"{told} refused without a word")
    if seconds > most_seconds or megabytes > most_megabytes:
        raise Broken(f"{told} is more than {most_seconds} s and {most_megabytes} MB")
    return output


def _svg(content):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800">{content}</svg>'


def _png(width, height):
    def chunk(kind, data):
        return (len(data).to_bytes(4, "big") + kind + data
                + zlib.crc32(kind + data).to_bytes(4, "big"))

    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([1, 0, 0, 0, 0])
    packer = zlib.compressobj(9)
    rows = b"".join(packer.compress(bytes(1 + (width + 7) // 8)) for _ in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows + packer.flush())
            + chunk(b"IEND", b""))


def _small(place):
    """Files, with the seconds and megabytes that reading each may take."""
    arcs = "a1e6 1e6 0 1 1 1 1" * 60_000
    frame = b"!\xf9\4\0\1\0\0\0,\0\0\0\0\x10\0\x10\0\0\x02\x02L\x01\0"
    picture = base64.b64encode(_png(7_000, 7_000)).decode()
    head = b"GIF89a\x10\0\x10\0\x80\0\0\0\0\0\xff\xff\xff"
    return {
        "arcs.svg": ((2, 64), _svg(f"<path d='M0 0{arcs}'/>").encode()),
        "arcs-line.svg": ((2, 64), _svg(f"<path d='M0 0{arcs}' fill='none' stroke='red'/>").encode()),
        "many-arcs.svg": ((4, 512), _svg(f"<path d='M0 0{arcs * 8}'/>").encode()),
        "dashes.svg": ((4, 256), _svg(
            "<path d='M0 0L1e9 1e9L5 5L1e9 0' stroke='red' stroke-dasharray='1e-6 1e-6'/>").encode()),
        "entities.svg": ((2, 64), b'<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">' + b"".join(
            b'<!ENTITY %c "%s">' % (98 + i, b"&%c;" % (97 + i) * 10) for i in range(9))
            + b']><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">&j;</svg>'),
        "nested.svg": ((4, 256), _svg("<g>" * 100_000 + "</g>" * 100_000).encode()),
        "pictures.svg": ((8, 1100), _svg(
            f"<image width='9' height='9' href='data:image/png;base64,{picture}'/>" * 10).encode()),
        "damaged.gif": ((1, 64), head + frame * 200_000 + b";"),
        "wide.gif": ((1, 64), b"GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff" + frame + b";"),
        "wide.png": ((4, 768), _png(30_000, 30_000)),
        "zeros.rle.gz": ((6, 768), gzip.compress(bytes(1 << 28), mtime=0)),
        "run.rle": ((6, 768), b"x = 999999999, y = 1\n999999999o!\n"),
        "deep.json": ((4, 256), b"[" * 1_000_000),
    }


def _large():
    """Large drawings as there are some: a path of 200,000 points, and 200,000 shapes."""
    dice, x, y, points = random.Random(5), 500.0, 400.0, []
    for _ in range(200_000):
        x, y = (x + dice.gauss(0, 1)) % 1000, (y + dice.gauss(0, 1)) % 800
        points.append(f"{x:.2f},{y:.2f}")
    line = "M" + " ".join(points)
    rectangles = "".join(
        f'<rect x="{dice.random() * 1000:.2f}" y="{dice.random() * 800:.2f}" width="3" height="2"'
        f' fill="#{dice.randrange(1 << 24):06x}"/>' for _ in range(200_000))
    return {
        "line.svg": _svg(f'<path d="{line}" fill="none" stroke="blue"/>'),
        "area.svg": _svg(f'<path d="{line}Z" fill="red"/>'),
        "rectangles.svg": _svg(rectangles),
    }


ROWS = {"bombs": (bombs, len(SCRIPTS), 5)}
