/// The desktop's clipboard, as far as it holds text.
final class TextClipboard {
  private var text: String?

  /// Offers a text to all programs.
  func write(_ text: String, from window: SceneWindow) { self.text = text }

  /// Asks for the text that is there; answered at once, or later, or with nil.
  func read(for window: SceneWindow, _ done: @escaping (String?) -> Void) { done(text) }
}
