public import Texts

/// Why a painting can't be made a picture of some size, or a file can't be made a painting's background.
public enum PictureError: ExplainedError, Equatable {
  /// The size is beyond what can be drawn.
  case tooLarge(width: Int, height: Int)
  /// The picture could not be drawn or encoded.
  case failed(Message)
  /// The file is no picture of a kind that is known, or a broken one.
  case noPicture(String)
  /// The file is a picture of a kind whose loader is not there.
  case noLoader(kind: String, package: String)
  /// The file's picture has too many pixels.
  case pictureTooLarge(width: Int, height: Int)
  case fileTooLong
  /// Somebody did not want it any more.
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
      Message("it can't be read as a picture: {reason}", ["reason": reason])
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
