public import Geometry

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
    let size = Self.size(of: paper)
    self.init(x: point.x * size.width, y: point.y * size.height)
  }

  public func unitPoint(on paper: AspectRatio) -> UnitPoint {
    let size = Self.size(of: paper)
    return UnitPoint(x: x / size.width, y: y / size.height)
  }

  /// The longer side is 1.
  private static func size(of paper: AspectRatio) -> (width: Double, height: Double) {
    paper.value >= 1 ? (1, 1 / paper.value) : (paper.value, 1)
  }

  static func + (point: PaperPoint, way: PaperVector) -> PaperPoint {
    PaperPoint(x: point.x + way.dx, y: point.y + way.dy)
  }

  static func - (end: PaperPoint, start: PaperPoint) -> PaperVector {
    PaperVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

/// A way on a paper in lengths of its longer side.
public struct PaperVector: Equatable, Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  static prefix func - (way: PaperVector) -> PaperVector { PaperVector(dx: -way.dx, dy: -way.dy) }
}
