"""An owner of the clipboard without manners, as a program of its own: `owner.py DISPLAY MANNER`."""
import os
import signal
import sys
import time

from Xlib import X, Xatom, display
from Xlib.protocol import event as events

GLIDER = b"x = 3, y = 3, rule = B3/S23\nbob$2bo$3o!\n"
PIECE = 200_000
LARGE = 64 << 20


class Owner:
    """Answers what it is asked for in its manner, until it is ended."""

    def __init__(self, name, manner):
        self.x, self.manner = display.Display(name), manner
        self.x.set_error_handler(lambda *_: None)
        self.window = self.x.screen().root.create_window(-1, -1, 1, 1, 0, X.CopyFromParent)
        self.window.set_selection_owner(self.x.intern_atom("CLIPBOARD"), X.CurrentTime)
        self.x.sync()
        # How many pieces each requestor got.
        self.pieces = {}

    def run(self):
        print("ready", flush=True)
        while True:
            event = self.x.next_event()
            if event.type == X.SelectionRequest:
                print("asked", flush=True)
                getattr(self, self.manner)(event)
                self.x.flush()
            elif event.type == X.PropertyNotify and event.state == X.PropertyDelete:
                self._go_on(event.window, event.atom)

    # Manners.

    def polite(self, event):
        self._put(event, GLIDER)
        self._notify(event)

    def endless(self, event):
        self._announce(event)

    trickling = mute = dying = endless

    def large(self, event, size=LARGE - PIECE):
        # The largest that is taken, in as many appendings as a request has room for.
        self._put(event, b"x = 9, y = 9\n")
        for _ in range(size // PIECE):
            event.requestor.change_property(
                event.property, event.target, 8, b"b" * PIECE, X.PropModeAppend)
        self._notify(event)

    def larger(self, event):
        self.large(event, LARGE + 9 * PIECE)

    def stopped(self, _):
        os.kill(os.getpid(), signal.SIGSTOP)

    def lying(self, event):
        self._notify(event)  # Of a property that is not there.

    def strange(self, event):
        event.requestor.change_property(event.property, Xatom.WINDOW, 32, [1] * 50_000)
        self._notify(event)

    # The protocol.

    def _put(self, event, data):
        event.requestor.change_property(event.property, event.target, 8, data)

    def _notify(self, event):
        event.requestor.send_event(events.SelectionNotify(
            time=event.time, requestor=event.requestor, selection=event.selection,
            target=event.target, property=event.property))

    def _announce(self, event):
        event.requestor.change_attributes(event_mask=X.PropertyChangeMask)
        event.requestor.change_property(
            event.property, self.x.intern_atom("INCR"), 32, [1 << 30])
        self._notify(event)

    def _go_on(self, window, atom):
        count = self.pieces[window.id] = self.pieces.get(window.id, 0) + 1
        if self.manner == "dying" and count > 3:
            os._exit(1)
        if self.manner == "trickling":
            time.sleep(0.2)
        if self.manner in ("endless", "trickling", "dying"):
            size = 1 if self.manner == "trickling" else PIECE
            for _ in range(8 if self.manner == "endless" else 1):
                window.change_property(
                    atom, self.x.intern_atom("UTF8_STRING"), 8, b"b" * size, X.PropModeAppend)
            self.x.flush()


Owner(sys.argv[1], sys.argv[2]).run()
