# A screen reader with a person behind it: it reads names, states and announcements, and presses keys. Every step waits for
# what is to be heard or found; what does not come within 15 seconds ends it with a sentence and status 1.
import sys
import time

import pyatspi
from gi.repository import GLib
from Xlib import XK, X, display
from Xlib.ext import xtest

PATIENCE = 15
target = sys.argv[1]
server = display.Display()
announcements = []
focused = []


def heard(event):
    if event.type.startswith('object:announcement'):
        announcements.append(event.any_data)
    elif event.type == 'object:state-changed:focused' and event.detail1:
        focused.append(event.source)


for kind in ('object:announcement', 'object:state-changed:focused'):
    pyatspi.Registry.registerEventListener(heard, kind)


def wait(what, found):
    """Waits until a function finds something, while events are heard, and returns it."""
    end = time.monotonic() + PATIENCE
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        try:
            result = found()
        except Exception:
            # Something went while it was read.
            result = None
        if result:
            print('heard:', what, flush=True)
            return result
        time.sleep(0.02)
    dump()
    print('waited in vain for', what, '; announced:', announcements, flush=True)
    sys.exit(1)


def key(name, *held):
    codes = [server.keysym_to_keycode(XK.string_to_keysym(part)) for part in (*held, name)]
    for code in codes:
        xtest.fake_input(server, X.KeyPress, code)
    for code in reversed(codes):
        xtest.fake_input(server, X.KeyRelease, code)
    server.sync()


def program():
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name == 'Filbert':
            return application
    return None


def walk(node):
    yield node
    for child in node:
        if child is not None:
            yield from walk(child)


def has(node, state):
    return node.getState().contains(state)


def find(role, name, inside=None):
    """The object of a role whose name begins so, in the active window or in an object."""
    area = inside or active()
    for node in walk(area) if area else []:
        if node.getRoleName() == role and node.name.startswith(name):
            return node
    return None


def active():
    for window in program() or []:
        if has(window, pyatspi.STATE_ACTIVE):
            return window
    return None


def window(name):
    return wait(f'the window “{name}”', lambda: (w := active()) and w.name == f'{name} — Filbert' and w)


def press(role, name):
    node = wait(f'the {role} “{name}”', lambda: find(role, name))
    node.queryAction().doAction(0)


def announced(part):
    wait(f'“{part}” read out', lambda: any(part in text for text in announcements))
    announcements.clear()


def dump():
    for node in walk(program()) if program() else []:
        print('  ', node.getRoleName(), repr(node.name), repr(node.description), flush=True)


def go_to_canvas():
    """Goes from part to part of the window until the paper, the grid or the board has the keyboard."""
    def on_canvas():
        node = find('canvas', '')
        return node and has(node, pyatspi.STATE_FOCUSED) and node
    for _ in range(6):
        focused.clear()
        key('F6')
        wait('where the keyboard is', lambda: focused)
        if focused[-1].getRoleName() == 'canvas':
            return wait('the canvas with the keyboard', on_canvas)
    sys.exit('no part of the window is the canvas')


wait('the program', program)
window('Paintings')

# A painting with an ellipse, by keys alone.
press('push button', 'New painting')
window('Painting 1')
undo = find('push button', 'Undo')
assert undo.queryAction().getKeyBinding(0) == ';;Ctrl+Z', undo.queryAction().getKeyBinding(0)
assert undo.objectLocale == 'en', undo.objectLocale
canvas = go_to_canvas()
key('Right')
announced(', middle')
key('o')
announced('Pressed at ')
for _ in range(4):
    key('Right')
    key('Down')
key('Return')
announced('Lifted at ')
ellipse = wait('an ellipse on the paper', lambda: find('canvas', 'Ellipse, black, ', canvas))
assert ' by ' in ellipse.name and ellipse.name.endswith(', middle'), ellipse.name
announcements.clear()
key('z', 'Control_L')
announced('Undone')
wait('an empty paper', lambda: canvas.childCount == 0)
key('z', 'Control_L', 'Shift_L')
announced('Redone')
wait('the ellipse again', lambda: canvas.childCount == 1)

# Exported.
key('e', 'Control_L')
entry = wait('the name of the file', lambda: find('entry', 'File name'))
entry.queryEditableText().setTextContents(target)
text = entry.queryText()
assert text.setCaretOffset(2) and text.caretOffset == 2, text.caretOffset
assert text.setSelection(0, 0, 4) and text.getSelection(0) == (0, 4), text.getSelection(0)
labelled = [node for node in walk(find('dialog', 'Export'))
            if any(r.getRelationType() == pyatspi.RELATION_LABELLED_BY for r in node.getRelationSet())]
assert labelled, 'no field is labelled'
dialog = find('dialog', 'Export')
wait('the button Export', lambda: find('push button', 'Export', dialog)).queryAction().doAction(0)
announced('ellipse.png')

# Pixel art, with a cell painted by keys.
key('w', 'Control_L')
window('Paintings')
item = wait('the painting in the list', lambda: find('list item', 'Painting 1'))
key('n', 'Control_L', 'Shift_L')
press('menu item', 'Pixel art 16')
window('Pixel art 1')
grid = go_to_canvas()
assert '16 × 16' in grid.description, grid.description
assert has(wait('the pencil', lambda: find('push button', 'Pencil')), pyatspi.STATE_CHECKED)
key('Right')
announced(': empty')
key('Left')
announced(': empty')
key('Return')
announced('Pressed at ')
key('Right')
key('Return')
announced('Lifted at ')
undo = wait('Undo that can be pressed',
            lambda: (b := find('push button', 'Undo')) and has(b, pyatspi.STATE_SENSITIVE) and b)
key('w', 'Control_L')
window('Paintings')

# A board that runs.
key('n', 'Control_L', 'Shift_L')
press('menu item', 'Board of Life')
window('Life 1')
board = go_to_canvas()
key('Return')
for _ in range(3):
    key('Right')
key('Return')
wait('living cells', lambda: board.description.startswith('generation 0, ') and '0 cells' not in board.description)
announcements.clear()
press('push button', 'Run')
announced('generation')
wait('a later generation', lambda: not board.description.startswith('generation 0,'))
print('all was read', flush=True)
