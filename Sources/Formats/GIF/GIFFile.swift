public import Documents

/// Pixel art as an animated GIF, and back, through giflib.
public enum GIFFile {
  /// The file's bytes: each frame as the smallest rectangle that changed.
  ///
  /// All colours are exact while the frames together have up to 256 with the transparent one; beyond that each
  /// frame gets its own colour table, and only a frame that alone has more is reduced. Opacity below a half
  /// becomes transparent, since a GIF knows nothing between.
  ///
  /// - Parameters:
  ///   - scale: pixels for a cell.
  ///   - progress: told 0…1 now and then; false cancels.
  public static func bytes(
    of picture: PixelPicture, scale: Int = 1, progress: (Double) -> Bool = { _ in true }
  ) throws(PixelFileError) -> [UInt8] {
    try GIFWriter(picture, scale: scale).bytes(progress: progress)
  }

  /// Colours that a frame of a GIF can have, the transparent one included.
  public static let mostColors = 256

  /// Whether some frame has more colours than a GIF can show, so that the most similar ones become one.
  public static func losesColors(of picture: PixelPicture) -> Bool {
    let picture = picture.flattened
    let colors = GIFColors(picture.palette)
    guard colors.colors.count >= mostColors else { return false }
    return picture.frames.contains { frame in
      var isUsed = [Bool](repeating: false, count: colors.colors.count + 1)
      for number in colors.numbered(frame.grid).allCells { isUsed[Int(number) + 1] = true }
      return isUsed.count { $0 } > mostColors
    }
  }

  /// Whether bytes begin as those of a GIF do.
  public static func isGIF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// Reads a GIF with all its frames, as they are seen.
  ///
  /// - Parameters:
  ///   - mostColors: more are reduced; nil refuses more than a palette holds.
  ///   - keepsIndices: leaves each colour of the file's palette at its place, equal and unused ones, too.
  public static func picture(
    _ bytes: [UInt8], mostColors: Int? = nil, keepsIndices: Bool = false
  ) throws(PixelFileError) -> PixelPicture {
    try GIFReader.picture(bytes, mostColors: mostColors, keepsIndices: keepsIndices)
  }
}
