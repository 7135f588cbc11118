import Base
import Documents

/// The picture of a PNG file with exact colours and its palette.
struct PNGImage {
  let raster: ColorRaster
  /// In the file's order; empty if pixels are not indices.
  let palette: [InkColor]
  /// The palette indices, from 1, instead of colours; 0 for transparent pixels. Nil if pixels are not indices.
  let places: ColorRaster?

  /// Reads a file's palette, in order, without decoding its pixels; empty if they are not indices.
  static func palette(of bytes: [UInt8]) throws(PixelFileError) -> [InkColor] {
    var chunks = try PNGChunkReader(bytes)
    let header = try chunks.next()
    guard header.name == "IHDR" else { throw PNGFormat.damaged }
    var format = try PNGFormat(header: header.content)
    while true {
      let chunk = try chunks.next()
      switch chunk.name {
      case "PLTE": try format.readPalette(chunk.content)
      case "tRNS": try format.readTransparency(chunk.content)
      case "IDAT", "IEND": return format.palette.map { InkColor(rgba: $0) }
      default: break
      }
    }
  }

  /// - Parameter most: the limit of pixels.
  init(_ bytes: [UInt8], mostPixels most: Int) throws(PixelFileError) {
    var chunks = try PNGChunkReader(bytes)
    let header = try chunks.next()
    guard header.name == "IHDR" else { throw PNGFormat.damaged }
    var format = try PNGFormat(header: header.content)
    guard format.size.width <= PNGFile.longestSide, format.size.height <= PNGFile.longestSide,
      format.size.count <= most
    else { throw PixelFileError("its pictures are too large in total") }
    var data: [UInt8] = []
    while true {
      let chunk = try chunks.next()
      switch chunk.name {
      case "PLTE": try format.readPalette(chunk.content)
      case "tRNS": try format.readTransparency(chunk.content)
      case "IDAT": data += chunk.content
      case "IEND":
        guard format.size.count / 8 / 1032 <= data.count else { throw PNGFormat.damaged }
        func raster(_ format: PNGFormat) throws(PixelFileError) -> ColorRaster {
          ColorRaster(
            size: format.size,
            pixels: try PNGDecoder(format: format).pixels(data, size: format.size))
        }
        self.raster = try raster(format)
        if let format = format.withPlaces { places = try raster(format) } else { places = nil }
        palette = format.palette.map { InkColor(rgba: $0) }
        return
      default: break
      }
    }
  }
}
