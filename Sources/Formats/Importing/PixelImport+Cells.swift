public import Base
public import Documents

/// Cells from a picture, to be pasted into pixel art.
public struct ImportedCells: Equatable, Sendable {
  /// The cells, with indices of `palette`.
  public let grid: CellGrid
  /// The colours of the picture.
  public let palette: Palette
  /// Whether the picture was too large, so that its colours were blended.
  public let isScaledDown: Bool
}

extension PixelImport {
  /// The cells of a picture file, one per pixel; larger pictures are scaled to fit.
  ///
  /// - Throws: `PictureError` if it is not a picture; `LossyImport` if it has too many colours.
  public static func cells(of file: [UInt8], within room: CellSize) throws -> ImportedCells {
    var raster = try ColorRaster(pictureFile: file)
    let whole = raster.size
    let factor = min(
      Double(room.width) / Double(whole.width), Double(room.height) / Double(whole.height))
    if factor < 1 {
      func side(_ length: Int) -> Int {
        max(1, Int(saturating: (Double(length) * factor).rounded()))
      }
      let size = CellSize(width: side(whole.width), height: side(whole.height))
      raster = try ColorRaster(pictureFile: file, size: size)
    }
    let picture = try made([raster], Request(mostColors: Palette.allowedCount.upperBound))
    let part = CellRect(x: 0, y: 0, width: raster.size.width, height: raster.size.height)
    return ImportedCells(
      grid: picture.flattened(frame: 0).grid.cropped(to: part), palette: picture.palette,
      isScaledDown: factor < 1)
  }
}
