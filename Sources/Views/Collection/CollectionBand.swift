import Base

/// A rectangle that is drawn over the ground of the collection, to choose what it touches. In points of the content.
struct CollectionBand {
  let start: ViewPoint
  var end: ViewPoint
  /// What stays chosen whatever it touches.
  let kept: Set<Int64>
  /// What was chosen before it, for when it is called off.
  let before: Choice<Int64>
  /// Whether the pointer went far enough to mean a rectangle.
  private(set) var isDrawn = false

  private static let leastLength = 4.0

  init(from start: ViewPoint, keeping kept: Set<Int64>, before: Choice<Int64>) {
    self.start = start
    end = start
    self.kept = kept
    self.before = before
  }

  mutating func drag(to end: ViewPoint) {
    self.end = end
    if end.distance(to: start) >= Self.leastLength { isDrawn = true }
  }

  var rect: ViewRect {
    ViewRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }
}
