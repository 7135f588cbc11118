import Base
import Widgets

/// Repeats the last reading of a pressed pointer while it rests, with the time that has passed.
final class RestClock {
  /// The time between two repetitions.
  static let period = Duration.milliseconds(40)
  private let now: () -> ContinuousClock.Instant
  private var last: (reading: PaperReading, arrival: ContinuousClock.Instant)?
  private var cancel: (() -> Void)?

  /// - Parameter now: returns the time.
  init(now: @escaping () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Called when the pressed pointer arrives somewhere.
  ///
  /// - Parameter repeated: called with the same reading again and again, until the next arrival or the end.
  func start(
    at reading: PaperReading, _ host: (any SceneHost)?,
    repeated: @escaping (PaperReading) -> Void
  ) {
    last = (reading, now())
    if cancel == nil { wait(host, repeated) }
  }

  private func wait(_ host: (any SceneHost)?, _ repeated: @escaping (PaperReading) -> Void) {
    cancel = host?.after(Self.period) { [weak self, weak host] in
      guard let self, let last else { return }
      let passed = last.arrival.duration(to: now())
      if passed >= Self.period {
        var reading = last.reading
        reading.milliseconds = UInt32(
          saturating: Double(reading.milliseconds) + passed / .milliseconds(1))
        repeated(reading)
      }
      // The repetition may have ended the gesture.
      if self.last != nil { wait(host, repeated) }
    }
  }

  func end() {
    cancel?()
    (cancel, last) = (nil, nil)
  }
}
