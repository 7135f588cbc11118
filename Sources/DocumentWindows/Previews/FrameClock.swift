public import Widgets

/// Determines the current frame of an animation at true speed: delays of the timer are subtracted from the next frame.
public final class FrameClock {
  /// The current frame.
  public private(set) var frame: Int
  private let round: [(frame: Int, milliseconds: Int)]
  private weak var host: (any SceneHost)?
  private let changed: (Int) -> Void
  private var place = 0
  /// The end of the current frame.
  private var deadline = ContinuousClock.now
  private var cancel: (() -> Void)?

  /// - Parameters:
  ///   - round: the frames of one cycle with their durations; not empty.
  ///   - changed: called with each new frame.
  public init(
    _ round: [(frame: Int, milliseconds: Int)], host: any SceneHost,
    changed: @escaping (Int) -> Void
  ) {
    self.round = round
    self.host = host
    self.changed = changed
    frame = round[0].frame
  }

  /// Starts with a given frame, or with the first one if that isn't played.
  public func start(at frame: Int) {
    place = round.firstIndex { $0.frame == frame } ?? 0
    self.frame = round[place].frame
    deadline = ContinuousClock.now + .milliseconds(round[place].milliseconds)
    wait()
  }

  /// Stops the animation at the current frame.
  public func stop() {
    cancel?()
    cancel = nil
  }

  private func wait() {
    let rest = max(.zero, deadline - ContinuousClock.now)
    cancel = host?.after(rest) { [weak self] in self?.step() }
  }

  private func step() {
    let now = ContinuousClock.now
    // Skip frames that are over already, but not all of a long sleep.
    var steps = 0
    repeat {
      place = (place + 1) % round.count
      deadline += .milliseconds(round[place].milliseconds)
      steps += 1
    } while deadline <= now && steps < round.count
    if deadline <= now { deadline = now + .milliseconds(round[place].milliseconds) }
    frame = round[place].frame
    wait()
    changed(frame)
  }
}
