import Base
public import Documents

extension Sprite {
  /// Something that a person might do.
  public nonisolated mutating func changeRandomly(
    using random: inout some RandomNumberGenerator
  ) {
    let frame = Int.random(in: 0..<frames.count, using: &random)
    let color = CellGrid.Cell.random(in: -1..<CellGrid.Cell(palette.count), using: &random)
    func position(_ random: inout some RandomNumberGenerator) -> CellPosition {
      CellPosition(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 { return changeLayersRandomly(using: &random) }
    let cel = CelAddress(frame: frame, layer: randomLayer(using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0...3:
      let cells = (0..<Int.random(in: 1...40, using: &random)).map { _ in position(&random) }
      change(cel) { grid in
        for cell in cells { grid.set(color, at: cell) }
      }
    case 4, 5:
      let rect = CellRect(from: position(&random), to: position(&random))
      change(cel) { $0.fill(rect, with: color) }
    case 6:
      let start = position(&random)
      change(cel) { grid in
        var cells = grid.allCells
        FloodFill.fill(&cells, size: grid.size, from: start, with: color)
        grid = CellGrid(size: grid.size, cells: cells)
      }
    case 7: insert([blankFrame(milliseconds: 40)], at: frame)
    case 8: insert([frames[frame]], at: frame + 1)
    case 9: removeFrame(frame)
    case 10: moveFrame(frame, to: Int.random(in: 0..<frames.count, using: &random))
    case 11: setMilliseconds(Int.random(in: 1...5000, using: &random), frame: frame)
    case 12:
      setSection(
        "s\(frame)", frames: frame...frames.count - 1,
        playback: Playback.allCases.randomElement(using: &random))
    case 13:
      palette[Int.random(in: 0..<palette.count, using: &random)] = InkColor(
        rgba: UInt32.random(in: 0...UInt32.max, using: &random))
    case 14: sortPalette(by: PaletteOrder.allCases.randomElement(using: &random) ?? .hue)
    case 15: turn(CanvasTurn.allCases.randomElement(using: &random) ?? .turnLeft)
    case 16:
      let side = Int.random(in: 8...70, using: &random)
      resize(
        to: CellSize(width: side, height: Int.random(in: 8...70, using: &random)),
        anchor: CanvasAnchor.allCases.randomElement(using: &random) ?? .center)
    case 17:
      let places = (0..<2).map { _ in Int.random(in: 0..<palette.count, using: &random) }
      setRamp((places.min() ?? 0)...(places.max() ?? 0))
    case 18: changeColorsRandomly(cel, using: &random)
    default:
      playback = Playback.allCases.randomElement(using: &random) ?? .loop
      if color >= 0 { replaceEverywhere(color, with: 0) }
      removeColor(Int(max(0, color)))
    }
  }

  /// Paints with any colours, or limits them.
  private nonisolated mutating func changeColorsRandomly(
    _ cel: CelAddress, using random: inout some RandomNumberGenerator
  ) {
    guard isTrueColor else { return useTrueColor() }
    if Int.random(in: 0..<6, using: &random) == 0 { return limitColors() }
    let colors = (0..<9).map { _ in
      InkColor(rgba: .random(in: 0...UInt32.max, using: &random))
    }
    addColor(colors[0])
    let cells = adopt(colors)
    let places = (0..<30).map { _ in
      CellPosition(
        x: .random(in: 0..<size.width, using: &random),
        y: .random(in: 0..<size.height, using: &random))
    }
    change(cel) { grid in
      for (index, place) in places.enumerated() { grid.set(cells[index % cells.count], at: place) }
    }
  }

  private nonisolated func randomLayer(
    using random: inout some RandomNumberGenerator
  ) -> Layer.ID {
    layers.randomElement(using: &random)?.id ?? .first
  }

  private nonisolated func randomCels(
    using random: inout some RandomNumberGenerator
  ) -> Set<CelAddress> {
    let count = Int.random(in: 1...4, using: &random)
    return Set(
      (0..<count).map { _ in
        CelAddress(
          frame: Int.random(in: 0..<frames.count, using: &random),
          layer: randomLayer(using: &random))
      })
  }

  /// Something that a person might do with layers and cels.
  private nonisolated mutating func changeLayersRandomly(
    using random: inout some RandomNumberGenerator
  ) {
    let layer = randomLayer(using: &random)
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1: if layers.count < 6 { addLayer(over: layer) }
    case 2: if layers.count < 6 { addLayer(over: layer, isGroup: true) }
    case 3: if layers.count < 6 { duplicateLayer(layer) }
    case 4: removeLayer(layer)
    case 5, 6: move(layer, to: Int.random(in: 0..<layers.count, using: &random))
    case 7: takeOutOfGroup(layer)
    case 8: mergeDown(layer)
    case 9:
      let background = CellGrid.Cell.random(in: -1..<CellGrid.Cell(palette.count), using: &random)
      setBackground(background < 0 ? nil : background, of: layer)
    case 10:
      let mode = BlendMode.allCases.randomElement(using: &random) ?? .normal
      let opacity = Double(Int.random(in: 0...100, using: &random)) / 100
      let (isHidden, isLocked) = (
        Bool.random(using: &random), Int.random(in: 0..<5, using: &random) == 0
      )
      changeLayer(layer) {
        $0.blendMode = mode
        $0.sheet = $0.sheet.faded(to: opacity)
        ($0.sheet.isHidden, $0.sheet.isLocked) = (isHidden, isLocked)
        $0.sheet.name = "layer \(mode.rawValue)"
      }
    case 11: link(randomCels(using: &random))
    case 14, 15: makeTilesRandomly(of: layer, using: &random)
    case 16, 17: changeTilesRandomly(using: &random)
    case 12:
      if Bool.random(using: &random) {
        unlink(randomCels(using: &random))
      } else {
        clear(randomCels(using: &random))
      }
    default:
      moveCels(
        randomCels(using: &random), byFrames: Int.random(in: -2...2, using: &random),
        layers: Int.random(in: -1...1, using: &random), leavesCopy: Bool.random(using: &random))
    }
  }

  private nonisolated mutating func makeTilesRandomly(
    of layer: Layer.ID, using random: inout some RandomNumberGenerator
  ) {
    if Int.random(in: 0..<4, using: &random) == 0 { return makeOrdinary(layer) }
    let side = Int.random(in: 2...5, using: &random)
    if Bool.random(using: &random) {
      makeTilemap(
        of: layer, shape: .isometric, tileSize: CellSize(width: 4 * side, height: 2 * side))
    } else {
      let height = Int.random(in: 2...9, using: &random)
      makeTilemap(
        of: layer, shape: .rectangular, tileSize: CellSize(width: 2 * side, height: height))
    }
  }

  /// Something that a person might do with tiles.
  private nonisolated mutating func changeTilesRandomly(
    using random: inout some RandomNumberGenerator
  ) {
    guard let layer = layers.filter({ $0.tileset != nil }).randomElement(using: &random),
      let tileset = tileset(layer.tileset)
    else { return }
    let place = CelAddress(frame: Int.random(in: 0..<frames.count, using: &random), layer: layer.id)
    let tile = Int.random(in: 0..<tileset.tiles.count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      guard var grid = self[cel: place]?.grid else { return }
      let color = CellGrid.Cell.random(in: -1..<CellGrid.Cell(palette.count), using: &random)
      for _ in 0..<20 {
        grid.set(
          color,
          at: CellPosition(
            x: Int.random(in: 0..<size.width, using: &random),
            y: Int.random(in: 0..<size.height, using: &random)))
      }
      paintTiles(grid, of: place, .manual)
    case 2, 3:
      let isSquare = tileset.tileSize.width == tileset.tileSize.height
      var flips = PlacedTile.Flips(rawValue: UInt32.random(in: 0...7, using: &random) << 29)
      if !isSquare { flips.remove(.diagonal) }
      let places = (0..<5).map { _ in
        Int.random(in: 0..<layout(of: tileset).count, using: &random)
      }
      setTile(PlacedTile(tile, flips: flips), at: Set(places), of: place)
    case 4: duplicateTile(tile, of: tileset.id)
    case 5: removeTile(tile, of: tileset.id)
    default: moveTile(tile, to: tileset.tiles.count - 1, of: tileset.id)
    }
  }
}
