public import Base

/// Pixels as a file has them: row by row, each of as many bytes as the depth says.
public struct AsepriteImage: Equatable, Sendable {
  public var size: CellSize
  public var bytes: [UInt8]

  public init(size: CellSize, bytes: [UInt8]) {
    self.size = size
    self.bytes = bytes
  }
}

extension ByteWriter {
  /// Packs bytes as a stream of zlib's format.
  mutating func packed(_ bytes: [UInt8], cores: Int?) throws(PixelFileError) {
    do throws(CompressionError) {
      // The usual level, 6, takes twice as long for 5 % less.
      append(try ZlibStream.compress(bytes, level: 4, cores: cores))
    } catch {
      throw PixelFileError("the picture could not be compressed")
    }
  }
}
