import Base
import Documents

extension LayeredPixels {
  /// Converts the layers, cels and sections of pixel art, with indices into its palette.
  init(_ picture: Sprite) {
    self.init(
      size: picture.size, depth: .indexed, palette: picture.palette.colors,
      durations: picture.frames.map(\.milliseconds),
      tags: picture.sections.map { Tag($0, in: picture) })
    swatches = picture.swatches?.colors
    (slices, details) = (picture.slices, picture.details)
    append(picture, of: nil, level: 0)
    let used = Set(picture.layers.compactMap(\.tileset))
    spareSheets = picture.tilesets.filter { !used.contains($0.id) && $0.shape == .rectangular }
      .map { TileSheet($0) }
  }

  /// Adds the layers of a group, each group before its contents.
  private mutating func append(_ picture: Sprite, of group: Documents.Layer.ID?, level: Int) {
    for (place, layer) in picture.layers.enumerated() where layer.group == group {
      var made = Layer(name: layer.name)
      made.isGroup = layer.isGroup
      (made.isVisible, made.isLocked) = (!layer.isHidden, layer.isLocked)
      made.opacity = UInt8(saturating: (layer.opacity * 255).rounded())
      (made.blend, made.level) = (layer.blendMode.blend, level)
      made.isBackground = layer.background != nil
      (made.isReference, made.details) = (layer.isReference, layer.details)
      // Other programs lack diamond-shaped tiles.
      if layer.background == nil, let tileset = picture.tileset(layer.tileset),
        tileset.shape == .rectangular
      {
        made.tiles = TileSheet(tileset)
        made.cels = Self.cels(of: place, tileset, in: picture)
      } else if !layer.isGroup {
        made.cels = Self.cels(of: place, background: layer.background, in: picture)
      }
      layers.append(made)
      if layer.isGroup { append(picture, of: layer.id, level: level + 1) }
    }
  }

  private static func cels(
    of index: Int, background: CellGrid.Cell?, in picture: Sprite
  ) -> [Cel?] {
    cels(of: index, in: picture) { cel in
      // A cel of a file may be there, and empty.
      let isThere = background == nil ? cel.details?.bounds != nil : cel.details?.bounds != .empty
      guard isThere || !cel.isEmpty else { return nil }
      // A background that was not there, and now is, covers the canvas.
      let isNew = background != nil && cel.details?.bounds == .empty
      let (rect, grid) =
        isNew ? (picture.bounds, cel.grid) : cel.wholeContent(on: picture.bounds)
      var cells = rect.isEmpty ? [] : grid.allCells
      if let background { cells = cells.map { $0 < 0 ? background : $0 } }
      return Cel(origin: rect.origin, size: rect.size, pixels: .indices(cells))
    }
  }

  /// Converts the cels of a layer of tiles, as large as all its tiles together unless a file has said otherwise.
  private static func cels(
    of index: Int, _ tileset: Tileset, in picture: Sprite
  ) -> [Cel?] {
    let layout = picture.layout(of: tileset)
    return cels(of: index, in: picture) { cel in
      guard cel.map != nil || cel.details?.bounds != nil else { return nil }
      let (rect, tiles) = cel.wholeTiles(in: layout, of: tileset)
      let whole = TileLayout(of: tileset, canvas: rect.size)
      let cells = rect.isEmpty ? [] : whole.grid(TileMap(tiles), of: tileset).allCells
      var made = Cel(origin: rect.origin, size: rect.size, pixels: .indices(cells))
      made.tiles = tiles.map(\.bits)
      return made
    }
  }

  /// Converts the cels of a layer, and tells the links among them.
  private static func cels(
    of index: Int, in picture: Sprite, _ content: (PixelCel) -> Cel?
  ) -> [Cel?] {
    var roots: [UInt32: Int] = [:]
    return picture.frames.enumerated().map { frame, frameContent in
      let cel = frameContent.cels[index]
      guard var made = content(cel) else { return nil }
      if let details = cel.details {
        (made.opacity, made.zIndex) = (details.opacity, details.zIndex)
        (made.preciseBounds, made.userData) = (details.preciseBounds, details.userData)
      }
      if cel.link != 0 {
        made.linkedFrame = roots[cel.link]
        if made.linkedFrame == nil { roots[cel.link] = frame }
      }
      return made
    }
  }
}

extension LayeredPixels.TileSheet {
  init(_ tileset: Tileset) {
    self.init(
      id: tileset.id.number &- 1, name: tileset.name, tileSize: tileset.tileSize,
      pixels: .indices(tileset.tiles.flatMap { $0 }))
    details = tileset.details
  }
}
