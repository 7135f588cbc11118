import Base
public import Documents

/// Converts pixel art to and from animated GIFs, through giflib.
public enum GIFFile {
  /// Encodes the file, with each frame as the smallest changed rectangle.
  ///
  /// All colours are exact as long as the frames together have up to 256 with the transparent one; beyond that each
  /// frame gets its own colour table, and only a frame that exceeds that by itself is reduced. Opacity below a half
  /// becomes transparent, since a GIF has nothing in between.
  ///
  /// - Parameters:
  ///   - scale: pixels per cell.
  ///   - progress: called now and then with 0…1; returns false to cancel.
  public static func bytes(
    of picture: Sprite, scale: Int = 1, progress: (Double) -> Bool = { _ in true }
  ) throws(PixelFileError) -> [UInt8] {
    try GIFWriter(picture, scale: scale).bytes(progress: progress)
  }

  /// The number of colours in a frame of a GIF, including the transparent one.
  public static let mostColors = 256

  /// The delay in milliseconds below which programs show a frame for a tenth of a second instead.
  private static let leastMilliseconds = 20

  /// The properties of pixel art that a GIF can't represent, in a fixed order.
  public static func losses(of picture: Sprite) -> [GIFLoss] {
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

  /// Whether bytes have a GIF's signature.
  public static func isGIF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// Reads a GIF with all its frames as displayed.
  ///
  /// - Parameters:
  ///   - mostColors: reduces more colours; nil keeps all, if need be in true colour.
  ///   - keepsIndices: keeps all colours of the file's palette in place, including duplicates and unused ones.
  public static func picture(
    _ bytes: [UInt8], mostColors: Int? = nil, keepsIndices: Bool = false
  ) throws(PixelFileError) -> Sprite {
    try GIFReader.picture(bytes, mostColors: mostColors, keepsIndices: keepsIndices)
  }
}

/// A property of pixel art that a GIF can't represent.
public enum GIFLoss: CaseIterable, Sendable {
  /// A frame exceeds a colour table, so the most similar colours are merged.
  case colors
  /// Translucent colours become opaque or transparent.
  case opacity
  /// Programs prolong frames shorter than 20 milliseconds.
  case shortDelays
}
