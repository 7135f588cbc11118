public import Base

/// A node of a path: a point that the curve passes, and the two handles that shape the curve before and after it.
public struct PathNode: Equatable, Hashable, Sendable {
  /// How the handles of a node depend on each other.
  public enum Kind: String, CaseIterable, Sendable {
    /// Each handle moves alone.
    case corner
    /// Both handles are on one straight line through the point.
    case smooth
    /// Both handles are on one straight line, equally far from the point.
    case symmetric
  }

  /// A handle of a node, by the part of the curve that it shapes.
  public enum Side: CaseIterable, Sendable {
    /// The handle of the curve that ends at the node.
    case arriving
    /// The handle of the curve that begins at the node.
    case leaving

    /// The handle on the other side of the node.
    public var other: Side { self == .arriving ? .leaving : .arriving }
  }

  /// The place of the node.
  public var point: PaperPoint
  /// The second control point of the curve that ends here; equal to `point` without a handle.
  public var arriving: PaperPoint
  /// The first control point of the curve that begins here; equal to `point` without a handle.
  public var leaving: PaperPoint
  /// How the handles depend on each other.
  public var kind: Kind
  /// The pressure of the line here, 0…1.
  public var pressure: Double

  /// Creates a node; a corner without handles unless these are given.
  public init(
    _ point: PaperPoint, arriving: PaperPoint? = nil, leaving: PaperPoint? = nil,
    kind: Kind = .corner, pressure: Double = 1
  ) {
    self.point = point
    self.arriving = arriving ?? point
    self.leaving = leaving ?? point
    self.kind = kind
    self.pressure = pressure
  }

  /// The handle on a side; setting it leaves the other one alone. See `moveHandle` of a path.
  public subscript(side: Side) -> PaperPoint {
    get { side == .arriving ? arriving : leaving }
    set { if side == .arriving { arriving = newValue } else { leaving = newValue } }
  }

  /// Whether there is a handle on a side, apart from the point.
  public func hasHandle(_ side: Side) -> Bool { self[side] != point }

  /// Moves the point together with its handles.
  mutating func move(by offset: PaperVector) {
    point = point + offset
    arriving = arriving + offset
    leaving = leaving + offset
  }

  /// Returns the node with its points mapped.
  func moved(by map: (PaperPoint) -> PaperPoint) -> PathNode {
    var node = self
    (node.point, node.arriving, node.leaving) = (map(point), map(arriving), map(leaving))
    return node
  }

  /// Whether all of its numbers are finite, and the pressure is one.
  var isSound: Bool {
    [point, arriving, leaving].allSatisfy { $0.x.isFinite && $0.y.isFinite }
      && (0...1).contains(pressure)
  }

  /// The kind that the places of the handles suggest, for outlines that don't name kinds.
  public var apparentKind: Kind {
    let (before, after) = (point - arriving, leaving - point)
    let lengths = before.length * after.length
    guard lengths > 0, before.dot(after) > 0,
      abs(before.dx * after.dy - before.dy * after.dx) <= 1e-6 * lengths
    else { return .corner }
    return (before - after).length <= 1e-6 * before.length ? .symmetric : .smooth
  }
}
