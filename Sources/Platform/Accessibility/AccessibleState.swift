/// A state of an object, by the number of its bit in the protocol.
///
/// Source: at-spi2-core, `atspi-constants.h`.
public nonisolated enum AccessibleState: Int, Sendable, CaseIterable {
  case active = 1
  case checked = 4
  case editable = 7
  case enabled = 8
  case focusable = 11
  case focused = 12
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30

  /// The name used in events.
  var name: String { self == .singleLine ? "single-line" : "\(self)" }

  /// All states in two words of bits.
  static func bits(_ states: Set<AccessibleState>) -> BusValue {
    var words: [UInt32] = [0, 0]
    for state in states { words[state.rawValue / 32] |= 1 << UInt32(state.rawValue % 32) }
    return .array(of: "u", words.map { .uint32($0) })
  }
}
