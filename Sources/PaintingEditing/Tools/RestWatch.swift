import Base
import Widgets

/// Detects that the pressed pointer rests.
final class RestWatch {
  /// The minimum duration of a rest; nil to ignore rests.
  var time: Duration? = .milliseconds(500)
  /// The maximum movement during a rest, in points.
  static let reach = 3.0
  private let now: () -> ContinuousClock.Instant
  private var place: ViewPoint?
  /// The time of arrival at the present place.
  private var arrival: ContinuousClock.Instant
  private var rested: () -> Void = {}
  private var cancel: (() -> Void)?

  /// - Parameter now: returns the time.
  init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    arrival = now()
  }

  /// Called when the pressed pointer is at a point.
  ///
  /// - Parameter rested: called once it has stayed near there for long enough.
  func move(to point: ViewPoint, _ host: (any SceneHost)?, rested: @escaping () -> Void) {
    guard let time else { return }
    if let place, place.distance(to: point) <= Self.reach { return }
    (place, arrival, self.rested) = (point, now(), rested)
    // A single timer serves all movements before it fires: setting another one each time would wake two threads.
    if cancel == nil { wait(time, host) }
  }

  private func wait(_ time: Duration, _ host: (any SceneHost)?) {
    cancel = host?.after(time) { [weak self, weak host] in self?.look(host) }
  }

  private func look(_ host: (any SceneHost)?) {
    cancel = nil
    guard let time else { return }
    let rest = time - arrival.duration(to: now())
    if rest > .zero { wait(rest, host) } else { rested() }
  }

  func end() {
    cancel?()
    (cancel, place, rested) = (nil, nil, {})
  }
}
