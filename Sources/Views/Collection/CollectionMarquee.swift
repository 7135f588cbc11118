import Base

/// A rubber band over the collection that selects the items that it touches. In points of the content.
struct CollectionMarquee {
  let start: ViewPoint
  var end: ViewPoint
  /// The items that stay selected in any case.
  let kept: Set<Int64>
  /// The selection before it, restored on cancellation.
  let before: ListSelection<Int64>
  /// Whether the pointer moved far enough to start a rectangle.
  private(set) var isDrawn = false

  private static let leastLength = 4.0

  init(from start: ViewPoint, keeping kept: Set<Int64>, before: ListSelection<Int64>) {
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
