public import Base

extension LayeredPixels {
  /// The tiles of a layer, one below the other; the first is the one in which nothing is.
  public struct TileSheet: Equatable, Sendable {
    /// The same for layers that share their tiles.
    public var id: UInt32
    public var name: String
    public var tileSize: CellSize
    public var pixels: Pixels

    public init(id: UInt32, name: String, tileSize: CellSize, pixels: Pixels) {
      self.id = id
      self.name = name
      self.tileSize = tileSize
      self.pixels = pixels
    }

    public var count: Int { pixels.count / max(1, tileSize.count) }
  }
}
