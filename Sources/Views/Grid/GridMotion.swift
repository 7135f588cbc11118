import Base
import Glibc
import Widgets

/// Kinetic scrolling of a grid, and scrolling while a drag extends past its edges.
public final class GridMotion {
  weak var grid: GridView?
  /// The latest moves of a pan.
  private var moves: [(offset: ViewPoint, time: EventTime)] = []
  /// In points a second.
  private var velocity = ViewPoint.zero
  /// The position of a drag at an edge.
  private var drag: (position: ViewPoint, modifiers: Modifiers)?
  private var last = ContinuousClock.now
  /// Fractions of pixels carried over, in points.
  private var rest = ViewPoint.zero
  private var cancel: (() -> Void)?

  /// Creates the motion of a grid at rest.
  public init() {}

  /// Whether it is moving the grid.
  public var isMoving: Bool { cancel != nil }

  private static let pause = Duration.milliseconds(12)
  /// Older moves don't count for the hand's speed.
  private static let memoryMilliseconds: UInt32 = 90
  /// The fraction of the velocity left after a second.
  private static let velocityAfterSecond = 0.012
  /// The speed, in points a second, below which it stops.
  private static let leastVelocity = 24.0
  /// The width of the scrolling zone at an edge, in points, and the speed per second.
  private static let edge = 6.0
  private static let edgeVelocity = 40.0

  // MARK: Gliding

  func panned(by offset: ViewPoint, at time: EventTime) {
    moves.append((offset, time))
    moves.removeAll { time.milliseconds(since: $0.time) > Self.memoryMilliseconds }
  }

  func released(at time: EventTime) {
    moves.removeAll { time.milliseconds(since: $0.time) > Self.memoryMilliseconds }
    defer { moves = [] }
    guard grid?.window?.theme.motion != .reduced else { return }
    guard let first = moves.first, moves.count > 1 else { return }
    let seconds = Double(max(8, time.milliseconds(since: first.time))) / 1000
    let offset = moves.dropFirst().reduce(ViewPoint.zero) { $0 + $1.offset }
    velocity = ViewPoint(x: offset.x / seconds, y: offset.y / seconds)
    guard speed > 4 * Self.leastVelocity else { return }
    startMoving()
  }

  private var speed: Double { (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() }

  // MARK: Edges

  func dragged(to position: ViewPoint, _ modifiers: Modifiers) {
    guard let grid, !grid.bounds.inset(Self.edge).contains(position) else {
      drag = nil
      return stop()
    }
    drag = (position, modifiers)
    if cancel == nil { startMoving() }
  }

  /// Returns the scrolling speed per second for a drag at a position.
  private func edgeVelocity(at position: ViewPoint, in bounds: ViewRect) -> ViewPoint {
    func along(_ place: Double, _ from: Double, _ to: Double) -> Double {
      if place < from { return (from - place) * Self.edgeVelocity }
      if place > to { return (to - place) * Self.edgeVelocity }
      return 0
    }
    let inner = bounds.inset(Self.edge)
    return ViewPoint(
      x: along(position.x, inner.x, inner.maxX), y: along(position.y, inner.y, inner.maxY))
  }

  // MARK: Time

  /// Stops any motion at once.
  public func stop() {
    cancel?()
    cancel = nil
    drag = nil
    velocity = .zero
  }

  private func startMoving() {
    last = .now
    rest = .zero
    wait()
  }

  private func wait() {
    cancel = grid?.window?.host?.after(Self.pause) { [weak self] in self?.step() }
  }

  private func step() {
    guard let grid else { return stop() }
    let now = ContinuousClock.now
    let seconds = min(0.1, Double((now - last).components.attoseconds) / 1e18)
    last = now
    if let drag {
      let velocity = edgeVelocity(at: drag.position, in: grid.bounds)
      move(grid, by: ViewPoint(x: velocity.x * seconds, y: velocity.y * seconds))
      grid.followDrag(at: drag.position, drag.modifiers)
    } else {
      move(grid, by: ViewPoint(x: velocity.x * seconds, y: velocity.y * seconds))
      let left = pow(Self.velocityAfterSecond, seconds)
      velocity = ViewPoint(x: velocity.x * left, y: velocity.y * left)
      guard speed > Self.leastVelocity else { return stop() }
    }
    if cancel != nil { wait() }
  }

  /// Moves by whole pixels and carries over the rest.
  private func move(_ grid: GridView, by offset: ViewPoint) {
    rest = rest + offset
    let whole = ViewPoint(
      x: (rest.x * grid.scale).rounded(.towardZero) / grid.scale,
      y: (rest.y * grid.scale).rounded(.towardZero) / grid.scale)
    rest = rest - whole
    if whole != .zero { grid.pan(by: whole) }
  }
}
