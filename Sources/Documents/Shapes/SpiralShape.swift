public import Base
public import Texts

/// An Archimedean spiral, with equally spaced turns, from its centre to its end.
public struct SpiralShape: ShapeForm {
  private let turns: Int

  /// Enough that no corner is visible in the outermost turn.
  private static let pointsPerTurn = 120
  private static let farthest = 1e300

  /// Creates a spiral with a number of turns, which is at least 1.
  public init(turns: Int) { self.turns = turns }

  public var presentation: ToolPresentation? { .spiral }
  public func name(_ texts: Texts) -> String { ToolPresentation.spiral.name(texts) }
  public var versions: ShapeVersions { ShapeVersions(library: 22, interchange: 4) }

  public var numbers: [ShapeNumber] {
    [
      ShapeNumber(
        1...50, usual: 3, choices: [1, 2, 3, 4, 5, 7, 10, 15, 20],
        name: { $0.translate("Turns", context: "of a spiral") },
        text: { $0.translate("{count} turn", "{count} turns", count: $1) })
    ]
  }

  public var isClosed: Bool { false }
  /// Always: it starts in its centre.
  public var isCentred: Bool { true }

  public var pointCount: Int { turns * Self.pointsPerTurn + 1 }

  public func outline(from center: PaperPoint, to end: PaperPoint) -> [PaperPoint] {
    let (way, last) = (end - center, pointCount - 1)
    // Beyond the range of numbers nothing is visible anyway.
    guard max(abs(way.dx), abs(way.dy)) < Self.farthest else {
      return Array(repeating: center, count: last) + [end]
    }
    return (0..<last).map { step in
      let turn = 2 * .pi * Double(step % Self.pointsPerTurn) / Double(Self.pointsPerTurn)
      let (part, turned) = (
        way * (Double(step) / Double(last)), PaperAngle.direction(radians: turn)
      )
      return center
        + PaperVector(
          dx: part.dx * turned.dx - part.dy * turned.dy,
          dy: part.dx * turned.dy + part.dy * turned.dx)
    } + [end]
  }

  /// Returns the nearest way in steps of 45°.
  public func constrained(_ way: PaperVector) -> PaperVector { Self.straight(way) }

  public func reading(of points: [UnitPoint]) -> StrokeOutline? {
    StrokeOutline(from: points[0], to: points[points.count - 1])
  }
}

extension ToolPresentation {
  static let spiral = ToolPresentation(
    .sketch(
      SpiralShape(turns: 2).outline(from: PaperPoint(x: 12, y: 12), to: PaperPoint(x: 12, y: 21))
        .map { ViewPoint(x: $0.x, y: $0.y) }),
    "S", { $0.translate("Spiral") }, label: { $0.translate("SPIRAL") }, family: shapes)
}
