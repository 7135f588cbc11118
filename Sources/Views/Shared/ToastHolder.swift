import Base
import Widgets

/// Shows one toast at a time at the bottom of a screen, and hides brief ones automatically.
final class ToastHolder {
  private unowned let screen: View
  private var toast: Toast?
  private var cancelEnd: (() -> Void)?
  /// The duration of a brief toast, restarted while the pointer rests on it.
  private static let time = Duration.seconds(6)

  /// - Parameter screen: the parent of the toasts, which outlives the holder.
  init(_ screen: View) { self.screen = screen }

  /// Replaces the current toast, or hides it.
  func show(_ new: Toast?) {
    cancelEnd?()
    cancelEnd = nil
    if let toast { screen.remove(toast) }
    toast = new
    guard let new else { return }
    screen.add(new)
    if new.lifetime == .brief { scheduleEnd() }
  }

  /// Centres the toast near the lower edge of a part of the screen.
  func place(atFootOf bounds: ViewRect) { toast?.placeAtFoot(of: bounds) }

  private func scheduleEnd() {
    cancelEnd = screen.window?.host?.after(Self.time) { [weak self] in
      guard let self, let toast else { return }
      if toast.isPointedAt { scheduleEnd() } else { show(nil) }
    }
  }
}
