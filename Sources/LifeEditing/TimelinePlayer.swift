import Base
import Dispatch

/// Tells the time while a past is played.
final class TimelinePlayer {
  /// Something is to be seen now.
  let ticked = Signal<Void>()
  private(set) var isPlaying = false
  /// Steps in a second; nil as many as there are pictures.
  var rate: Double?
  /// Who was started before does not go on.
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
