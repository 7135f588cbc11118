import Base
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

  /// Programs show a frame for a tenth of a second that is to be seen for less than this, in milliseconds.
  private static let leastMilliseconds = 20

  /// What of pixel art a GIF can't show, in a fixed order.
  public static func losses(of picture: PixelPicture) -> [GIFLoss] {
    let picture = picture.flattened
    let colors = GIFColors(picture.palette)
    let isTranslucent = picture.palette.colors.map { (1..<255).contains($0.alpha) }
    var losses: Set<GIFLoss> = []
    if picture.frames.count > 1,
      picture.frames.contains(where: { $0.milliseconds < leastMilliseconds })
    {
      losses.insert(.shortDelays)
    }
    for frame in picture.frames {
      if !losses.contains(.opacity), isTranslucent.contains(true),
        frame.grid.allCells.contains(where: { $0 >= 0 && isTranslucent[Int($0)] })
      {
        losses.insert(.opacity)
      }
      guard colors.colors.count >= mostColors, !losses.contains(.colors) else { continue }
      var isUsed = [Bool](repeating: false, count: colors.colors.count + 1)
      for number in colors.numbered(frame.grid).allCells { isUsed[Int(number) + 1] = true }
      if isUsed.count(where: { $0 }) > mostColors { losses.insert(.colors) }
    }
    return GIFLoss.allCases.filter(losses.contains)
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

/// What a GIF can't show of pixel art.
public enum GIFLoss: CaseIterable, Sendable {
  /// A frame has more of them than a table of colours, so that the most similar ones become one.
  case colors
  /// What is half-transparent is seen wholly, or not at all.
  case opacity
  /// Programs show a frame longer that is to be seen for less than 20 milliseconds.
  case shortDelays
}
