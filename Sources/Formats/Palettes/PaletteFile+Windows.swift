import Base

// Palettes of Windows: a RIFF file of the type "PAL ". Its chunk "data" contains the version, the number of colours,
// and four bytes for each: red, green, blue, and flags.
//
// Source: "Multimedia Programming Interface and Data Specifications 1.0", IBM and Microsoft, 1991.
extension PaletteFile {
  /// Returns nil for anything else.
  static func windowsColors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor]? {
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "PAL ".utf8) else {
      return nil
    }
    var reader = ByteReader(bytes)
    try reader.skip(12)
    while reader.remaining > 0 {
      let kind = try reader.bytes(4)
      let size = Int(try reader.long())
      guard kind.elementsEqual("data".utf8) else {
        // Chunks start at even bytes.
        try reader.skip(size + size % 2)
        continue
      }
      _ = try reader.word()
      var colors: [InkColor] = []
      for _ in 0..<(try reader.word()) {
        colors.append(
          InkColor(red: try reader.byte(), green: try reader.byte(), blue: try reader.byte()))
        try reader.skip(1)
      }
      return colors
    }
    throw PixelFileError("the palette has no colours")
  }
}
