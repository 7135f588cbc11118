"""What all rows share: a folder, the program, and what must hold after every hardship."""
import json
import os
import shutil
import subprocess
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.environ.get("FILBERT_PROGRAM", os.path.join(TOP, ".build/release/filbert"))
FAULTS = os.environ["FILBERT_FAULTS"]


class Broken(Exception):
    """Something that must hold did not."""


class Place:
    """A folder of its own with a library in it."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="filbert-torture-")
        self.data = os.path.join(self.folder, "data")
        self.library = os.path.join(self.data, "library.sqlite")
        for name in ("data", "run", "home"):
            os.mkdir(os.path.join(self.folder, name), 0o700)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def file(self, name):
        return os.path.join(self.folder, name)

    def environment(self, **changes):
        values = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "HOME": self.file("home"),
            "XDG_RUNTIME_DIR": self.file("run"), "FILBERT_LIBRARY": self.library,
        }
        values.update(changes)
        return values

    def run(self, *words, library=None, timeout=120, **changes):
        """Runs a verb to its end: status, output, complaints."""
        environment = self.environment(**changes)
        if library:
            environment["FILBERT_LIBRARY"] = library
        done = subprocess.run([PROGRAM, *words], env=environment, stdin=subprocess.DEVNULL,
                              capture_output=True, timeout=timeout)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def verb(self, *words, **changes):
        """Runs a verb that must succeed."""
        status, output, complaints = self.run(*words, **changes)
        if status != 0:
            raise Broken(f"{' '.join(words)}: {status} {complaints.strip()}")
        return output

    def state(self, library=None):
        """All that a person can see of a library: items and their contents."""
        items = []
        for trash in ([], ["--trash"]):
            items += json.loads(self.verb("list", "--json", *trash, library=library))
        contents = {}
        for item in items:
            status, output, complaints = self.run("show", str(item["id"]), "--json", library=library)
            if status != 0 or complaints:
                raise Broken(f"item {item['id']}: {complaints.strip()}")
            contents[item["id"]] = output
        return json.dumps([items, contents], sort_keys=True)

    def painting(self, name, strokes, points=12):
        """A painting's file in the interchange format."""
        lines = [{"tool": "pencil", "width": 0.01, "cap": "round", "join": "round",
                  "color": "#1A2B3CFF",
                  "points": [[(i * 37 % 100) / 100, (i * 7 + j * 3 % 90) % 100 / 100]
                             for j in range(points)]} for i in range(strokes)]
        path = self.file(f"{name}.json")
        with open(path, "w") as file:
            json.dump({"format": "filbert-painting", "version": 1, "name": name,
                       "aspectRatio": 1.5, "background": {"color": "#FFFFFF"},
                       "strokes": lines}, file)
        return path


def expect_calm(status, complaints):
    """A failure is a status of 0 or 1 and at most one line, never a crash."""
    if status not in (0, 1):
        raise Broken(f"ended with {status}: {complaints.strip()[-300:]}")
    if complaints.count("\n") > 1:
        raise Broken(f"says more than a line: {complaints[:300]}")
