#!/usr/bin/env python3
"""Writes sprites of Piskel and projects of Pixelorama as those programs do, without them.

    projects.py write FOLDER    NAME.piskel and NAME.pxo, and what is in each as NAME.txt
"""
import base64
import io
import json
import pathlib
import random
import sys
import zipfile

from PIL import Image

import aseprite


def pixels(chance, count):
    def one():
        alpha = chance.choice([0, 255, 99])
        return tuple(chance.randrange(256) for _ in range(3)) + (alpha,)
    return [one() for _ in range(count)]


def raw(pixels):
    return bytes(part for pixel in pixels for part in pixel)


def numbers(pixels):
    return [int.from_bytes(bytes(pixel), "big") if pixel[3] else 0 for pixel in pixels]


def plain_layer(name, **others):
    return {"level": 0, "group": 0, "visible": 1, "locked": 0, "background": 0, "opacity": 255, "blend": 0,
            "name": name, **others}


def full_cel(size, shown, **others):
    return {"x": 0, "y": 0, "width": size[0], "height": size[1], "opacity": 255, "z": 0, "linked": None,
            "pixels": numbers(shown), **others}


def piskel(seed):
    chance = random.Random(seed)
    size = chance.randint(1, 20), chance.randint(1, 20)
    frame_count, speed = chance.randint(1, 7), chance.choice([1, 8, 12, 24])
    layers, told, cels = [], [], {}
    for index in range(chance.randint(1, 4)):
        frames = [pixels(chance, size[0] * size[1]) for _ in range(frame_count)]
        opacity = chance.choice([1, 0.5, 0])
        told.append(plain_layer("Layer %d" % index, opacity={1: 255, 0.5: 128, 0: 0}[opacity]))
        for frame, shown in enumerate(frames):
            cels[index, frame] = full_cel(size, shown)
        # One picture or two, and their frames in a row or in columns.
        cut = chance.randint(1, frame_count)
        chunks = []
        for part in (range(cut), range(cut, frame_count)):
            if not part:
                continue
            height = chance.choice([1, 1, len(part)])
            layout = [list(part)[start:start + height] for start in range(0, len(part), height)]
            sheet = Image.new("RGBA", (len(layout) * size[0], max(map(len, layout)) * size[1]))
            for column, places in enumerate(layout):
                for row, place in enumerate(places):
                    image = Image.frombytes("RGBA", size, raw(frames[place]))
                    sheet.paste(image, (column * size[0], row * size[1]))
            file = io.BytesIO()
            sheet.save(file, "PNG")
            data = "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()
            chunks.append({"layout": layout, "base64PNG": data})
        fields = {"name": "Layer %d" % index, "opacity": opacity, "frameCount": frame_count}
        if len(chunks) == 1 and len(chunks[0]["layout"]) == frame_count and chance.random() < 0.5:
            fields["base64PNG"] = chunks[0]["base64PNG"]
        else:
            fields["chunks"] = chunks
        layers.append(json.dumps(fields))
    head = {"name": "Größe", "description": "", "fps": speed, "height": size[1], "width": size[0], "layers": layers}
    durations = [{1: 1000, 8: 125, 12: 83, 24: 42}[speed]] * frame_count
    text = json.dumps({"modelVersion": 2, "piskel": head}).encode()
    return text, aseprite.tell(size, 32, durations, told, cels, [])


# As the program numbers them, and as Aseprite does.
BLENDS = [(0, 0), (2, 4), (3, 1), (6, 5), (7, 2), (9, 16), (10, 3), (15, 17), (16, 18), (20, 15)]


def pixelorama(seed, is_old):
    chance = random.Random(seed)
    size = chance.randint(1, 20), chance.randint(1, 20)
    frame_count, speed = chance.randint(1, 6), chance.choice([5.0, 10.0])
    durations = [chance.choice([0.5, 1.0, 2.0]) for _ in range(frame_count)]
    # From the bottom to the top; a group stands above what it holds.
    kinds = [(0, -1), (0, 3), (0, 3), (1, 4), (1, -1), (2, -1), (0, -1)]
    frames = [{"cels": [], "duration": duration} for duration in durations]
    layers, images, cels = [], {}, {}
    # A group of this program stands below what it holds.
    places = {0: 0, 4: 1, 3: 2, 1: 3, 2: 4, 5: 5, 6: 6}
    told = [None] * len(kinds)
    for index, (kind, parent) in enumerate(kinds):
        mine, theirs = chance.choice(BLENDS)
        opacity = chance.choice([1.0, 0.5])
        visible, locked = chance.random() < 0.8, chance.random() < 0.2
        layer = {"name": "Layer %d" % index, "visible": visible, "locked": locked, "parent": parent, "type": kind,
                 "opacity": opacity, "blend_mode": mine, "effects": [], "new_cels_linked": False}
        level = {3: 1, 1: 2, 2: 2}.get(index, 0)
        told[places[index]] = plain_layer(
            layer["name"], level=level, group=kind == 1, visible=visible, locked=locked,
            opacity=255 if opacity == 1 else 128, blend=theirs)
        linked = frame_count > 2 and kind == 0 and chance.random() < 0.5
        if linked:
            layer["link_sets"] = [{"cels": [0, 2], "hue": 0.3}]
        for frame in range(frame_count):
            shown = pixels(chance, size[0] * size[1])
            if linked and frame == 2:
                shown = images[0, index]
            cel_opacity = chance.choice([1.0, 0.5])
            frames[frame]["cels"].append({"opacity": cel_opacity, "z_index": frame % 2, "metadata": {}})
            if kind == 1:
                continue
            images[frame, index] = shown
            if kind == 0:
                cels[places[index], frame] = full_cel(
                    size, shown, opacity=255 if cel_opacity == 1 else 128, z=frame % 2,
                    linked=0 if linked and frame == 2 else None)
        layers.append(layer)
    color = "ff112233" if is_old else "112233ff"
    data = {"pixelorama_version": "v0.11" if is_old else "v1.0", "pxo_version": 3, "name": "A", "size_x": size[0],
            "size_y": size[1], "fps": speed, "layers": layers, "frames": frames, "brushes": [],
            "tags": [{"name": "walk", "color": color, "from": 1, "to": frame_count}]}
    tags = [{"first": 0, "last": frame_count - 1, "direction": 0, "repeats": 0, "color": "112233ff", "name": "walk"}]
    milliseconds = [int(1000 * duration / speed) for duration in durations]
    text = aseprite.tell(size, 32, milliseconds, told, cels, tags)
    if is_old:
        return json.dumps(data).encode() + b"\n" + b"".join(raw(images[key]) for key in sorted(images)), text
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", chance.choice([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])) as archive:
        archive.writestr("data.json", json.dumps(data))
        for (frame, index), shown in images.items():
            archive.writestr("image_data/frames/%d/layer_%d" % (frame + 1, index + 1), raw(shown))
        archive.comment = b"some words" if chance.random() < 0.5 else b""
    return file.getvalue(), text


def main():
    folder = pathlib.Path(sys.argv[2])
    for seed in range(12):
        for name, ending, (data, text) in [
                ("piskel%02d" % seed, ".piskel", piskel(seed)), ("new%02d" % seed, ".pxo", pixelorama(seed, False)),
                ("old%02d" % seed, ".pxo", pixelorama(seed, True))]:
            (folder / (name + ending)).write_bytes(data)
            (folder / (name + ".txt")).write_text(text)


if __name__ == "__main__":
    main()
