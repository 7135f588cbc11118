public import Base
public import Texts

/// The interface of a shape to higher layers, so that adding one takes a single file.
///
/// A form has no position: its shape extends between two points, which elements store.
public protocol ShapeForm: Sendable {
  /// The name used on buttons, on cards and by screen readers.
  func name(_ texts: Texts) -> String

  /// The versions of the library and of the interchange format that introduced it.
  var versions: ShapeVersions { get }

  /// The tool that draws it, which has the shape's own name, or nil if it is a mode of another tool.
  var presentation: ToolPresentation? { get }

  /// The size of its box on the icon of a mode that draws it, at most 17 × 17.
  var iconSize: PaperVector { get }

  /// Whether its line closes. A closed shape may have a fill, an open one may have heads.
  var isClosed: Bool { get }

  /// Whether its two points are opposite corners of its box, as for all closed shapes. They are the ends of other
  /// lines.
  var spansBox: Bool { get }

  /// Whether it looks the same after half a turn and in a mirror.
  var isSymmetric: Bool { get }

  /// Returns the line that draws it, in units of the paper's longer side.
  func outline(from: PaperPoint, to: PaperPoint) -> [PaperPoint]

  /// The number of points that draw it.
  var pointCount: Int { get }

  /// Its adjustable numbers: up to four, the one that matters most first.
  var numbers: [ShapeNumber] { get }

  /// Whether its name in files includes its numbers even if all are usual. False for a shape that is older than them.
  var namesUsualNumbers: Bool { get }

  /// Whether it grows in all directions from its starting point.
  var isCentred: Bool { get }

  /// The number of points that a closed line repeats past its start, for the join.
  var overlap: Int { get }

  /// Whether scaling to another ratio recomputes the shape instead of scaling its line.
  var isDrawnAnew: Bool { get }

  /// Returns the places of handles that change its numbers, in a box with corners (0, 0) and (1, 1).
  ///
  /// - Parameter size: of the shape's box, along its own axes; not negative.
  func handles(in size: PaperVector) -> [PaperPoint]

  /// Returns its numbers for a handle at a place, in its box; they may be outside of their ranges.
  ///
  /// - Parameters:
  ///   - handle: an index of `handles`.
  ///   - size: see `handles`.
  func numbers(dragging handle: Int, to place: PaperPoint, in size: PaperVector) -> [Int]

  /// Returns the closest direction allowed while Shift is held.
  func constrained(_ way: PaperVector) -> PaperVector

  /// Reads the points of an outline in any placement.
  ///
  /// - Parameter points: exactly as many as draw it.
  func reading(of points: [UnitPoint]) -> StrokeOutline?

  /// Returns the area inside it, in square units.
  ///
  /// - Parameter size: from one of its two points to the other one, along its own axes; not negative.
  func area(_ size: PaperVector) -> Double

  /// A large box inside of it, in a box with corners (0, 0) and (1, 1); nil to search for one within its line.
  var innerBox: PaperBox? { get }

  /// Returns the length of its line.
  ///
  /// - Parameter size: see `area`.
  func outlineLength(_ size: PaperVector) -> Double
}

extension ShapeForm {
  public var iconSize: PaperVector { constrained(PaperVector(dx: 17, dy: 17)) }
  public var numbers: [ShapeNumber] { [] }
  public var namesUsualNumbers: Bool { true }
  public var spansBox: Bool { isClosed }
  public var isSymmetric: Bool { true }
  public var isCentred: Bool { false }
  public var overlap: Int { 0 }
  public var innerBox: PaperBox? { nil }

  /// An open shape has no area.
  public func area(_ size: PaperVector) -> Double { 0 }

  /// The total length of the straight lines that draw it.
  public func outlineLength(_ size: PaperVector) -> Double {
    let start = PaperPoint(x: 0, y: 0)
    let points = outline(from: start, to: start + size)
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  public var isDrawnAnew: Bool { false }

  public func handles(in size: PaperVector) -> [PaperPoint] { [] }
  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] { [] }

  /// Its first number, or nil if it has none.
  public var counting: ShapeNumber? { numbers.first }

  /// The measure shown while the shape is drawn.
  public var measure: ShapeMeasure { spansBox ? .size : .length }

  /// Returns the square with the longer of the two sides.
  static func square(_ way: PaperVector) -> PaperVector {
    let side = max(abs(way.dx), abs(way.dy))
    return PaperVector(dx: way.dx < 0 ? -side : side, dy: way.dy < 0 ? -side : side)
  }

  /// Rounds the direction to steps of 45°, keeping the end directly next to or below the pointer.
  static func straight(_ way: PaperVector) -> PaperVector {
    let step = Double.pi / 4
    let angle = (PaperAngle.radians(of: way) / step).rounded() * step
    let direction = PaperAngle.direction(radians: angle)
    let length = abs(way.dx * direction.dx + way.dy * direction.dy)
    return PaperVector(dx: direction.dx * length, dy: direction.dy * length)
  }
}

/// The versions that introduced a shape. Programs that know only older versions report that a file is too new, instead
/// of damaged.
///
/// A library version can belong to a shape alone: `Schema` has no migration step to it.
public struct ShapeVersions: Sendable {
  /// The first version of the library's schema that has the shape.
  public let library: Int64
  /// The first version of the interchange format that has the shape.
  public let interchange: Int

  /// Creates the versions that introduced a shape.
  public init(library: Int64, interchange: Int) {
    self.library = library
    self.interchange = interchange
  }

  /// The versions of shapes that predate shape-specific versions.
  public static var first: ShapeVersions { ShapeVersions(library: 0, interchange: 2) }

  /// The versions of shapes with several numbers, and of radii of round corners.
  static var numbered: ShapeVersions { ShapeVersions(library: 31, interchange: 5) }

  /// The newest versions of all shapes.
  public static let newest: ShapeVersions = {
    let all = ShapeKind.allCases.map(\.form.versions)
    return ShapeVersions(
      library: all.map(\.library).max() ?? 0, interchange: all.map(\.interchange).max() ?? 0)
  }()
}

/// The measure of a shape shown while it is drawn: the distance of its ends, or its width and height.
public enum ShapeMeasure: Sendable { case length, size }
