/// Why a painting can't be made a picture of some size.
public enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The size is beyond what can be drawn.
  case tooLarge(width: Int, height: Int)
  /// The picture could not be drawn or encoded.
  case failed(String)

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large; choose a smaller width"
    case .failed(let reason): "the picture could not be drawn: \(reason)"
    }
  }
}
