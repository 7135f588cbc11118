import Base
import Dispatch

/// The timer for playing a past.
final class TimelinePlayer {
  /// Posted for each step.
  let ticked = Signal<Void>()
  private(set) var isPlaying = false
  /// Steps a second; nil for as many as there are pictures.
  var rate: Double?
  /// Invalidates callbacks of an earlier start.
  private var turn = 0

  private static let mostRate = 60.0

  func start(at rate: Double?) {
    stop()
    self.rate = rate
    isPlaying = true
    wait()
  }

  func stop() {
    isPlaying = false
    turn += 1
  }

  private func wait() {
    let (turn, pause) = (turn, 1 / (rate ?? Self.mostRate))
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in
      guard let self, isPlaying, turn == self.turn else { return }
      ticked.post(())
      if isPlaying { wait() }
    }
  }
}
