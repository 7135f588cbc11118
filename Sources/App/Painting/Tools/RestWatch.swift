import Base
import Editing
import Widgets

/// Notices when the pointer rests while it is pressed.
final class RestWatch {
  /// How long it has to rest.
  static let time = Duration.milliseconds(500)
  /// How far it may tremble, in points.
  static let reach = 3.0
  private var place: ViewPoint?
  private var cancel: (() -> Void)?

  /// The pointer is in a place, pressed.
  ///
  /// - Parameter rested: called once it has been near there for long enough.
  func move(to point: ViewPoint, _ host: (any SceneHost)?, rested: @escaping () -> Void) {
    if let place, place.distance(to: point) <= Self.reach { return }
    place = point
    cancel?()
    cancel = host?.after(Self.time) { [weak self] in
      self?.cancel = nil
      rested()
    }
  }

  func end() {
    cancel?()
    (cancel, place) = (nil, nil)
  }
}
