/// The repetition of drawn lines on the paper.
public struct Symmetry: Equatable, Sendable {
  /// The axes or rays along which lines are repeated.
  public enum Kind: Equatable, Hashable, Sendable {
    case none
    /// Along the axis.
    case mirror
    /// Along the axis and across it.
    case twoMirrors
    /// Rotated about the centre.
    case rays(Int)
  }

  /// The numbers of rays that can be chosen.
  public static let allowedRays = 2...24

  /// The axes or rays about the centre.
  public var kind: Kind
  /// In lengths of the paper's longer side; nil for the centre of the paper.
  public var center: PaperPoint?
  /// The angle of the axis, clockwise from upright, in degrees.
  public var angle: Double

  /// Creates a symmetry about the paper's centre, unless there is another centre, with an upright axis.
  public init(_ kind: Kind = .none, center: PaperPoint? = nil, angle: Double = 0) {
    self.kind = kind
    self.center = center
    self.angle = angle
  }

  /// The centre of symmetry on a paper.
  public func center(on paper: AspectRatio) -> PaperPoint {
    center ?? PaperPoint(x: paper.paperSize.dx / 2, y: paper.paperSize.dy / 2)
  }

  /// The unit vectors of axes and rays from the centre.
  public var directions: [PaperVector] {
    switch kind {
    case .none: []
    case .mirror: [0.0, 180].map(direction)
    case .twoMirrors: [0.0, 90, 180, 270].map(direction)
    case .rays(let count): (0..<count).map { direction(360 * Double($0) / Double(count)) }
    }
  }

  /// The maps to all copies of an element, starting with the identity.
  public func maps(on paper: AspectRatio) -> [PaperMap] { maps(about: center(on: paper)) }

  /// Like `maps(on:)`, about another centre.
  public func maps(about center: PaperPoint) -> [PaperMap] {
    switch kind {
    case .none: return [.identity]
    case .mirror: return [.identity, .reflection(along: direction(0), through: center)]
    case .twoMirrors:
      let (along, across) = (direction(0), direction(90))
      return [
        .identity, .reflection(along: along, through: center),
        .reflection(along: across, through: center),
        .rotation(to: PaperVector(dx: -1, dy: 0), about: center),
      ]
    case .rays(let count):
      return [.identity]
        + (1..<max(count, 1)).map { ray in
          let angle = 360 * Double(ray) / Double(count)
          return .rotation(
            to: PaperAngle.direction(degrees: angle > 180 ? angle - 360 : angle), about: center)
        }
    }
  }

  /// The unit vector at an angle clockwise from the axis.
  private func direction(_ offset: Double) -> PaperVector {
    var degrees = (angle + offset - 90).truncatingRemainder(dividingBy: 360)
    if degrees > 180 { degrees -= 360 }
    if degrees <= -180 { degrees += 360 }
    return PaperAngle.direction(degrees: degrees)
  }
}
