import Base
public import Texts

/// The reason a program can't be reached by later ones; it remains usable.
public struct LibraryServerError: ExplainedError, Equatable {
  /// One line.
  public let message: Message

  static var noFolder: Self {
    Self(
      message: Message(
        "no safe folder for a socket was found; set XDG_RUNTIME_DIR to a folder of your own"))
  }

  static func system(_ error: SystemError) -> Self {
    Self(
      message: Message(
        "cannot create the socket that other instances connect to: {reason}",
        ["reason": error.message]))
  }
}
