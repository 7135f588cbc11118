import Base

// Changes to the palette, with the cells updated to match.
extension Sprite {
  /// Replaces every cell's palette index through a table.
  mutating func mapCells(_ table: [CellGrid.Cell]) {
    changeGrids { $0.mapped(table) }
    for frame in frames.indices {
      for layer in layers.indices {
        guard let whole = frames[frame].cels[layer].details?.whole else { continue }
        frames[frame].cels[layer].details?.whole = whole.mapped(table)
      }
    }
    for index in tilesets.indices {
      tilesets[index].tiles = tilesets[index].tiles.map { tile in
        tile.map { table.indices.contains(Int($0)) ? table[Int($0)] : $0 }
      }
    }
    for index in layers.indices {
      guard let background = layers[index].background, table.indices.contains(Int(background))
      else { continue }
      layers[index].background = table[Int(background)]
    }
  }

  /// Reorders the palette without changing the picture's appearance.
  ///
  /// - Parameter order: the old indices in their new order.
  public mutating func arrangePalette(_ order: [Int]) {
    if isTrueColor { return changeSwatches { $0.arrangePalette(order) } }
    guard order.sorted() == Array(0..<palette.count) else { return }
    var table = [CellGrid.Cell](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { table[old] = CellGrid.Cell(new) }
    palette = Palette(order.map { palette[$0] })
    details.moveColors(of: order.count) { Int(table[$0]) }
    moveRamps(table)
    mapCells(table)
  }

  /// Sorts the palette, keeping the order of equal colours.
  public mutating func sortPalette(by order: PaletteOrder) {
    let keys = choices.colors.map(order.key)
    arrangePalette(
      keys.indices.sorted {
        keys[$0] != keys[$1] ? keys[$0].lexicographicallyPrecedes(keys[$1]) : $0 < $1
      }
    )
  }

  /// Replaces a colour in all cells of all frames.
  public mutating func replaceEverywhere(_ old: CellGrid.Cell, with new: CellGrid.Cell) {
    guard old >= 0, Int(old) < palette.count, old != new else { return }
    var table = palette.colors.indices.map { CellGrid.Cell($0) }
    table[Int(old)] = new
    mapCells(table)
  }

  /// Removes a colour from the palette. Its cells get the most similar one, except in true colour.
  ///
  /// - Returns: false if the palette would become too small.
  @discardableResult
  public mutating func removeColor(_ index: Int) -> Bool {
    if isTrueColor { return changeSwatches { $0.removeColor(index) } }
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
    // Do this before shortening the palette, which drops ramps that extend past its end.
    shortenRamps(without: index)
    details.moveColors(of: palette.count) { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    palette = rest
    return true
  }

  /// Replaces the palette and drops all ramps. Each cell gets the colour most similar to its own, except in true
  /// colour.
  ///
  /// - Parameter keepsPlaces: keeps the cells and ramps as they are, as far as the new palette has their indices.
  public mutating func usePalette(_ new: Palette, keepsPlaces: Bool = false) {
    if isTrueColor {
      return changeSwatches { $0.usePalette(new, keepsPlaces: keepsPlaces) }
    }
    let matcher = ColorMatcher(new)
    let isWithin = { (index: Int) in keepsPlaces && index < new.count }
    mapCells(
      palette.colors.enumerated().map { index, color in
        CellGrid.Cell(isWithin(index) ? index : matcher.nearest(to: color))
      })
    if !keepsPlaces { ramps = [] }
    (details.colorNames, details.strayColors) = ([:], [])
    palette = new
  }

  /// The indices of `palette` used by cells.
  public var usedColors: Set<Int> {
    var isUsed = [Bool](repeating: false, count: palette.count)
    for layer in layers {
      if let background = layer.background, isUsed.indices.contains(Int(background)) {
        isUsed[Int(background)] = true
      }
    }
    let cels = frames.lazy.flatMap(\.cels)
    for grid in [cels.map(\.grid), cels.compactMap { $0.details?.whole }].joined() {
      for index in 0..<grid.tileCount {
        for cell in grid.tile(index) where cell >= 0 && Int(cell) < isUsed.count {
          isUsed[Int(cell)] = true
        }
      }
    }
    return Set(isUsed.indices.filter { isUsed[$0] })
  }
}
