"""How long a whole program takes and how much memory, by its own account at its end."""

import collections
import ctypes
import os
import signal
import tempfile
import time

# What it printed, seconds, and megabytes: all that was in memory at most, and of that what belongs to it alone: pages of
# files, of programs and libraries above all, are there once for all that use them, and the system takes them back.
Figures = collections.namedtuple("Figures", "text seconds memory own")

TRACEME, CONTINUE, SETOPTIONS = 0, 7, 0x4200
EXITKILL, TRACEEXIT, EXIT_EVENT = 1 << 20, 1 << 6, 6
ptrace = ctypes.CDLL(None, use_errno=True).ptrace
ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]


def run(command):
    """The figures of a command, from the moment on when its program is there; it stops once before it ends, to be asked."""
    with tempfile.TemporaryFile("w+") as output:
        child = os.fork()
        if child == 0:
            os.dup2(output.fileno(), 1)
            ptrace(TRACEME, 0, None, None)
            try:
                os.execvp(command[0], command)
            finally:
                os._exit(127)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status):
            raise OSError(f"{command[0]} can't be run")
        ptrace(SETOPTIONS, child, None, TRACEEXIT | EXITKILL)
        begun, seconds, kilobytes = time.perf_counter(), 0, {}
        passed = 0
        while True:
            ptrace(CONTINUE, child, None, passed)
            _, status = os.waitpid(child, 0)
            if not os.WIFSTOPPED(status):
                break
            if status >> 16 == EXIT_EVENT:
                seconds = time.perf_counter() - begun
                kilobytes = memory(child)
            passed = 0 if status >> 16 else os.WSTOPSIG(status)
        if status != 0:
            raise OSError(f"{' '.join(command)} fails: {signal.strsignal(status & 127) if status & 127 else status >> 8}")
        output.seek(0)
        # Pages of files stay until the end, so that all but these were of its own when there were most.
        own = kilobytes["VmHWM"] - kilobytes["RssFile"] - kilobytes["RssShmem"]
        return Figures(output.read(), seconds, kilobytes["VmHWM"] / 1000, own / 1000)


def memory(process):
    """By their names in kilobytes."""
    with open(f"/proc/{process}/status") as file:
        fields = (line.split() for line in file)
        return {name[:-1]: int(rest[0]) for name, *rest in fields if name.startswith(("VmHWM", "Rss"))}
