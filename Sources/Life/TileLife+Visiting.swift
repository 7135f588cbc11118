extension TileLife {
  /// The number of living cells, counted again only in tiles that have changed.
  public var population: BigInteger {
    mutating get {
      var count = 0
      // Avoids `all`, which holds the table, so that recording populations would copy it.
      for tile in 1..<table.tiles.count where table[tile].isInUse { count += population(of: tile) }
      return BigInteger(count)
    }
  }

  /// Counts the cells of a tile and caches the result.
  private mutating func population(of tile: Int) -> Int {
    let known = table[tile].populations[parity]
    if known >= 0 { return Int(known) }
    let count = withSquare(of: tile) { $0.population }
    table[tile].populations[parity] = Int32(count)
    return count
  }

  /// The smallest rectangle around the living cells; only tiles at its sides are read.
  public var bounds: LifeBounds? {
    var result: LifeBounds?
    for tile in table.all where table[tile].columns[parity] != 0 {
      let area = table[tile].area
      if let result, result.intersection(area) == area { continue }
      guard let bounds = withSquare(of: tile, { $0.bounds }) else { continue }
      result = result?.union(bounds) ?? bounds
    }
    return result
  }

  public func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    visitTiles(in: area) { tile in withSquare(of: tile) { $0.visitCells(in: area, body) } }
  }

  /// The living cells as a quadtree, which shares nothing with the tiles.
  public var cells: LifeCells {
    var parts: [LifeCell: LifeCells.Square] = [:]
    for tile in table.all where table[tile].columns[parity] != 0 {
      parts[table[tile].place] = withSquare(of: tile) { $0.part }
    }
    return LifeCells(squares: parts)
  }

  public mutating func draw(into picture: inout LifeRaster) {
    picture.clear()
    if let area = picture.area {
      var drawing = TileLifeDrawing(of: picture)
      var shown: [Int] = []
      visitTiles(in: area) { shown.append($0) }
      for tile in shown {
        // Only the population matters for a square within a pixel.
        let population = picture.shift < 6 ? nil : population(of: tile)
        withSquare(of: tile) { drawing.add($0, population: population, to: &picture) }
      }
    }
    if isBackgroundAlive { picture.invert() }
  }

  /// Visits the tiles with cells that intersect an area.
  private func visitTiles(in area: LifeBounds, _ body: (Int) -> Void) {
    for tile in table.all where table[tile].columns[parity] != 0 {
      if table[tile].area.intersection(area) != nil { body(tile) }
    }
  }

  private func withSquare<Result>(of tile: Int, _ body: (TileLifeSquare) -> Result) -> Result {
    table.withSquare(of: tile, parity: parity, body)
  }
}
