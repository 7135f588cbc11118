/// A rectangle in pixels.
struct Area: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var corner: Point { Point(x, y) }
  var center: Point { Point(x + width / 2, y + height / 2) }
  var ratio: Double { Double(width) / Double(height) }

  /// The pixel at fractions of width and height.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(
      self.x + Int((x * Double(width)).rounded()), self.y + Int((y * Double(height)).rounded()))
  }

  func intersection(_ other: Area) -> Area {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return Area(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Where a paper of this shape lies in the rectangle: as large as fits, in the middle.
  func fitting(ratio: Double) -> Area {
    let whole = largest(ratio: ratio)
    // What the larger gap beside it has is seen on all sides, up to the margin.
    let gap = max(width - whole.width, height - whole.height) / 2
    let margin = min(gap, Self.fitMargin)
    return Area(
      x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin
    )
    .largest(ratio: ratio)
  }

  private static let fitMargin = 12

  private func largest(ratio: Double) -> Area {
    let wide = Double(height) * ratio <= Double(width)
    let size =
      wide
      ? (Int((Double(height) * ratio).rounded()), height)
      : (width, Int((Double(width) / ratio).rounded()))
    return Area(
      x: x + (width - size.0) / 2, y: y + (height - size.1) / 2, width: size.0, height: size.1)
  }

  /// Whether no edge is more than so many pixels away.
  func isNear(_ other: Area, within pixels: Int = 1) -> Bool {
    abs(x - other.x) <= pixels && abs(y - other.y) <= pixels
      && abs(width - other.width) <= pixels && abs(height - other.height) <= pixels
  }
}
