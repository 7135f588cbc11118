public import Base

/// The rectangle within an element that its label may fill, in units of the paper's longer side.
///
/// The label of a closed element turns with it, and is never mirrored. That of a line is upright, and short enough to
/// leave most of the line's ends visible.
public struct LabelRoom: Equatable, Sendable {
  /// The middle of the label.
  public var center: PaperPoint
  /// The direction of lines of text: a unit vector.
  public var axis: PaperVector
  /// Along the axis; positive.
  public var width: Double
  /// Across the axis; positive.
  public var height: Double

  /// The distance of a label from its owner's line.
  private static let margin = PaperScale.length(ofPoints: 4)
  /// The largest part of a side that the margins on both ends take.
  private static let greatestMargin = 0.4
  /// The largest part of a run that a label covers.
  private static let covered = 0.7
  /// The part of an elbow that its label covers at most, if the run in its middle is short.
  private static let leastCovered = 0.35
  /// The width of a label across a steep line, and the height of one along a flat line.
  private static let (widest, highest) = (0.4, 1.0)

  /// Returns nil for elements without labels, and for elements without extent.
  public init?(in element: PaintingElement, on paper: AspectRatio) {
    guard element.canHoldLabel else { return nil }
    if let line = LabelledLine(element, on: paper) {
      self.init(along: line)
    } else {
      guard let target = ConnectionTarget(element, on: paper) else { return nil }
      let inner = target.innerBox(of: element)
      let corner = target.point(at: UnitPoint(x: inner.left, y: inner.top))
      self.init(
        center: target.point(at: UnitPoint(x: inner.center.x, y: inner.center.y)),
        across: target.point(at: UnitPoint(x: inner.right, y: inner.top)) - corner,
        down: target.point(at: UnitPoint(x: inner.left, y: inner.bottom)) - corner,
        margin: target.inkReach + Self.margin)
    }
    guard width > 0, height > 0, [center.x, center.y, width, height].allSatisfy(\.isFinite) else {
      return nil
    }
  }

  /// Reserves the middle of a line: a part of the run there, or of a whole line with short runs.
  private init(along line: LabelledLine) {
    let way = line.middleRun
    let isSteep = abs(way.dy) > abs(way.dx)
    let least = way.length < line.length ? line.length * Self.leastCovered : 0
    center = line.middle
    axis = PaperVector(dx: 1, dy: 0)
    width = isSteep ? Self.widest : max(Self.covered * abs(way.dx), least)
    height = isSteep ? max(Self.covered * abs(way.dy), least) : Self.highest
  }

  /// Reserves the largest rectangle in a parallelogram with two sides along its upper one.
  ///
  /// - Parameters:
  ///   - across: the way along the upper side.
  ///   - down: the way along the left side.
  private init(center: PaperPoint, across: PaperVector, down: PaperVector, margin: Double) {
    let base = max(across.length, 1e-12)
    axis = across * (1 / base)
    let area = across.dx * down.dy - across.dy * down.dx
    // A mirrored element has readable letters, too.
    if area < 0, axis.dx < 0 { axis = -axis }
    let (fullHeight, slant) = (abs(area) / base, abs(down.dot(across)) / base)
    let part = slant > 0 ? min(1, base / (2 * slant)) : 1
    func inset(_ side: Double) -> Double { side - min(2 * margin, side * Self.greatestMargin) }
    (width, height) = (inset(base - slant * part), inset(fullHeight * part))
    self.center = center
  }

  /// Returns the map that moves and turns points in this room into another one, and brings them together if that is
  /// necessary.
  func map(of points: [PaperPoint], to other: LabelRoom) -> PaperMap {
    let ways = points.map { $0 - center }
    func reach(_ axis: PaperVector) -> Double { ways.map { abs($0.dot(axis)) }.max() ?? 0 }
    let (across, down) = (reach(axis), reach(normal))
    let scale = min(
      1, across > 0 ? other.width / 2 / across : 1, down > 0 ? other.height / 2 / down : 1)
    let turn = PaperVector(
      dx: axis.dx * other.axis.dx + axis.dy * other.axis.dy,
      dy: axis.dx * other.axis.dy - axis.dy * other.axis.dx)
    return PaperMap.translation(other.center - center)
      .after(.scaling(x: scale, y: scale, about: center))
      .after(.rotation(to: turn, about: center))
  }

  /// The direction from one line of text to the next.
  public var normal: PaperVector { PaperVector(dx: -axis.dy, dy: axis.dx) }

  /// Whether a point is within the room.
  public func contains(_ point: PaperPoint) -> Bool {
    let way = point - center
    return abs(way.dot(axis)) <= width / 2 && abs(way.dot(normal)) <= height / 2
  }
}
