/// A position on a paper in lengths of its longer side, from its corner: a unit is as long in both
/// directions, so that squares are square.
public struct PaperPoint: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ point: UnitPoint, on paper: AspectRatio) {
    let size = paper.paperSize
    self.init(x: point.x * size.dx, y: point.y * size.dy)
  }

  public func unitPoint(on paper: AspectRatio) -> UnitPoint {
    let size = paper.paperSize
    return UnitPoint(x: x / size.dx, y: y / size.dy)
  }

  public static func + (point: PaperPoint, offset: PaperVector) -> PaperPoint {
    PaperPoint(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  public static func - (end: PaperPoint, start: PaperPoint) -> PaperVector {
    PaperVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point between two others; 0 is this one, 1 the other.
  public func point(_ fraction: Double, towards other: PaperPoint) -> PaperPoint {
    PaperPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension AspectRatio {
  /// Width and height of the paper in lengths of its longer side.
  public var paperSize: PaperVector {
    value >= 1 ? PaperVector(dx: 1, dy: 1 / value) : PaperVector(dx: value, dy: 1)
  }
}
