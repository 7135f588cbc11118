import Base

/// An Aseprite sprite: frames of chunks, in the order of the file.
///
/// Reading and writing preserves everything, including unknown chunks. `LayeredPixels` represents the same as layers
/// and cels.
///
///     let file = try AsepriteFile(bytes)
///     try AsepriteFile(try file.bytes()) == file   // true
///
/// Source: "Aseprite File Format Specifications", docs/ase-file-specs.md of Aseprite.
public struct AsepriteFile: Equatable, Sendable {
  /// The first 128 bytes: size, depth and general settings.
  public var header: AsepriteHeader
  /// The frames in order; at least one.
  public var frames: [AsepriteFrame]

  /// Creates a sprite; it is checked when it is written.
  public init(header: AsepriteHeader, frames: [AsepriteFrame]) {
    self.header = header
    self.frames = frames
  }

  /// Reads a file's bytes, unpacking cels on all cores.
  ///
  /// - Throws: an error that names the offending byte.
  public init(_ bytes: [UInt8]) throws(PixelFileError) {
    self = try AsepriteReader.file(bytes)
  }

  /// The limit of unpacked pixel bytes in a file.
  static let mostBytes = 1 << 29

  /// Whether bytes have the header of such a file: after the size come the magic number, the number of frames, two
  /// sides and the bits of a pixel.
  public static func isAseprite(_ bytes: [UInt8]) -> Bool {
    bytes.count >= AsepriteHeader.byteCount && bytes[4] == 0xE0 && bytes[5] == 0xA5
      && AsepriteHeader.Depth(rawValue: Int(bytes[12]) | Int(bytes[13]) << 8) != nil
  }
}

/// A frame with its chunks; those of the first one mostly concern the whole sprite.
public struct AsepriteFrame: Equatable, Sendable {
  static let magic = 0xF1FA

  /// 0 for the header's default.
  public var milliseconds: Int
  /// The chunks in the order of the file.
  public var chunks: [AsepriteChunk]

  /// Creates a frame with a duration.
  public init(milliseconds: Int, chunks: [AsepriteChunk] = []) {
    self.milliseconds = milliseconds
    self.chunks = chunks
  }

  /// - Parameter cores: the number of threads that pack cels; that of the cores if nil.
  func bytes(_ header: AsepriteHeader, cores: Int?) throws(PixelFileError) -> [UInt8] {
    var writer = ByteWriter()
    try writer.counted { (writer) throws(PixelFileError) in
      writer.word(Self.magic)
      writer.word(chunks.count)
      writer.word(milliseconds)
      writer.zeros(2)
      writer.long(chunks.count)
      for chunk in chunks {
        try writer.counted { (writer) throws(PixelFileError) in
          try chunk.write(to: &writer, header, cores: cores)
        }
      }
    }
    return writer.bytes
  }
}

extension AsepriteFile {
  /// Encodes the file, packing frames on all cores.
  public func bytes() throws(PixelFileError) -> [UInt8] {
    // A single frame distributes its cels instead.
    let cores = frames.count > 1 ? 1 : nil
    let parts = Cores.map(frames.count) { index in
      Result { () throws(PixelFileError) in try frames[index].bytes(header, cores: cores) }
    }
    var writer = ByteWriter()
    try writer.counted { (writer) throws(PixelFileError) in
      header.write(to: &writer, frameCount: frames.count)
      for part in parts { writer.append(try part.get()) }
    }
    return writer.bytes
  }
}
