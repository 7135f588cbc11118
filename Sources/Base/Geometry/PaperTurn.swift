/// The orientation of a paper in its view: optionally mirrored, then rotated.
public struct PaperTurn: Equatable, Hashable, Sendable {
  /// Clockwise, at least 0 and below 360.
  public let degrees: Int
  /// Whether the paper is mirrored horizontally before it is rotated.
  public let isFlipped: Bool
  /// The directions of the paper's own axes in the view, of length 1.
  private let x: PaperVector
  private let y: PaperVector

  /// Neither rotated nor mirrored.
  public static let none = PaperTurn()

  /// - Parameter degrees: reduced to a single turn.
  public init(degrees: Int = 0, isFlipped: Bool = false) {
    let whole = degrees % 360
    self.degrees = whole < 0 ? whole + 360 : whole
    self.isFlipped = isFlipped
    let direction = Self.direction(degrees: self.degrees)
    x = isFlipped ? PaperVector(dx: -direction.dx, dy: -direction.dy) : direction
    y = PaperVector(dx: -direction.dy, dy: direction.dx)
  }

  private static func direction(degrees: Int) -> PaperVector {
    degrees == 180
      ? PaperVector(dx: -1, dy: 0)
      : PaperAngle.direction(degrees: Double(degrees > 180 ? degrees - 360 : degrees))
  }

  /// Whether the paper is shown upright and not mirrored.
  public var isNone: Bool { self == .none }

  /// Whether rows and columns of pixels remain aligned.
  public var isSquare: Bool { degrees.isMultiple(of: 90) }

  /// Whether the paper's rows run exactly vertically.
  public var isOnItsSide: Bool { degrees == 90 || degrees == 270 }

  /// Rotates the current view of the paper clockwise.
  public func turned(degrees more: Int) -> PaperTurn {
    PaperTurn(degrees: degrees + more, isFlipped: isFlipped)
  }

  /// Mirrors the current view of the paper horizontally.
  public var flipped: PaperTurn { PaperTurn(degrees: -degrees, isFlipped: !isFlipped) }

  /// The nearest quarter turn, for motion along rows and columns.
  public var nearestSquare: PaperTurn {
    PaperTurn(degrees: (degrees + 45) / 90 * 90, isFlipped: isFlipped)
  }

  /// Maps a displacement on the paper to its view.
  public func callAsFunction(_ way: PaperVector) -> PaperVector {
    PaperVector(dx: x.dx * way.dx + y.dx * way.dy, dy: x.dy * way.dx + y.dy * way.dy)
  }

  /// Maps a displacement in the view back to the paper.
  public func inverse(_ way: PaperVector) -> PaperVector {
    PaperVector(dx: x.dx * way.dx + x.dy * way.dy, dy: y.dx * way.dx + y.dy * way.dy)
  }

  /// The bounding size of a rotated rectangle.
  func size(ofTurned width: Double, _ height: Double) -> (width: Double, height: Double) {
    (
      abs(x.dx) * width + abs(y.dx) * height, abs(x.dy) * width + abs(y.dy) * height
    )
  }

  /// The orientation as a map about a fixed point, for points of a view.
  func map(about pivot: PixelPoint) -> PaperMap {
    PaperMap(
      xx: x.dx, xy: y.dx, yx: x.dy, yy: y.dy, x0: pivot.x - x.dx * pivot.x - y.dx * pivot.y,
      y0: pivot.y - x.dy * pivot.x - y.dy * pivot.y)
  }
}
