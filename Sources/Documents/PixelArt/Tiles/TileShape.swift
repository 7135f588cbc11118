public import Base

/// The shape and arrangement of a tileset's tiles.
public enum TileShape: String, CaseIterable, Sendable {
  /// In rows and columns.
  case rectangular
  /// Diamonds twice as wide as high, each row half a tile further down and to the side, like Tiled's isometric maps. A
  /// cell belongs to the diamond that contains its centre, so no two tiles share one.
  case isometric

  /// The allowed length of a tile's side, in cells.
  public static let allowedSide = 2...256

  /// Whether tiles of this shape may have a size.
  public func allows(_ size: CellSize) -> Bool {
    guard Self.allowedSide.contains(size.width), Self.allowedSide.contains(size.height) else {
      return false
    }
    return self == .rectangular || (size.width == 2 * size.height && size.height % 2 == 0)
  }

  /// Returns the size of this shape closest to a given one, by its width.
  public func fitting(_ size: CellSize) -> CellSize {
    func clamped(_ side: Int) -> Int {
      min(max(side, Self.allowedSide.lowerBound), Self.allowedSide.upperBound)
    }
    guard self == .isometric else {
      return CellSize(width: clamped(size.width), height: clamped(size.height))
    }
    let height = max(2, clamped(size.width) / 4 * 2)
    return CellSize(width: 2 * height, height: height)
  }
}
