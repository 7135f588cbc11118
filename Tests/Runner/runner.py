#!/usr/bin/python3
"""Runs built tests in several processes at once: `runner.py BUNDLE [--rooms ROOM…] [--shuffle SEED] [--torture]`.

A test target is a job, and so are each suite of the end-to-end tests, which has X servers of its own, and with
`--torture` each row of the short torture. Within a job tests follow each other. `--shuffle` has the jobs follow each
other at random, targets in random thirds.
Prints a line a job, all that a failed one printed, and the slowest suites and tests.
"""
import argparse
import collections
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree

import rooms

Job = collections.namedtuple("Job", "name command report count seconds")

# Jobs that take longer than the number of their tests tells, in seconds: they begin first.
LONG = {"AppTests": 60, "PaintingEditingTests": 45, "PixelEditingTests": 20, "LifeEditingTests": 20, "EditingTests": 120, "FormatsTests": 100, "StorageTests": 90, "PlatformTests": 80, "LifeTests": 70,
        "RenderingTests": 60, "EndToEndTests.EndToEnd/WatchdogTests": 60, "EndToEndTests.EndToEnd/EndingTests": 45,
        "HouseTests": 30, "CommandLineTests": 40, "torture bombs": 35, "torture outside": 30, "torture drawnfaults": 40, "torture inputs": 40, "EndToEndTests.EndToEnd/RecoveryTests": 25}
SECONDS_TO_END = 900


class Test:
    """A test by its id, `Target.Suite/Inner/name()`, in which names of several words stand between backticks."""

    def __init__(self, identifier):
        self.identifier = identifier
        self.target, _, path = identifier.partition(".")
        parts = re.findall(r"(?:`[^`]*`|[^/`])+", path)
        # Functions without a suite are suites by themselves.
        self.suite = f"{self.target}.{parts[0]}"
        inner = f"{self.suite}/{parts[1]}" if len(parts) > 2 else self.suite
        self.job = inner if self.target == "EndToEndTests" else self.target


def list_tests(bundle, targets):
    words = [bundle, "--testing-library", "swift-testing", "--list-tests"]
    output = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
    tests = [Test(line) for line in output.splitlines() if re.match(r"\w+\.", line)]
    return [test for test in tests if targets is None or test.target in targets]


def test_jobs(bundle, tests, folder, chance):
    members = collections.defaultdict(list)
    for test in tests:
        name = test.job
        if chance and test.job == test.target:
            name += f" {random.Random(f'{chance}{test.suite}').randrange(3) + 1}/3"
        members[name].append(test)
    for name, group in members.items():
        report = os.path.join(folder, re.sub(r"\W", "-", name) + ".xml")
        names = sorted({t.suite for t in group}) if group[0].job == group[0].target else [name]
        pattern = "^(" + "|".join(map(re.escape, names)) + r")([/(]|$)"
        command = [bundle, "--testing-library", "swift-testing", "--no-parallel",
                   "--xunit-output", report, "--filter", pattern]
        yield Job(name, command, report, len(group), LONG.get(name, len(group) / 10))


def torture_jobs():
    words = ["Scripts/torture", "--rows"]
    for row in subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout.split():
        name = f"torture {row}"
        yield Job(name, ["Scripts/torture", "--short", row], None, 1, LONG.get(name, 10))


def telling(output):
    """Output without the lines of tests that passed, but with the end of it."""
    lines = output.splitlines()
    told = [line for line in lines[:-30] if not re.search(r" (started|passed after [0-9.]+ seconds)\.$", line)]
    return "\n".join(told + lines[-30:])


class Run:
    """Jobs under way, and what came of those before."""

    def __init__(self):
        self.waiting = []
        self.lock = threading.Lock()
        self.cases = []
        self.passed, self.failures = 0, []

    def all(self, jobs, at_once):
        self.waiting = list(jobs)
        threads = [threading.Thread(target=self.work) for _ in range(at_once)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def work(self):
        while True:
            with self.lock:
                if not self.waiting:
                    return
                job = self.waiting.pop(0)
            self.finish(job, *self.run(job))

    def run(self, job):
        """The status, what was printed, and how long it took. What a job leaves running ends with it."""
        start = time.monotonic()
        with tempfile.TemporaryFile() as output:
            child = subprocess.Popen(job.command, stdin=subprocess.DEVNULL, stdout=output,
                                     stderr=subprocess.STDOUT, start_new_session=True)
            try:
                status = f"exit status {child.wait(SECONDS_TO_END)}"
            except subprocess.TimeoutExpired:
                status = f"not ended after {SECONDS_TO_END} s"
            try:
                os.killpg(child.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            child.wait()
            output.seek(0)
            return status, output.read().decode(errors="replace"), time.monotonic() - start

    def finish(self, job, status, output, seconds):
        try:
            cases = list(ElementTree.parse(job.report).iter("testcase")) if job.report else []
        except (OSError, ElementTree.ParseError):
            cases = []
        failed = [f"{c.get('classname')}.{c.get('name')}" for c in cases if c.find("failure") is not None]
        if status != "exit status 0" and not failed:
            # The test that ran last is the one that ended the process, or that never ended.
            begun = re.findall(r"Test (.*) started", output)
            failed = [f"{job.name}: {status}" + (f", in {begun[-1]}" if begun else "")]
        elif job.report and len(cases) != job.count:
            failed.append(f"{job.name}: {len(cases)} of {job.count} tests ran")
        with self.lock:
            self.cases += cases
            self.failures += failed
            self.passed += sum(c.find("failure") is None for c in cases) if job.report else int(not failed)
            mark = "✘" if failed else "✔"
            print(f"{mark} {job.name}: {job.count} in {seconds:.1f} s", flush=True)
            if failed:
                print(telling(output), flush=True)
            elif not job.report:
                print("  " + output.splitlines()[0], flush=True)

    def report(self):
        suites = collections.Counter()
        for case in self.cases:
            suites[case.get("classname")] += float(case.get("time"))
        print("\nThe slowest suites:")
        for name, seconds in suites.most_common(10):
            print(f"{seconds:7.1f} s  {name}")
        print("The slowest tests:")
        for case in sorted(self.cases, key=lambda c: -float(c.get("time")))[:20]:
            print(f"{float(case.get('time')):7.1f} s  {case.get('classname')}.{case.get('name')}")
        for failure in self.failures:
            print(f"✘ {failure}")
        print(f"\n{self.passed} passed, {len(self.failures)} failed", flush=True)
        return 1 if self.failures or not self.passed else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bundle")
    parser.add_argument("--rooms", nargs="+", metavar="ROOM", help="`quick` for those that changed")
    parser.add_argument("--shuffle", metavar="SEED")
    parser.add_argument("--torture", action="store_true")
    parser.add_argument("--jobs", type=int, default=(os.cpu_count() or 1) + 1)
    options = parser.parse_args()
    # A shell that runs this in the background has these keys ignored, and so would programs have them that are tested.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    # Tests of what holds for all inputs go through a part of their seeds, unless somebody wants more.
    os.environ.setdefault("FILBERT_SEED_SHARE", "4" if options.rooms == ["quick"] else "2")
    with tempfile.TemporaryDirectory() as folder:
        tests = list_tests(options.bundle, rooms.test_targets(options.rooms) if options.rooms else None)
        jobs = list(test_jobs(options.bundle, tests, folder, options.shuffle))
        jobs += torture_jobs() if options.torture else []
        jobs.sort(key=lambda job: -job.seconds)
        if options.shuffle:
            random.Random(options.shuffle).shuffle(jobs)
            print(f"In the order of --shuffle {options.shuffle}")
        run = Run()
        run.all(jobs, options.jobs)
        return run.report()


sys.exit(main())
