import CZlib

/// The container of a PNG file: chunks with their checksums.
///
/// Source: PNG specification, third edition (W3C, 2025), which includes the chunks of animations.
public struct PNGChunks {
  /// The first bytes of every PNG file.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The file so far.
  public private(set) var bytes = signature

  /// Creates a file that has its signature only.
  public init() {}

  /// Appends a chunk: its length, its name of four letters, its content and the checksum of both.
  public mutating func append(_ name: String, _ content: [UInt8]) {
    let start = bytes.count + 4
    bytes += Self.bigEndian(UInt32(content.count))
    bytes += Array(name.utf8) + content
    let sum = bytes[start...].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    bytes += Self.bigEndian(UInt32(truncatingIfNeeded: sum))
  }

  /// Returns a number as PNG stores it: four bytes, the highest first.
  public static func bigEndian(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
  }
}
