/// Reduces a GIF to its first image.
///
/// Source: the GIF89a specification of CompuServe.
enum StillGIF {
  private static let imageMark: UInt8 = 0x2C
  private static let extensionMark: UInt8 = 0x21
  private static let endMark: UInt8 = 0x3B

  /// Returns nil unless it is a GIF with a complete image; takes time proportional to the bytes up to its end.
  static func bytes(of file: [UInt8]) -> [UInt8]? {
    guard file.starts(with: "GIF8".utf8), let flags = byte(10, of: file) else { return nil }
    var position = 13 + tableSize(flags)
    while let mark = byte(position, of: file) {
      switch mark {
      case extensionMark:
        guard let end = endOfBlocks(from: position + 2, of: file) else { return nil }
        position = end
      case imageMark:
        guard let flags = byte(position + 9, of: file),
          // Skips the code size byte.
          let end = endOfBlocks(from: position + 11 + tableSize(flags), of: file)
        else { return nil }
        return file[..<end] + [endMark]
      default: return nil
      }
    }
    return nil
  }

  private static func byte(_ position: Int, of file: [UInt8]) -> UInt8? {
    position < file.count ? file[position] : nil
  }

  /// The size of a colour table, in bytes.
  private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << (flags & 7) }

  /// Skips length-prefixed blocks up to the empty one.
  private static func endOfBlocks(from start: Int, of file: [UInt8]) -> Int? {
    var position = start
    while let length = byte(position, of: file) {
      position += 1 + Int(length)
      if length == 0 { return position }
    }
    return nil
  }
}
