public import Base
public import Documents

/// Cells that a picture became, to be laid down in pixel art.
public struct ImportedCells: Equatable, Sendable {
  public let grid: CellGrid
  public let palette: Palette
  /// Whether the picture was larger than there is room, so that its colours were blended.
  public let isScaledDown: Bool
}

extension PixelImport {
  /// The cells of a picture file, one for a pixel; those of a larger picture are made to fit the room.
  ///
  /// - Throws: `PictureError` where it is no picture; `LossyImport` where it has too many colours.
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
