import Base

/// The stage before a tool that changes where the pointer is taken to be while Shift is held.
///
/// A tool says where the pointer may go (`Gesture.constraint`) and never asks for the key: so it is one rule of keys for all
/// tools, on paper and on cells.
struct Constraining<Reading: PointerReading> {
  typealias Rule = (_ start: Reading.Position, Reading.Position) -> Reading.Position

  /// Where the press was, moved along with what is drawn.
  private var start: Reading.Position
  private var last: Reading.Position
  /// What the tool got last.
  private var lastPassed: Reading.Position
  /// Whether the pointer moves what is drawn. Until it does so no more, nothing else becomes of what is drawn.
  var isMoving = false

  init(from reading: Reading) {
    start = reading.position
    last = reading.position
    lastPassed = reading.position
  }

  /// The reading that the tool gets.
  mutating func pass(_ reading: Reading, by rule: Rule?) -> Reading {
    var passed = reading
    if isMoving {
      let offset = reading.position - last
      start = start + offset
      passed.position = lastPassed + offset
    } else if let rule, reading.modifiers.contains(.shift) {
      passed.position = rule(start, reading.position)
    }
    last = reading.position
    lastPassed = passed.position
    return passed
  }
}
