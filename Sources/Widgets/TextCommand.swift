import Base

/// What the keys of a text field do beyond typing and moving, the same in every program of the desktop.
enum TextCommand: CaseIterable {
  case copy, cut, paste, selectAll, undo, redo

  /// The first is the one that is shown.
  var keys: [KeyBinding] {
    switch self {
    case .copy: [KeyBinding("c", .control), KeyBinding(.insert, .control)]
    case .cut: [KeyBinding("x", .control), KeyBinding(.delete, .shift)]
    case .paste: [KeyBinding("v", .control), KeyBinding(.insert, .shift)]
    case .selectAll: [KeyBinding("a", .control)]
    case .undo: [KeyBinding("z", .control)]
    case .redo: [KeyBinding("z", [.control, .shift]), KeyBinding("y", .control)]
    }
  }

  /// Nil for a key that calls none.
  init?(_ event: KeyEvent) {
    let called = Self.allCases.first { $0.keys.contains { $0.matches(event) } }
    guard let called else { return nil }
    self = called
  }
}
