import Base
import Documents

extension PaletteFile {
  /// The number of colours taken from a picture; more are merged by similarity.
  private static let mostPictureColors = 256
  /// For pictures without a colour table, which require counting pixels.
  private static let mostPixels = 1 << 24

  /// The colours of a PNG or a GIF: those of its table in order, otherwise those in use. Nil for other bytes.
  static func pictureColors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor]? {
    if GIFFile.isGIF(bytes) { return try some(of: GIFReader.colors(bytes).map { ($0, 1) }) }
    guard PNGFile.isPNG(bytes) else { return nil }
    let table = try PNGImage.palette(of: bytes).filter { $0.alpha > 0 }
    if !table.isEmpty { return table }
    let image = try PNGImage(bytes, mostPixels: mostPixels)
    var counts: [UInt32: Int] = [:]
    var order: [UInt32] = []
    for pixel in image.raster.pixels where pixel != 0 {
      if counts.updateValue((counts[pixel] ?? 0) + 1, forKey: pixel) == nil { order.append(pixel) }
    }
    return try some(of: order.map { ($0, counts[$0] ?? 1) })
  }

  /// The palette of an Aseprite sprite; nil for other bytes.
  static func spriteColors(_ bytes: [UInt8]) throws(PixelFileError) -> [InkColor]? {
    guard AsepriteFile.isAseprite(bytes) else { return nil }
    return try LayeredPixels(AsepriteFile(bytes)).palette.filter { $0.alpha > 0 }
  }

  private static func some(
    of colors: [(rgba: UInt32, count: Int)]
  ) throws(PixelFileError) -> [InkColor] {
    guard !colors.isEmpty else { throw PixelFileError("the picture has no visible colours") }
    guard colors.count > mostPictureColors else { return colors.map { InkColor(rgba: $0.rgba) } }
    return ColorReduction(of: colors, mostColors: mostPictureColors).palette.colors
  }
}
