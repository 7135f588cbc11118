import Base

/// The points of a drawn shape in any placement, interpreted as its form made them.
public struct StrokeOutline {
  /// The starting corner, if the outline is not rotated.
  let corner: UnitPoint
  let opposite: UnitPoint
  /// The ends of the line through the centre that went from left to right, and of the one that went down; nil for a
  /// shape defined by its two ends, which looks the same however it is rotated.
  private let axes:
    (across: (from: UnitPoint, to: UnitPoint), down: (from: UnitPoint, to: UnitPoint))?

  /// Creates an outline defined by its two ends.
  init(from: UnitPoint, to: UnitPoint) {
    corner = from
    opposite = to
    axes = nil
  }

  init(
    corner: UnitPoint, opposite: UnitPoint, across: (from: UnitPoint, to: UnitPoint),
    down: (from: UnitPoint, to: UnitPoint)
  ) {
    self.corner = corner
    self.opposite = opposite
    axes = (across, down)
  }

  /// Creates an outline whose corners are not on its line.
  init(across: (from: UnitPoint, to: UnitPoint), down: (from: UnitPoint, to: UnitPoint)) {
    self.init(
      corner: UnitPoint(x: across.from.x, y: down.from.y),
      opposite: UnitPoint(x: across.to.x, y: down.to.y), across: across, down: down)
  }

  /// Returns the corners of the shape before it was rotated or mirrored, and the map that did it, or nil if it has no
  /// extent.
  func turned(
    on paper: AspectRatio
  ) -> (from: PaperPoint, to: PaperPoint, map: PaperMap)? {
    func offset(_ line: (from: UnitPoint, to: UnitPoint)) -> PaperVector {
      PaperPoint(line.to, on: paper) - PaperPoint(line.from, on: paper)
    }
    guard let axes else { return nil }
    let (across, down) = (offset(axes.across), offset(axes.down))
    let (width, height) = (across.length, down.length)
    guard width > 0, height > 0 else { return nil }
    let center = PaperPoint(axes.across.from.middle(axes.across.to), on: paper)
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
  func middle(_ other: UnitPoint) -> UnitPoint {
    UnitPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
