import Base
import Widgets

/// Shows one sentence at a time at the foot of a screen, and takes a brief one away by itself.
final class ToastHolder {
  private unowned let screen: View
  private var toast: Toast?
  private var cancelEnd: (() -> Void)?
  /// How long a brief sentence is seen; again as long while the pointer rests on it.
  private static let time = Duration.seconds(6)

  /// - Parameter screen: where sentences are added; it outlives the holder.
  init(_ screen: View) { self.screen = screen }

  /// Shows a sentence in the place of the one before it, or none.
  func show(_ new: Toast?) {
    cancelEnd?()
    cancelEnd = nil
    if let toast { screen.remove(toast) }
    toast = new
    guard let new else { return }
    screen.add(new)
    if new.lifetime == .brief { scheduleEnd() }
  }

  /// Centres the sentence near the lower edge of a part of the screen.
  func place(atFootOf bounds: ViewRect) { toast?.placeAtFoot(of: bounds) }

  private func scheduleEnd() {
    cancelEnd = screen.window?.host?.after(Self.time) { [weak self] in
      guard let self, let toast else { return }
      if toast.isPointedAt { scheduleEnd() } else { show(nil) }
    }
  }
}
