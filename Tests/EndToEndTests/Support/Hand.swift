import CXTest
import Foundation

/// Somebody at the mouse and the keyboard.
final class Hand {
  let connection: OpaquePointer
  let root: UInt
  /// Where the keys lie, whatever layout comes later.
  private var keycodes: [Key: UInt32] = [:]
  /// What it did last.
  private(set) var journal = InputJournal()

  init(_ server: VirtualServer) throws {
    guard let connection = XOpenDisplay(server.name) else {
      throw Impatience(awaited: "the X server answers")
    }
    XErrors.ignore(on: connection)
    self.connection = connection
    root = XDefaultRootWindow(connection)
    let characters = "abcdefghijklmnopqrstuvwxyz0123456789[],. /`".map { Key.character($0) }
    let others: [Key] = [
      .control, .shift, .alt, .capsLock, .numLock, .enter, .escape, .delete, .backspace, .tab,
      .left, .right, .up, .down, .home, .pageUp, .pageDown,
    ]
    let functions = (1...12).map { Key.function($0) }
    for key in characters + others + functions {
      keycodes[key] = UInt32(XKeysymToKeycode(connection, key.keysym))
    }
  }

  /// Leaves the server; nothing may be asked afterwards.
  func leave() { XCloseDisplay(connection) }

  /// In pixels of the screen.
  func move(to point: Point) {
    journal.note("move to \(point.x),\(point.y)")
    XTestFakeMotionEvent(connection, -1, Int32(point.x), Int32(point.y), 0)
    XSync(connection, 0)
  }

  /// One burst: nothing is sent before the last.
  func move(through points: [Point]) {
    if let last = points.last { journal.note("\(points.count) moves to \(last.x),\(last.y)") }
    for point in points {
      XTestFakeMotionEvent(connection, -1, Int32(point.x), Int32(point.y), 0)
    }
    XSync(connection, 0)
  }

  func press(_ button: UInt32 = 1) { turn(button, isDown: true) }
  func release(_ button: UInt32 = 1) { turn(button, isDown: false) }

  func type(_ key: Key, holding modifiers: [Key] = []) {
    for modifier in modifiers { turn(modifier, isDown: true) }
    turn(key, isDown: true)
    turn(key, isDown: false)
    for modifier in modifiers.reversed() { turn(modifier, isDown: false) }
  }

  /// Does something while a key is held.
  func hold(_ key: Key, _ body: () throws -> Void) rethrows {
    turn(key, isDown: true)
    defer { turn(key, isDown: false) }
    try body()
  }

  func type(_ text: String) {
    for character in text { type(.character(character)) }
  }

  private func turn(_ button: UInt32, isDown: Bool) {
    journal.note("button \(button) \(isDown ? "down" : "up")")
    XTestFakeButtonEvent(connection, button, isDown ? 1 : 0, 0)
    XSync(connection, 0)
  }

  func turn(_ key: Key, isDown: Bool) {
    journal.note("\(key) \(isDown ? "down" : "up")")
    guard let keycode = keycodes[key] else { preconditionFailure("no key \(key)") }
    XTestFakeKeyEvent(connection, keycode, isDown ? 1 : 0, 0)
    XSync(connection, 0)
  }
}
