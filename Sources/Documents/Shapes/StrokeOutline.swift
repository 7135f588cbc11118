import Base

/// The points that drew a shape, read as `ShapeOutline` made them, wherever they came to lie since.
struct StrokeOutline {
  /// Where the outline came from if it lies straight.
  let corner: UnitPoint
  let opposite: UnitPoint
  /// The ends of the line through the middle that went from left to right, and of the one that went down.
  private let across: (from: UnitPoint, to: UnitPoint)
  private let down: (from: UnitPoint, to: UnitPoint)

  /// Nil for another count of points than an outline has.
  init?(_ kind: ShapeKind, _ points: [UnitPoint]) {
    switch kind {
    case .rectangle where points.count == ShapeOutline.rectanglePointCount:
      (corner, opposite) = (points[4], points[2])
      across = (points[4].middle(points[3]), points[1].middle(points[2]))
      down = (points[4].middle(points[1]), points[3].middle(points[2]))
    case .rounded where points.count == ShapeOutline.roundedPointCount:
      // Where the corners end: between one and the next is the middle of a side.
      let ends = (1...4).map { $0 * (ShapeOutline.cornerSegments + 1) }
      let sides = ends.dropLast().map { points[$0].middle(points[$0 + 1]) }
      across = (sides[2], sides[0])
      down = (points[0], sides[1])
      corner = UnitPoint(x: across.from.x, y: down.from.y)
      opposite = UnitPoint(x: across.to.x, y: down.to.y)
    case .ellipse where points.count == ShapeOutline.ellipsePointCount:
      let quarter = (points.count - 2) / 4
      across = (points[2 * quarter], points[0])
      down = (points[3 * quarter], points[quarter])
      corner = UnitPoint(x: across.from.x, y: down.from.y)
      opposite = UnitPoint(x: across.to.x, y: down.to.y)
    default: return nil
    }
  }

  /// The corners of the same shape before it was turned or mirrored, and the map that did it; nil where it has no
  /// extent.
  func turned(
    on paper: AspectRatio
  ) -> (from: PaperPoint, to: PaperPoint, map: PaperMap)? {
    func offset(_ line: (from: UnitPoint, to: UnitPoint)) -> PaperVector {
      PaperPoint(line.to, on: paper) - PaperPoint(line.from, on: paper)
    }
    let (across, down) = (offset(across), offset(down))
    let (width, height) = (across.length, down.length)
    guard width > 0, height > 0 else { return nil }
    let center = PaperPoint(self.across.from.middle(self.across.to), on: paper)
    let (x, y) = (across * (1 / width), down * (1 / height))
    let turn = PaperMap(xx: x.dx, xy: y.dx, yx: x.dy, yy: y.dy, x0: 0, y0: 0)
    let back = center - turn(center)
    return (
      PaperPoint(x: center.x - width / 2, y: center.y - height / 2),
      PaperPoint(x: center.x + width / 2, y: center.y + height / 2),
      PaperMap.translation(back).after(turn)
    )
  }
}

extension UnitPoint {
  fileprivate func middle(_ other: UnitPoint) -> UnitPoint {
    UnitPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
