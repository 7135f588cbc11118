import Base

/// A sprite as Aseprite keeps it: frames of chunks, in the order of the file.
///
/// What is read and written again is equal, chunks that nobody knows included. `LayeredPixels` has the same as layers
/// and cels.
///
///     let file = try AsepriteFile(bytes)
///     try AsepriteFile(try file.bytes()) == file   // true
///
/// Source: "Aseprite File Format Specifications", docs/ase-file-specs.md of Aseprite.
public struct AsepriteFile: Equatable, Sendable {
  public var header: AsepriteHeader
  public var frames: [AsepriteFrame]

  public init(header: AsepriteHeader, frames: [AsepriteFrame]) {
    self.header = header
    self.frames = frames
  }

  /// Reads a file's bytes; cels are unpacked on all cores.
  ///
  /// - Throws: names the byte where something is wrong.
  public init(_ bytes: [UInt8]) throws(PixelFileError) {
    self = try AsepriteReader.file(bytes)
  }

  /// How many bytes all pixels of a file may have together, once they are unpacked.
  static let mostBytes = 1 << 29

  /// Whether bytes begin as those of such a file do: behind its size stand the magic number, the number of frames, two
  /// sides and the bits of a pixel.
  public static func isAseprite(_ bytes: [UInt8]) -> Bool {
    bytes.count >= AsepriteHeader.byteCount && bytes[4] == 0xE0 && bytes[5] == 0xA5
      && AsepriteHeader.Depth(rawValue: Int(bytes[12]) | Int(bytes[13]) << 8) != nil
  }
}

/// A frame, and all chunks that the file has in it: those of the first one are mostly about the whole sprite.
public struct AsepriteFrame: Equatable, Sendable {
  static let magic = 0xF1FA

  /// 0 for what the header says.
  public var milliseconds: Int
  public var chunks: [AsepriteChunk]

  public init(milliseconds: Int, chunks: [AsepriteChunk] = []) {
    self.milliseconds = milliseconds
    self.chunks = chunks
  }

  /// - Parameter cores: how many threads pack cels, as many as there are if nil.
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
  /// The file's bytes; frames are packed on all cores.
  public func bytes() throws(PixelFileError) -> [UInt8] {
    // One frame shares its cels out instead.
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
