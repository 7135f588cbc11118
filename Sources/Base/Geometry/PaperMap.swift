/// An affine map of the paper onto itself: x′ = xx·x + xy·y + x₀, y′ = yx·x + yy·y + y₀.
public struct PaperMap: Equatable, Hashable, Sendable {
  /// The share of the old x in the new x.
  public var xx: Double
  /// The share of the old y in the new x.
  public var xy: Double
  /// The share of the old x in the new y.
  public var yx: Double
  /// The share of the old y in the new y.
  public var yy: Double
  /// The new x of the paper's corner.
  public var x0: Double
  /// The new y of the paper's corner.
  public var y0: Double

  /// Creates a map by the six numbers of its equations, row by row.
  public init(xx: Double, xy: Double, yx: Double, yy: Double, x0: Double, y0: Double) {
    self.xx = xx
    self.xy = xy
    self.yx = yx
    self.yy = yy
    self.x0 = x0
    self.y0 = y0
  }

  /// The map that leaves every point in its position.
  public static let identity = PaperMap(xx: 1, xy: 0, yx: 0, yy: 1, x0: 0, y0: 0)

  /// Returns the map that moves every point by the same offset.
  public static func translation(_ offset: PaperVector) -> PaperMap {
    PaperMap(xx: 1, xy: 0, yx: 0, yy: 1, x0: offset.dx, y0: offset.dy)
  }

  /// Scales along the axes about a fixed centre.
  public static func scaling(x: Double, y: Double, about center: PaperPoint) -> PaperMap {
    PaperMap(
      xx: x, xy: 0, yx: 0, yy: y, x0: center.x * (1 - x), y0: center.y * (1 - y))
  }

  /// Moves, rotates and scales uniformly so that two points map to two others; nil if they can't, as when the old
  /// points coincide.
  public static func similarity(
    from old: (PaperPoint, PaperPoint), to new: (PaperPoint, PaperPoint)
  ) -> PaperMap? {
    let (way, newWay) = (old.1 - old.0, new.1 - new.0)
    let square = way.dot(way)
    guard square > 0 else { return nil }
    // The quotient of both vectors as complex numbers.
    let xx = way.dot(newWay) / square
    let yx = (way.dx * newWay.dy - way.dy * newWay.dx) / square
    let map = PaperMap(
      xx: xx, xy: -yx, yx: yx, yy: xx, x0: new.0.x - xx * old.0.x + yx * old.0.y,
      y0: new.0.y - yx * old.0.x - xx * old.0.y)
    return map.isFinite && map.determinant != 0 ? map : nil
  }

  /// Rotates clockwise about a fixed centre.
  ///
  /// - Parameter direction: the image of the x axis, of length 1.
  public static func rotation(to direction: PaperVector, about center: PaperPoint) -> PaperMap {
    let (c, s) = (direction.dx, direction.dy)
    return PaperMap(
      xx: c, xy: -s, yx: s, yy: c, x0: center.x - c * center.x + s * center.y,
      y0: center.y - s * center.x - c * center.y)
  }

  /// Mirrors at a line.
  ///
  /// - Parameter direction: the line's direction, of length 1.
  public static func reflection(
    along direction: PaperVector, through point: PaperPoint
  ) -> PaperMap {
    let (c, s) = (
      direction.dx * direction.dx - direction.dy * direction.dy, 2 * direction.dx * direction.dy
    )
    return PaperMap(
      xx: c, xy: s, yx: s, yy: -c, x0: point.x - c * point.x - s * point.y,
      y0: point.y - s * point.x + c * point.y)
  }

  /// Composes this map after another.
  public func after(_ first: PaperMap) -> PaperMap {
    let origin = self(PaperPoint(x: first.x0, y: first.y0))
    return PaperMap(
      xx: xx * first.xx + xy * first.yx, xy: xx * first.xy + xy * first.yy,
      yx: yx * first.xx + yy * first.yx, yy: yx * first.xy + yy * first.yy, x0: origin.x,
      y0: origin.y)
  }

  /// Maps a point.
  public func callAsFunction(_ point: PaperPoint) -> PaperPoint {
    PaperPoint(x: xx * point.x + xy * point.y + x0, y: yx * point.x + yy * point.y + y0)
  }

  /// The factor of areas; negative if the map mirrors.
  public var determinant: Double { xx * yy - xy * yx }

  /// The factor of lengths, averaged over all directions.
  public var enlargement: Double { abs(determinant).squareRoot() }

  /// The inverse map; nil if the map flattens the plane to a line or point.
  public var inverse: PaperMap? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let (a, b, c, d) = (yy / determinant, -xy / determinant, -yx / determinant, xx / determinant)
    return PaperMap(xx: a, xy: b, yx: c, yy: d, x0: -(a * x0 + b * y0), y0: -(c * x0 + d * y0))
  }

  /// Whether all coefficients are finite, so that points stay finite.
  public var isFinite: Bool {
    [xx, xy, yx, yy, x0, y0].allSatisfy(\.isFinite)
  }
}

extension PaperMap {
  /// The six coefficients in SVG's order, exact, separated by spaces.
  public var words: String {
    [xx, yx, xy, yy, x0, y0].map(\.description).joined(separator: " ")
  }

  /// Returns nil unless the words are six valid numbers.
  public init?(words: some Sequence<some StringProtocol>) {
    var numbers: [Double] = []
    for word in words {
      guard let number = Double(word) else { return nil }
      numbers.append(number)
    }
    guard numbers.count == 6 else { return nil }
    self.init(
      xx: numbers[0], xy: numbers[2], yx: numbers[1], yy: numbers[3], x0: numbers[4],
      y0: numbers[5])
  }
}

/// An affine map of pixels: x′ = xx·x + xy·y + x₀, y′ = yx·x + yy·y + y₀.
public struct PixelMap: Equatable, Sendable {
  /// The share of the old x in the new x.
  public var xx: Double
  /// The share of the old y in the new x.
  public var xy: Double
  /// The share of the old x in the new y.
  public var yx: Double
  /// The share of the old y in the new y.
  public var yy: Double
  /// The new x of the origin.
  public var x0: Double
  /// The new y of the origin.
  public var y0: Double

  /// Converts a map of the paper to pixels from its corner.
  ///
  /// - Parameter longerSide: of the paper, in pixels.
  public init(_ map: PaperMap, longerSide: Double) {
    (xx, xy, yx, yy) = (map.xx, map.xy, map.yx, map.yy)
    (x0, y0) = (map.x0 * longerSide, map.y0 * longerSide)
  }

  /// The smallest rectangle that covers the image of a rectangle.
  public func bounds(of rect: PixelRect) -> PixelRect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    .map { (Double($0.0), Double($0.1)) }
    let xs = corners.map { xx * $0.0 + xy * $0.1 + x0 }
    let ys = corners.map { yx * $0.0 + yy * $0.1 + y0 }
    return PixelRect(
      covering: (xs.min() ?? 0) - 1, (ys.min() ?? 0) - 1, (xs.max() ?? 0) + 1, (ys.max() ?? 0) + 1)
  }
}
