public import Base

/// What would be lost of a picture that becomes pixel art: whoever imports it is asked first.
public enum PixelLoss: Error, Equatable, Sendable {
  /// More than a palette holds: so many.
  case colors(Int)
  /// More cells on a side than pixel art may have.
  case size(CellSize)
}
