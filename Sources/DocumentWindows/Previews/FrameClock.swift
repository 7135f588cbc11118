public import Widgets

/// Says which frame of an animation is to be seen, at true speed: what a timer is late is taken from the next
/// frame.
public final class FrameClock {
  /// The frame that is to be seen now.
  public private(set) var frame: Int
  private let round: [(frame: Int, milliseconds: Int)]
  private weak var host: (any SceneHost)?
  private let changed: (Int) -> Void
  private var place = 0
  /// When the frame that is seen is over.
  private var deadline = ContinuousClock.now
  private var cancel: (() -> Void)?

  /// - Parameters:
  ///   - round: the frames of one round with their durations; not empty.
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

  /// Begins with a frame, or with the first one where that is not played.
  public func start(at frame: Int) {
    place = round.firstIndex { $0.frame == frame } ?? 0
    self.frame = round[place].frame
    deadline = ContinuousClock.now + .milliseconds(round[place].milliseconds)
    wait()
  }

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
    // Frames that are over already are left out, but for the rest of a long sleep.
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
