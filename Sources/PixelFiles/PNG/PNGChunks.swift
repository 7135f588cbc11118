import CZlib

/// The container of a PNG file: chunks with their checksums.
///
/// Source: PNG specification, third edition (W3C, 2025), which includes the chunks of animations.
struct PNGChunks {
  private(set) var bytes = PNGChunkReader.signature

  mutating func append(_ name: String, _ content: [UInt8]) {
    let start = bytes.count + 4
    bytes += Self.bigEndian(UInt32(content.count))
    bytes += Array(name.utf8) + content
    let sum = bytes[start...].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    bytes += Self.bigEndian(UInt32(truncatingIfNeeded: sum))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }

  /// - Parameter level: 1…9, zlib's.
  static func compressed(_ bytes: [UInt8], level: Int32 = 9) throws(PixelFileError) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, UInt(bytes.count), level) == Z_OK else {
      throw PixelFileError("the picture could not be compressed")
    }
    result.removeSubrange(Int(count)...)
    return result
  }
}
