public import Ink
public import Model

/// Palettes as files: GIMP's, and plain lists of colours, one a line.
public enum PaletteFile {
  /// Reads either kind; the content tells which.
  ///
  /// - Returns: one to `Palette.allowedCount.upperBound` colours.
  public static func colors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor] {
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
    let isGIMP = lines.first.map { words($0) == ["GIMP", "Palette"] } ?? false
    var colors: [InkColor] = []
    for (number, line) in zip(1..., lines) {
      if let color = try isGIMP ? gimpColor(line, number) : hexColor(line, number) {
        colors.append(color)
      }
      guard colors.count <= Palette.allowedCount.upperBound else {
        throw PixelFileError(
          "line \(number): more than \(Palette.allowedCount.upperBound) colours")
      }
    }
    guard !colors.isEmpty else {
      throw PixelFileError(
        "no colour was found in it; it must be a GIMP palette, or have a colour such as 1A2B3C a line"
      )
    }
    return colors
  }

  private static func words(_ line: String) -> [Substring] {
    line.split { $0 == " " || $0 == "\t" }
  }

  private static func gimpColor(
    _ line: String, _ number: Int
  ) throws(PixelFileError) -> InkColor? {
    let words = words(line)
    guard let first = words.first, number > 1, !first.hasPrefix("#"), first != "Name:",
      first != "Columns:", first != "Channels:"
    else { return nil }
    let parts = words.prefix(3).compactMap { UInt8($0) }
    guard parts.count == 3 else {
      throw PixelFileError("line \(number): expected three numbers from 0 to 255")
    }
    return InkColor(red: parts[0], green: parts[1], blue: parts[2])
  }

  private static func hexColor(
    _ line: String, _ number: Int
  ) throws(PixelFileError) -> InkColor? {
    let words = words(line)
    guard let word = words.first, !word.hasPrefix(";"), !word.hasPrefix("//") else { return nil }
    guard words.count == 1,
      let color = InkColor(hex: word.hasPrefix("#") ? String(word) : "#" + word)
    else { throw PixelFileError("line \(number): expected a colour such as 1A2B3C") }
    return color
  }

  /// GIMP's kind; it knows no opacity.
  public static func gimp(_ palette: Palette, name: String) -> [UInt8] {
    let name = name.map { $0.isNewline ? " " : String($0) }.joined()
    var text = "GIMP Palette\nName: \(name)\nColumns: 8\n#\n"
    for color in palette.colors {
      let parts = [color.red, color.green, color.blue].map { part in
        String(repeating: " ", count: 3 - String(part).count) + String(part)
      }
      text += parts.joined(separator: " ") + "\t" + color.shortHex + "\n"
    }
    return Array(text.utf8)
  }

  /// A colour a line: six digits, or eight where it is translucent.
  public static func hex(_ palette: Palette) -> [UInt8] {
    Array(palette.colors.map { $0.shortHex.dropFirst().lowercased() + "\n" }.joined().utf8)
  }
}
