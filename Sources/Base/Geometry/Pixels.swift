/// A position in device pixels, y downwards; integers are pixel corners.
public struct PixelPoint: Equatable, Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates a position, which need not be at a corner of a pixel.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in whole device pixels; never negative.
public struct PixelSize: Equatable, Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size; a negative side counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether it has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// The greater of width and height.
  public var longerSide: Int { max(width, height) }
}

/// A rectangle of whole device pixels; empty when a side is not positive.
public struct PixelRect: Equatable, Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The top row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// The rectangle without pixels at the origin, which stands for any other empty one.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle by its upper left pixel and its size; a negative side counts as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates the rectangle that covers a picture of a size.
  public init(size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The smallest rectangle of whole pixels that covers the given edges, clamped to ±2³⁰.
  public init(covering minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    func clamp(_ value: Double) -> Int {
      Int(saturating: min(max(value, -1_073_741_824), 1_073_741_824))
    }
    let left = clamp(minX.rounded(.down))
    let top = clamp(minY.rounded(.down))
    self.init(
      x: left, y: top, width: clamp(maxX.rounded(.up)) - left,
      height: clamp(maxY.rounded(.up)) - top)
  }

  /// The column behind the last.
  public var maxX: Int { x + width }
  /// The row below the last.
  public var maxY: Int { y + height }
  /// The size without the position.
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// Whether it has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// The number of pixels.
  public var area: Int { width * height }

  /// Returns the pixels that both rectangles have; `empty` if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the rectangles have a pixel in common; touching ones don't.
  public func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY && !isEmpty
      && !other.isEmpty
  }

  /// Whether another rectangle is inside, which may touch the edge.
  public func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the rectangle moved to the right and downwards.
  public func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
