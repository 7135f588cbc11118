public import Base
public import Texts

/// A star that fills its box, with a corner at the top.
public struct StarShape: UnitOutline {
  private let corners: Int
  private let innerRadius: Int

  /// Creates a star.
  ///
  /// - Parameters:
  ///   - corners: at least 3.
  ///   - innerRadius: the distance of its inner corners from the middle, in thousandths of that of the outer ones.
  public init(corners: Int, innerRadius: Int) {
    (self.corners, self.innerRadius) = (corners, innerRadius)
  }

  public func name(_ texts: Texts) -> String { texts.shapes.star }
  public var versions: ShapeVersions { .numbered }
  public var presentation: ToolPresentation? { nil }
  public var isClosed: Bool { true }
  public var isSymmetric: Bool { false }
  public var pointCount: Int { 2 * corners + 2 }

  public var numbers: [ShapeNumber] {
    [
      .corners(usual: 5),
      .fraction(10...1000, usual: 382) { $0.shapes.innerRadius },
    ]
  }

  private var ring: [PaperPoint] {
    CornerRing.corners(2 * corners, radii: [1, Double(innerRadius) / 1000])
  }

  public var unitOutline: [PaperPoint] { CornerRing.filling(ring) }

  /// At the first inner corner.
  public func handles(in size: PaperVector) -> [PaperPoint] { [unitOutline[2]] }

  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] {
    let box = PaperBox(ring)
    let direction = PaperAngle.direction(radians: .pi / Double(corners) - .pi / 2)
    let (x, y) = (box.left + place.x * box.width, box.top + place.y * box.height)
    let radius = x * direction.dx + y * direction.dy
    return [corners, Int(saturating: (radius * 1000).rounded())]
  }

  /// Returns the way to the corner of a box in which all corners are equal.
  public func constrained(_ way: PaperVector) -> PaperVector { CornerRing.regular(ring, way) }
}

/// A polygon with equal sides that fills its box, with a corner at the top.
public struct RegularPolygonShape: UnitOutline {
  private let corners: Int

  /// Creates a polygon with at least 3 corners.
  public init(corners: Int) { self.corners = corners }

  public func name(_ texts: Texts) -> String { texts.shapes.polygon }
  public var versions: ShapeVersions { .numbered }
  public var presentation: ToolPresentation? { nil }
  public var isClosed: Bool { true }
  public var isSymmetric: Bool { false }
  public var pointCount: Int { corners + 2 }
  public var numbers: [ShapeNumber] { [.corners(usual: 6)] }

  private var ring: [PaperPoint] { CornerRing.corners(corners, radii: [1]) }

  public var unitOutline: [PaperPoint] { CornerRing.filling(ring) }

  /// Returns the way to the corner of a box in which all sides are equal.
  public func constrained(_ way: PaperVector) -> PaperVector { CornerRing.regular(ring, way) }
}

extension ShapeNumber {
  /// The corners of a star or of a polygon.
  fileprivate static func corners(usual: Int) -> ShapeNumber {
    ShapeNumber(
      3...100, usual: usual, choices: [3, 4, 5, 6, 7, 8, 10, 12, 16, 24],
      name: { $0.shapes.corners }, text: { $0.shapes.corners($1) })
  }
}
