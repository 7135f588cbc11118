public import Base

/// The header of a sprite: the first 128 bytes of the file.
public struct AsepriteHeader: Equatable, Sendable {
  /// The format of a pixel.
  public enum Depth: Int, CaseIterable, Sendable {
    /// Palette indices.
    case indexed = 8
    /// Brightness and opacity.
    case gray = 16
    /// Red, green, blue and opacity.
    case color = 32

    /// Bytes per pixel.
    public var byteCount: Int { rawValue / 8 }
  }

  /// Bits of `flags`.
  public enum Flag {
    /// The opacities of layers are valid.
    public static let layersHaveOpacity: UInt32 = 1
    /// The blend modes and opacities of groups are valid.
    public static let groupsBlend: UInt32 = 2
    /// Each layer has an identifier of 16 bytes.
    public static let layersHaveIDs: UInt32 = 4
  }

  static let byteCount = 128
  private static let magic = 0xA5E0

  /// The size of the canvas in pixels.
  public var size: CellSize
  /// The meaning of a pixel: an index, a grey or a colour.
  public var depth: Depth
  /// The sum of bits of `Flag`.
  public var flags: UInt32
  /// The default duration of a frame.
  public var milliseconds = 100
  /// The palette index that is transparent in all layers but the background.
  public var transparentIndex: UInt8 = 0
  /// 0 for 256.
  public var colorCount = 0
  /// The aspect ratio of a pixel; 0 for a square.
  public var pixelWidth: UInt8 = 1
  /// The height that belongs to `pixelWidth`.
  public var pixelHeight: UInt8 = 1
  /// A cell of the drawing grid; empty for none.
  public var grid = CellRect(x: 0, y: 0, width: 16, height: 16)

  /// Creates a header with square pixels and the usual duration.
  public init(size: CellSize, depth: Depth, flags: UInt32 = Flag.layersHaveOpacity) {
    self.size = size
    self.depth = depth
    self.flags = flags
  }

  /// - Returns: the header and the number of frames.
  static func read(
    from reader: inout ByteReader
  ) throws(PixelFileError) -> (header: AsepriteHeader, frameCount: Int) {
    // The file's size; the actual size counts.
    try reader.skip(4)
    guard try reader.word() == magic else { throw PixelFileError("not an Aseprite file") }
    let frameCount = try reader.word()
    let size = CellSize(width: try reader.word(), height: try reader.word())
    guard !size.isEmpty else { throw reader.isNotAllowed(4) }
    guard let depth = Depth(rawValue: try reader.word()) else { throw reader.isNotAllowed(2) }
    var header = AsepriteHeader(size: size, depth: depth, flags: try reader.long())
    header.milliseconds = try reader.word()
    try reader.skip(8)
    header.transparentIndex = try reader.byte()
    try reader.skip(3)
    header.colorCount = try reader.word()
    header.pixelWidth = try reader.byte()
    header.pixelHeight = try reader.byte()
    header.grid = CellRect(
      x: try reader.signedWord(), y: try reader.signedWord(), width: try reader.word(),
      height: try reader.word())
    try reader.skip(84)
    return (header, frameCount)
  }

  /// Writes everything after the file's size.
  func write(to writer: inout ByteWriter, frameCount: Int) {
    writer.word(Self.magic)
    writer.word(frameCount)
    writer.word(size.width)
    writer.word(size.height)
    writer.word(depth.rawValue)
    writer.long(flags)
    writer.word(milliseconds)
    writer.zeros(8)
    writer.byte(transparentIndex)
    writer.zeros(3)
    writer.word(colorCount)
    writer.byte(pixelWidth)
    writer.byte(pixelHeight)
    writer.signedWord(grid.x)
    writer.signedWord(grid.y)
    writer.word(grid.width)
    writer.word(grid.height)
    writer.zeros(84)
  }
}
