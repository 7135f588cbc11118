/// Why a painting can't be made a picture of some size, or a file can't be made a painting's background.
public enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The size is beyond what can be drawn.
  case tooLarge(width: Int, height: Int)
  /// The picture could not be drawn or encoded.
  case failed(String)
  /// The file is no picture of a kind that is known, or a broken one.
  case noPicture(String)
  /// The file's picture has too many pixels.
  case pictureTooLarge(width: Int, height: Int)
  case fileTooLong
  /// Somebody did not want it any more.
  case cancelled

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large; choose a smaller width"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    case .noPicture(let reason): "it can't be read as a picture: \(reason)"
    case .pictureTooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large; use one of up to 50 million pixels"
    case .cancelled: "it was cancelled"
    case .fileTooLong: "the file is larger than 64 MB; use a smaller picture"
    }
  }
}
