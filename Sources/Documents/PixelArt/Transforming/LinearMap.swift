import Base

/// A linear transformation of a picture about its centre: scaling, then shearing, then rotation.
public struct LinearMap: Equatable, Sendable {
  /// The horizontal offset, in cells, of a step to the right and of a step down.
  let xx, xy: Double
  /// The vertical offset of these steps.
  let yx, yy: Double

  /// The map that leaves the picture unchanged.
  public static let identity = LinearMap(xx: 1, xy: 0, yx: 0, yy: 1)

  private init(xx: Double, xy: Double, yx: Double, yy: Double) {
    (self.xx, self.xy, self.yx, self.yy) = (xx, xy, yx, yy)
  }

  /// - Parameters:
  ///   - radians: clockwise.
  ///   - shear: the offset of each row to the right of the one above, in cells.
  public init(scale: (x: Double, y: Double), shear: Double = 0, radians: Double = 0) {
    let direction = PaperAngle.direction(radians: radians)
    let (cosine, sine) = (Self.exact(direction.dx), Self.exact(direction.dy))
    self.init(
      xx: cosine * scale.x, xy: (cosine * shear - sine) * scale.y,
      yx: sine * scale.x, yy: (sine * shear + cosine) * scale.y)
  }

  /// Makes quarter turns exact in spite of the rounding of π.
  private static func exact(_ value: Double) -> Double {
    abs(value - value.rounded()) < 1e-11 ? value.rounded() : value
  }

  /// Creates the exact map of a quarter turn or a flip.
  public init(_ turn: CanvasTurn) {
    switch turn {
    case .flipHorizontally: self.init(xx: -1, xy: 0, yx: 0, yy: 1)
    case .flipVertically: self.init(xx: 1, xy: 0, yx: 0, yy: -1)
    case .turnRight: self.init(xx: 0, xy: -1, yx: 1, yy: 0)
    case .turnLeft: self.init(xx: 0, xy: 1, yx: -1, yy: 0)
    }
  }

  /// Returns this map after another one. Snaps values close to whole numbers, so that a map and its inverse give the
  /// identity.
  public func after(_ first: LinearMap) -> LinearMap {
    LinearMap(
      xx: Self.exact(xx * first.xx + xy * first.yx), xy: Self.exact(xx * first.xy + xy * first.yy),
      yx: Self.exact(yx * first.xx + yy * first.yx), yy: Self.exact(yx * first.xy + yy * first.yy))
  }

  /// The factors of a map that only scales without mirroring; nil for any other.
  public var scale: (x: Double, y: Double)? {
    xy == 0 && yx == 0 && xx > 0 && yy > 0 ? (xx, yy) : nil
  }

  private var determinant: Double { xx * yy - xy * yx }

  /// The inverse, or nil if the map flattens everything.
  var inverse: LinearMap? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return LinearMap(
      xx: yy / determinant, xy: -xy / determinant, yx: -yx / determinant, yy: xx / determinant)
  }

  /// Whether it maps cell centres one to one to cell centres, so that no resampling is needed.
  var keepsCells: Bool {
    abs(determinant) == 1 && [xx, xy, yx, yy].allSatisfy { $0 == $0.rounded() }
  }

  /// The longer of the images of one cell to the right and one cell down.
  var largestStep: Double { max(xx * xx + yx * yx, xy * xy + yy * yy).squareRoot() }

  func scaled(by factor: Double) -> LinearMap {
    LinearMap(xx: xx * factor, xy: xy * factor, yx: yx * factor, yy: yy * factor)
  }

  /// Returns the smallest size that holds a transformed picture.
  ///
  /// - Returns: nil if it has more cells than a raster may have.
  func size(of picture: CellSize) -> CellSize? {
    func whole(_ a: Double, _ b: Double) -> Double {
      let length = abs(a) * Double(picture.width) + abs(b) * Double(picture.height)
      // Ignore the excess due to rounding.
      return max(1, (length - 1e-6).rounded(.up))
    }
    let (width, height) = (whole(xx, xy), whole(yx, yy))
    guard width * height <= Double(CellRaster.mostCells) else { return nil }
    return CellSize(width: Int(saturating: width), height: Int(saturating: height))
  }
}
