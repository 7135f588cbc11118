import Base
import Documents

/// Encodes the cels of a frame, and decodes them: each as the tiles that differ from the cel of the same layer in its
/// source frame. For cels of tiles, the changed places of the map are stored, and the cells follow from them.
struct CelCoding {
  private let old: Sprite?
  /// Each layer's index before the step; nil for a new one.
  private let places: [Int?]
  private let blank: CellGrid
  /// Each layer's tiles; nil for layers of free cells.
  private let tiles: [TileStep?]

  /// The tiles of a layer before and after a step.
  private struct TileStep {
    /// Empty if the layer had other tiles, or none.
    let old: Tileset
    let new: Tileset
    let layout: TileLayout
  }

  /// - Parameters:
  ///   - layers: after the step.
  ///   - tilesets: after the step.
  ///   - old: the picture before the step; nil for the initial one.
  init(
    of layers: [PixelLayer], _ tilesets: [Tileset], size: CellSize, after old: Sprite?
  ) {
    blank = CellGrid(size: size)
    // Cels of different sizes have nothing in common.
    let old = old?.size == size ? old : nil
    self.old = old
    let tiles = layers.map { layer in
      tilesets.first { $0.id == layer.tileset }.map { new in
        let before = old?.tileset(of: layer.id)
        let isKept = before.map { $0.id == new.id && $0.isLaidOut(as: new) } ?? false
        return TileStep(
          old: isKept ? before ?? new : new, new: new, layout: TileLayout(of: new, canvas: size))
      }
    }
    // Neither have cels of different kinds.
    places = layers.enumerated().map { index, layer in
      guard let place = old?.layers.firstIndex(where: { $0.id == layer.id }) else { return nil }
      let before = old?.tileset(of: layer.id)
      guard before != nil || tiles[index] != nil else { return place }
      guard let new = tiles[index]?.new, let before, before.id == new.id,
        before.isLaidOut(as: new)
      else { return nil }
      return place
    }
    self.tiles = tiles
  }

  /// What is written of a cel's details.
  private enum DetailsState: UInt64 {
    case same, none, given
  }

  /// A frame before the step, by index.
  func frame(_ index: Int) -> PixelFrame? {
    guard let old, old.frames.indices.contains(index) else { return nil }
    return old.frames[index]
  }

  private func cel(of layer: Int, in old: [PixelCel]?) -> PixelCel {
    guard let old, let place = places[layer] else { return PixelCel(blank) }
    return old[place]
  }

  func write(_ cels: [PixelCel], after old: [PixelCel]?, to writer: inout ByteWriter) {
    // A frame of another size is written in full.
    let old = self.old == nil ? nil : old
    for (layer, cel) in cels.enumerated() {
      let before = self.cel(of: layer, in: old).details
      let state: DetailsState =
        cel.details == before ? .same : cel.details == nil ? .none : .given
      writer.appendVariable(UInt64(cel.link) << 2 | state.rawValue)
      if state == .given, let details = cel.details { DetailsCoding.write(details, to: &writer) }
      if let tiles = tiles[layer] {
        Self.write(cel.map, after: self.cel(of: layer, in: old).map, tiles.layout, to: &writer)
        continue
      }
      let changed = cel.grid.changedTiles(from: self.cel(of: layer, in: old).grid)
      writer.appendVariable(UInt64(changed.count))
      var next = 0
      for index in changed {
        writer.appendVariable(UInt64(index - next))
        next = index + 1
        Self.write(cel.grid.tile(index), to: &writer)
      }
    }
  }

  private static func write(
    _ map: TileMap?, after old: TileMap?, _ layout: TileLayout, to writer: inout ByteWriter
  ) {
    func tile(_ map: TileMap?, _ index: Int) -> PlacedTile { map?.tiles[index] ?? .empty }
    let changed = (0..<layout.count).filter { tile(map, $0) != tile(old, $0) }
    writer.appendVariable(UInt64(changed.count))
    var next = 0
    for place in changed {
      writer.appendVariable(UInt64(place - next))
      next = place + 1
      writer.appendVariable(UInt64(tile(map, place).bits))
    }
  }

  /// Writes cells as runs of equal ones.
  static func write(_ tile: [CellGrid.Cell], to writer: inout ByteWriter) {
    var runs: [(cell: CellGrid.Cell, count: Int)] = []
    for cell in tile {
      if let last = runs.last, last.cell == cell {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
    writer.appendVariable(UInt64(runs.count))
    for run in runs {
      writer.appendVariable(UInt64(run.count))
      writer.appendVariable(UInt64(Int(run.cell) + 1))
    }
  }

  /// - Parameters:
  ///   - hasLinks: whether cels include their links.
  ///   - hasDetails: whether links include the state of the details.
  func cels(
    from reader: inout ByteReader, after old: [PixelCel]?, hasLinks: Bool, hasDetails: Bool
  ) throws(ByteReader.OutOfBytes) -> [PixelCel] {
    var cels: [PixelCel] = []
    for layer in places.indices {
      let head = hasLinks ? try reader.smallNumber() : 0
      guard let link = UInt32(exactly: hasDetails ? head >> 2 : head),
        let state = DetailsState(rawValue: hasDetails ? UInt64(head & 3) : 0)
      else { throw ByteReader.OutOfBytes() }
      let before = cel(of: layer, in: old)
      let details =
        state == .given
        ? try DetailsCoding.cel(from: &reader) : state == .same ? before.details : nil
      if let tiles = tiles[layer] {
        cels.append(try Self.cel(from: &reader, after: before, tiles, link: link))
        cels[layer].details = details
        continue
      }
      var grid = before.grid
      var next = 0
      for _ in 0..<(try reader.count()) {
        let index = next + (try reader.smallNumber())
        next = index + 1
        guard index < grid.tileCount else { throw ByteReader.OutOfBytes() }
        grid.setTile(index, to: try Self.tile(from: &reader))
      }
      cels.append(PixelCel(grid, link: link))
      cels[layer].details = details
    }
    return cels
  }

  private static func cel(
    from reader: inout ByteReader, after old: PixelCel, _ step: TileStep, link: UInt32
  ) throws(ByteReader.OutOfBytes) -> PixelCel {
    var tiles =
      old.map?.tiles ?? Array(repeating: PlacedTile.empty, count: step.layout.count)
    guard tiles.count == step.layout.count else { throw ByteReader.OutOfBytes() }
    var next = 0
    for _ in 0..<(try reader.count()) {
      let place = next + (try reader.smallNumber())
      next = place + 1
      guard tiles.indices.contains(place), let bits = UInt32(exactly: try reader.smallNumber())
      else { throw ByteReader.OutOfBytes() }
      tiles[place] = PlacedTile(bits: bits)
    }
    guard tiles.allSatisfy({ $0.index < step.new.tiles.count }) else {
      throw ByteReader.OutOfBytes()
    }
    let map = TileMap(tiles)
    var grid = old.grid
    step.layout.redraw(&grid, from: (old.map, step.old), to: (map, step.new))
    return PixelCel(map, of: step.new, in: step.layout, grid: grid, link: link)
  }

  private static func tile(
    from reader: inout ByteReader
  ) throws(ByteReader.OutOfBytes) -> [CellGrid.Cell] {
    let whole = CellGrid.tileSide * CellGrid.tileSide
    let cells = try cells(from: &reader, atMost: whole)
    guard cells.count == 1 || cells.count == whole else { throw ByteReader.OutOfBytes() }
    return cells
  }

  /// Reads cells from runs.
  static func cells(
    from reader: inout ByteReader, atMost most: Int
  ) throws(ByteReader.OutOfBytes) -> [CellGrid.Cell] {
    var cells: [CellGrid.Cell] = []
    for _ in 0..<(try reader.count()) {
      let count = try reader.smallNumber()
      guard let cell = CellGrid.Cell(exactly: try reader.smallNumber() - 1),
        count <= most - cells.count
      else { throw ByteReader.OutOfBytes() }
      cells += Array(repeating: cell, count: count)
    }
    return cells
  }
}
