#!/usr/bin/env python3
"""Draws maps of Tiled, from the specification alone (https://doc.mapeditor.org/en/stable/reference/tmx-map-format/).

`tiled.py MAP RAW WIDTH HEIGHT` draws a .tmx or .tmj file with one tileset, and writes RGBA bytes of the area of that size
that begins at the origin of the map.
"""
import json
import pathlib
import sys
import xml.etree.ElementTree as xml

from PIL import Image

HORIZONTAL, VERTICAL, DIAGONAL = 0x80000000, 0x40000000, 0x20000000


def read_tmx(path):
    root = xml.parse(path).getroot()
    assert root.tag == "map" and root.get("infinite") == "0"
    tileset, = root.findall("tileset")
    image, = tileset.findall("image")
    layers = []
    for layer in root.findall("layer"):
        data = layer.find("data")
        assert data.get("encoding") == "csv"
        layers.append({"width": int(layer.get("width")), "height": int(layer.get("height")),
                       "visible": layer.get("visible", "1") == "1", "opacity": float(layer.get("opacity", 1)),
                       "offsetx": float(layer.get("offsetx", 0)), "offsety": float(layer.get("offsety", 0)),
                       "data": [int(number) for number in data.text.split(",")]})
    numbers = {key: int(root.get(key)) for key in ("width", "height", "tilewidth", "tileheight")}
    return dict(numbers, orientation=root.get("orientation"), layers=layers,
                tileset={"firstgid": int(tileset.get("firstgid")), "columns": int(tileset.get("columns")),
                         "tilecount": int(tileset.get("tilecount")), "image": image.get("source"),
                         "imagewidth": int(image.get("width")), "imageheight": int(image.get("height"))})


def read_tmj(path):
    data = json.loads(pathlib.Path(path).read_text())
    assert data["type"] == "map" and not data["infinite"]
    tileset, = data["tilesets"]
    assert all(layer["type"] == "tilelayer" for layer in data["layers"])
    return dict(data, tileset=tileset)


def turned(tile, number):
    if number & DIAGONAL:
        tile = tile.transpose(Image.TRANSPOSE)
    if number & HORIZONTAL:
        tile = tile.transpose(Image.FLIP_LEFT_RIGHT)
    if number & VERTICAL:
        tile = tile.transpose(Image.FLIP_TOP_BOTTOM)
    return tile


def draw(path, width, height):
    data = read_tmx(path) if path.endswith(".tmx") else read_tmj(path)
    tileset, (wide, high) = data["tileset"], (data["tilewidth"], data["tileheight"])
    sheet = Image.open(pathlib.Path(path).parent / tileset["image"]).convert("RGBA")
    assert sheet.size == (tileset["imagewidth"], tileset["imageheight"])
    picture = Image.new("RGBA", (width, height))
    for layer in data["layers"]:
        assert (layer["width"], layer["height"]) == (data["width"], data["height"])
        assert len(layer["data"]) == layer["width"] * layer["height"]
        if not layer["visible"]:
            continue
        drawn = Image.new("RGBA", picture.size)
        for place, number in enumerate(layer["data"]):
            index = (number & 0x1FFFFFFF) - tileset["firstgid"]
            if number == 0:
                continue
            assert 0 <= index < tileset["tilecount"]
            column, row = place % data["width"], place // data["width"]
            if data["orientation"] == "orthogonal":
                x, y = column * wide, row * high
            else:
                x = (column - row) * wide // 2 + (data["height"] - 1) * wide // 2
                y = (column + row) * high // 2
            left, top = index % tileset["columns"] * wide, index // tileset["columns"] * high
            tile = turned(sheet.crop((left, top, left + wide, top + high)), number)
            drawn.paste(tile, (x + int(layer["offsetx"]), y + int(layer["offsety"])), tile)
        if layer["opacity"] < 1:
            drawn.putalpha(drawn.getchannel("A").point(lambda alpha: round(alpha * layer["opacity"])))
        picture.alpha_composite(drawn)
    return picture


def main():
    path, raw, width, height = sys.argv[1:]
    picture = draw(path, int(width), int(height))
    pathlib.Path(raw).write_bytes(picture.tobytes())


if __name__ == "__main__":
    main()
