public import Base

// Photoshop's colour tables (ACT): 256 colours of three bytes each, then big-endian the number of valid ones and the
// transparent index. Older files end after the colours.
extension PaletteFile {
  private static let photoshopCount = 256

  /// Encodes the file, without opacities, which the format lacks.
  ///
  /// - Throws: if there are more than 256 colours.
  public static func photoshop(_ colors: [InkColor]) throws(PixelFileError) -> [UInt8] {
    guard colors.count <= photoshopCount else {
      throw PixelFileError(
        "the palette has {count} colours; this file type can hold at most {most}",
        ["count": colors.count, "most": photoshopCount])
    }
    var bytes = colors.flatMap { [$0.red, $0.green, $0.blue] }
    bytes += Array(repeating: 0, count: 3 * photoshopCount - bytes.count)
    // No transparent colour.
    return bytes + [UInt8(colors.count >> 8), UInt8(colors.count & 255), 0xFF, 0xFF]
  }

  /// Returns nil for anything else; the format is only recognised by its length and not being text.
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
