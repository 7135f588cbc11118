/// The header of an SQLite file, its first 100 bytes.
///
/// Source: "Database File Format", section 1.3 (sqlite.org/fileformat2.html).
struct LibraryHeader: Equatable {
  static let size = 100

  /// The page size in bytes: a power of two from 512 to 65536.
  let pageSize: Int
  /// The bytes reserved at the end of each page.
  let reservedSize: Int
  let version: Int64
  let applicationID: Int64
  let firstFreelistPage: UInt32
  /// Nil if an old program last wrote the file.
  let pageCount: Int?

  /// Returns nil unless the bytes start an SQLite file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size, bytes.prefix(16).elementsEqual("SQLite format 3\0".utf8) else {
      return nil
    }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    pageSize = size == 1 ? 1 << 16 : size
    guard (512...(1 << 16)).contains(pageSize), pageSize & (pageSize - 1) == 0 else { return nil }
    reservedSize = Int(bytes[20])
    let isCountRight = bytes[24..<28] == bytes[92..<96]
    pageCount = isCountRight ? Int(bytes.bigEndian32(at: 28)) : nil
    firstFreelistPage = bytes.bigEndian32(at: 32)
    version = Int64(bytes.bigEndian32(at: 60))
    applicationID = Int64(bytes.bigEndian32(at: 68))
  }
}

extension [UInt8] {
  /// The big-endian number in the four bytes from an index on.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }
}
