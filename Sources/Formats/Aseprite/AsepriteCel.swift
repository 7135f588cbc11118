public import Base

/// What a layer shows in a frame.
public struct AsepriteCel: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Pixels; Aseprite packs them, but for very old files.
    case pixels(AsepriteImage, isPacked: Bool)
    /// The same as in another frame, with its position and opacity.
    case linked(frame: Int)
    case tiles(AsepriteTilemap)
    /// As a newer Aseprite may write it.
    case other(kind: Int, bytes: [UInt8])
  }

  /// Which layer, in the order of the file.
  public var layer: Int
  public var origin: CellPosition
  public var opacity: UInt8
  /// How many layers further up it is shown; further down where it is negative.
  public var zIndex: Int
  public var content: Content

  public init(
    layer: Int, origin: CellPosition, opacity: UInt8 = 255, zIndex: Int = 0, content: Content
  ) {
    self.layer = layer
    self.origin = origin
    self.opacity = opacity
    self.zIndex = zIndex
    self.content = content
  }

  init(
    from reader: inout ByteReader, _ header: AsepriteHeader, packed: inout AsepritePackedBytes?
  ) throws(PixelFileError) {
    layer = try reader.word()
    origin = CellPosition(x: try reader.signedWord(), y: try reader.signedWord())
    opacity = try reader.byte()
    let kind = try reader.word()
    zIndex = try reader.signedWord()
    try reader.skip(5)
    switch kind {
    case 0, 2:
      let size = CellSize(width: try reader.word(), height: try reader.word())
      let count = size.count * header.depth.byteCount
      var image = AsepriteImage(size: size, bytes: [])
      if kind == 0 {
        image.bytes = Array(try reader.bytes(count))
      } else {
        packed = AsepritePackedBytes(rest: &reader, count: count)
      }
      content = .pixels(image, isPacked: kind == 2)
    case 1: content = .linked(frame: try reader.word())
    case 3:
      let tilemap = try AsepriteTilemap(from: &reader)
      packed = AsepritePackedBytes(rest: &reader, count: tilemap.byteCount)
      content = .tiles(tilemap)
    default: content = .other(kind: kind, bytes: Array(reader.rest()))
    }
  }

  /// Puts what was unpacked into its place.
  mutating func fill(_ bytes: [UInt8]) {
    switch content {
    case .pixels(var image, let isPacked):
      image.bytes = bytes
      content = .pixels(image, isPacked: isPacked)
    case .tiles(var tilemap):
      tilemap.fill(bytes)
      content = .tiles(tilemap)
    case .linked, .other: break
    }
  }

  private var kind: Int {
    switch content {
    case .pixels(_, let isPacked): isPacked ? 2 : 0
    case .linked: 1
    case .tiles: 3
    case .other(let kind, _): kind
    }
  }

  func write(to writer: inout ByteWriter, cores: Int?) throws(PixelFileError) {
    writer.word(layer)
    writer.signedWord(origin.x)
    writer.signedWord(origin.y)
    writer.byte(opacity)
    writer.word(kind)
    writer.signedWord(zIndex)
    writer.zeros(5)
    switch content {
    case .pixels(let image, let isPacked):
      writer.word(image.size.width)
      writer.word(image.size.height)
      if isPacked {
        try writer.packed(image.bytes, cores: cores)
      } else {
        writer.append(image.bytes)
      }
    case .linked(let frame): writer.word(frame)
    case .tiles(let tilemap): try tilemap.write(to: &writer, cores: cores)
    case .other(_, let bytes): writer.append(bytes)
    }
  }
}
