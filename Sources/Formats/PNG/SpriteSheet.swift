public import Base
public import Documents

/// All frames in one picture.
public enum SpriteSheet {
  /// The arrangement of frames.
  public enum Layout: String, CaseIterable, Sendable {
    case row, column, grid
    /// A row with all frames for each visible layer, from the lowest.
    case layers

    /// The columns and rows for a number of frames.
    ///
    /// - Parameter layers: the number of layers, without groups.
    public func shape(of count: Int, layers: Int = 1) -> CellSize {
      switch self {
      case .layers: return CellSize(width: count, height: layers)
      case .row: return CellSize(width: count, height: 1)
      case .column: return CellSize(width: 1, height: count)
      case .grid:
        let columns = Int(saturating: Double(count).squareRoot().rounded(.up))
        return CellSize(width: columns, height: (count + columns - 1) / columns)
      }
    }
  }

  /// Encodes the sheet as a PNG file.
  public static func png(
    of picture: Sprite, layout: Layout, spacing: SheetSpacing = SheetSpacing(), scale: Int = 1
  ) throws(PixelFileError) -> [UInt8] {
    let plan = SheetPlan(picture, layout, spacing, scale: scale)
    guard plan.size.width <= PNGFile.longestSide, plan.size.height <= PNGFile.longestSide else {
      throw PixelFileError(
        "a sheet of {width} × {height} pixels is too large; choose"
          + " another layout or a smaller scale",
        ["width": plan.size.width, "height": plan.size.height])
    }
    return try plan.png()
  }

  /// The layers with their own rows: the visible ones, or all if none is visible.
  static func layers(of picture: Sprite) -> [PixelLayer] {
    let seen = picture.seenCelLayers
    return seen.isEmpty ? picture.celLayers : seen
  }

  /// The sheet's size in pixels.
  public static func size(
    of picture: Sprite, layout: Layout, spacing: SheetSpacing = SheetSpacing(), scale: Int = 1
  ) -> CellSize {
    SheetPlan(picture, layout, spacing, scale: scale).size
  }

  /// Describes the position and duration of each frame in the JSON format of game engines.
  public static func json(
    of picture: Sprite, layout: Layout, spacing: SheetSpacing = SheetSpacing(),
    scale: Int = 1, image: String, form: SheetDescription.Form = .array
  ) -> [UInt8] {
    let plan = SheetPlan(picture, layout, spacing, scale: scale)
    let (layers, count) = (layers(of: picture), picture.frames.count)
    let frames = plan.slots.enumerated().map { index, slot in
      var name = "\(index % count)"
      if layout == .layers {
        let layer = layers[index / count]
        name = (layer.name.isEmpty ? "\(layer.id.number)" : layer.name) + " " + name
      }
      var frame = SheetDescription.Frame(
        name: name, place: slot.place, milliseconds: picture.frames[index % count].milliseconds)
      frame.offset = CellPosition(x: slot.part.x * scale, y: slot.part.y * scale)
      frame.size = CellSize(
        width: picture.size.width * scale, height: picture.size.height * scale)
      return frame
    }
    let tags = picture.sections.map { LayeredPixels.Tag($0, in: picture) }
    var sheet = SheetDescription(frames: frames, tags: tags, image: image, size: plan.size)
    sheet.scale = scale
    return sheet.json(as: form)
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
