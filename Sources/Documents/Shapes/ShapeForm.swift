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

  /// Whether its line closes. A closed shape fills the rectangle between two opposite corners and may have a fill. An
  /// open one goes from one end to the other and may have heads.
  var isClosed: Bool { get }

  /// Returns the line that draws it, in units of the paper's longer side.
  func outline(from: PaperPoint, to: PaperPoint) -> [PaperPoint]

  /// The number of points that draw it.
  var pointCount: Int { get }

  /// Its adjustable number, or nil if it has none.
  var counting: ShapeCounting? { get }

  /// Whether it grows in all directions from its starting point.
  var isCentred: Bool { get }

  /// The number of points that a closed line repeats past its start, for the join.
  var overlap: Int { get }

  /// Whether scaling to another ratio recomputes the shape instead of scaling its line.
  var isDrawnAnew: Bool { get }

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
  public var counting: ShapeCounting? { nil }
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

  /// The measure shown while the shape is drawn.
  public var measure: ShapeMeasure { isClosed ? .size : .length }

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

  /// The newest versions of all shapes.
  public static let newest: ShapeVersions = {
    let all = ShapeKind.allCases.map(\.form.versions)
    return ShapeVersions(
      library: all.map(\.library).max() ?? 0, interchange: all.map(\.interchange).max() ?? 0)
  }()
}

/// The measure of a shape shown while it is drawn: the distance of its ends, or its width and height.
public enum ShapeMeasure: Sendable { case length, size }

/// An adjustable number of a shape, such as the turns of a spiral or the points of a star, chosen before drawing.
public struct ShapeCounting: Sendable {
  /// The range allowed in files, within 1 to 255.
  public let range: ClosedRange<Int>
  /// The number before another was chosen.
  public let usual: Int
  /// The options offered to the user.
  public let choices: [Int]
  /// The name of what is counted.
  public let name: @Sendable (Texts) -> String
  /// Formats a count.
  public let text: @Sendable (Texts, Int) -> String

  /// Creates the description of a number.
  ///
  /// - Parameter choices: the numbers that the menu offers, within the range.
  /// - Parameter name: the heading above them.
  /// - Parameter text: the number with its noun, such as “3 turns”.
  public init(
    _ range: ClosedRange<Int>, usual: Int, choices: [Int],
    name: @escaping @Sendable (Texts) -> String,
    text: @escaping @Sendable (Texts, Int) -> String
  ) {
    self.range = range
    self.usual = usual
    self.choices = choices
    self.name = name
    self.text = text
  }
}
