/// What files of other programs say of a tileset, and this one keeps for them.
public struct TilesetDetails: Equatable, Sendable {
  /// A tileset in another file.
  public struct External: Equatable, Sendable {
    /// The number of the external file.
    public var file: UInt32
    /// The number of the tileset in that file.
    public var tileset: UInt32

    /// Creates a reference to a tileset, which need not exist.
    public init(file: UInt32, tileset: UInt32) {
      self.file = file
      self.tileset = tileset
    }
  }

  /// The flags as in Aseprite's files.
  public var flags: UInt32
  /// The number shown for the first tile.
  public var baseIndex: Int
  /// The same tileset in another file; nil for none.
  public var external: External?
  /// The notes on the tileset.
  public var userData = UserData()
  /// The notes on tiles, by index.
  public var tileData: [Int: UserData] = [:]

  /// Creates details with the usual flags: the tiles are in this file, the empty one first.
  public init(flags: UInt32 = 6, baseIndex: Int = 1) {
    self.flags = flags
    self.baseIndex = baseIndex
  }

  /// Follows changes to the order of the tiles.
  ///
  /// - Parameter place: returns the new index of a tile, or nil if it is removed.
  mutating func moveTiles(_ place: (Int) -> Int?) {
    var data: [Int: UserData] = [:]
    for (index, notes) in tileData {
      if let new = place(index) { data[new] = notes }
    }
    tileData = data
  }
}
