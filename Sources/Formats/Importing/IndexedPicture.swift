import Base
import Documents

/// A picture whose pixels are places of a palette, as its file has them.
struct IndexedPicture {
  /// The places from 1; 0 for what is seen through.
  let places: ColorRaster
  let palette: [InkColor]

  private static let mostPixels = 1 << 26

  /// - Throws: where a file's pixels are no places of a palette.
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
