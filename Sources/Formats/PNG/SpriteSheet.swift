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

  /// Where each frame lies and how long it is seen, as the JSON that game engines read: the array format of
  /// Aseprite's sheets.
  public static func json(
    of picture: PixelPicture, layout: Layout, scale: Int = 1, image: String
  ) -> [UInt8] {
    let layers = picture.celLayers
    let shape = layout.shape(of: picture.frames.count, layers: layers.count)
    var lines: [String] = []
    for index in 0..<picture.frames.count * (layout == .layers ? layers.count : 1) {
      let frame = picture.frames[index % picture.frames.count]
      let rect = place(of: index, in: shape, picture.size)
      let layer = layout == .layers ? layers[index / picture.frames.count] : nil
      let name = layer.map { layer in
        let name = layer.name.isEmpty ? "\(layer.id.number)" : layer.name
        return "\(name) \(index % picture.frames.count)"
      }
      let (width, height) = (rect.width * scale, rect.height * scale)
      lines.append(
        """
          {"filename": \(quoted(name ?? "\(index)")), "frame": {"x": \(rect.x * scale), "y": \(rect.y * scale), \
        "w": \(width), "h": \(height)}, "rotated": false, "trimmed": false, \
        "spriteSourceSize": {"x": 0, "y": 0, "w": \(width), "h": \(height)}, \
        "sourceSize": {"w": \(width), "h": \(height)}, "duration": \(frame.milliseconds)}
        """)
    }
    let tags = picture.sections.map {
      """
      {"name": \(quoted($0.name)), "from": \($0.frames.lowerBound), \
      "to": \($0.frames.upperBound), "direction": "\(direction($0.playback ?? picture.playback))"}
      """
    }
    let text = """
      {"frames": [
      \(lines.joined(separator: ",\n"))],
       "meta": {"app": "filbert", "image": \(quoted(image)), "format": "RGBA8888",
        "size": {"w": \(shape.width * picture.size.width * scale), \
      "h": \(shape.height * picture.size.height * scale)},
        "scale": "\(scale)", "frameTags": [\(tags.joined(separator: ", "))]}}

      """
    return Array(text.utf8)
  }

  /// As Aseprite calls it.
  private static func direction(_ playback: Playback) -> String {
    switch playback {
    case .loop: "forward"
    case .pingPong: "pingpong"
    case .reverse: "reverse"
    case .pingPongReverse: "pingpong_reverse"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
