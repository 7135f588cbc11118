public import Base
public import Documents

/// All frames side by side in one picture.
public enum SpriteSheet {
  /// How the frames lie.
  public enum Layout: String, CaseIterable, Sendable {
    case row, column, grid
    /// A row for each layer, the lowest first, and in it all frames.
    case layers

    /// Columns and rows for so many frames.
    ///
    /// - Parameter layers: that are no groups.
    public func shape(of count: Int, layers: Int = 1) -> CellSize {
      switch self {
      case .layers: return CellSize(width: count, height: layers)
      case .row: return CellSize(width: count, height: 1)
      case .column: return CellSize(width: 1, height: count)
      case .grid:
        let columns = Int(Double(count).squareRoot().rounded(.up))
        return CellSize(width: columns, height: (count + columns - 1) / columns)
      }
    }
  }

  /// The sheet as a PNG file's bytes.
  public static func png(
    of picture: PixelPicture, layout: Layout, scale: Int = 1
  ) throws(PixelFileError) -> [UInt8] {
    let (sprites, palette) = sprites(of: picture, layout)
    let shape = layout.shape(of: picture.frames.count, layers: picture.celLayers.count)
    let size = CellSize(
      width: shape.width * picture.size.width, height: shape.height * picture.size.height)
    guard size.width * scale <= PNGFile.longestSide, size.height * scale <= PNGFile.longestSide
    else {
      throw PixelFileError(
        "a sheet of {width} × {height} pixels is too large; choose"
          + " another layout or a smaller scale",
        ["width": size.width * scale, "height": size.height * scale])
    }
    var sheet = CellGrid(size: size)
    for (index, sprite) in sprites.enumerated() {
      let rect = place(of: index, in: shape, picture.size)
      sheet.replace(rect, with: sprite.grid.allCells)
    }
    return try PNGFile.bytes(of: sheet, palette, scale: scale)
  }

  /// What lies in a sheet, one after the other.
  private static func sprites(
    of picture: PixelPicture, _ layout: Layout
  ) -> (sprites: [FlatFrame], palette: Palette) {
    guard layout == .layers else {
      let flat = picture.flattened
      return (flat.frames, flat.palette)
    }
    let parts = picture.celLayers.compactMap { picture.part(layer: $0.id) }
    // Each layer with its own cells: how it is laid over others is not seen in it.
    let opaque = parts.map { part in
      var part = part
      part.changeLayer(part.layers[0].id) {
        $0.sheet = $0.sheet.faded(to: 1)
        $0.blendMode = .normal
      }
      return part.flattened
    }
    return (opaque.flatMap(\.frames), picture.palette)
  }

  private static func place(of index: Int, in shape: CellSize, _ size: CellSize) -> CellRect {
    CellRect(
      x: index % shape.width * size.width, y: index / shape.width * size.height,
      width: size.width, height: size.height)
  }

  /// Where each frame lies and how long it is seen, as the JSON that game engines read.
  public static func json(
    of picture: PixelPicture, layout: Layout, scale: Int = 1, image: String,
    form: SheetDescription.Form = .array
  ) -> [UInt8] {
    let layers = picture.celLayers
    let shape = layout.shape(of: picture.frames.count, layers: layers.count)
    let count = picture.frames.count
    let frames = (0..<count * (layout == .layers ? layers.count : 1)).map { index in
      let rect = place(of: index, in: shape, picture.size)
      var name = "\(index % count)"
      if layout == .layers {
        let layer = layers[index / count]
        name = (layer.name.isEmpty ? "\(layer.id.number)" : layer.name) + " " + name
      }
      return SheetDescription.Frame(
        name: name,
        place: CellRect(
          x: rect.x * scale, y: rect.y * scale, width: rect.width * scale,
          height: rect.height * scale), milliseconds: picture.frames[index % count].milliseconds)
    }
    let tags = picture.sections.map {
      LayeredPixels.Tag(
        name: $0.name, frames: $0.frames, direction: ($0.playback ?? picture.playback).direction)
    }
    var sheet = SheetDescription(
      frames: frames, tags: tags, image: image,
      size: CellSize(
        width: shape.width * picture.size.width * scale,
        height: shape.height * picture.size.height * scale))
    sheet.scale = scale
    return sheet.json(as: form)
  }

  /// Cuts a picture into frames of one size, row by row. Empty ones at the end are left out.
  public static func frames(
    of raster: ColorRaster, frameSize: CellSize
  ) throws(PixelFileError) -> [ColorRaster] {
    let (width, height) = (raster.size.width, raster.size.height)
    guard frameSize.width > 0, frameSize.height > 0, width % frameSize.width == 0,
      height % frameSize.height == 0
    else {
      throw PixelFileError(
        "a sheet of {width} × {height} does not divide into frames of"
          + " {frameWidth} × {frameHeight}",
        [
          "width": width, "height": height, "frameWidth": frameSize.width,
          "frameHeight": frameSize.height,
        ])
    }
    let columns = width / frameSize.width
    let count = columns * (height / frameSize.height)
    guard count <= PixelPicture.mostFrames else {
      throw PixelFileError(
        "a sheet of {count} frames is too long; at most {most} fit",
        ["count": count, "most": PixelPicture.mostFrames])
    }
    let shape = CellSize(width: columns, height: height / frameSize.height)
    var frames = (0..<count).map { raster.cropped(to: place(of: $0, in: shape, frameSize)) }
    while frames.count > 1, frames.last?.pixels.allSatisfy({ $0 == 0 }) == true {
      frames.removeLast()
    }
    return frames
  }
}
