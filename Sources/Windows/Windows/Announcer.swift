public import Base
public import Texts
public import Widgets

/// What the controllers of one window say at its foot.
public final class Announcer {
  /// What is to be shown; nil takes it away.
  public let announced = Signal<Toast?>()
  private let texts: Texts

  public init(texts: Texts) { self.texts = texts }

  /// Says a sentence.
  ///
  /// - Parameter lifetime: until it is closed, where something is wrong.
  public func say(_ text: String, _ lifetime: Toast.Lifetime = .brief) {
    announced.post(
      Toast(text: text, lifetime: lifetime, closeName: texts.close) { [weak self] in
        self?.announced.post(nil)
      })
  }
}
