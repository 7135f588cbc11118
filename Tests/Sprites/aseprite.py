#!/usr/bin/env python3
"""Writes files of Aseprite byte by byte, and tells what is in such files.

    aseprite.py write FOLDER    random sprites NAME.aseprite, and what is in each as NAME.txt
    aseprite.py tell FILE       what is in a file, decoded by itself
    aseprite.py chunks FILE     every field of its header and of each of its chunks, a line each

Both follow "Aseprite File Format Specifications" and share nothing with the program but that page.
"""
import pathlib
import random
import struct
import sys
import zlib

INDEXED, GRAY, COLOR = 8, 16, 32


# MARK: What is in a sprite, a line each


def tell(size, depth, durations, layers, cels, tags):
    lines = ["size %d %d %d" % (*size, depth)]
    lines += ["frame %d" % duration for duration in durations]
    for layer in layers:
        flags = "%(group)d %(visible)d %(locked)d %(background)d" % layer
        lines.append("layer %d %s %d %d %s" % (layer["level"], flags, layer["opacity"], layer["blend"], layer["name"]))
    for (layer, frame), cel in sorted(cels.items()):
        linked = "-" if cel["linked"] is None else str(cel["linked"])
        lines.append(
            "cel %d %d %d %d %d %d %d %d %s %s"
            % (layer, frame, cel["x"], cel["y"], cel["width"], cel["height"], cel["opacity"], cel["z"], linked,
               " ".join("%08x" % pixel for pixel in cel["pixels"])))
    for tag in tags:
        lines.append("tag %(first)d %(last)d %(direction)d %(repeats)d %(color)s %(name)s" % tag)
    return "\n".join(lines) + "\n"


# MARK: Writing


def text(words):
    data = words.encode()
    return struct.pack("<H", len(data)) + data


def chunk(kind, data):
    return struct.pack("<IH", len(data) + 6, kind) + data


class Sprite:
    """A random sprite with every kind of chunk."""

    def __init__(self, seed, depth):
        self.random = random.Random(seed)
        self.depth = depth
        self.size = self.random.randint(1, 24), self.random.randint(1, 24)
        self.frame_count = self.random.randint(1, 6)
        self.layers, self.cels, self.tags = [], {}, []
        self.groups_blend = self.random.random() < 0.5
        self.has_ids = self.random.random() < 0.3
        self.transparent = self.random.choice([0, 0, 3, 255]) if depth == INDEXED else 0
        self.palette = [tuple(self.random.randrange(256) for _ in range(3)) + (255,) for _ in range(256)]
        if self.random.random() < 0.5:
            self.palette[5] = self.palette[5][:3] + (128,)
        # How the palette is written: the old kinds have no opacity, and the oldest only six bits.
        self.palette_kind = self.random.choice(["new", "both", "old", "oldest"])
        if self.palette_kind == "old":
            self.palette = [color[:3] + (255,) for color in self.palette]
        if self.palette_kind == "oldest":
            self.palette = [tuple((part // 4) << 2 | (part // 4) >> 4 for part in color[:3]) + (255,) for color in self.palette]
        self.tile = self.random.randint(1, 4)
        self.tile_size = self.tile, (self.tile if self.random.random() < 0.7 else self.tile + 1)
        self.tiles = [self.some_pixels(self.tile_size[0] * self.tile_size[1]) for _ in range(5)]
        self.bytes = self.file()

    # Pixels as the file has them: an index, a pair, or four numbers.

    def some_pixels(self, count):
        def one():
            if self.depth == INDEXED:
                return (self.random.choice([self.transparent, self.random.randrange(256)]),)
            if self.depth == GRAY:
                return (self.random.randrange(256), self.random.choice([0, 255, 77]))
            return tuple(self.random.randrange(256) for _ in range(3)) + (self.random.choice([0, 255, 9]),)
        return [one() for _ in range(count)]

    def rgba(self, pixel, is_background):
        if self.depth == INDEXED:
            if pixel[0] == self.transparent and not is_background:
                return 0
            parts = self.palette[pixel[0]]
        elif self.depth == GRAY:
            parts = (pixel[0],) * 3 + (pixel[1],)
        else:
            parts = pixel
        return int.from_bytes(bytes(parts), "big") if parts[3] else 0

    def raw(self, pixels):
        return bytes(part for pixel in pixels for part in pixel)

    # Chunks

    def user_data(self):
        flags, data = 0, b""
        if self.random.random() < 0.5:
            flags, data = flags | 1, data + text("a note")
        if self.random.random() < 0.5:
            flags, data = flags | 2, data + bytes([1, 2, 3, 4])
        if self.random.random() < 0.5:
            # A map of one property: a truth called "is".
            inner = struct.pack("<III", 1, 0, 1) + text("is") + struct.pack("<HB", 1, 1)
            flags, data = flags | 4, data + struct.pack("<I", len(inner) + 4) + inner
        return chunk(0x2020, struct.pack("<I", flags) + data)

    def palette_chunks(self):
        chunks = b""
        if self.palette_kind in ("new", "both"):
            data = struct.pack("<III8x", 256, 0, 255)
            for index, color in enumerate(self.palette):
                named = index == 7
                data += struct.pack("<H4B", named, *color) + (text("seven") if named else b"")
            chunks += chunk(0x2019, data)
        if self.palette_kind in ("both", "old"):
            # Two stretches, which leave nothing out between them; 0 stands for 256 elsewhere.
            data = struct.pack("<HBB", 2, 0, 100) + b"".join(bytes(color[:3]) for color in self.palette[:100])
            data += struct.pack("<BB", 0, 156) + b"".join(bytes(color[:3]) for color in self.palette[100:])
            chunks += chunk(0x0004, data)
        if self.palette_kind == "oldest":
            colors = [bytes(part >> 2 for part in color[:3]) for color in self.palette]
            # 11 in the program itself, 0x11 in its specification.
            chunks += chunk(self.random.choice([11, 0x0011]), struct.pack("<HBB", 1, 0, 0) + b"".join(colors))
        return chunks

    def layer_chunks(self):
        chunks, level, below_group = b"", 0, False
        kinds = [self.random.choice([0, 0, 1, 2]) for _ in range(self.random.randint(1, 6))]
        for index, kind in enumerate(kinds):
            level = self.random.randint(0, level + below_group)
            background = index == 0 and kind == 0 and self.random.random() < 0.5
            visible, editable = self.random.random() < 0.8, self.random.random() < 0.8
            blend, opacity = self.random.randint(0, 18), self.random.randrange(256)
            name = self.random.choice(["Ink", "Größe", "影", "", "two words"])
            flags = visible | editable << 1 | background << 3 | self.random.choice([0, 4, 16, 32])
            data = struct.pack("<6HB3x", flags, kind, level, 9, 9, blend, opacity) + text(name)
            if kind == 2:
                data += struct.pack("<I", 40)
            if self.has_ids:
                data += bytes(range(16))
            chunks += chunk(0x2004, data)
            if self.random.random() < 0.3:
                chunks += self.user_data()
            holds = kind != 1 or self.groups_blend
            self.layers.append({
                "level": level, "group": kind == 1, "visible": visible, "locked": not editable,
                "background": background, "opacity": opacity if holds else 255, "blend": blend if holds else 0,
                "name": name, "kind": kind})
            below_group = kind == 1
        return chunks

    def tag_chunks(self):
        if self.random.random() < 0.2:
            return b""
        count = self.random.randint(0, 4)
        data, notes = struct.pack("<H8x", count), b""
        has_notes = self.random.random() < 0.7
        for index in range(count):
            first = self.random.randrange(self.frame_count)
            last = self.random.randint(first, self.frame_count - 1)
            tag = {"first": first, "last": last, "direction": index, "repeats": self.random.randint(0, 3),
                   "name": "tag %d" % index, "color": "-"}
            old = self.random.choice([(0, 0, 0), (9, 8, 7)])
            if old != (0, 0, 0):
                tag["color"] = "090807ff"
            data += struct.pack("<HHBH6x3Bx", first, last, tag["direction"], tag["repeats"], *old) + text(tag["name"])
            if has_notes:
                if index == 1:
                    notes += chunk(0x2020, struct.pack("<I", 0))
                else:
                    notes += chunk(0x2020, struct.pack("<I4B", 2, 1, 2, 3, 200))
                    tag["color"] = "010203c8"
            self.tags.append(tag)
        return chunk(0x2018, data) + notes

    def tileset_chunk(self):
        packed = zlib.compress(b"".join(self.raw(tile) for tile in self.tiles))
        data = struct.pack("<IIIHHh14x", 40, 2 | 4, len(self.tiles), *self.tile_size, 1) + text("tiles")
        return chunk(0x2023, data + struct.pack("<I", len(packed)) + packed) + self.user_data()

    def slice_chunk(self):
        flags, keys = self.random.randrange(4), self.random.randint(1, 3)
        data = struct.pack("<III", keys, flags, 0) + text("slice")
        for key in range(keys):
            data += struct.pack("<IiiII", key, -3, 2, 5, 6)
            if flags & 1:
                data += struct.pack("<iiII", 1, 1, 2, 2)
            if flags & 2:
                data += struct.pack("<ii", -1, 4)
        return chunk(0x2022, data)

    def cel_chunks(self, frame):
        chunks = b""
        for index, layer in enumerate(self.layers):
            if layer["kind"] == 1 or self.random.random() < 0.3:
                continue
            x, y, opacity = self.random.randint(-9, 9), self.random.randint(-9, 9), self.random.randrange(256)
            z = self.random.choice([0, 0, 1, -2])
            earlier = [f for f in range(frame) if (index, f) in self.cels]
            cel = {"x": x, "y": y, "opacity": opacity, "z": z, "linked": None}
            if earlier and self.random.random() < 0.4:
                target = self.random.choice(earlier)
                kind, data = 1, struct.pack("<H", target)
                # It has everything of the cel that it is linked with, but for its own place in the order.
                root = self.cels[index, target]["linked"]
                cel = dict(self.cels[index, target], linked=target if root is None else root, z=z)
            elif layer["kind"] == 2:
                kind, data = 3, self.tilemap(cel)
            else:
                width, height = self.random.randint(0, 12), self.random.randint(0, 12)
                pixels = self.some_pixels(width * height)
                kind = self.random.choice([0, 2, 2])
                data = struct.pack("<HH", width, height)
                data += self.raw(pixels) if kind == 0 else zlib.compress(self.raw(pixels), self.random.randint(0, 9))
                cel.update(width=width, height=height,
                           pixels=[self.rgba(pixel, layer["background"]) for pixel in pixels])
            self.cels[index, frame] = cel
            chunks += chunk(0x2005, struct.pack("<HhhBHh5x", index, x, y, opacity, kind, z) + data)
            if self.random.random() < 0.2:
                chunks += chunk(0x2006, struct.pack("<5I16x", 1, 1 << 16, 2 << 16, 3 << 16, 4 << 16))
            if self.random.random() < 0.2:
                chunks += self.user_data()
        return chunks

    def tilemap(self, cel):
        width, height = self.random.randint(1, 4), self.random.randint(1, 4)
        places = [(self.random.randrange(5), self.random.randrange(8)) for _ in range(width * height)]
        tiles = [place | turn << 29 for place, turn in places]
        masks = (0x1FFFFFFF, 0x80000000, 0x40000000, 0x20000000)
        (tile_width, tile_height), rows = self.tile_size, []
        empty = (self.transparent,) if self.depth == INDEXED else (0,) * (self.depth // 8)
        for row in range(height):
            for y in range(tile_height):
                for column in range(width):
                    place, turn = places[row * width + column]
                    for x in range(tile_width):
                        from_x = tile_width - 1 - x if turn & 4 else x
                        from_y = tile_height - 1 - y if turn & 2 else y
                        if turn & 1:
                            from_x, from_y = from_y, from_x
                        inside = from_x < tile_width and from_y < tile_height
                        rows.append(self.tiles[place][from_y * tile_width + from_x] if place and inside else empty)
        cel.update(width=width * tile_width, height=height * tile_height,
                   pixels=[self.rgba(pixel, False) for pixel in rows])
        data = struct.pack("<HHH4I10x", width, height, 32, *masks)
        return data + zlib.compress(struct.pack("<%dI" % len(tiles), *tiles))

    def file(self):
        self.durations, frames = [], b""
        for frame in range(self.frame_count):
            parts = []
            if frame == 0:
                parts.append(chunk(0x2007, struct.pack("<HHI8x", self.random.choice([0, 1]), 0, 0)))
                if self.random.random() < 0.5:
                    parts.append(chunk(0x2007, struct.pack("<HHI8xI", 2, 1, 1 << 16, 5) + b"an icc"[:5]))
                parts.append(chunk(0x2008, struct.pack("<I8x", 1) + struct.pack("<IB7x", 1, 2) + text("some/thing")))
                parts += [self.palette_chunks(), self.user_data(), self.tileset_chunk(), self.layer_chunks(),
                          self.tag_chunks(), self.slice_chunk()]
                parts.append(chunk(0x2016, struct.pack("<hhHH8x", 0, 0, 8, 1) + text("mask") + b"\xf0"))
                parts.append(chunk(0x2017, b""))
                parts.append(chunk(0x7777, b"nobody knows"))
            parts.append(self.cel_chunks(frame))
            data = b"".join(parts)
            count = 0
            place = 0
            while place < len(data):
                place += struct.unpack_from("<I", data, place)[0]
                count += 1
            duration = self.random.choice([0, 1, 100, 333, 65535])
            self.durations.append(duration or 77)
            # Old programs count chunks with 16 bits alone.
            new_count = self.random.choice([0, count])
            frames += struct.pack("<IHHHxxI", len(data) + 16, 0xF1FA, count, duration, new_count) + data
        flags = 1 | self.groups_blend << 1 | self.has_ids << 2
        header = struct.pack("<H4HIHIIB3xHBBhhHH84x", 0xA5E0, self.frame_count, *self.size, self.depth, flags, 77, 0, 0,
                             self.transparent, 256, 1, 1, 0, 0, 16, 16)
        return struct.pack("<I", len(header) + 4 + len(frames)) + header + frames

    def tell(self):
        return tell(self.size, self.depth, self.durations, self.layers, self.cels, self.tags)


# MARK: Reading


class Bytes:
    def __init__(self, data):
        self.data, self.place = data, 0

    def take(self, pattern):
        values = struct.unpack_from("<" + pattern, self.data, self.place)
        self.place += struct.calcsize("<" + pattern)
        return values if len(values) > 1 else values[0]

    def text(self):
        count = self.take("H")
        self.place += count
        return self.data[self.place - count:self.place].decode()

    def rest(self):
        return self.data[self.place:]


def drawn(numbers, columns, rows, empty, width, height, tiles):
    """What a map of tiles shows: its size and its bytes."""
    lines = []
    for y in range(rows * height):
        for x in range(columns * width):
            number = numbers[y // height * columns + x // width]
            a, b = x % width, y % height
            if number & 0x80000000:
                a = width - 1 - a
            if number & 0x40000000:
                b = height - 1 - b
            if number & 0x20000000:
                a, b = b, a
            place, index = (b * width + a) * len(empty), number & 0x1FFFFFFF
            inside = index and a < width and b < height
            lines.append(tiles[index][place:place + len(empty)] if inside else empty)
    return columns * width, rows * height, b"".join(lines)


def decode(data):
    reader = Bytes(data)
    size, magic, frame_count, width, height, depth, flags, speed = reader.take("IHHHHHIH")
    assert magic == 0xA5E0 and size == len(data)
    reader.take("II")
    transparent = reader.take("B")
    reader.place = 128
    durations, layers, cels, tags, palette, open_tags = [], [], {}, [], {}, []
    tilesets, layer_tiles = {}, {}
    for frame in range(frame_count):
        start = reader.place
        size, magic, old_count, duration, count = reader.take("IHHHxxI")
        assert magic == 0xF1FA
        durations.append(duration or speed)
        for _ in range(count or old_count):
            chunk_size, kind = reader.take("IH")
            part = Bytes(reader.data[reader.place:reader.place + chunk_size - 6])
            reader.place += chunk_size - 6
            if kind == 0x2020 and open_tags:
                tag, has = open_tags.pop(0), part.take("I")
                if has & 1:
                    part.text()
                if has & 2:
                    tag["color"] = "%02x%02x%02x%02x" % part.take("4B")
                continue
            open_tags = []
            if kind == 0x2004:
                bits, layer_kind, level, _, _, blend, opacity = part.take("6HB3x")
                holds = layer_kind != 1 or flags & 2
                layers.append({"level": level, "group": layer_kind == 1, "visible": bits & 1, "locked": not bits & 2,
                               "background": bool(bits & 8), "opacity": opacity if holds and flags & 1 else 255,
                               "blend": blend if holds else 0, "name": part.text()})
                if layer_kind == 2:
                    layer_tiles[len(layers) - 1] = part.take("I")
            elif kind == 0x2023:
                index, tile_flags, count, tile_width, tile_height, _ = part.take("IIIHHh14x")
                assert tile_flags & 6 == 6 and not tile_flags & 1
                part.text()
                assert part.take("I") == len(part.rest())
                raw, length = zlib.decompress(part.rest()), tile_width * tile_height * depth // 8
                assert len(raw) == count * length
                tilesets[index] = tile_width, tile_height, [raw[i * length:(i + 1) * length] for i in range(count)]
            elif kind == 0x2005:
                index, x, y, opacity, cel_kind, z = part.take("HhhBHh5x")
                if cel_kind == 1:
                    target = part.take("H")
                    root = cels[index, target]["linked"]
                    cels[index, frame] = dict(cels[index, target], linked=target if root is None else root, z=z)
                    continue
                cel_width, cel_height = part.take("HH")
                length = depth // 8
                if cel_kind == 3:
                    bits, *masks = part.take("H4I10x")
                    assert bits == 32 and masks == [0x1FFFFFFF, 0x80000000, 0x40000000, 0x20000000]
                    numbers = zlib.decompress(part.rest())
                    numbers = struct.unpack("<%dI" % (cel_width * cel_height), numbers)
                    cel_width, cel_height, raw = drawn(numbers, cel_width, cel_height, bytes([transparent]) if depth == INDEXED else bytes(length),
                                                       *tilesets[layer_tiles[index]])
                else:
                    raw = zlib.decompress(part.rest()) if cel_kind == 2 else part.rest()
                assert len(raw) == cel_width * cel_height * length
                pixels = []
                for place in range(0, len(raw), length):
                    pixel = raw[place:place + length]
                    if depth == INDEXED:
                        seen = layers[index]["background"] or pixel[0] != transparent
                        parts = palette[pixel[0]] if seen else (0, 0, 0, 0)
                    else:
                        parts = (pixel[0],) * 3 + (pixel[1],) if depth == GRAY else tuple(pixel)
                    pixels.append(int.from_bytes(bytes(parts), "big") if parts[3] else 0)
                cels[index, frame] = {"x": x, "y": y, "width": cel_width, "height": cel_height, "opacity": opacity,
                                      "z": z, "linked": None, "pixels": pixels}
            elif kind == 0x2018:
                for _ in range(part.take("H8x")):
                    first, last, direction, repeats, red, green, blue = part.take("HHBH6x3Bx")
                    color = "%02x%02x%02xff" % (red, green, blue) if red or green or blue else "-"
                    tags.append({"first": first, "last": last, "direction": direction, "repeats": repeats,
                                 "color": color, "name": part.text()})
                    open_tags.append(tags[-1])
            elif kind == 0x2019:
                _, first, last = part.take("III8x")
                for index in range(first, last + 1):
                    has_name, *color = part.take("H4B")
                    palette[index] = color
                    if has_name & 1:
                        part.text()
        assert reader.place == start + size
    assert reader.place == len(data)
    return tell((width, height), depth, durations, layers, cels, tags)


# MARK: Every field


def notes(part):
    has, parts = part.take("I"), []
    if has & 1:
        parts.append("text " + part.text())
    if has & 2:
        parts.append("color %02x%02x%02x%02x" % part.take("4B"))
    if has & 4:
        count = part.take("I")
        parts.append("properties " + part.data[part.place:part.place + count - 4].hex())
        part.place += count - 4
    return " ".join(parts)


def fields(kind, part, flags):
    """What a chunk says, with its pixels unpacked."""
    if kind == 0x2004:
        bits, layer_kind, level, _, _, blend, opacity = part.take("6HB3x")
        line = "layer %d %d %d %d %d %s" % (bits, layer_kind, level, blend, opacity, part.text())
        if layer_kind == 2:
            line += " tileset %d" % part.take("I")
        return line + (" id " + part.rest()[:16].hex() if flags & 4 else "")
    if kind == 0x2005:
        index, x, y, opacity, cel_kind, z = part.take("HhhBHh5x")
        line = "cel %d %d %d %d %d z %d" % (index, x, y, opacity, cel_kind, z)
        if cel_kind == 1:
            return line + " linked %d" % part.take("H")
        line += " size %d %d" % part.take("HH")
        if cel_kind == 3:
            line += " bits %d masks %08x %08x %08x %08x" % part.take("H4I10x")
        return line + " " + (part.rest() if cel_kind == 0 else zlib.decompress(part.rest())).hex()
    if kind == 0x2006:
        return "extra %d %d %d %d %d" % part.take("5I16x")
    if kind == 0x2007:
        profile = "profile %d %d %d " % part.take("HHI8x")
        return profile + part.rest().hex()
    if kind == 0x2008:
        files = []
        for _ in range(part.take("I8x")):
            files.append("%d %d %s" % (*part.take("IB7x"), part.text()))
        return "files " + ", ".join(files)
    if kind == 0x2018:
        tags = []
        for _ in range(part.take("H8x")):
            tags.append("%d %d %d %d %d,%d,%d %s" % (*part.take("HHBH6x3Bx"), part.text()))
        return "tags " + "; ".join(tags)
    if kind == 0x2019:
        count, first, last = part.take("III8x")
        entries = []
        for _ in range(first, last + 1):
            has_name, *color = part.take("H4B")
            entries.append("%02x%02x%02x%02x" % tuple(color) + (" " + part.text() if has_name & 1 else ""))
        return "palette %d %d %s" % (count, first, ", ".join(entries))
    if kind == 0x2020:
        return "notes " + notes(part)
    if kind == 0x2022:
        count, has = part.take("II4x")
        line, name = [], part.text()
        for _ in range(count):
            key = "%d: %d %d %d %d" % part.take("IiiII")
            if has & 1:
                key += " center %d %d %d %d" % part.take("iiII")
            if has & 2:
                key += " pivot %d %d" % part.take("ii")
            line.append(key)
        return "slice %d %s %s" % (has, name, ", ".join(line))
    if kind == 0x2023:
        index, bits, count, width, height, base = part.take("IIIHHh14x")
        line = "tileset %d %d %d %d %d %d %s" % (index, bits, count, width, height, base, part.text())
        if bits & 1:
            line += " external %d %d" % part.take("II")
        if bits & 2:
            part.take("I")
            line += " " + zlib.decompress(part.rest()).hex()
        return line
    return "chunk %04x %s" % (kind, part.rest().hex())


def chunk_lines(data):
    reader = Bytes(data)
    _, magic, frame_count, width, height, depth, flags, speed = reader.take("IHHHHHIH")
    assert magic == 0xA5E0
    reader.take("II")
    transparent, colors, *rest = reader.take("B3xHBBhhHH")
    lines = ["header %d %d %d %d %d %d" % (frame_count, width, height, depth, flags, speed),
             "transparent %d of %d" % (transparent, colors), "ratio %d %d grid %d %d %d %d" % tuple(rest)]
    reader.place = 128
    for _ in range(frame_count):
        _, _, old_count, duration, count = reader.take("IHHHxxI")
        lines.append("frame %d" % duration)
        for _ in range(count or old_count):
            chunk_size, kind = reader.take("IH")
            part = Bytes(reader.data[reader.place:reader.place + chunk_size - 6])
            reader.place += chunk_size - 6
            lines.append(fields(kind, part, flags))
    return "\n".join(lines) + "\n"


def main():
    verb, argument = sys.argv[1:]
    if verb == "chunks":
        sys.stdout.write(chunk_lines(pathlib.Path(argument).read_bytes()))
        return
    if verb == "tell":
        sys.stdout.write(decode(pathlib.Path(argument).read_bytes()))
        return
    for seed in range(60):
        depth = [INDEXED, GRAY, COLOR][seed % 3]
        sprite = Sprite(seed, depth)
        file = pathlib.Path(argument, "%02d.aseprite" % seed)
        file.write_bytes(sprite.bytes)
        file.with_suffix(".txt").write_text(sprite.tell())


if __name__ == "__main__":
    main()
