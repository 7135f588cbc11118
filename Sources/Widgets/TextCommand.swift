import Base

/// The editing commands of a text field besides typing and moving, which are the same in all programs of the desktop.
enum TextCommand: CaseIterable {
  case copy, cut, paste, selectAll, undo, redo

  /// The first is the one shown.
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

  /// Returns nil for a key without a command.
  init?(_ event: KeyEvent) {
    let called = Self.allCases.first { $0.keys.contains { $0.matches(event) } }
    guard let called else { return nil }
    self = called
  }
}
