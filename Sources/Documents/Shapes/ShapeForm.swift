public import Base
public import Texts

/// What a shape is: all that rooms above ask, so that one that is new is a file.
///
/// A form knows no place: its shape lies between two points, which elements keep.
public protocol ShapeForm: Sendable {
  /// What it is called, on buttons, cards and by screen readers.
  func name(_ texts: Texts) -> String

  /// The versions of the library and of the interchange format that first have it.
  var versions: ShapeVersions { get }

  /// The tool that stretches it, which has the shape's own name; nil where another tool does so in one of its manners.
  var face: ToolFace? { get }

  /// Whether its line comes back to where it began. What is closed lies in the rectangle between two opposite corners,
  /// and may be filled; what is open goes from one end to the other one, at which heads may stand.
  var isClosed: Bool { get }

  /// The line that draws it, in lengths of the paper's longer side.
  func outline(from: PaperPoint, to: PaperPoint) -> [PaperPoint]

  /// How many points draw it.
  var pointCount: Int { get }

  /// What can be chosen of it in numbers; nil for nothing.
  var counting: ShapeCounting? { get }

  /// Whether it grows to all sides of where it is begun.
  var isCentred: Bool { get }

  /// How many of its points go on along a closed line after it has come back, for the join.
  var overlap: Int { get }

  /// Whether it is drawn anew where it was scaled to another ratio, instead of its line being scaled.
  var isDrawnAnew: Bool { get }

  /// The way nearest to another one that Shift allows.
  func constrained(_ way: PaperVector) -> PaperVector

  /// Reads the points of an outline, wherever it came to lie since it was made.
  ///
  /// - Parameter points: as many as draw it.
  func reading(of points: [UnitPoint]) -> StrokeOutline?

  /// What lies within it, in square lengths.
  ///
  /// - Parameter size: from one of its two points to the other one, along its own axes; not negative.
  func area(_ size: PaperVector) -> Double

  /// How long its line is.
  ///
  /// - Parameter size: as that of `area`.
  func outlineLength(_ size: PaperVector) -> Double
}

extension ShapeForm {
  public var counting: ShapeCounting? { nil }
  public var isCentred: Bool { false }
  public var overlap: Int { 0 }

  /// Of what is open.
  public func area(_ size: PaperVector) -> Double { 0 }

  /// As long as the straight lines that draw it.
  public func outlineLength(_ size: PaperVector) -> Double {
    let start = PaperPoint(x: 0, y: 0)
    let points = outline(from: start, to: start + size)
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  public var isDrawnAnew: Bool { false }

  /// What is told of it while it is stretched.
  public var measure: ShapeMeasure { isClosed ? .size : .length }

  /// As wide as high: the longer way counts.
  static func square(_ way: PaperVector) -> PaperVector {
    let side = max(abs(way.dx), abs(way.dy))
    return PaperVector(dx: way.dx < 0 ? -side : side, dy: way.dy < 0 ? -side : side)
  }

  /// At steps of 45°, so long that the end stays below or beside the pointer.
  static func straight(_ way: PaperVector) -> PaperVector {
    let step = Double.pi / 4
    let angle = (PaperAngle.radians(of: way) / step).rounded() * step
    let direction = PaperAngle.direction(radians: angle)
    let length = abs(way.dx * direction.dx + way.dy * direction.dy)
    return PaperVector(dx: direction.dx * length, dy: direction.dy * length)
  }
}

/// Which versions first have a shape: what programs that know older ones alone are given of it, they call newer than
/// themselves, instead of taking it for damaged.
///
/// A version of the library belongs to a shape alone: `Schema` has no step to it.
public struct ShapeVersions: Sendable {
  public let library: Int64
  public let interchange: Int

  public init(library: Int64, interchange: Int) {
    self.library = library
    self.interchange = interchange
  }

  /// Of shapes that were there before any version was a shape's.
  public static var first: ShapeVersions { ShapeVersions(library: 0, interchange: 2) }

  /// The newest of all shapes.
  public static let newest: ShapeVersions = {
    let all = ShapeKind.allCases.map(\.form.versions)
    return ShapeVersions(
      library: all.map(\.library).max() ?? 0, interchange: all.map(\.interchange).max() ?? 0)
  }()
}

/// What is told of a shape while it is stretched: how far its ends are apart, or how wide and high it is.
public enum ShapeMeasure: Sendable { case length, size }

/// What is counted of a shape, as the turns of a spiral or the corners of a star, and is chosen before it is drawn.
public struct ShapeCounting: Sendable {
  /// What files may say; from 1 to 255.
  public let range: ClosedRange<Int>
  public let usual: Int
  /// To choose from.
  public let choices: [Int]
  /// What is counted.
  public let name: @Sendable (Texts) -> String
  /// So many of it.
  public let text: @Sendable (Texts, Int) -> String

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
