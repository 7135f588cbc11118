public import Base
public import Documents

extension LayeredPixels {
  /// The tiles of a layer in a column, starting with the empty one.
  public struct TileSheet: Equatable, Sendable {
    /// Identifies the sheet among layers that share it.
    public var id: UInt32
    /// The name that the user gave it; empty for none.
    public var name: String
    /// The size of each tile in pixels.
    public var tileSize: CellSize
    /// The pixels of all tiles, one below the other.
    public var pixels: Pixels
    /// What else the file says of it; nil for nothing.
    public var details: TilesetDetails?

    /// Creates a sheet; its number of pixels has to be a multiple of a tile's.
    public init(id: UInt32, name: String, tileSize: CellSize, pixels: Pixels) {
      self.id = id
      self.name = name
      self.tileSize = tileSize
      self.pixels = pixels
    }

    /// The number of tiles, including the empty one.
    public var count: Int { pixels.count / max(1, tileSize.count) }
  }
}
