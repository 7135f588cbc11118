import Base
import Glibc
import Widgets

/// Kinetic scrolling of a grid, and scrolling while a drag extends past its edges.
public final class GridMotion {
  weak var grid: GridView?
  private let glide = KineticMotion()
  /// The position of a drag at an edge.
  private var drag: (position: ViewPoint, modifiers: Modifiers)?
  private var last = ContinuousClock.now
  /// Fractions of pixels carried over, in points.
  private var rest = ViewPoint.zero
  private var cancel: (() -> Void)?

  /// Creates the motion of a grid at rest.
  public init() {}

  /// Whether it is moving the grid.
  public var isMoving: Bool { cancel != nil || glide.isMoving }

  /// The width of the scrolling zone at an edge, in points, and the speed per second.
  private static let edge = 6.0
  private static let edgeVelocity = 40.0

  // MARK: Gliding

  func panned(by offset: ViewPoint, at time: EventTime) { glide.note(offset, at: time) }

  func released(at time: EventTime) {
    rest = .zero
    let window = grid?.window
    let host = window?.theme.motion == .reduced ? nil : window?.host
    glide.release(at: time, on: host) { [weak self] in self?.move(by: $0) }
  }

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
    glide.stop()
    cancel?()
    cancel = nil
    drag = nil
  }

  private func startMoving() {
    last = .now
    rest = .zero
    wait()
  }

  private func wait() {
    cancel = grid?.window?.host?.after(KineticMotion.pause) { [weak self] in self?.step() }
  }

  private func step() {
    guard let grid, let drag else { return stop() }
    let now = ContinuousClock.now
    let seconds = min(0.1, (now - last) / .seconds(1))
    last = now
    let velocity = edgeVelocity(at: drag.position, in: grid.bounds)
    move(by: ViewPoint(x: velocity.x * seconds, y: velocity.y * seconds))
    grid.followDrag(at: drag.position, drag.modifiers)
    if cancel != nil { wait() }
  }

  /// Moves by whole pixels and carries over the rest.
  private func move(by offset: ViewPoint) {
    guard let grid else { return }
    rest = grid.pan(byWholePixelsOf: rest + offset)
  }
}
