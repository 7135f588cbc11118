public import Texts

/// The reason a painting can't become a picture of some size, or a file a painting's background.
public enum PictureError: ExplainedError, Equatable {
  /// The size exceeds the limit of drawing.
  case tooLarge(width: Int, height: Int)
  /// The picture could not be drawn or encoded.
  case failed(Message)
  /// The file is damaged, or not a picture of a known kind.
  case noPicture(String)
  /// The picture's kind requires a loader that is not installed.
  case noLoader(kind: String, package: String)
  /// The file's picture has too many pixels.
  case pictureTooLarge(width: Int, height: Int)
  case fileTooLong
  /// The caller cancelled.
  case cancelled

  public var message: Message {
    switch self {
    case .tooLarge(let width, let height):
      Message(
        "a picture of {width} × {height} pixels is too large; choose a smaller width",
        ["width": width, "height": height])
    case .failed(let reason):
      Message("the picture could not be drawn: {reason}", ["reason": reason])
    case .noPicture(let reason):
      Message("it can’t be read as a picture: {reason}", ["reason": reason])
    case .noLoader(let kind, let package):
      Message(
        "no loader for {kind} pictures is installed; install the package {package}",
        ["kind": kind, "package": package])
    case .pictureTooLarge(let width, let height):
      Message(
        "a picture of {width} × {height} pixels is too large; use one of up to 50 million pixels",
        ["width": width, "height": height])
    case .cancelled: Message("it was cancelled")
    case .fileTooLong: Message("the file is larger than 64 MB; use a smaller picture")
    }
  }
}
