import Base
import Documents

// Converts sprites of other programs to pixel art.
extension Sprite {
  /// - Parameters:
  ///   - mostColors: reduces more colours; nil refuses more than a palette holds.
  ///   - kind: the file's, for messages.
  /// - Returns: the picture, and the features of the sprite that it lacks.
  static func reading(
    _ sprite: LayeredPixels, mostColors: Int?, kind: String
  ) throws(PixelFileError) -> (picture: Sprite, omissions: Set<LayeredPixels.Omission>) {
    try AnimationLimits.check(sprite.size, kind: kind)
    let canvas = sprite.size
    guard !sprite.durations.isEmpty,
      Sprite.allows(frameCount: sprite.durations.count, of: canvas)
    else {
      throw PixelFileError(
        "the {kind} has too many frames of {width} × {height} for pixel art",
        ["kind": kind, "width": canvas.width, "height": canvas.height])
    }
    guard sprite.layers.count <= Sprite.mostLayers else {
      throw PixelFileError(
        "the {kind} has more than {most} layers", ["kind": kind, "most": Sprite.mostLayers])
    }
    var reader = SpriteLayers(sprite, canvas: canvas)
    return (try reader.picture(mostColors: mostColors, kind: kind), reader.omissions)
  }
}

/// Converts the layers and cels of a sprite.
struct SpriteLayers {
  private let sprite: LayeredPixels
  let canvas: CellSize
  var omissions: Set<LayeredPixels.Omission>
  private var colors = FrameColors()
  var layers: [PixelLayer] = []
  /// By layer and frame.
  var cels: [[PixelCel]] = []
  /// The tiles of layers, and the ones used by cels.
  var tiles: [Layer.ID: SpriteTiles] = [:]

  init(_ sprite: LayeredPixels, canvas: CellSize) {
    self.sprite = sprite
    self.canvas = canvas
    omissions = sprite.omissions
  }

  mutating func picture(
    mostColors: Int?, kind: String
  ) throws(PixelFileError) -> Sprite {
    var next = 0
    add(&next, level: 0, group: nil)
    // A sprite with nothing but groups is empty, and gets a layer.
    if !layers.contains(where: { !$0.isGroup }) {
      layers.insert(PixelLayer(Layer(id: Layer.ID(UInt32(sprite.layers.count + 1)))), at: 0)
      cels.insert(blankRow, at: 0)
    }
    let palette = try takeColors(mostColors: mostColors, kind: kind)
    takeBackground(palette)
    let tilesets = makeTilemaps()
    let frames = sprite.durations.indices.map { frame in
      PixelFrame(cels.map { $0[frame] }, milliseconds: sprite.durations[frame])
    }
    guard
      var picture = Sprite(
        frames: frames, palette: palette, layers: layers, tilesets: tilesets)
    else {
      throw PixelFileError("the {kind} can’t be stored as pixel art", ["kind": kind])
    }
    picture.setSections(
      sprite.tags.filter { !$0.name.isEmpty }.map { FrameSection($0) })
    return picture
  }

  private var blankRow: [PixelCel] {
    Array(repeating: PixelCel(CellGrid(size: canvas)), count: sprite.durations.count)
  }

  // MARK: Layers

  /// Adds the layers of a level from an index on, each group after its contents.
  private mutating func add(_ next: inout Int, level: Int, group: Layer.ID?) {
    while sprite.layers.indices.contains(next), sprite.layers[next].level >= level {
      let (layer, id) = (sprite.layers[next], Layer.ID(UInt32(next + 1)))
      next += 1
      let made = PixelLayer(
        Layer(
          id: id, name: layer.name, isHidden: !layer.isVisible, isLocked: layer.isLocked,
          opacity: Double(layer.opacity) / 255 * celOpacity(of: layer)),
        blendMode: BlendMode(layer.blend), group: group, isGroup: layer.isGroup)
      if layer.isGroup {
        add(&next, level: level + 1, group: id)
        cels.append(blankRow)
      } else {
        cels.append(row(of: layer))
        if let sheet = layer.tiles {
          let grid = CellGrid(
            size: CellSize(
              width: sheet.tileSize.width, height: sheet.tileSize.height * sheet.count),
            cells: cells(of: sheet.pixels))
          tiles[id] = SpriteTiles(sheet: sheet, grid: grid, cels: layer.cels)
        }
      }
      layers.append(made)
    }
  }

  /// The opacity common to all cels of a layer; 1 if they differ.
  private mutating func celOpacity(of layer: LayeredPixels.Layer) -> Double {
    let opacities = Set(layer.cels.compactMap { $0?.opacity })
    guard opacities.count <= 1 else {
      omissions.insert(.celOpacity)
      return 1
    }
    return Double(opacities.first ?? 255) / 255
  }

  private mutating func row(of layer: LayeredPixels.Layer) -> [PixelCel] {
    let linked = Dictionary(
      grouping: layer.cels.indices.filter { layer.cels[$0]?.linkedFrame != nil }
    ) { layer.cels[$0]?.linkedFrame ?? 0 }
    // The first of several linked cels is not marked.
    var links: [Int: UInt32] = [:]
    for (number, (root, others)) in linked.sorted(by: { $0.key < $1.key }).enumerated() {
      for frame in [root] + others { links[frame] = UInt32(number + 1) }
    }
    var row = blankRow
    var roots: [UInt32: CellGrid] = [:]
    for (frame, cel) in layer.cels.enumerated() {
      guard let cel, row.indices.contains(frame) else { continue }
      if cel.zIndex != 0 { omissions.insert(.celOrder) }
      let link = links[frame] ?? 0
      let grid = roots[link] ?? grid(of: cel)
      if link != 0 { roots[link] = grid }
      row[frame] = PixelCel(grid, link: link)
    }
    return row
  }

  private mutating func grid(of cel: LayeredPixels.Cel) -> CellGrid {
    let cells = cells(of: cel.pixels)
    guard cells.count == cel.size.count, !cel.size.isEmpty else { return CellGrid(size: canvas) }
    let own = CellGrid(size: cel.size, cells: cells)
    // Pixels beyond the canvas are never visible.
    let whole = CellRect(
      x: -cel.origin.x, y: -cel.origin.y, width: canvas.width, height: canvas.height)
    return own.cropped(to: whole)
  }

  private mutating func cells(of pixels: LayeredPixels.Pixels) -> [CellGrid.Cell] {
    switch pixels {
    case .indices(let indices): indices
    case .colors(let pixels): pixels.map { colors.number(of: $0) }
    }
  }

  // MARK: Colours

  private mutating func takeColors(
    mostColors: Int?, kind: String
  ) throws(PixelFileError) -> Palette {
    let own = Palette(sprite.palette)
    if sprite.depth == .indexed, sprite.palette.count <= mostColors ?? .max { return own }
    if sprite.depth == .indexed { numberPlaces(own) }
    // Uses the file's own palette if it contains all colours.
    let known = Dictionary(
      own.colors.enumerated().map { ($1.rgba, CellGrid.Cell($0)) }, uniquingKeysWith: { a, _ in a })
    if !sprite.palette.isEmpty, sprite.palette.count <= mostColors ?? .max,
      colors.colors.allSatisfy({ known[$0] != nil })
    {
      map(colors.colors.map { known[$0] ?? CellGrid.empty })
      return own
    }
    let reduction = try colors.reduction(
      of: cels.flatMap { $0.map(\.grid) } + tiles.values.map(\.grid), mostColors: mostColors,
      kind: kind)
    map(colors.colors.map { reduction.cell(of: $0) })
    return reduction.palette
  }

  /// Renumbers cells from palette indices to colours.
  private mutating func numberPlaces(_ palette: Palette) {
    map(palette.colors.map { colors.number(of: $0.rgba) })
  }

  private mutating func map(_ table: [CellGrid.Cell]) {
    tiles = tiles.mapValues { $0.mapped(table) }
    for layer in cels.indices {
      var made: [UInt32: CellGrid] = [:]
      for frame in cels[layer].indices {
        let cel = cels[layer][frame]
        let grid = made[cel.link] ?? cel.grid.mapped(table)
        if cel.link != 0 { made[cel.link] = grid }
        cels[layer][frame] = PixelCel(grid, link: cel.link)
      }
    }
  }

  /// Turns the lowest layer into the background colour if the sprite marks it as such.
  private mutating func takeBackground(_ palette: Palette) {
    guard sprite.layers.first?.isBackground == true, let first = layers.first, !first.isGroup else {
      return
    }
    let corners = cels[0].map { $0.grid.tile(0)[0] }
    let background = corners.first { $0 >= 0 } ?? 0
    guard Int(background) < palette.count else { return }
    layers[0] = PixelLayer(first.sheet.faded(to: 1), background: background)
  }
}
