import Base

// Colours that come, go, move, and cells that follow them.
extension PixelPicture {
  /// Every cell gets the place in the palette that a table says.
  mutating func mapCells(_ table: [CellGrid.Cell]) {
    changeGrids { $0.mapped(table) }
    for index in tilesets.indices {
      tilesets[index].tiles = tilesets[index].tiles.map { tile in
        tile.map { table.indices.contains(Int($0)) ? table[Int($0)] : $0 }
      }
    }
    for index in layers.indices {
      guard let ground = layers[index].ground, table.indices.contains(Int(ground)) else { continue }
      layers[index].ground = table[Int(ground)]
    }
  }

  /// Puts the palette's colours in another order; the picture looks as before.
  ///
  /// - Parameter order: of the old places.
  public mutating func arrangePalette(_ order: [Int]) {
    guard order.sorted() == Array(0..<palette.count) else { return }
    var table = [CellGrid.Cell](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { table[old] = CellGrid.Cell(new) }
    palette = Palette(order.map { palette[$0] })
    moveRamps(table)
    mapCells(table)
  }

  /// Sorts the palette, equal colours in the order that they have.
  public mutating func sortPalette(by order: PaletteOrder) {
    let keys = palette.colors.map(order.key)
    arrangePalette(
      palette.colors.indices.sorted {
        keys[$0] != keys[$1] ? keys[$0].lexicographicallyPrecedes(keys[$1]) : $0 < $1
      }
    )
  }

  /// Lets all cells of one colour have another one, in all frames.
  public mutating func replaceEverywhere(_ old: CellGrid.Cell, with new: CellGrid.Cell) {
    guard old >= 0, Int(old) < palette.count, old != new else { return }
    var table = palette.colors.indices.map { CellGrid.Cell($0) }
    table[Int(old)] = new
    mapCells(table)
  }

  /// Takes a colour out of the palette; its cells get the one that looks most like it.
  ///
  /// - Returns: false where the palette would get too small.
  @discardableResult
  public mutating func removeColor(_ index: Int) -> Bool {
    guard palette.count > Palette.allowedCount.lowerBound, palette.colors.indices.contains(index)
    else { return false }
    var colors = palette.colors
    let removed = colors.remove(at: index)
    let rest = Palette(colors)
    let heir = rest.nearest(to: removed)
    mapCells(
      palette.colors.indices.map {
        CellGrid.Cell($0 == index ? heir : $0 > index ? $0 - 1 : $0)
      })
    // Before the palette is shorter: it drops ramps that reach beyond its end.
    shortenRamps(without: index)
    palette = rest
    return true
  }

  /// Takes another palette over, without ramps; each cell gets the colour that looks most like its own.
  ///
  /// - Parameter keepsPlaces: leaves the cells and ramps as they are, as far as the new palette has their places.
  public mutating func usePalette(_ new: Palette, keepsPlaces: Bool = false) {
    let isWithin = { (index: Int) in keepsPlaces && index < new.count }
    mapCells(
      palette.colors.enumerated().map { index, color in
        CellGrid.Cell(isWithin(index) ? index : new.nearest(to: color))
      })
    if !keepsPlaces { ramps = [] }
    palette = new
  }

  /// The places of the palette that some cell has.
  public var usedColors: Set<Int> {
    var isUsed = [Bool](repeating: false, count: palette.count)
    for layer in layers {
      if let ground = layer.ground, isUsed.indices.contains(Int(ground)) {
        isUsed[Int(ground)] = true
      }
    }
    for grid in frames.lazy.flatMap(\.cels).map(\.grid) {
      for index in 0..<grid.tileCount {
        for cell in grid.tile(index) where cell >= 0 && Int(cell) < isUsed.count {
          isUsed[Int(cell)] = true
        }
      }
    }
    return Set(isUsed.indices.filter { isUsed[$0] })
  }
}

/// How a palette can be sorted.
public enum PaletteOrder: CaseIterable, Sendable {
  case hue, brightness, saturation

  /// What is compared; what comes first is smaller.
  func key(_ color: InkColor) -> [Double] {
    let hsv = HSVColor(color)
    switch self {
    // Greys have no hue: they come first, from dark to light.
    case .hue:
      return hsv.saturation < 0.08 ? [-1, Double(color.luma)] : [hsv.hue, Double(color.luma)]
    case .brightness: return [Double(color.luma)]
    case .saturation: return [hsv.saturation, Double(color.luma)]
    }
  }
}
