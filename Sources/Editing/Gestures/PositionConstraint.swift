import Base

/// Adjusts the pointer's position before a tool gets it: constrained by Shift, and snapped to nearby lines.
///
/// A tool provides the constraint (`Gesture.constraint`) and the snapping (`Gesture.snap`), and never checks keys. This
/// makes the keys work alike for all tools, on paper and on cells.
struct PositionConstraint<Reading: PointerReading> {
  typealias Rule = (_ start: Reading.Position, Reading.Position) -> Reading.Position
  typealias Snapping = (Reading, SnapFreedom<Reading.Position>) -> Reading.Position

  /// The position of the press, moved along with the shape being drawn.
  private var start: Reading.Position
  private var last: Reading.Position
  /// The last position passed to the tool.
  private var lastPassed: Reading.Position
  /// Whether the pointer moves the shape being drawn, which otherwise doesn't change meanwhile.
  var isMoving = false

  /// - Parameter position: the position of the press as passed to the tool.
  init(from reading: Reading, passedAs position: Reading.Position) {
    start = position
    last = reading.position
    lastPassed = position
  }

  /// Returns the reading for the tool.
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
