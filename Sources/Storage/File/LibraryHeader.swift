/// What the first 100 bytes of an SQLite file say: whose it is and how it is laid out.
///
/// Source: "Database File Format", section 1.3 (sqlite.org/fileformat2.html).
struct LibraryHeader: Equatable {
  static let size = 100

  /// Of a page, in bytes: a power of two from 512 to 65536.
  let pageSize: Int
  /// At the end of each page, in bytes.
  let reservedSize: Int
  let version: Int64
  let applicationID: Int64
  let firstFreelistPage: UInt32
  /// Nil where an old program wrote the file last.
  let pageCount: Int?

  /// Nil where the bytes are not the beginning of an SQLite file.
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
  /// The four bytes from an index on as a number, most significant first.
  func bigEndian32(at index: Int) -> UInt32 {
    UInt32(self[index]) << 24 | UInt32(self[index + 1]) << 16 | UInt32(self[index + 2]) << 8
      | UInt32(self[index + 3])
  }
}
