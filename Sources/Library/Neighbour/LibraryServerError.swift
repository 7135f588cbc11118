/// Why a program can't be reached by later ones; it can be used all the same.
public struct LibraryServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// One line.
  public let description: String

  static var noFolder: Self {
    Self(description: "no folder is safe for a socket; set XDG_RUNTIME_DIR to one of your own")
  }

  static func system(_ error: SystemError) -> Self {
    Self(description: "cannot make a socket for later starts: \(error)")
  }
}
