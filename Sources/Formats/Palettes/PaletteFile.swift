public import Base
public import Documents

/// Palette files: GIMP's, with the opacity added by Aseprite, those of Paint Shop Pro (JASC), Windows (RIFF) and
/// Photoshop (ACT), Adobe's swatches (ASE, ACO), plain lists with a colour per line, those of Paint.NET, and the
/// colours of pictures and of Aseprite's sprites.
public enum PaletteFile {
  /// Reads any kind, detected from the content.
  ///
  /// - Returns: one to `Palette.allowedCount.upperBound` colours.
  public static func colors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor] {
    if let colors = try pictureColors(bytes) { return colors }
    if let colors = try spriteColors(bytes) { return try checked(colors) }
    if let colors = try windowsColors(bytes) { return try checked(colors) }
    if let colors = try exchangedColors(bytes) { return try checked(colors) }
    // Formats without a signature come last, since only their length identifies them.
    if let colors = try photoshopColors(bytes) { return colors }
    if let colors = try swatchColors(bytes) { return try checked(colors) }
    var content = bytes[...]
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
    var hasAlpha = false
    let isJASC = lines.first.map { words($0) == ["JASC-PAL"] } ?? false
    let isGIMP = lines.first.map { words($0) == ["GIMP", "Palette"] } ?? false
    let isPaintNet = lines.contains(where: isPaintNetComment)
    var colors: [InkColor] = []
    for (number, line) in zip(1..., lines) {
      if isGIMP, words(line) == ["Channels:", "RGBA"] { hasAlpha = true }
      let color =
        if isJASC {
          try jascColor(line, number)
        } else if isGIMP {
          try gimpColor(line, number, hasAlpha: hasAlpha)
        } else {
          try hexColor(line, number, opacityFirst: isPaintNet)
        }
      if let color {
        colors.append(color)
      }
      guard colors.count <= Palette.allowedCount.upperBound else {
        throw PixelFileError(
          "line {number}: more than {most} colours",
          ["number": number, "most": Palette.allowedCount.upperBound])
      }
    }
    guard !colors.isEmpty else {
      throw PixelFileError(
        "no colours found; use a GIMP palette, or one colour such as 1A2B3C per line"
      )
    }
    return colors
  }

  static func words(_ line: String) -> [Substring] {
    line.split { $0 == " " || $0 == "\t" }
  }

  private static func gimpColor(
    _ line: String, _ number: Int, hasAlpha: Bool
  ) throws(PixelFileError) -> InkColor? {
    let words = words(line)
    guard let first = words.first, number > 1, !first.hasPrefix("#"), first != "Name:",
      first != "Columns:", first != "Channels:"
    else { return nil }
    let wanted = hasAlpha ? 4 : 3
    let parts = words.prefix(wanted).compactMap { UInt8($0) }
    guard parts.count == wanted else {
      throw hasAlpha
        ? PixelFileError(
          "line {number}: expected four numbers from 0 to 255", ["number": number])
        : PixelFileError(
          "line {number}: expected three numbers from 0 to 255", ["number": number])
    }
    return InkColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: hasAlpha ? parts[3] : 255)
  }

  /// Whether a comment is a header of a Paint.NET palette, in which opacity comes first.
  private static func isPaintNetComment(_ line: String) -> Bool {
    guard line.first == ";" else { return false }
    let line = line.lowercased()
    return line.contains("paint.net palette") || line.contains("aarrggbb")
  }

  private static func hexColor(
    _ line: String, _ number: Int, opacityFirst: Bool
  ) throws(PixelFileError) -> InkColor? {
    let words = words(line)
    guard let word = words.first, !word.hasPrefix(";"), !word.hasPrefix("//") else { return nil }
    guard words.count == 1,
      let color = InkColor(hex: word.hasPrefix("#") ? String(word) : "#" + word)
    else {
      throw PixelFileError("line {number}: expected a colour such as 1A2B3C", ["number": number])
    }
    guard opacityFirst, word.drop(while: { $0 == "#" }).count == 8 else { return color }
    return InkColor(rgba: color.rgba << 8 | color.rgba >> 24)
  }

  /// Checks that the colours are not empty and fit a palette.
  private static func checked(_ colors: [InkColor]) throws(PixelFileError) -> [InkColor] {
    guard !colors.isEmpty else { throw PixelFileError("the palette has no colours") }
    guard colors.count <= Palette.allowedCount.upperBound else {
      throw PixelFileError(
        "the palette has {count} colours; this file type can hold at most {most}",
        ["count": colors.count, "most": Palette.allowedCount.upperBound])
    }
    return colors
  }

  /// Encodes GIMP's format. If any colour is translucent, all get an opacity as the fourth number, like Aseprite's:
  /// GIMP itself has none.
  public static func gimp(_ palette: Palette, name: String) -> [UInt8] {
    gimp(palette.colors, name: name)
  }

  /// Like that of a palette, for any number of colours.
  public static func gimp(_ colors: [InkColor], name: String) -> [UInt8] {
    let name = name.map { $0.isNewline ? " " : String($0) }.joined()
    let hasAlpha = colors.contains { $0.alpha < 255 }
    let channels = hasAlpha ? "Channels: RGBA\n" : ""
    var text = "GIMP Palette\nName: \(name)\nColumns: 8\n\(channels)#\n"
    for color in colors {
      let numbers = [color.red, color.green, color.blue] + (hasAlpha ? [color.alpha] : [])
      let parts = numbers.map { part in
        String(repeating: " ", count: 3 - String(part).count) + String(part)
      }
      text += parts.joined(separator: " ") + "\t" + color.shortHex + "\n"
    }
    return Array(text.utf8)
  }

  /// Encodes a colour per line: six digits, or eight for translucent ones.
  public static func hex(_ palette: Palette) -> [UInt8] { hex(palette.colors) }

  /// Like that of a palette, for any number of colours.
  public static func hex(_ colors: [InkColor]) -> [UInt8] {
    Array(colors.map { $0.shortHex.dropFirst().lowercased() + "\n" }.joined().utf8)
  }
}

extension PaletteFile {
  /// Encodes the file in one of the palette formats.
  ///
  /// - Throws: if there are too many colours for the format.
  public static func bytes(
    of colors: [InkColor], as format: FileFormat, name: String
  ) throws(PixelFileError) -> [UInt8] {
    switch format {
    case .hex: hex(colors)
    case .pal: jasc(colors)
    case .act: try photoshop(colors)
    default: gimp(colors, name: name)
    }
  }
}
