/// A position in a view: points of 1/96 inch times the desktop's scale, y downwards.
public struct ViewPoint: Equatable, Hashable, Sendable {
  /// The distance from the left edge of the view.
  public var x: Double
  /// The distance from the upper edge of the view.
  public var y: Double

  /// The upper left corner of the view.
  public static let zero = ViewPoint(x: 0, y: 0)

  /// Creates a position by its distances from the edges.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the length of the straight line to another position, in points.
  public func distance(to other: ViewPoint) -> Double {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }

  public static func + (a: ViewPoint, b: ViewPoint) -> ViewPoint {
    ViewPoint(x: a.x + b.x, y: a.y + b.y)
  }

  public static func - (a: ViewPoint, b: ViewPoint) -> ViewPoint {
    ViewPoint(x: a.x - b.x, y: a.y - b.y)
  }
}

/// A size in view points.
public struct ViewSize: Equatable, Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// The size without an extent.
  public static let zero = ViewSize(width: 0, height: 0)

  /// Creates a size; negative sides are kept.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in view points.
public struct ViewRect: Equatable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The extent to the right; never negative if created so.
  public var width: Double
  /// The extent downwards; never negative if created so.
  public var height: Double

  /// The empty rectangle in the upper left corner.
  public static let zero = ViewRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle by its upper left corner and its size; a negative side counts as 0.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates a rectangle of a size, in the upper left corner of the view if no other is given.
  public init(origin: ViewPoint = .zero, size: ViewSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The upper left corner.
  public var origin: ViewPoint { ViewPoint(x: x, y: y) }
  /// The size without the position.
  public var size: ViewSize { ViewSize(width: width, height: height) }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The x of the middle.
  public var midX: Double { x + width / 2 }
  /// The y of the middle.
  public var midY: Double { y + height / 2 }
  /// The point in the middle.
  public var center: ViewPoint { ViewPoint(x: midX, y: midY) }
  /// Whether a side is not positive.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point is inside, including the left and top edges but not the right and bottom ones.
  public func contains(_ point: ViewPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether the rectangles overlap; touching ones don't.
  public func intersects(_ other: ViewRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty
      && !other.isEmpty
  }

  /// Returns the common part; its sides are 0 for distant rectangles.
  public func intersection(_ other: ViewRect) -> ViewRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return ViewRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: ViewRect) -> ViewRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return ViewRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle moved by an offset.
  public func offset(by delta: ViewPoint) -> ViewRect {
    ViewRect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }

  /// Moves each edge inwards, or outwards for a negative amount.
  public func inset(_ dx: Double, _ dy: Double) -> ViewRect {
    ViewRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle with all edges moved inwards by a length; outwards if it is negative.
  public func inset(_ amount: Double) -> ViewRect { inset(amount, amount) }

  /// The smallest rectangle of device pixels that covers this one.
  public func pixels(scale: Double) -> PixelRect {
    PixelRect(covering: x * scale, y * scale, maxX * scale, maxY * scale)
  }
}
