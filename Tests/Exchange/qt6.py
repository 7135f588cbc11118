#!/usr/bin/python3
"""A Qt 6 window to exchange pictures, text and files with, by clipboard and by drag and drop.

    qt6.py [PICTURE]

The picture can be dragged out of the window, and is copied by "Copy picture" or Ctrl+C. "Paste" or Ctrl+V, and a drop
anywhere, print what arrived: the offered types, and the size of each kind that Qt can read. Ctrl+Q ends it.
"""
import signal
import sys

from PyQt6.QtCore import QMimeData, Qt, QUrl
from PyQt6.QtGui import QColor, QDrag, QImage, QImageReader, QKeySequence, QPixmap, QShortcut
from PyQt6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

TEXT = "Grüße, Ωж 漢字"
# Read as raw bytes as well.
RAW = ["image/svg+xml", "image/png", "text/uri-list", "application/octet-stream"]


def say(*words):
    print(*words, flush=True)


def describe(data, way):
    """Prints everything that a QMimeData has."""
    say(way, "types:", *data.formats())
    if data.hasUrls():
        say(way, "files:", *(url.toLocalFile() or url.toString() for url in data.urls()))
    if data.hasImage():
        image = QImage(data.imageData())
        alpha = "with" if image.hasAlphaChannel() else "without"
        say(way, f"picture: {image.width()} x {image.height()}, {alpha} opacity")
    if data.hasColor():
        say(way, "colour:", QColor(data.colorData()).name(QColor.NameFormat.HexArgb))
    if data.hasText():
        say(way, f"text: {len(data.text())} characters: {data.text()[:200]!r}")
    for name in RAW:
        if data.hasFormat(name):
            raw = bytes(data.data(name))
            say(way, f"{name}: {len(raw)} bytes, {raw[:60]!r}")


class Picture(QLabel):
    """A picture that can be dragged out of the window."""

    def __init__(self, image):
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.image = image
        self.setFixedSize(400, 200)
        small = image.scaled(400, 200, Qt.AspectRatioMode.KeepAspectRatio) if not image.isNull() else image
        self.setPixmap(QPixmap.fromImage(small))

    def mousePressEvent(self, event):
        self.start = event.position()

    def mouseMoveEvent(self, event):
        far = (event.position() - self.start).manhattanLength() >= QApplication.startDragDistance()
        if self.image.isNull() or not far:
            return
        data = QMimeData()
        data.setImageData(self.image)
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self.pixmap().scaledToHeight(64))
        say("drag ended:", drag.exec(Qt.DropAction.CopyAction).name)


class Window(QWidget):
    def __init__(self, path):
        super().__init__(windowTitle="Qt 6")
        self.setAcceptDrops(True)
        self.image = QImage(path) if path else QImage()
        self.path = path
        self.clipboard = QApplication.clipboard()
        layout = QVBoxLayout(self)
        layout.addWidget(Picture(self.image))
        for label, press in (
            ("Copy picture", self.copy), ("Copy text", lambda: self.clipboard.setText(TEXT)),
            ("Copy file", self.copy_file), ("Paste", self.paste),
        ):
            layout.addWidget(QPushButton(label, clicked=lambda _, press=press: press()))
        for keys, act in (("Ctrl+C", self.copy), ("Ctrl+V", self.paste), ("Ctrl+Q", self.close)):
            QShortcut(QKeySequence(keys), self, act)

    def copy(self):
        self.clipboard.setImage(self.image)

    def copy_file(self):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(self.path)])
        self.clipboard.setMimeData(data)

    def paste(self):
        describe(self.clipboard.mimeData(), "paste")

    def dragEnterEvent(self, event):
        # Takes every kind, so that nothing stays unseen.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def dropEvent(self, event):
        describe(event.mimeData(), "drop")
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()


signal.signal(signal.SIGINT, signal.SIG_DFL)
# Large pictures, too.
QImageReader.setAllocationLimit(0)
app = QApplication(sys.argv)
window = Window(sys.argv[1] if len(sys.argv) > 1 else None)
window.show()
sys.exit(app.exec())
