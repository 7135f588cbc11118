public import Base

// Photoshop's tables of colours (ACT): 256 of three bytes each, and then how many of them count and which one is seen
// through, with the high byte first. Older ones end with the colours.
extension PaletteFile {
  private static let photoshopCount = 256

  /// The file; opacities are left out, of which it knows none.
  ///
  /// - Throws: where there are more than 256 colours.
  public static func photoshop(_ colors: [InkColor]) throws(PixelFileError) -> [UInt8] {
    guard colors.count <= photoshopCount else {
      throw PixelFileError(
        "the palette has {count} colours; this file type holds {most}",
        ["count": colors.count, "most": photoshopCount])
    }
    var bytes = colors.flatMap { [$0.red, $0.green, $0.blue] }
    bytes += Array(repeating: 0, count: 3 * photoshopCount - bytes.count)
    // No colour is seen through.
    return bytes + [UInt8(colors.count >> 8), UInt8(colors.count & 255), 0xFF, 0xFF]
  }

  /// Nil for bytes that are no such table: it is known by its length alone, and that it is no text.
  static func photoshopColors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor]? {
    let length = 3 * photoshopCount
    let isText = bytes.allSatisfy { (0x20..<0x7F).contains($0) || [9, 10, 13].contains($0) }
    guard bytes.count == length || bytes.count == length + 4, !isText else { return nil }
    var count = photoshopCount
    if bytes.count > length {
      let said = Int(bytes[length]) << 8 | Int(bytes[length + 1])
      if said > 0 { count = min(said, photoshopCount) }
    }
    return (0..<count).map {
      InkColor(red: bytes[3 * $0], green: bytes[3 * $0 + 1], blue: bytes[3 * $0 + 2])
    }
  }
}
