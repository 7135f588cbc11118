public import Base
public import Documents

/// All frames in one picture.
public enum SpriteSheet {
  /// The arrangement of frames.
  public enum Layout: String, CaseIterable, Sendable {
    case row, column, grid
    /// A row with all frames for each visible layer, from the lowest.
    case layers
    /// A grid that is filled column by column.
    case columns
    /// Close together, on a sheet as small as possible.
    case packed

    /// The columns and rows for a number of frames; about those of a grid for a packed sheet.
    ///
    /// - Parameter layers: the number of layers, without groups.
    public func shape(of count: Int, layers: Int = 1) -> CellSize {
      let side = max(1, Int(saturating: Double(count).squareRoot().rounded(.up)))
      let other = (count + side - 1) / side
      return switch self {
      case .layers: CellSize(width: count, height: layers)
      case .row: CellSize(width: count, height: 1)
      case .column: CellSize(width: 1, height: count)
      case .grid, .packed: CellSize(width: side, height: other)
      case .columns: CellSize(width: other, height: side)
      }
    }
  }

  private static func export(
    _ layout: Layout, _ spacing: SheetSpacing, scale: Int
  ) -> SheetExport {
    var export = SheetExport(layout: layout)
    (export.spacing, export.scale) = (spacing, scale)
    return export
  }

  /// The frames of a picture in the order of a layout.
  static func sources(of picture: Sprite, _ layout: Layout) -> [SheetSource] {
    let whole = SheetSource(picture)
    return layout == .layers ? whole.splitIntoLayers() : [whole]
  }

  /// Encodes the sheet as a PNG file.
  public static func png(
    of picture: Sprite, layout: Layout, spacing: SheetSpacing = SheetSpacing(), scale: Int = 1
  ) throws(PixelFileError) -> [UInt8] {
    try SheetPlan(sources(of: picture, layout), export(layout, spacing, scale: scale)).png()
  }

  /// The sheet's size in pixels.
  public static func size(
    of picture: Sprite, layout: Layout, spacing: SheetSpacing = SheetSpacing(), scale: Int = 1
  ) -> CellSize {
    let plan = try? SheetPlan(sources(of: picture, layout), export(layout, spacing, scale: scale))
    return plan?.size ?? CellSize(width: 0, height: 0)
  }

  /// Describes the position and duration of each frame in the JSON format of game engines.
  ///
  /// - Throws: `PixelFileError` if the colours are too many for one sheet.
  public static func json(
    of picture: Sprite, layout: Layout, spacing: SheetSpacing = SheetSpacing(),
    scale: Int = 1, image: String, form: SheetDescription.Form = .array
  ) throws -> [UInt8] {
    var export = export(layout, spacing, scale: scale)
    export.form = form
    return try export.sheet(of: sources(of: picture, layout), image: image).json
  }

  /// Cuts a picture into frames of one size, row by row, dropping empty ones at the end.
  public static func frames(
    of raster: ColorRaster, frameSize: CellSize
  ) throws(PixelFileError) -> [ColorRaster] {
    let (width, height) = (raster.size.width, raster.size.height)
    guard frameSize.width > 0, frameSize.height > 0, width % frameSize.width == 0,
      height % frameSize.height == 0
    else {
      throw PixelFileError(
        "a sheet of {width} × {height} can’t be divided evenly into frames of {frameWidth}"
          + " × {frameHeight}",
        [
          "width": width, "height": height, "frameWidth": frameSize.width,
          "frameHeight": frameSize.height,
        ])
    }
    let columns = width / frameSize.width
    let count = columns * (height / frameSize.height)
    guard count <= Sprite.mostFrames else {
      throw PixelFileError(
        "a sheet of {count} frames is too long; at most {most} are allowed",
        ["count": count, "most": Sprite.mostFrames])
    }
    var frames = (0..<count).map { index in
      raster.cropped(
        to: CellRect(
          x: index % columns * frameSize.width, y: index / columns * frameSize.height,
          width: frameSize.width, height: frameSize.height))
    }
    while frames.count > 1, frames.last?.pixels.allSatisfy({ $0 == 0 }) == true {
      frames.removeLast()
    }
    return frames
  }
}
