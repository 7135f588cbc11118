public import Base

/// A shape in a box, with its placement on the paper.
public struct Shape: Equatable, Sendable {
  /// The kind, whose form provides outline and measures.
  public let kind: ShapeKind
  /// In units of the paper's longer side, like all following lengths.
  public var center: PaperPoint
  /// Along the axis; positive.
  public var width: Double
  /// Across the axis; positive.
  public var height: Double
  /// The direction of the shape's own x axis: a unit vector to the right or straight down.
  public var axis: PaperVector
  /// Whether its own y axis points against the usual direction.
  private var isMirrored = false

  /// The allowed deviation of angles from right ones and of sides from equality, relative to the size.
  private static let tolerance = 1e-6
  private static let smallest = 1e-7

  /// Returns nil for an element that isn't a shape in a box or was distorted, as by scaling it at an angle.
  public init?(_ element: PaintingElement, on paper: AspectRatio) {
    guard case .shape(let kind, let from, let to) = element.content, kind.form.spansBox else {
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
    guard kind.form.isSymmetric else {
      isMirrored = axis.dx * down.dy - axis.dy * down.dx < 0
      return
    }
    // Rotating it by 180° doesn't change it.
    if axis.dx < -1e-9 || abs(axis.dx) <= 1e-9 && axis.dy < 0 { axis = -axis }
  }

  /// Its outline on the paper.
  var outline: [PaperPoint] {
    let reach = PaperVector(dx: width / 2, dy: height / 2)
    var turn = PaperMap.rotation(to: axis, about: center)
    if isMirrored { turn = turn.after(.scaling(x: 1, y: -1, about: center)) }
    return kind.form.outline(from: center + -reach, to: center + reach).map { turn($0) }
  }

  /// Maps a box with corners (0, 0) and (1, 1) to its place on the paper.
  var unitMap: PaperMap {
    let down = PaperVector(dx: -axis.dy, dy: axis.dx) * (isMirrored ? -height : height)
    let across = axis * width
    return PaperMap(
      xx: across.dx, xy: down.dx, yx: across.dy, yy: down.dy,
      x0: center.x - (across.dx + down.dx) / 2, y0: center.y - (across.dy + down.dy) / 2)
  }

  private var size: PaperVector { PaperVector(dx: width, dy: height) }

  /// The area inside of its line, in units of the paper's longer side, squared.
  public var area: Double { kind.form.area(size) }

  /// The length of its line, in units of the paper's longer side.
  public var outlineLength: Double { kind.form.outlineLength(size) }

  /// Returns the map that transforms this shape into another one.
  public func map(to other: Shape) -> PaperMap {
    // Transform into the shape's own axes, scale, and transform to the axes of the other.
    let straight = PaperMap.rotation(
      to: PaperVector(dx: axis.dx, dy: -axis.dy), about: center)
    let scaled = PaperMap.scaling(
      x: other.width / width, y: other.height / height, about: center)
    let turned = PaperMap.rotation(to: other.axis, about: center)
    return PaperMap.translation(other.center - center)
      .after(turned.after(scaled.after(straight)))
  }
}
