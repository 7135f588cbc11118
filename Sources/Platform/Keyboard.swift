internal import CX11
internal import Base

/// The meaning of keys in the server's current layouts.
final class Keyboard {
  private let connection: OpaquePointer
  private var layout: KeyLayout?
  private var held: Set<UInt32> = []

  init(connection: OpaquePointer) {
    self.connection = connection
    // Makes a held key repeat only its press, to distinguish repeats.
    XkbSetDetectableAutoRepeat(connection, 1, nil)
  }

  func forgetLayout() { layout = nil }

  /// Another window has the keyboard: releases will be missed.
  func releaseAll() { held = [] }

  /// Whether the key was already down.
  func press(_ keycode: UInt32) -> Bool { !held.insert(keycode).inserted }
  func release(_ keycode: UInt32) { held.remove(keycode) }

  func modifiers(in state: UInt32) -> Modifiers { currentLayout.modifiers(in: state) }

  func key(of keycode: UInt32, state: UInt32) -> Key {
    currentLayout.key(of: keycode, state: state)
  }

  func latinKey(of keycode: UInt32, state: UInt32) -> Key {
    currentLayout.latinKey(of: keycode, state: state)
  }

  private var currentLayout: KeyLayout {
    if let layout { return layout }
    let new = KeyLayout(connection: connection)
    layout = new
    return new
  }
}
