public import Base
import Glibc

/// Content that goes on moving when the hand lets it go, ever slower.
public final class KineticMotion {
  /// The latest moves of the hand.
  private var moves: [(offset: ViewPoint, time: EventTime)] = []
  /// In points a second.
  private var velocity = ViewPoint.zero
  private var last = ContinuousClock.now
  private var cancel: (() -> Void)?

  /// Creates the motion of content at rest.
  public init() {}

  /// Whether the content glides.
  public var isMoving: Bool { cancel != nil }

  /// The time between two steps.
  public static let pause = Duration.milliseconds(12)
  /// Older moves don't count for the hand's speed.
  private static let memoryMilliseconds: UInt32 = 90
  /// The fraction of the velocity left after a second.
  private static let velocityAfterSecond = 0.012
  /// The speed, in points a second, below which it stops.
  private static let leastVelocity = 24.0

  /// Notes a move of the hand, by which the content has moved already.
  public func note(_ offset: ViewPoint, at time: EventTime) {
    moves.append((offset, time))
    forgetOldMoves(at: time)
  }

  private func forgetOldMoves(at time: EventTime) {
    moves.removeAll { time.milliseconds(since: $0.time) > Self.memoryMilliseconds }
  }

  /// Lets the content glide if the hand was fast enough.
  ///
  /// - Parameters:
  ///   - host: waits between the steps; nil if nothing may glide.
  ///   - move: moves the content by an offset in points.
  public func release(
    at time: EventTime, on host: (any SceneHost)?, _ move: @escaping (ViewPoint) -> Void
  ) {
    forgetOldMoves(at: time)
    defer { moves = [] }
    guard let host, let first = moves.first, moves.count > 1 else { return }
    let seconds = Double(max(8, time.milliseconds(since: first.time))) / 1000
    let offset = moves.dropFirst().reduce(ViewPoint.zero) { $0 + $1.offset }
    velocity = ViewPoint(x: offset.x / seconds, y: offset.y / seconds)
    guard speed > 4 * Self.leastVelocity else { return }
    last = .now
    wait(on: host, move)
  }

  private var speed: Double { (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() }

  /// Stops at once, and forgets the moves of the hand.
  public func stop() {
    cancel?()
    cancel = nil
    moves = []
    velocity = .zero
  }

  private func wait(on host: any SceneHost, _ move: @escaping (ViewPoint) -> Void) {
    cancel = host.after(Self.pause) { [weak self, weak host] in
      guard let self, let host else { return }
      step(on: host, move)
    }
  }

  private func step(on host: any SceneHost, _ move: @escaping (ViewPoint) -> Void) {
    let now = ContinuousClock.now
    let seconds = min(0.1, (now - last) / .seconds(1))
    last = now
    move(ViewPoint(x: velocity.x * seconds, y: velocity.y * seconds))
    let left = pow(Self.velocityAfterSecond, seconds)
    velocity = ViewPoint(x: velocity.x * left, y: velocity.y * left)
    // The content may have stopped it.
    guard cancel != nil, speed > Self.leastVelocity else { return stop() }
    wait(on: host, move)
  }
}
