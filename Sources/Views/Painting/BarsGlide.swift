import Widgets

/// The sliding of a full screen window's bars out of view and back.
final class BarsGlide {
  /// 0 for fully visible, 1 for out of view.
  private(set) var shift = 0.0
  /// Called at each step.
  var moved: () -> Void = {}
  private var target = 0.0
  private var isMoving = false
  private var motion = Motion.usual
  private var cancelReturn: (() -> Void)?

  /// The delay before they return after a stroke.
  static let rest = Duration.seconds(1)
  private static let frame = Duration.milliseconds(16)
  private static let stepCount = 10.0

  /// Called when a stroke begins or ends.
  ///
  /// - Parameters:
  ///   - host: provides timers. Without it, the bars move at once.
  ///   - motion: if reduced, the bars also move at once.
  func update(isDrawing: Bool, host: (any SceneHost)?, motion: Motion = .usual) {
    self.motion = motion
    cancelReturn?()
    cancelReturn = nil
    if isDrawing {
      go(to: 1, host)
    } else {
      cancelReturn = host?.after(Self.rest) { [weak self, weak host] in
        self?.cancelReturn = nil
        self?.go(to: 0, host)
      }
      if host == nil { go(to: 0, nil) }
    }
  }

  /// Shows the bars at once.
  func reset() {
    cancelReturn?()
    cancelReturn = nil
    target = 0
    shift = 0
  }

  private func go(to target: Double, _ host: (any SceneHost)?) {
    self.target = target
    if !isMoving { step(host) }
  }

  private func step(_ host: (any SceneHost)?) {
    isMoving = false
    guard shift != target else { return }
    let step = host == nil || motion == .reduced ? 1 : 1 / Self.stepCount
    shift = target > shift ? min(target, shift + step) : max(target, shift - step)
    moved()
    guard shift != target else { return }
    isMoving = true
    _ = host?.after(Self.frame) { [weak self, weak host] in self?.step(host) }
  }
}
