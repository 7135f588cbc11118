import CZlib
import Base

/// Iterates over the chunks of a PNG file, verifying their checksums.
struct PNGChunkReader {
  struct Chunk {
    /// Four letters.
    let name: String
    let content: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) throws(PixelFileError) {
    guard bytes.starts(with: PNGChunks.signature) else { throw PixelFileError("not a PNG file") }
    self.bytes = bytes
    position = PNGChunks.signature.count
  }

  /// The next chunk; the last one of a complete file is `IEND`.
  ///
  /// - Throws: if the file is truncated or a checksum is wrong.
  mutating func next() throws(PixelFileError) -> Chunk {
    // Length, name and checksum.
    guard bytes.count - position >= 12 else { throw Self.cutOff }
    let length = Int(Self.number(bytes[position...]))
    guard length <= bytes.count - position - 12 else { throw Self.cutOff }
    let checked = bytes[position + 4..<position + 8 + length]
    let name = String(decoding: checked.prefix(4), as: UTF8.self)
    let sum = checked.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    position += 12 + length
    guard sum == UInt(Self.number(bytes[(position - 4)...])) else {
      throw PixelFileError("the PNG is damaged: a checksum is wrong")
    }
    return Chunk(name: name, content: checked.dropFirst(4))
  }

  private static let cutOff = PixelFileError("the PNG is incomplete")

  /// The first four bytes as a big-endian number; they must exist.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The first two bytes as a big-endian number; they must exist.
  static func smallNumber(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(2).reduce(0) { $0 << 8 | Int($1) }
  }
}
