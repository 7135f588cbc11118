public import Base
public import Texts

/// A part of the line of an ellipse.
public struct ArcShape: UnitOutline {
  private let arc: EllipseArc

  /// Creates an arc of the ellipse in its box.
  ///
  /// - Parameters:
  ///   - sweep: the angle that it covers clockwise, in tenths of a degree.
  ///   - start: the direction of its start, clockwise from the right.
  public init(sweep: Int, start: Int) { arc = EllipseArc(sweep: sweep, start: start) }

  public func name(_ texts: Texts) -> String { texts.shapes.arc }
  public var versions: ShapeVersions { .numbered }
  public var presentation: ToolPresentation? { nil }
  public var isClosed: Bool { false }
  public var isSymmetric: Bool { false }
  public var pointCount: Int { arc.points.count }
  public var numbers: [ShapeNumber] { EllipseArc.numbers(sweep: 1800, start: 1800) }
  public var unitOutline: [PaperPoint] { arc.points }

  public func handles(in size: PaperVector) -> [PaperPoint] { arc.ends }

  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] { arc.numbers(draggingStart: handle == 0, to: place) }
}

/// A slice of an ellipse, from its middle to its line.
public struct PieShape: UnitOutline {
  private let arc: EllipseArc

  /// Creates a slice of the ellipse in its box; see `ArcShape`.
  public init(sweep: Int, start: Int) { arc = EllipseArc(sweep: sweep, start: start) }

  public func name(_ texts: Texts) -> String { texts.shapes.pie }
  public var versions: ShapeVersions { .numbered }
  public var presentation: ToolPresentation? { nil }
  public var isClosed: Bool { true }
  public var isSymmetric: Bool { false }
  public var pointCount: Int { corners.count + 2 }
  public var numbers: [ShapeNumber] { EllipseArc.numbers(sweep: 2700, start: 2700) }

  /// Starts in the middle of a straight side, so that the middle of the ellipse is a join.
  public var unitOutline: [PaperPoint] { CornerRing.closed(corners) }

  /// Those of a whole ellipse are only on its line.
  private var corners: [PaperPoint] {
    arc.isWhole ? arc.points.dropLast() : arc.points + [PaperPoint(x: 0.5, y: 0.5)]
  }

  public func handles(in size: PaperVector) -> [PaperPoint] { arc.ends }

  public func numbers(
    dragging handle: Int, to place: PaperPoint, in size: PaperVector
  ) -> [Int] { arc.numbers(draggingStart: handle == 0, to: place) }
}

/// A part of the ellipse in a box with corners (0, 0) and (1, 1).
private struct EllipseArc {
  private let sweep: Double
  private let start: Double

  /// The degrees between two points, as for whole ellipses.
  private static let step = 2.0

  init(sweep: Int, start: Int) {
    (self.sweep, self.start) = (Double(sweep) / 10, Double(start) / 10)
  }

  static func numbers(sweep: Int, start: Int) -> [ShapeNumber] {
    [
      .angle(
        10...3600, usual: sweep, choices: [450, 900, 1200, 1800, 2400, 2700, 3300]
      ) { $0.shapes.sweepAngle },
      .angle(0...3599, usual: start, wraps: true) { $0.shapes.startAngle },
    ]
  }

  var isWhole: Bool { sweep >= 360 }

  var points: [PaperPoint] {
    let count = max(2, Int(saturating: (sweep / Self.step).rounded(.up)))
    return (0...count).map { point(at: start + sweep * Double($0) / Double(count)) }
  }

  /// The places of its start and its end.
  var ends: [PaperPoint] { [point(at: start), point(at: start + sweep)] }

  private func point(at degrees: Double) -> PaperPoint {
    let direction = PaperAngle.direction(degrees: degrees)
    return PaperPoint(x: 0.5 + direction.dx / 2, y: 0.5 + direction.dy / 2)
  }

  /// Returns the sweep and the start of an arc whose one end is in the direction of a place, and whose other end stays.
  func numbers(draggingStart isStart: Bool, to place: PaperPoint) -> [Int] {
    let turn = PaperAngle.degrees(of: place - PaperPoint(x: 0.5, y: 0.5))
    let (first, last) = isStart ? (turn, start + sweep) : (start, turn)
    let tenths = [last - first, first].map { Int(saturating: ($0 * 10).rounded()) }
    // Ends that meet make a whole ellipse.
    let sweep = tenths[0] % 3600
    return [sweep <= 0 ? sweep + 3600 : sweep, tenths[1]]
  }
}
