"""What a disk may hold after a power cut: of what was not synced any part may be missing, torn or there."""
import os


def read_log(path):
    """The calls that were recorded, in their order: (verb, path, argument, bytes)."""
    with open(path, "rb") as file:
        data = file.read()
    calls, place = [], 0
    while place < len(data):
        end = data.index(b"\n", place)
        verb, name, argument, length = data[place:end].decode().split("\t")
        length = int(length)
        calls.append((verb, name, argument, data[end + 1:end + 1 + length]))
        place = end + length + 2
    return calls


def crash(calls, dice):
    """Files by path as they may be after a cut behind the last of the calls.

    What was synced is there. A later write may be there, missing, or torn at a sector; names follow in their
    order, as file systems with a journal have it, up to any moment since the last sync.
    """
    last_sync = max((i for i, call in enumerate(calls) if call[0] == "S"), default=-1)
    names_kept = dice.randint(last_sync + 1, len(calls))
    synced = {}
    names, counter = {}, 0
    # First pass: which write belongs to which file, and the last sync of each file.
    history = []
    for index, (verb, name, argument, data) in enumerate(calls):
        if verb == "C" and name not in names:
            names[name] = counter
            counter += 1
        elif verb == "R" and name in names:
            names[argument] = names.pop(name)
        elif verb == "L" and name in names:
            names[argument] = names[name]
        elif verb == "U":
            names.pop(name, None)
        file = names.get(name if verb not in ("R", "L") else argument)
        history.append(file)
        if verb == "S" and file is not None:
            synced[file] = index
    # Second pass: the contents and the names that are left.
    contents, names, counter = {}, {}, 0
    for index, (verb, name, argument, data) in enumerate(calls):
        file = history[index]
        is_durable = file is not None and index <= synced.get(file, -1)
        if verb in "WT" and file is not None:
            content = contents.setdefault(file, bytearray())
            if is_durable or dice.random() < 0.5:
                if verb == "T":
                    size = int(argument)
                    del content[size:]
                    content.extend(bytes(size - len(content)))
                else:
                    if not is_durable and dice.random() < 0.3:
                        data = data[:dice.randrange(0, len(data) + 1, 512)]
                    start = int(argument)
                    content.extend(bytes(max(0, start - len(content))))
                    content[start:start + len(data)] = data
        elif index < names_kept or is_durable:
            if verb == "C" and file is not None:
                names.setdefault(name, file)
                contents.setdefault(file, bytearray())
            elif verb == "R" and name in names:
                names[argument] = names.pop(name)
            elif verb == "L" and name in names:
                names[argument] = names[name]
            elif verb == "U":
                names.pop(name, None)
    return {name: bytes(contents.get(file, b"")) for name, file in names.items()}


def lay_out(files, root, target):
    """Writes files that lay below one folder below another one."""
    for name, content in files.items():
        path = target + name[len(root):]
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
