#!/usr/bin/python3
"""A GTK 4 window to exchange pictures, text and files with, by clipboard and by drag and drop.

    gtk4.py [PICTURE]

The picture can be dragged out of the window, and is copied by "Copy picture" or Ctrl+C. "Paste" or Ctrl+V, and a drop
anywhere, print what arrived: the offered types, and the size of each kind that GTK can read. Ctrl+Q ends it.
"""
import functools
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402

TEXT = "Grüße, Ωж 漢字"
# Each is asked for by itself, so that one refusal hides no other.
KINDS = [("files", Gdk.FileList), ("picture", Gdk.Texture), ("text", GObject.TYPE_STRING)]
# Read from the clipboard as raw bytes as well.
RAW = ["image/svg+xml", "image/png", "text/uri-list"]
say = functools.partial(print, flush=True)


def described(value):
    """Returns what a value is, in one line."""
    if isinstance(value, Gdk.FileList):
        return "  ".join(file.get_path() or file.get_uri() for file in value.get_files())
    if isinstance(value, Gdk.Texture):
        return f"{value.get_width()} x {value.get_height()}"
    return f"{len(value)} characters: {value[:200]!r}"


def read_all(source, way, done=lambda: None):
    """Prints everything that a Gdk.Clipboard or a Gdk.Drop has, one kind after the other."""
    formats = source.get_formats()
    offered = formats.get_mime_types() or []
    say(way, "types:", *offered)
    # A Gdk.Drop lists media types alone, from which GTK can make its classes.
    readable = formats.union_deserialize_gtypes()
    kinds = [kind for kind in KINDS if readable.contain_gtype(kind[1])]
    # Gdk.Drop.read_finish() frees a string that is not its own when Python calls it (GTK 4.8).
    raw = RAW if isinstance(source, Gdk.Clipboard) else []
    waiting = kinds + [(name, None) for name in raw if name in offered]

    def next_kind():
        if not waiting:
            return done()
        name, gtype = waiting.pop(0)
        if gtype:
            source.read_value_async(gtype, GLib.PRIORITY_DEFAULT, None, got_value, name)
        else:
            source.read_async([name], GLib.PRIORITY_DEFAULT, None, got_stream, name)

    def got_value(source, result, name):
        try:
            say(way, f"{name}:", described(source.read_value_finish(result)))
        except GLib.Error as error:
            say(way, f"{name}: failed:", error.message)
        next_kind()

    def got_stream(source, result, name):
        try:
            stream, _ = source.read_finish(result)
            memory = Gio.MemoryOutputStream.new_resizable()
            memory.splice_async(
                stream, Gio.OutputStreamSpliceFlags.CLOSE_TARGET, GLib.PRIORITY_DEFAULT, None, got_bytes, name)
        except GLib.Error as error:
            say(way, f"{name}: failed:", error.message)
            next_kind()

    def got_bytes(memory, result, name):
        data = memory.steal_as_bytes().get_data() or b""
        say(way, f"{name}: {len(data)} bytes, {data[:60]!r}")
        next_kind()

    next_kind()


def build(app, path):
    texture = Gdk.Texture.new_from_filename(path) if path else None
    window = Gtk.ApplicationWindow(application=app, title="GTK 4", default_width=420)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=6)
    picture = Gtk.Picture(paintable=texture, height_request=200)
    box.append(picture)
    clipboard = window.get_clipboard()
    # Under the class that GTK can write, not under that of the file's kind.
    content = Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.Texture, texture))

    copy = lambda: texture and clipboard.set_content(content)
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path or "/")])
    copy_file = lambda: path and clipboard.set_content(Gdk.ContentProvider.new_for_value(files))
    paste = lambda: read_all(clipboard, "paste")
    for label, press in (("Copy picture", copy), ("Copy text", lambda: clipboard.set(TEXT)),
                         ("Copy file", copy_file), ("Paste", paste)):
        box.append(button := Gtk.Button(label=label, focusable=False))
        button.connect("clicked", lambda _, press=press: press())

    if texture:
        drag = Gtk.DragSource(actions=Gdk.DragAction.COPY)
        drag.set_content(content)
        picture.add_controller(drag)

    target = Gtk.DropTargetAsync(actions=Gdk.DragAction.COPY)
    target.connect("drop", lambda _, drop, *p: read_all(drop, "drop", lambda: drop.finish(Gdk.DragAction.COPY)) or True)
    window.add_controller(target)

    shortcuts = Gtk.ShortcutController()
    for keys, act in (("<Control>c", copy), ("<Control>v", paste), ("<Control>q", app.quit)):
        action = Gtk.CallbackAction.new(lambda *_, act=act: act() or True)
        shortcuts.add_shortcut(Gtk.Shortcut(trigger=Gtk.ShortcutTrigger.parse_string(keys), action=action))
    window.add_controller(shortcuts)
    window.set_child(box)
    window.present()


app = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", build, sys.argv[1] if len(sys.argv) > 1 else None)
app.run([])
