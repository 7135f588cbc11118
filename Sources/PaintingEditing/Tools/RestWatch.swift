import Base
import Widgets

/// Notices when the pointer rests while it is pressed.
final class RestWatch {
  /// How long it has to rest.
  static let time = Duration.milliseconds(500)
  /// How far it may tremble, in points.
  static let reach = 3.0
  private let now: () -> ContinuousClock.Instant
  private var place: ViewPoint?
  /// When it came there.
  private var arrival: ContinuousClock.Instant
  private var rested: () -> Void = {}
  private var cancel: (() -> Void)?

  /// - Parameter now: tells the time.
  init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    arrival = now()
  }

  /// The pointer is in a place, pressed.
  ///
  /// - Parameter rested: called once it has been near there for long enough.
  func move(to point: ViewPoint, _ host: (any SceneHost)?, rested: @escaping () -> Void) {
    if let place, place.distance(to: point) <= Self.reach { return }
    (place, arrival, self.rested) = (point, now(), rested)
    // One call looks after all motions before it: to set another for each would wake two threads every time.
    if cancel == nil { wait(Self.time, host) }
  }

  private func wait(_ time: Duration, _ host: (any SceneHost)?) {
    cancel = host?.after(time) { [weak self, weak host] in self?.look(host) }
  }

  private func look(_ host: (any SceneHost)?) {
    cancel = nil
    let rest = Self.time - arrival.duration(to: now())
    if rest > .zero { wait(rest, host) } else { rested() }
  }

  func end() {
    cancel?()
    (cancel, place, rested) = (nil, nil, {})
  }
}
