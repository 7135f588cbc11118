extension DesktopPortal {
  /// The outcome of the dialog for a picture of the screen.
  public enum ScreenAnswer: Equatable {
    /// - Parameter path: a file that the desktop has written, and keeps.
    case taken(path: String)
    case cancelled
    /// The desktop takes no pictures of the screen.
    case unavailable
  }

  /// Lets the user take a picture of the screen or of a part of it.
  ///
  /// Source: flatpak/xdg-desktop-portal, "org.freedesktop.portal.Screenshot".
  ///
  /// - Parameter parent: the window over which the dialog is shown.
  public func pictureScreen(parent: String, answered: @escaping (ScreenAnswer) -> Void) {
    ask(
      "Screenshot", "Screenshot", [.string(parent)],
      options: ["interactive": .bool(true), "modal": .bool(true)]
    ) { answer in
      switch answer {
      case .unavailable: answered(.unavailable)
      case .cancelled: answered(.cancelled)
      case .given(let results):
        let path = results["uri"]?.text.flatMap { URIList(bytes: Array($0.utf8)).paths.first }
        answered(path.map { .taken(path: $0) } ?? .cancelled)
      }
    }
  }
}
