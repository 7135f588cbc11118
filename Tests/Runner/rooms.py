"""Which test targets belong to rooms, by the targets of Package.swift."""
import json
import subprocess
import sys

# Rules that hold for the sources of every room.
HOUSE = "HouseTests"
# These drive the optimised program.
END_TO_END = "EndToEndTests"


class Package:
    def __init__(self):
        words = ["swift", "package", "dump-package"]
        self.targets = json.loads(subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout)["targets"]
        self.tests = {t["name"] for t in self.targets if t["type"] == "test"}

    def folder(self, target):
        default = "Tests" if target["type"] == "test" else "Sources"
        return (target.get("path") or f"{default}/{target['name']}") + "/"

    def owners(self, files):
        """The targets that files belong to."""
        return {t["name"] for t in self.targets for file in files if file.startswith(self.folder(t))}

    def with_dependents(self, names):
        """Targets, and all that stand on them; what tests share is made of nearly all rooms and passes nothing on."""
        found, before = set(names), None
        while found != before:
            before = set(found)
            for target in self.targets:
                if self.folder(target).startswith("Tests/") and target["type"] != "test":
                    continue
                needed = {name for kind in target["dependencies"] for name in kind.get("byName", [])[:1]}
                if needed & found:
                    found.add(target["name"])
        return found


def changed_files():
    """The files that differ from the last commit, or that it changed if none do."""
    def git(*words):
        return subprocess.run(["git", *words], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    uncommitted = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return uncommitted or git("diff", "--name-only", "HEAD~1")


def test_targets(names):
    """The test targets of rooms; those of the rooms that changed, and of all that stand on them, for `quick`."""
    package = Package()
    if names == ["quick"]:
        owners = package.owners(changed_files())
        chosen = package.with_dependents(owners) & package.tests - {END_TO_END}
    else:
        chosen = {name if name in package.tests else name + "Tests" for name in names}
        if unknown := chosen - package.tests:
            known = ", ".join(sorted(name.removesuffix("Tests") for name in package.tests))
            sys.exit(f"no tests of {', '.join(sorted(unknown))}; there are rooms {known}")
    return chosen | {HOUSE}
