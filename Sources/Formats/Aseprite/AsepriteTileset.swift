public import Base

/// A column of tiles of one size.
public struct AsepriteTileset: Equatable, Sendable {
  /// Bits of `flags`.
  public enum Flag {
    /// The tiles are in an external file.
    public static let isExternal: UInt32 = 1
    /// The tiles are in this file.
    public static let hasTiles: UInt32 = 2
    /// If unset, the empty tile has all bits set.
    public static let emptyTileIsFirst: UInt32 = 4
  }

  /// The identifier, from 0 in the order of the file.
  public var id: UInt32
  /// The sum of bits of `Flag`.
  public var flags: UInt32
  /// The number of tiles, including the empty one.
  public var tileCount: Int
  /// The size of each tile in pixels.
  public var tileSize: CellSize
  /// The number shown for the first tile.
  public var baseIndex: Int
  /// The name that the user gave it; empty for none.
  public var name: String
  /// The external file, and the tileset within it.
  public var external: (file: UInt32, tileset: UInt32)?
  /// Nil if the tiles are in another file.
  public var image: AsepriteImage?

  /// Creates a tileset whose tiles are in this file, the empty one first.
  ///
  /// - Parameter bytes: the pixels of all tiles, one below the other.
  public init(id: UInt32, name: String, tileSize: CellSize, tileCount: Int, bytes: [UInt8]) {
    self.id = id
    self.name = name
    self.tileSize = tileSize
    self.tileCount = tileCount
    flags = Flag.hasTiles | Flag.emptyTileIsFirst
    baseIndex = 1
    image = AsepriteImage(
      size: CellSize(width: tileSize.width, height: tileSize.height * tileCount), bytes: bytes)
  }

  init(
    from reader: inout ByteReader, _ header: AsepriteHeader, packed: inout AsepritePackedBytes?
  ) throws(PixelFileError) {
    id = try reader.long()
    flags = try reader.long()
    tileCount = Int(try reader.long())
    tileSize = CellSize(width: try reader.word(), height: try reader.word())
    baseIndex = try reader.signedWord()
    try reader.skip(14)
    name = try reader.text()
    if flags & Flag.isExternal != 0 { external = (try reader.long(), try reader.long()) }
    guard flags & Flag.hasTiles != 0 else { return }
    var tiles = try reader.part(Int(try reader.long()))
    let size = CellSize(width: tileSize.width, height: tileSize.height * tileCount)
    image = AsepriteImage(size: size, bytes: [])
    let (pixels, isTooMany) = size.width.multipliedReportingOverflow(by: size.height)
    let (count, overflows) = pixels.multipliedReportingOverflow(by: header.depth.byteCount)
    guard !isTooMany, !overflows else { throw reader.isNotAllowed(4) }
    packed = AsepritePackedBytes(rest: &tiles, count: count)
  }

  func write(to writer: inout ByteWriter, cores: Int?) throws(PixelFileError) {
    writer.long(id)
    writer.long(flags)
    writer.long(tileCount)
    writer.word(tileSize.width)
    writer.word(tileSize.height)
    writer.signedWord(baseIndex)
    writer.zeros(14)
    writer.text(name)
    if flags & Flag.isExternal != 0 {
      writer.long(external?.file ?? 0)
      writer.long(external?.tileset ?? 0)
    }
    guard flags & Flag.hasTiles != 0 else { return }
    var packed = ByteWriter()
    try packed.packed(image?.bytes ?? [], cores: cores)
    writer.long(packed.bytes.count)
    writer.append(packed.bytes)
  }

  public static func == (a: AsepriteTileset, b: AsepriteTileset) -> Bool {
    a.id == b.id && a.flags == b.flags && a.tileCount == b.tileCount && a.tileSize == b.tileSize
      && a.baseIndex == b.baseIndex && a.name == b.name && a.image == b.image
      && a.external?.file == b.external?.file && a.external?.tileset == b.external?.tileset
  }
}
