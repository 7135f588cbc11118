public import Base

/// Windows that share a remembered place.
public struct WindowKind {
  let name: String
  /// In points, before the first time.
  public let firstSize: ViewSize

  public init(name: String, firstSize: ViewSize) {
    self.name = name
    self.firstSize = firstSize
  }
}

extension Setting<RememberedPlace> {
  /// Where a window of a kind was the last time.
  public static func place(of kind: WindowKind) -> Setting {
    Setting(
      "window.\(kind.name)", usually: RememberedPlace(size: kind.firstSize),
      read: { RememberedPlace(text: $0) }, write: \.text)
  }
}

extension Settings {
  /// Remembers from now on where a window is.
  public func follow(_ window: SceneWindow, as kind: WindowKind) {
    window.placed.listen(state) { self[.place(of: kind)] = $0 }
  }
}
