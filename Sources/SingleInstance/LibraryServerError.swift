import Base
public import Texts

/// The reason a program can't be reached by later ones; it remains usable.
public struct LibraryServerError: ExplainedError, Equatable {
  /// One line.
  public let message: Message

  static var noFolder: Self {
    Self(
      message: Message("no folder is safe for a socket; set XDG_RUNTIME_DIR to one of your own"))
  }

  static func system(_ error: SystemError) -> Self {
    Self(
      message: Message(
        "cannot make a socket for later starts: {reason}", ["reason": error.message]))
  }
}
