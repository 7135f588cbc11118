import Base
import Documents

// Converts sprites of other programs to pixel art.
extension Sprite {
  /// - Parameters:
  ///   - mostColors: reduces more colours; nil keeps all, if need be in true colour.
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
  /// The tiles that no layer uses.
  var spareTiles: [SpriteTiles] = []
  private var details: SpriteDetails

  init(_ sprite: LayeredPixels, canvas: CellSize) {
    self.sprite = sprite
    self.canvas = canvas
    omissions = sprite.omissions
    details = sprite.details
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
    spareTiles = sprite.spareSheets.map { tiles(of: $0, cels: []) }
    let (palette, swatches) = takeColors(mostColors: mostColors)
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
    if let swatches { picture.useTrueColor(swatches) }
    picture.setSections(sprite.tags.map { FrameSection($0) })
    (picture.slices, picture.details) = (sprite.slices, details)
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
      var sheet = Layer(
        id: id, name: layer.name, isHidden: !layer.isVisible, isLocked: layer.isLocked,
        opacity: Double(layer.opacity) / 255)
      sheet.isReference = layer.isReference
      var made = PixelLayer(
        sheet, blendMode: BlendMode(layer.blend), group: group, isGroup: layer.isGroup)
      made.details = layer.details
      if layer.isGroup {
        add(&next, level: level + 1, group: id)
        cels.append(blankRow)
      } else {
        cels.append(row(of: layer))
        if let sheet = layer.tiles { tiles[id] = tiles(of: sheet, cels: layer.cels) }
      }
      layers.append(made)
    }
  }

  private mutating func tiles(
    of sheet: LayeredPixels.TileSheet, cels: [LayeredPixels.Cel?]
  ) -> SpriteTiles {
    let size = CellSize(width: sheet.tileSize.width, height: sheet.tileSize.height * sheet.count)
    return SpriteTiles(
      sheet: sheet, grid: CellGrid(size: size, cells: cells(of: sheet.pixels)), cels: cels)
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
    var roots: [UInt32: (grid: CellGrid, whole: CellGrid?)] = [:]
    for (frame, cel) in layer.cels.enumerated() {
      guard let cel, row.indices.contains(frame) else { continue }
      let link = links[frame] ?? 0
      let content = roots[link] ?? content(of: cel)
      if link != 0 { roots[link] = content }
      row[frame] = PixelCel(content.grid, link: link)
      row[frame].details = details(of: cel, content.grid, content.whole)
    }
    return row
  }

  /// Returns the cells on the canvas, and all of them if some are beyond it.
  private mutating func content(
    of cel: LayeredPixels.Cel
  ) -> (grid: CellGrid, whole: CellGrid?) {
    let cells = cells(of: cel.pixels)
    guard cells.count == cel.size.count, !cel.size.isEmpty else {
      return (CellGrid(size: canvas), nil)
    }
    let own = CellGrid(size: cel.size, cells: cells)
    let grid = own.cropped(
      to: CellRect(
        x: -cel.origin.x, y: -cel.origin.y, width: canvas.width, height: canvas.height))
    let rect = CellRect(
      x: cel.origin.x, y: cel.origin.y, width: cel.size.width, height: cel.size.height)
    guard rect.intersection(CellRect(size: canvas)) != rect else { return (grid, nil) }
    return (grid, grid.cropped(to: rect) == own ? nil : own)
  }

  private func details(
    of cel: LayeredPixels.Cel, _ grid: CellGrid, _ whole: CellGrid?
  ) -> CelDetails {
    var details = CelDetails()
    let rect = CellRect(
      x: cel.origin.x, y: cel.origin.y, width: cel.size.width, height: cel.size.height)
    // An empty cel is one that is not there, unless it has a rectangle.
    if rect != CellRect(size: canvas) || grid.isEmpty { details.bounds = rect }
    (details.opacity, details.zIndex) = (cel.opacity, cel.zIndex)
    (details.preciseBounds, details.userData) = (cel.preciseBounds, cel.userData)
    details.whole = whole
    return details
  }

  private mutating func cells(of pixels: LayeredPixels.Pixels) -> [CellGrid.Cell] {
    switch pixels {
    case .indices(let indices): indices
    case .colors(let pixels): pixels.map { colors.number(of: $0) }
    }
  }

  // MARK: Colours

  /// - Returns: the colours of cells, and the palette beside them in true colour.
  private mutating func takeColors(mostColors: Int?) -> (palette: Palette, swatches: Palette?) {
    let own = Palette(sprite.palette)
    if sprite.depth == .indexed, sprite.palette.count <= mostColors ?? .max { return (own, nil) }
    if sprite.depth == .indexed { numberPlaces(own) }
    // Keeps the file's own palette, followed by the colours that it has not.
    let known = Dictionary(
      own.colors.enumerated().map { ($1.rgba, CellGrid.Cell($0)) }, uniquingKeysWith: { a, _ in a })
    let strays = colors.colors.filter { known[$0] == nil }
    let (count, allowed) = (own.count + strays.count, Palette.allowedCount.upperBound)
    if !sprite.palette.isEmpty, count <= min(mostColors ?? .max, allowed) {
      details.strayColors.formUnion(own.count..<count)
      var numbers = known
      for (index, color) in strays.enumerated() {
        numbers[color] = CellGrid.Cell(own.count + index)
      }
      map(colors.colors.map { numbers[$0] ?? CellGrid.empty })
      return (Palette(own.colors + strays.map { InkColor(rgba: $0) }), nil)
    }
    if !sprite.palette.isEmpty, mostColors == nil {
      // Cells keep the numbers of their colours.
      return (Palette(all: colors.colors.map { InkColor(rgba: $0) }), own)
    }
    (details.colorNames, details.strayColors, details.transparentIndex) = ([:], [], nil)
    let reduction = colors.reduction(
      of: cels.flatMap { $0.map(\.grid) } + tiles.values.map(\.grid)
        + spareTiles.map(\.grid), mostColors: mostColors)
    if sprite.palette.isEmpty, details.colorMode != .indexed {
      details.strayColors = Set(0..<(reduction.swatches ?? reduction.palette).count)
    }
    map(colors.colors.map { reduction.cell(of: $0) })
    return (reduction.palette, reduction.swatches)
  }

  /// Renumbers cells from palette indices to colours.
  private mutating func numberPlaces(_ palette: Palette) {
    map(palette.colors.map { colors.number(of: $0.rgba) })
  }

  private mutating func map(_ table: [CellGrid.Cell]) {
    tiles = tiles.mapValues { $0.mapped(table) }
    spareTiles = spareTiles.map { $0.mapped(table) }
    for layer in cels.indices {
      var made: [UInt32: PixelCel] = [:]
      for frame in cels[layer].indices {
        let cel = cels[layer][frame]
        let known = made[cel.link]
        var new = PixelCel(known?.grid ?? cel.grid.mapped(table), link: cel.link)
        new.details = cel.details
        if let whole = cel.details?.whole {
          new.details?.whole = known?.details?.whole ?? whole.mapped(table)
        }
        if cel.link != 0, known == nil { made[cel.link] = new }
        cels[layer][frame] = new
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
    layers[0].details = first.details
    // A cel that is not there is one without cells.
    for (frame, cel) in sprite.layers[0].cels.enumerated() where cel == nil {
      guard cels[0].indices.contains(frame) else { continue }
      var details = CelDetails()
      details.bounds = .empty
      cels[0][frame].details = details
    }
  }
}
