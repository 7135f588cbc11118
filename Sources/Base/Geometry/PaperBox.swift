/// An axis-aligned rectangle on a paper, in lengths of its longer side.
public struct PaperBox: Equatable, Hashable, Sendable {
  /// The smallest x; infinite if the box is empty.
  public private(set) var left = Double.infinity
  /// The smallest y; infinite if the box is empty.
  public private(set) var top = Double.infinity
  /// The greatest x; minus infinity if the box is empty.
  public private(set) var right = -Double.infinity
  /// The greatest y; minus infinity if the box is empty.
  public private(set) var bottom = -Double.infinity

  /// The bounding box of no points.
  public static let empty = PaperBox()

  /// Creates an empty box, ready to get points.
  public init() {}

  /// The bounding box of points.
  public init(_ points: some Sequence<PaperPoint>) {
    for point in points { add(point) }
  }

  /// Creates the box between two opposite corners.
  public init(from corner: PaperPoint, to opposite: PaperPoint) {
    add(corner)
    add(opposite)
  }

  /// Whether nothing was added yet. A single point is a box, of width and height 0.
  public var isEmpty: Bool { left > right }
  /// The distance of the left and right sides; 0 if empty.
  public var width: Double { isEmpty ? 0 : right - left }
  /// The distance of the upper and lower sides; 0 if empty.
  public var height: Double { isEmpty ? 0 : bottom - top }
  /// The point halfway between opposite sides; not a number if the box is empty.
  public var center: PaperPoint { PaperPoint(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// Grows the box as far as needed to include a point.
  public mutating func add(_ point: PaperPoint) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }

  /// Grows the box as far as needed to include another, which may be empty.
  public mutating func add(_ box: PaperBox) {
    left = min(left, box.left)
    top = min(top, box.top)
    right = max(right, box.right)
    bottom = max(bottom, box.bottom)
  }

  /// Moves all sides outwards.
  public func grown(by distance: Double) -> PaperBox {
    var box = self
    guard !isEmpty else { return box }
    box.left -= distance
    box.top -= distance
    box.right += distance
    box.bottom += distance
    return box
  }

  /// The smallest box around the mapped corners.
  public func mapped(by map: PaperMap) -> PaperBox {
    guard !isEmpty else { return self }
    return PaperBox(
      [(left, top), (right, top), (right, bottom), (left, bottom)].map {
        map(PaperPoint(x: $0.0, y: $0.1))
      })
  }

  /// Whether the boxes overlap or touch.
  public func intersects(_ other: PaperBox) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  /// Whether another box is inside, or touches the edge from inside; false if that one is empty.
  public func contains(_ other: PaperBox) -> Bool {
    !other.isEmpty && left <= other.left && right >= other.right && top <= other.top
      && bottom >= other.bottom
  }
}
