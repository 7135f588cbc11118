public import Base
public import Texts
public import Widgets

/// Shows messages of a window's controllers at its bottom.
public final class ToastPresenter {
  /// Posts the toast to show; nil hides it.
  public let announced = Signal<Toast?>()
  private let texts: Texts

  /// Creates a presenter; a listener of `announced` shows its toasts.
  public init(texts: Texts) { self.texts = texts }

  /// Shows a message.
  ///
  /// - Parameter lifetime: use `untilClosed` for problems.
  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    announced.post(
      Toast(text: text, lifetime: lifetime, closeName: texts.close) { [weak self] in
        self?.announced.post(nil)
      })
  }

  /// Shows a message about a change that its button takes back.
  public func say(_ text: String, undo: @escaping () -> Void) {
    let close = { [weak self] () -> Void in self?.announced.post(nil) }
    announced.post(
      Toast(
        text: text, actionTitle: texts.undo, closeName: texts.close,
        action: {
          close()
          undo()
        }, closed: close))
  }
}
