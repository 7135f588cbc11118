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
