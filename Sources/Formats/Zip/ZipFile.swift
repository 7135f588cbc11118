import Base

/// The files in a zip file, unpacked on demand.
///
/// Supports what programs write for their documents: a single part, without encryption, stored or deflated, and without
/// 64-bit sizes. That is too little to justify another library: zlib, which unpacks, is already used.
///
/// Source: APPNOTE.TXT of PKWARE, version 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
struct ZipFile {
  private struct Entry {
    let method: Int
    let packedCount: Int
    let count: Int
    /// The position of its local header.
    let offset: Int
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]

  /// The names of its files, sorted.
  var names: [String] { entries.keys.sorted() }

  static func isZip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 3, 4]) }

  init(_ bytes: [UInt8]) throws(PixelFileError) {
    self.bytes = bytes
    var end = try Self.endOfDirectory(bytes)
    // Four numbers about multiple parts, which are unsupported.
    try end.skip(4)
    let count = try end.word()
    try end.skip(2)
    try end.skip(4)
    var directory = ByteReader(bytes)
    try directory.skip(Int(try end.long()))
    for _ in 0..<count { try readEntry(from: &directory) }
  }

  /// The end record after its signature; a comment may follow it.
  private static func endOfDirectory(_ bytes: [UInt8]) throws(PixelFileError) -> ByteReader {
    let signature: [UInt8] = [0x50, 0x4B, 5, 6]
    let last = bytes.count - 22
    guard last >= 0 else { throw damaged(0) }
    for place in (max(0, last - 0xFFFF)...last).reversed()
    where bytes[place...].starts(with: signature) {
      var reader = ByteReader(bytes)
      try reader.skip(place + 4)
      return reader
    }
    throw damaged(last)
  }

  private static func damaged(_ place: Int) -> PixelFileError {
    PixelFileError("byte {place}: the zip file is damaged", ["place": place])
  }

  private mutating func readEntry(from reader: inout ByteReader) throws(PixelFileError) {
    let start = reader.position
    guard try reader.long() == 0x0201_4B50 else { throw Self.damaged(start) }
    try reader.skip(6)
    let method = try reader.word()
    try reader.skip(8)
    let packedCount = Int(try reader.long())
    let count = Int(try reader.long())
    let lengths = (try reader.word(), try reader.word(), try reader.word())
    try reader.skip(8)
    let place = Int(try reader.long())
    let name = String(decoding: try reader.bytes(lengths.0), as: UTF8.self)
    try reader.skip(lengths.1 + lengths.2)
    entries[name] = Entry(method: method, packedCount: packedCount, count: count, offset: place)
  }

  /// The size of a file; nil if missing.
  func count(of name: String) -> Int? { entries[name]?.count }

  /// Unpacks a file; nil if missing.
  ///
  /// - Parameter most: larger files are refused before memory is allocated.
  func file(_ name: String, atMost most: Int) throws(PixelFileError) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    guard entry.count <= most else { throw PixelFileError("its pictures are too large in total") }
    var reader = ByteReader(bytes)
    try reader.skip(entry.offset)
    guard try reader.long() == 0x0403_4B50 else { throw Self.damaged(entry.offset) }
    // The directory repeats all of this, except for the lengths of name and extra field.
    try reader.skip(22)
    let lengths = (try reader.word(), try reader.word())
    try reader.skip(lengths.0 + lengths.1)
    let start = reader.position
    let packed = try reader.bytes(entry.packedCount)
    switch entry.method {
    case 0 where entry.count == entry.packedCount: return Array(packed)
    case 8:
      do throws(UnpackingError) {
        return try ZlibStream.unpack(packed, count: entry.count, framing: .none)
      } catch {
        throw Self.damaged(start)
      }
    default: throw Self.damaged(entry.offset)
    }
  }
}
