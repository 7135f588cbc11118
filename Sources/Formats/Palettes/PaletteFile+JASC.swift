public import Base

// Palettes of JASC's Paint Shop Pro: three header lines, then a colour per line as numbers from 0 to 255.
extension PaletteFile {
  /// Encodes the file. If any colour is translucent, all get an opacity as the fourth number, like Aseprite's.
  public static func jasc(_ colors: [InkColor]) -> [UInt8] {
    let hasAlpha = colors.contains { $0.alpha < 255 }
    // Line ends are those of Windows, the program's platform.
    var text = "JASC-PAL\r\n0100\r\n\(colors.count)\r\n"
    for color in colors {
      text += "\(color.red) \(color.green) \(color.blue)\(hasAlpha ? " \(color.alpha)" : "")\r\n"
    }
    return Array(text.utf8)
  }

  /// Returns nil for a line without a colour.
  static func jascColor(_ line: String, _ number: Int) throws(PixelFileError) -> InkColor? {
    let words = words(line)
    // The version and the redundant number of colours.
    guard number > 3, !words.isEmpty else { return nil }
    let parts = words.compactMap { UInt8($0) }
    guard parts.count == words.count, (3...4).contains(parts.count) else {
      throw PixelFileError(
        "line {number}: expected three numbers from 0 to 255", ["number": number])
    }
    return InkColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 255)
  }
}
