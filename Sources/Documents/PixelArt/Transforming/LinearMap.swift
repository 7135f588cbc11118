import Base

/// What a picture goes through about its middle: it is scaled, then sheared, then turned.
public struct LinearMap: Equatable, Sendable {
  /// How far right, in cells, a step to the right and a step down lead.
  let xx, xy: Double
  /// How far down they lead.
  let yx, yy: Double

  /// Leaves all where it is.
  public static let identity = LinearMap(xx: 1, xy: 0, yx: 0, yy: 1)

  private init(xx: Double, xy: Double, yx: Double, yy: Double) {
    (self.xx, self.xy, self.yx, self.yy) = (xx, xy, yx, yy)
  }

  /// - Parameters:
  ///   - radians: clockwise.
  ///   - shear: how many cells each row lies further right than the one above.
  public init(scale: (x: Double, y: Double), shear: Double = 0, radians: Double = 0) {
    let direction = PaperAngle.direction(radians: radians)
    let (cosine, sine) = (Self.exact(direction.dx), Self.exact(direction.dy))
    self.init(
      xx: cosine * scale.x, xy: (cosine * shear - sine) * scale.y,
      yx: sine * scale.x, yy: (sine * shear + cosine) * scale.y)
  }

  /// Quarters are exact, whatever π is rounded to.
  private static func exact(_ value: Double) -> Double {
    abs(value - value.rounded()) < 1e-11 ? value.rounded() : value
  }

  public init(_ turn: CanvasTurn) {
    switch turn {
    case .flipHorizontally: self.init(xx: -1, xy: 0, yx: 0, yy: 1)
    case .flipVertically: self.init(xx: 1, xy: 0, yx: 0, yy: -1)
    case .turnRight: self.init(xx: 0, xy: -1, yx: 1, yy: 0)
    case .turnLeft: self.init(xx: 0, xy: 1, yx: -1, yy: 0)
    }
  }

  /// This map after another one. What rounding leaves beside whole numbers is taken off: a map and its way back are
  /// nothing.
  public func after(_ first: LinearMap) -> LinearMap {
    LinearMap(
      xx: Self.exact(xx * first.xx + xy * first.yx), xy: Self.exact(xx * first.xy + xy * first.yy),
      yx: Self.exact(yx * first.xx + yy * first.yx), yy: Self.exact(yx * first.xy + yy * first.yy))
  }

  /// The factors of a map that only scales and mirrors nothing; nil for any other.
  public var scale: (x: Double, y: Double)? {
    xy == 0 && yx == 0 && xx > 0 && yy > 0 ? (xx, yy) : nil
  }

  private var determinant: Double { xx * yy - xy * yx }

  /// The way back, unless the map flattens everything.
  var inverse: LinearMap? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return LinearMap(
      xx: yy / determinant, xy: -xy / determinant, yx: -yx / determinant, yy: xx / determinant)
  }

  /// Whether the middle of each cell is led to the middle of one, with none lost: there is nothing to guess.
  var keepsCells: Bool {
    abs(determinant) == 1 && [xx, xy, yx, yy].allSatisfy { $0 == $0.rounded() }
  }

  /// The longer of the steps that one cell to the right and one cell down become.
  var largestStep: Double { max(xx * xx + yx * yx, xy * xy + yy * yy).squareRoot() }

  func scaled(by factor: Double) -> LinearMap {
    LinearMap(xx: xx * factor, xy: xy * factor, yx: yx * factor, yy: yy * factor)
  }

  /// The smallest size that holds a picture of a size, mapped.
  ///
  /// - Returns: nothing where it has more cells than a raster may have.
  func size(of picture: CellSize) -> CellSize? {
    func whole(_ a: Double, _ b: Double) -> Double {
      let length = abs(a) * Double(picture.width) + abs(b) * Double(picture.height)
      // What only rounding adds is no cell.
      return max(1, (length - 1e-6).rounded(.up))
    }
    let (width, height) = (whole(xx, xy), whole(yx, yy))
    guard width * height <= Double(CellRaster.mostCells) else { return nil }
    return CellSize(width: Int(saturating: width), height: Int(saturating: height))
  }
}
