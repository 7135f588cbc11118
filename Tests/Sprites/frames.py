"""Tells the frames of pictures, as Pillow reads them: a line for each, with its size, its duration and what its colours sum up to.

    frames.py PICTURE…        GIF, APNG or PNG, one after another
    frames.py --sheet JSON    the frames of a sheet, in the places and of the size that its JSON says
"""

import hashlib
import json
import pathlib
import sys

from PIL import Image, ImageSequence


def tell(image, milliseconds):
    image = image.convert("RGBA")
    # Whatever colour nothing has, it is nothing.
    seen = bytes(part for pixel in image.getdata() for part in (pixel if pixel[3] else (0, 0, 0, 0)))
    print(image.width, image.height, milliseconds, hashlib.sha256(seen).hexdigest()[:16])


def sheet(path):
    description = json.loads(path.read_text())
    picture = Image.open(path.parent / description["meta"]["image"])
    frames = description["frames"]
    for frame in frames if isinstance(frames, list) else frames.values():
        place = frame["frame"]
        box = (place["x"], place["y"], place["x"] + place["w"], place["y"] + place["h"])
        tell(picture.crop(box), frame["duration"])


def main():
    if sys.argv[1] == "--sheet":
        sheet(pathlib.Path(sys.argv[2]))
        return
    for path in sys.argv[1:]:
        with Image.open(path) as image:
            for frame in ImageSequence.Iterator(image):
                tell(frame, int(frame.info.get("duration", 0)))


if __name__ == "__main__":
    main()
