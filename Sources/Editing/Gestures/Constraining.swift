import Base

/// The stage before a tool that changes where the pointer is taken to be: as Shift allows it, and along what is near.
///
/// A tool says where the pointer may go (`Gesture.constraint`) and what lies there (`Gesture.snap`), and never asks for
/// a key: so it is one rule of keys for all tools, on paper and on cells.
struct Constraining<Reading: PointerReading> {
  typealias Rule = (_ start: Reading.Position, Reading.Position) -> Reading.Position
  typealias Snapping = (Reading, SnapFreedom<Reading.Position>) -> Reading.Position

  /// Where the press was, moved along with what is drawn.
  private var start: Reading.Position
  private var last: Reading.Position
  /// What the tool got last.
  private var lastPassed: Reading.Position
  /// Whether the pointer moves what is drawn. Until it does so no more, nothing else becomes of what is drawn.
  var isMoving = false

  /// - Parameter position: where the tool takes the press to be.
  init(from reading: Reading, passedAs position: Reading.Position) {
    start = position
    last = reading.position
    lastPassed = position
  }

  /// The reading that the tool gets.
  mutating func pass(_ reading: Reading, by rule: Rule?, snapping snap: Snapping) -> Reading {
    var passed = reading
    var freedom = SnapFreedom<Reading.Position>.anywhere
    if isMoving {
      let offset = reading.position - last
      start = start + offset
      passed.position = lastPassed + offset
    } else if let rule, reading.modifiers.contains(.shift) {
      passed.position = rule(start, reading.position)
      freedom = .away(from: start)
    }
    if isMoving || reading.modifiers.turnsSnappingOff { freedom = .nowhere }
    passed.position = snap(passed, freedom)
    last = reading.position
    lastPassed = passed.position
    return passed
  }
}
