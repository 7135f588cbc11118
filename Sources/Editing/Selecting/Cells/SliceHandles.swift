public import Base
public import Documents

/// The parts of a slice that the pointer can hold, with a reach in points of the screen.
public struct SliceHandles: Equatable, Sendable {
  /// A part of a slice.
  public enum Part: Hashable, Sendable {
    case inside
    /// A side or a corner: −1, 0 or 1 in both directions.
    case edge(x: Int, y: Int)
    /// A side or a corner of the part that stretches.
    case center(x: Int, y: Int)
    case pivot
  }

  private let key: Slice.Key
  private let pointsPerCell: Double

  /// In points of the screen.
  private static let reach = 5.0
  /// The minimum length of a side with a handle in its middle.
  private static let leastSideWithMiddle = 44.0

  /// Creates the handles of a rectangle at a zoom.
  public init(of key: Slice.Key, pointsPerCell: Double) {
    self.key = key
    self.pointsPerCell = max(pointsPerCell, 1e-6)
  }

  /// The points of the corners, and of the middles of sides that have room.
  public var points: [CellPoint] {
    let bounds = key.bounds
    return SelectionHandle.handles.compactMap { handle in
      guard case .handle(let x, let y) = handle else { return nil }
      let isShort =
        x == 0 && Double(bounds.width) * pointsPerCell < Self.leastSideWithMiddle
        || y == 0 && Double(bounds.height) * pointsPerCell < Self.leastSideWithMiddle
      guard !isShort else { return nil }
      return CellPoint(
        x: Double(bounds.x) + Double(bounds.width * (x + 1)) / 2,
        y: Double(bounds.y) + Double(bounds.height * (y + 1)) / 2)
    }
  }

  /// Returns the part at a point; nil outside.
  public func part(at point: CellPoint) -> Part? {
    let bounds = key.bounds
    guard !bounds.isEmpty else { return nil }
    if let pivot = key.pivotInPicture.map({ CellPoint(middleOf: $0) }),
      max(abs(pivot.x - point.x), abs(pivot.y - point.y)) * pointsPerCell <= Self.reach
    {
      return .pivot
    }
    guard let x = side(point.x, bounds.x, bounds.width),
      let y = side(point.y, bounds.y, bounds.height)
    else { return nil }
    if x != 0 || y != 0 { return .edge(x: x, y: y) }
    if let center = key.centerInPicture {
      let (x, y) = (
        line(point.x, center.x, center.maxX), line(point.y, center.y, center.maxY)
      )
      if x != 0 || y != 0 { return .center(x: x, y: y) }
    }
    return .inside
  }

  /// Returns −1 or 1 near the start or the end of an axis, 0 between them, and nil beyond their reach.
  ///
  /// The inner half of a short side stays free for moving.
  private func side(_ value: Double, _ start: Int, _ length: Int) -> Int? {
    let (first, last) = (Double(start), Double(start + length))
    let outer = Self.reach / pointsPerCell
    let inner = min(outer, Double(length) / 4)
    guard value >= first - outer, value <= last + outer else { return nil }
    if value <= first + inner { return -1 }
    return value >= last - inner ? 1 : 0
  }

  /// Returns −1 or 1 at the first or the second of two lines, and 0 elsewhere.
  private func line(_ value: Double, _ first: Int, _ second: Int) -> Int {
    let (before, after) = (abs(value - Double(first)), abs(value - Double(second)))
    guard min(before, after) * pointsPerCell <= Self.reach else { return 0 }
    return before < after || before == after && value < Double(first) ? -1 : 1
  }
}
