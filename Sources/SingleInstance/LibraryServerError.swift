import Base
public import Texts

/// Why a program can't be reached by later ones; it can be used all the same.
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
