extension DenseLife {
  /// The number of living cells.
  ///
  /// - Complexity: O(*n*) for the words of the board, of 64 cells each.
  public var population: BigInteger {
    var count = 0
    for y in 1...height {
      let row = y * shape.stride + 1
      for word in row..<row + shape.wordCount { count += words[word].nonzeroBitCount }
    }
    return BigInteger(count)
  }

  /// The smallest rectangle around the living cells.
  ///
  /// - Complexity: O(*n*) for the words of the board.
  public var bounds: LifeBounds? {
    var result: LifeBounds?
    visitSquares(in: area) { square in
      guard let bounds = square.bounds else { return }
      result = result?.union(bounds) ?? bounds
    }
    return result
  }

  public func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    visitSquares(in: area) { $0.visitCells(in: area, body) }
  }

  /// The living cells as a quadtree, which shares nothing with the board.
  ///
  /// - Complexity: O(*n*) for the words of the board.
  public var cells: LifeCells {
    var parts: [LifeCell: LifeCells.Square] = [:]
    visitSquares(in: area) { square in
      parts[LifeCell(x: square.corner.x >> 6, y: square.corner.y >> 6)] = square.part
    }
    return LifeCells(squares: parts)
  }

  public func draw(into picture: inout LifeRaster) {
    picture.clear()
    guard let area = picture.area else { return }
    var drawing = TileLifeDrawing(of: picture)
    visitSquares(in: area) { drawing.add($0, to: &picture) }
  }

  /// Visits the squares that intersect an area; cells beyond the board are dead.
  private func visitSquares(in area: LifeBounds, _ body: (TileLifeSquare) -> Void) {
    guard let common = self.area.intersection(area) else { return }
    let side = TileLifeSquare.side
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: side) { rows in
      guard let start = rows.baseAddress else { return }
      for y in stride(from: common.top & ~63, through: common.bottom, by: side) {
        for x in stride(from: common.left & ~63, through: common.right, by: side) {
          let corner = LifeCell(x: x, y: y)
          copySquare(at: corner, to: start)
          body(TileLifeSquare(corner: corner, rows: start))
        }
      }
    }
  }

  private func copySquare(at corner: LifeCell, to rows: UnsafeMutablePointer<UInt64>) {
    let (x, y) = (corner.x - area.left, corner.y - area.top)
    // Its words straddle two of the board's; only one of them may exist.
    let (word, shift) = (x >> 6, UInt64(x & 63))
    let firstMask: UInt64 = (0..<shape.wordCount).contains(word) ? ~0 : 0
    let secondMask: UInt64 = (0..<shape.wordCount).contains(word + 1) ? ~0 : 0
    let own = max(0, -y)..<max(0, -y, min(TileLifeSquare.side, height - y))
    rows.update(repeating: 0, count: TileLifeSquare.side)
    words.withUnsafeBufferPointer { words in
      for row in own {
        let place = (y + row + 1) * shape.stride + 1 + word
        let (first, second) = (words[place] & firstMask, words[place + 1] & secondMask)
        rows[row] = first << shift | second >> (64 - shift)
      }
    }
  }
}
