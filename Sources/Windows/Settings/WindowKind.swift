public import Base

/// A kind of windows that share a remembered placement.
public struct WindowKind {
  let name: String
  /// In points; used until there is a remembered placement.
  public let firstSize: ViewSize

  /// Creates a kind whose placement is stored under a name.
  public init(name: String, firstSize: ViewSize) {
    self.name = name
    self.firstSize = firstSize
  }
}

extension Setting<RememberedPlacement> {
  /// The last placement of a kind of window.
  public static func placement(of kind: WindowKind) -> Setting {
    Setting(
      "window.\(kind.name)", usually: RememberedPlacement(size: kind.firstSize),
      read: { RememberedPlacement(text: $0) }, write: \.text)
  }
}

extension Settings {
  /// Starts remembering the placement of a window.
  public func rememberPlacement(of window: SceneWindow, as kind: WindowKind) {
    window.placed.listen(state) { self[.placement(of: kind)] = $0 }
  }
}
