public import Base

/// A rectangle or an ellipse, as it can be read from a stroke that still is one.
public struct Shape: Equatable, Sendable {
  public enum Kind: Equatable, Sendable { case rectangle, ellipse }

  public let kind: Kind
  /// In lengths of the paper's longer side, as all that follows.
  public var center: PaperPoint
  /// Along the axis; positive.
  public var width: Double
  /// Across the axis; positive.
  public var height: Double
  /// Where the shape's own x axis points, of length 1, to the right or straight down.
  public var axis: PaperVector

  /// How far an angle may be from a right one, and sides from equal, relative to the size.
  private static let tolerance = 1e-6
  private static let smallest = 1e-7

  /// Nil for a stroke of another tool, and where it was bent out of its shape, as by scaling it askew.
  public init?(_ stroke: Stroke, on paper: AspectRatio) {
    let points = stroke.samples.map { PaperPoint($0.position, on: paper) }
    let corners: (across: PaperVector, down: PaperVector)
    switch stroke.tool {
    case .rectangle where points.count == 6:
      kind = .rectangle
      center = points[4].point(0.5, towards: points[2])
      corners = (points[1] - points[4], points[2] - points[1])
      let skew = (points[3] - points[4]) - (points[2] - points[1])
      guard skew.length <= Self.tolerance * (corners.across.length + corners.down.length) else {
        return nil
      }
    case .ellipse where points.count >= 8 && (points.count - 2) % 4 == 0:
      kind = .ellipse
      let quarter = (points.count - 2) / 4
      center = points[0].point(0.5, towards: points[2 * quarter])
      corners = ((points[0] - center) * 2, (points[quarter] - center) * 2)
    default: return nil
    }
    width = corners.across.length
    height = corners.down.length
    guard width > Self.smallest, height > Self.smallest,
      abs(corners.across.dot(corners.down)) <= Self.tolerance * width * height
    else { return nil }
    axis = corners.across * (1 / width)
    // A shape that is turned half round is the same.
    if axis.dx < -1e-9 || abs(axis.dx) <= 1e-9 && axis.dy < 0 { axis = -axis }
  }

  public var area: Double {
    kind == .rectangle ? width * height : .pi / 4 * width * height
  }

  /// The length of the outline.
  ///
  /// Of an ellipse by Ramanujan's second formula, "Modular equations and approximations to π" (1914): wrong by
  /// less than a part in 2,000, and by far less unless the ellipse is flat.
  public var outlineLength: Double {
    guard kind == .ellipse else { return 2 * (width + height) }
    let (a, b) = (width / 2, height / 2)
    let h = (a - b) * (a - b) / ((a + b) * (a + b))
    return .pi * (a + b) * (1 + 3 * h / (10 + (4 - 3 * h).squareRoot()))
  }

  /// The map that makes another shape of this one.
  public func map(to other: Shape) -> PaperMap {
    // Into the shape's own axes, scaled, and out into those of the other.
    let straight = PaperMap.rotation(
      to: PaperVector(dx: axis.dx, dy: -axis.dy), about: center)
    let scaled = PaperMap.scaling(
      x: other.width / width, y: other.height / height, about: center)
    let turned = PaperMap.rotation(to: other.axis, about: center)
    return PaperMap.translation(other.center - center)
      .after(turned.after(scaled.after(straight)))
  }
}
