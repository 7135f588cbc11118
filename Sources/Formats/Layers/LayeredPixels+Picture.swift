import Base
import Documents

extension LayeredPixels {
  /// Converts the layers, cels and sections of pixel art, with indices into its palette.
  init(_ picture: Sprite) {
    self.init(
      size: picture.size, depth: .indexed, palette: picture.palette.colors,
      durations: picture.frames.map(\.milliseconds),
      tags: picture.sections.map { Tag($0, in: picture) })
    append(picture, of: nil, level: 0)
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
    var roots: [UInt32: Int] = [:]
    return picture.frames.enumerated().map { frame, content in
      let cel = content.cels[index]
      guard background != nil || !cel.isEmpty else { return nil }
      var cells = cel.grid.allCells
      if let background { cells = cells.map { $0 < 0 ? background : $0 } }
      var made = Cel(
        origin: CellPosition(x: 0, y: 0), size: picture.size, pixels: .indices(cells))
      if cel.link != 0 {
        made.linkedFrame = roots[cel.link]
        if made.linkedFrame == nil { roots[cel.link] = frame }
      }
      return made
    }
  }

  /// Converts the cels of a layer of tiles, as large as all its tiles together.
  private static func cels(
    of index: Int, _ tileset: Tileset, in picture: Sprite
  ) -> [Cel?] {
    let layout = picture.layout(of: tileset)
    let size = CellSize(
      width: layout.columns * tileset.tileSize.width,
      height: layout.rows * tileset.tileSize.height)
    let whole = TileLayout(of: tileset, canvas: size)
    var roots: [UInt32: Int] = [:]
    return picture.frames.enumerated().map { frame, content in
      let cel = content.cels[index]
      guard let map = cel.map else { return nil }
      var made = Cel(
        origin: CellPosition(x: 0, y: 0), size: size,
        pixels: .indices(whole.grid(map, of: tileset).allCells))
      made.tiles = map.tiles.map(\.bits)
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
      id: tileset.id.number, name: tileset.name, tileSize: tileset.tileSize,
      pixels: .indices(tileset.tiles.flatMap { $0 }))
  }
}
