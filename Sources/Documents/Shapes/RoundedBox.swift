import Base

/// The line of a box with round corners, and a tip on one side.
///
/// The tip is a part of the line between the corners of its side: two points on the side and one anywhere.
struct RoundedBox {
  /// The sides of a box, clockwise. Each is followed by the corner of the same number.
  enum Side: Int { case top, right, bottom, left }

  /// The number of segments of each round corner.
  private static let cornerSegments = 24
  /// The corners, clockwise from the upper right one.
  private static let corners = [(1.0, -1.0), (1, 1), (-1, 1), (-1, -1)]

  /// In thousandths of the shorter side.
  let radius: Int
  /// The side with the tip, or nil for none.
  var tipSide: Side?

  /// The side in whose middle the line starts and ends: one without a tip.
  private var start: Int { tipSide == .top ? 2 : 0 }

  private var pointsOfCorner: Int { radius == 0 ? 1 : Self.cornerSegments + 1 }

  var pointCount: Int { 4 * pointsOfCorner + 2 + (tipSide == nil ? 0 : 3) }

  /// Returns the radius of the corners of a box.
  func length(_ width: Double, _ height: Double) -> Double {
    Double(radius) / 1000 * min(abs(width), abs(height))
  }

  /// - Parameter tip: the three points of the tip, in the order of the line.
  func outline(
    from a: PaperPoint, to b: PaperPoint, tip: [PaperPoint] = []
  ) -> [PaperPoint] {
    let center = a.point(0.5, towards: b)
    let radius = length(b.x - a.x, b.y - a.y)
    let (x, y) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
    let middle = PaperPoint(x: center.x, y: start == 0 ? center.y - y : center.y + y)
    var points = [middle]
    for index in 0..<4 {
      let side = (start + index) % 4
      if side == tipSide?.rawValue { points += tip }
      let corner = Self.corners[side]
      for step in 0..<pointsOfCorner {
        let part = Double(side - 1) + Double(step) / Double(Self.cornerSegments)
        let direction = PaperAngle.direction(radians: .pi / 2 * part)
        points.append(
          PaperPoint(
            x: center.x + corner.0 * (x - radius) + direction.dx * radius,
            y: center.y + corner.1 * (y - radius) + direction.dy * radius))
      }
    }
    return points + [middle]
  }

  /// Reads the points of the line in any placement.
  func reading(of points: [UnitPoint]) -> StrokeOutline? {
    guard points.count == pointCount else { return nil }
    // Between the last point of a corner and the first one of the next are the middles of the sides.
    var middles = [Side.RawValue: UnitPoint]()
    var last: UnitPoint?
    var index = 1
    for step in 0..<4 {
      let side = (start + step) % 4
      if side == tipSide?.rawValue { index += 3 }
      middles[side] = last.map { $0.middle(points[index]) } ?? points[0]
      index += pointsOfCorner
      last = points[index - 1]
    }
    guard let top = middles[0], let right = middles[1], let bottom = middles[2],
      let left = middles[3]
    else { return nil }
    return StrokeOutline(across: (left, right), down: (top, bottom))
  }

  /// Returns the middle of the upper left corner's circle, in a box with corners (0, 0) and (1, 1).
  func handle(in size: PaperVector) -> PaperPoint {
    let radius = length(size.dx, size.dy)
    return PaperPoint(
      x: size.dx > 0 ? radius / size.dx : 0, y: size.dy > 0 ? radius / size.dy : 0)
  }

  /// Returns the radius for a handle at a place, in thousandths of the shorter side.
  static func radius(draggingTo place: PaperPoint, in size: PaperVector) -> Int {
    let length = (place.x * size.dx + place.y * size.dy) / 2
    return Int(saturating: (length / min(size.dx, size.dy) * 1000).rounded())
  }

  /// Returns the area inside of the box with its round corners, without the tip.
  func area(_ size: PaperVector) -> Double {
    let radius = length(size.dx, size.dy)
    return size.dx * size.dy - (4 - .pi) * radius * radius
  }

  /// Returns the length of the line without a tip.
  func outlineLength(_ size: PaperVector) -> Double {
    2 * (size.dx + size.dy) - (8 - 2 * .pi) * length(size.dx, size.dy)
  }
}
