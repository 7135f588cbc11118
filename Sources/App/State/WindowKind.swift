import Base
import Platform

/// Windows that share a remembered place.
struct WindowKind {
  let name: String
  /// In points, before the first time.
  let firstSize: ViewSize
}

extension Setting<RememberedPlace> {
  /// Where a window of a kind was the last time.
  static func place(of kind: WindowKind) -> Setting {
    Setting(
      "window.\(kind.name)", usually: RememberedPlace(size: kind.firstSize),
      read: { RememberedPlace(text: $0) }, write: \.text)
  }
}

extension Settings {
  /// Remembers from now on where a window is.
  func follow(_ window: SceneWindow, as kind: WindowKind) {
    window.placed.listen(state) { self[.place(of: kind)] = $0 }
  }
}
