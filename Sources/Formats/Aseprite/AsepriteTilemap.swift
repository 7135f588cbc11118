public import Base

/// A cel of tiles, each a number whose bits are the tile's index and its flips.
public struct AsepriteTilemap: Equatable, Sendable {
  /// In tiles.
  public var size: CellSize
  /// 8, 16 or 32.
  public var bitsPerTile: Int
  /// The bits of a tile's index in its tileset.
  public var idMask: UInt32
  /// The bit that mirrors a tile from left to right.
  public var xFlipMask: UInt32
  /// The bit that mirrors a tile from top to bottom.
  public var yFlipMask: UInt32
  /// The bit that mirrors a tile at its diagonal, before the other two.
  public var diagonalFlipMask: UInt32
  /// Row by row.
  public var tiles: [UInt32]

  /// Creates a map with Aseprite's own distribution of the bits, unless others are given.
  public init(
    size: CellSize, tiles: [UInt32], bitsPerTile: Int = 32, idMask: UInt32 = 0x1FFF_FFFF,
    xFlipMask: UInt32 = 0x8000_0000, yFlipMask: UInt32 = 0x4000_0000,
    diagonalFlipMask: UInt32 = 0x2000_0000
  ) {
    self.size = size
    self.bitsPerTile = bitsPerTile
    self.idMask = idMask
    self.xFlipMask = xFlipMask
    self.yFlipMask = yFlipMask
    self.diagonalFlipMask = diagonalFlipMask
    self.tiles = tiles
  }

  var byteCount: Int { size.count * bitsPerTile / 8 }

  /// Reads everything but the compressed tiles.
  init(from reader: inout ByteReader) throws(PixelFileError) {
    size = CellSize(width: try reader.word(), height: try reader.word())
    bitsPerTile = try reader.word()
    guard [8, 16, 32].contains(bitsPerTile) else { throw reader.isNotAllowed(2) }
    idMask = try reader.long()
    xFlipMask = try reader.long()
    yFlipMask = try reader.long()
    diagonalFlipMask = try reader.long()
    try reader.skip(10)
    tiles = []
  }

  /// Sets the tiles from unpacked bytes.
  mutating func fill(_ bytes: [UInt8]) {
    let length = bitsPerTile / 8
    tiles = (0..<bytes.count / length).map { index in
      (0..<length).reversed().reduce(0) { $0 << 8 | UInt32(bytes[index * length + $1]) }
    }
  }

  func write(to writer: inout ByteWriter, cores: Int?) throws(PixelFileError) {
    writer.word(size.width)
    writer.word(size.height)
    writer.word(bitsPerTile)
    for mask in [idMask, xFlipMask, yFlipMask, diagonalFlipMask] { writer.long(mask) }
    writer.zeros(10)
    let bytes = tiles.flatMap { tile in
      (0..<bitsPerTile / 8).map { UInt8(truncatingIfNeeded: tile >> (8 * UInt32($0))) }
    }
    try writer.packed(bytes, cores: cores)
  }
}
