import Base
import Texts
import Widgets

/// What the controllers of one window say at its foot.
final class Announcer {
  /// What is to be shown; nil takes it away.
  let announced = Signal<Toast?>()
  private let texts: Texts

  init(texts: Texts) { self.texts = texts }

  /// Says a sentence.
  ///
  /// - Parameter lifetime: until it is closed, where something is wrong.
  func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    announced.post(
      Toast(text: text, lifetime: lifetime, closeName: texts.close) { [weak self] in
        self?.announced.post(nil)
      })
  }
}
