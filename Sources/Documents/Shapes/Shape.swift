public import Base

/// A rectangle, round at its corners or not, or an ellipse as it lies on its paper.
public struct Shape: Equatable, Sendable {
  /// Not `line`.
  public let kind: ShapeKind
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

  /// Nil for an element that is another thing, and where it was bent out of its shape, as by scaling it askew.
  public init?(_ element: PaintingElement, on paper: AspectRatio) {
    guard case .shape(let kind, let from, let to) = element.content, kind != .line else {
      return nil
    }
    let origin = element.placement?.paper ?? paper
    let map = element.placement?.map ?? .identity
    let (a, b) = (PaperPoint(from, on: origin), PaperPoint(to, on: origin))
    let (left, top) = (min(a.x, b.x), min(a.y, b.y))
    let corner = map(PaperPoint(x: left, y: top))
    self.init(
      kind, center: map(a.point(0.5, towards: b)),
      across: map(PaperPoint(x: max(a.x, b.x), y: top)) - corner,
      down: map(PaperPoint(x: left, y: max(a.y, b.y))) - corner)
  }

  /// - Parameters:
  ///   - across: from the left side to the right one.
  ///   - down: from the upper side to the lower one.
  private init?(
    _ kind: ShapeKind, center: PaperPoint, across: PaperVector, down: PaperVector
  ) {
    self.kind = kind
    self.center = center
    width = across.length
    height = down.length
    guard width > Self.smallest, height > Self.smallest,
      abs(across.dot(down)) <= Self.tolerance * width * height
    else { return nil }
    axis = across * (1 / width)
    // A shape that is turned half round is the same.
    if axis.dx < -1e-9 || abs(axis.dx) <= 1e-9 && axis.dy < 0 { axis = -axis }
  }

  /// Of round corners.
  private var radius: Double { ShapeOutline.radius(width, height) }

  /// The line of a rectangle with round corners, as it lies.
  var roundedOutline: [PaperPoint] {
    let reach = PaperVector(dx: width / 2, dy: height / 2)
    let turn = PaperMap.rotation(to: axis, about: center)
    return ShapeOutline.rounded(from: center + -reach, to: center + reach).map { turn($0) }
  }

  public var area: Double {
    switch kind {
    case .line, .rectangle: width * height
    case .rounded: width * height - (4 - .pi) * radius * radius
    case .ellipse: .pi / 4 * width * height
    }
  }

  /// The length of the outline.
  ///
  /// Of an ellipse by Ramanujan's second formula, "Modular equations and approximations to π" (1914): wrong by
  /// less than a part in 2,000, and by far less unless the ellipse is flat.
  public var outlineLength: Double {
    guard kind == .ellipse else {
      return 2 * (width + height) - (kind == .rounded ? (8 - 2 * .pi) * radius : 0)
    }
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
