import Base
import Documents

// Imports that keep the palette of a file unchanged.
extension PixelImport {
  /// Pixel art of pictures with one palette, or of the frames of a sheet.
  ///
  /// - Parameter pictures: at least one.
  static func indexed(_ pictures: [IndexedPicture], _ request: Request) throws -> Sprite {
    let palette = pictures[0].palette
    for (index, picture) in pictures.enumerated() where picture.palette != palette {
      throw ExchangeError(
        "to keep indices, all pictures of a sequence must have the same palette; picture"
          + " {place} has a different one", ["place": index + 1])
    }
    var rasters = pictures.map(\.places)
    try checkSizes(rasters)
    if let sheet = request.sheet {
      rasters = try sheet.frames(of: rasters[0])
    } else if let frameSize = try request.frameSize(of: rasters[0].size) {
      rasters = try SpriteSheet.frames(of: rasters[0], frameSize: frameSize)
    }
    let (allowed, size) = (Sprite.allowedSide, rasters[0].size)
    guard size.width <= allowed.upperBound, size.height <= allowed.upperBound else {
      throw ExchangeError(
        "it is {width} × {height} pixels; pixel art can be at most {most} × {most}",
        ["width": size.width, "height": size.height, "most": allowed.upperBound])
    }
    let frames = rasters.map { raster in
      PixelFrame(CellGrid(size: size, cells: raster.pixels.map { CellGrid.Cell($0) - 1 }))
    }
    guard let picture = Sprite(frames: frames, palette: Palette(palette)) else {
      throw ExchangeError("it has too many frames, or they are too large in total")
    }
    return request.sheet.map { described(by: $0, picture) } ?? picture
  }
}

/// A picture with palette indices as stored in its file.
struct IndexedPicture {
  /// Indices counted from 1; 0 for transparent pixels.
  let places: ColorRaster
  let palette: [InkColor]

  private static let mostPixels = 1 << 26

  /// - Throws: if the file's pixels are not palette indices.
  init(_ file: [UInt8]) throws {
    if PNGFile.isPNG(file) {
      let image = try PNGImage(file, mostPixels: Self.mostPixels)
      if let places = image.places {
        (self.places, palette) = (places, image.palette)
        return
      }
    }
    if GIFFile.isGIF(file) {
      let picture = try GIFFile.picture(file, keepsIndices: true)
      let grid = picture.frames[0].cels[0].grid
      places = ColorRaster(size: grid.size, pixels: grid.allCells.map { UInt32($0 + 1) })
      palette = picture.palette.colors
      return
    }
    throw ExchangeError("its pixels are not palette indices; use an indexed PNG or a GIF")
  }
}
