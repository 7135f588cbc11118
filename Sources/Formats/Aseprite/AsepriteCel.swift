public import Base

/// The content of a layer in a frame.
public struct AsepriteCel: Equatable, Sendable {
  /// The forms of a cel's content.
  public enum Content: Equatable, Sendable {
    /// Pixels, compressed except in very old files.
    case pixels(AsepriteImage, isPacked: Bool)
    /// The content of another frame's cel, with its position and opacity.
    case linked(frame: Int)
    case tiles(AsepriteTilemap)
    /// Possibly written by a newer Aseprite.
    case other(kind: Int, bytes: [UInt8])
  }

  /// The index of the layer, in the order of the file.
  public var layer: Int
  /// The position of the upper left corner, which may be outside of the canvas.
  public var origin: CellPosition
  /// The opacity, 0…255, apart from that of the layer.
  public var opacity: UInt8
  /// The offset in the order of layers, upwards if positive.
  public var zIndex: Int
  /// The pixels or tiles, or a reference to another frame's.
  public var content: Content

  /// Creates a cel, opaque and in the order of its layer unless said otherwise.
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

  /// Inserts the unpacked bytes.
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

/// The exact bounds of the preceding cel, in pixels and their fractions.
public struct AsepriteCelExtra: Equatable, Sendable {
  /// Bits: 1 if the bounds are valid.
  public var flags: UInt32
  /// x, y, width and height, in 65,536ths of a pixel.
  public var bounds: [UInt32]

  /// Creates the bounds from their four fixed-point numbers.
  public init(flags: UInt32, bounds: [UInt32]) {
    self.flags = flags
    self.bounds = bounds
  }

  init(from reader: inout ByteReader) throws(PixelFileError) {
    flags = try reader.long()
    bounds = []
    for _ in 0..<4 { bounds.append(try reader.long()) }
  }

  func write(to writer: inout ByteWriter) {
    writer.long(flags)
    for index in 0..<4 { writer.long(bounds.indices.contains(index) ? bounds[index] : 0) }
    writer.zeros(16)
  }
}

/// Pixels in the file's format: row by row, in as many bytes each as the depth implies.
public struct AsepriteImage: Equatable, Sendable {
  /// The number of columns and rows.
  public var size: CellSize
  /// The pixels without padding between rows.
  public var bytes: [UInt8]

  /// Wraps pixels, whose number of bytes has to fit the size and the file's depth.
  public init(size: CellSize, bytes: [UInt8]) {
    self.size = size
    self.bytes = bytes
  }
}

extension ByteWriter {
  /// Appends bytes compressed as a zlib stream.
  mutating func packed(_ bytes: [UInt8], cores: Int?) throws(PixelFileError) {
    do throws(CompressionError) {
      // The default level, 6, takes twice as long for 5 % less.
      append(try ZlibStream.compress(bytes, level: 4, cores: cores))
    } catch {
      throw PixelFileError("the picture could not be compressed")
    }
  }
}

/// Compressed bytes within a file.
struct AsepritePackedBytes {
  /// Their position in the file.
  let range: Range<Int>
  /// The unpacked size.
  let count: Int

  /// The rest of a chunk.
  init(rest reader: inout ByteReader, count: Int) {
    let start = reader.position
    range = start..<start + reader.rest().count
    self.count = count
  }
}
