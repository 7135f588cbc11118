extension LifeCells {
  /// Adjacent equal squares.
  private struct Squares {
    var start: Int
    var end: Int
    let square: StateSquare
  }

  /// Visits runs of living cells in the same state row by row, from left to right; long runs cost no more than short
  /// ones.
  ///
  /// - Parameter body: returns whether to go on.
  /// - Returns: whether all were visited.
  @discardableResult
  func visitStateRuns(_ body: (_ run: Range<Int>, _ y: Int, _ state: UInt8) -> Bool) -> Bool {
    if hasTwoStates { return visitRuns { body($0, $1, 1) } }
    let whole = coreSquare
    let (nw, ne, sw, se) = whole.square.quarters
    func band(_ west: StateSquare, _ east: StateSquare) -> [Squares] {
      var band: [Squares] = []
      Self.append(-1, 0, west, to: &band)
      Self.append(0, 1, east, to: &band)
      return band
    }
    return Self.visit(band(nw, ne), whole.level - 1, -1, body)
      && Self.visit(band(sw, se), whole.level - 1, 0, body)
  }

  private static func visit(
    _ band: [Squares], _ level: Int, _ index: Int, _ body: (Range<Int>, Int, UInt8) -> Bool
  ) -> Bool {
    if band.isEmpty { return true }
    guard level > 3 else { return visit(leaves: band, index << 3, body) }
    for isSouth in [false, true] {
      var half: [Squares] = []
      for squares in band {
        let quarters = squares.square.quarters
        let (west, east) =
          isSouth ? (quarters.sw, quarters.se) : (quarters.nw, quarters.ne)
        if west.isSame(as: east) {
          append(2 * squares.start, 2 * squares.end, west, to: &half)
        } else {
          for place in squares.start..<squares.end {
            append(2 * place, 2 * place + 1, west, to: &half)
            append(2 * place + 1, 2 * place + 2, east, to: &half)
          }
        }
      }
      guard visit(half, level - 1, 2 * index + (isSouth ? 1 : 0), body) else { return false }
    }
    return true
  }

  private static func visit(
    leaves: [Squares], _ top: Int, _ body: (Range<Int>, Int, UInt8) -> Bool
  ) -> Bool {
    for row in 0..<8 {
      // A run that the next cells may extend.
      var (run, state): (Range<Int>, UInt8) = (0..<0, 0)
      func add(_ new: Range<Int>, _ newState: UInt8) -> Bool {
        if newState == state, new.lowerBound == run.upperBound {
          run = run.lowerBound..<new.upperBound
          return true
        }
        let goesOn = state == 0 || body(run, top + row, state)
        (run, state) = (new, newState)
        return goesOn
      }
      for squares in leaves {
        guard let leaf = squares.square.leaf else { continue }
        if let state = leaf.state(ofRow: row) {
          guard add(squares.start << 3..<squares.end << 3, state) else { return false }
          continue
        }
        for place in squares.start..<squares.end {
          for column in 0..<8 {
            let x = place << 3 + column
            guard add(x..<x + 1, leaf.state(row << 3 + column)) else { return false }
          }
        }
      }
      if state != 0, !body(run, top + row, state) { return false }
    }
    return true
  }

  /// Skips empty squares and joins equal ones.
  private static func append(
    _ start: Int, _ end: Int, _ square: StateSquare, to band: inout [Squares]
  ) {
    if square.isEmpty { return }
    if let last = band.last, last.end == start, last.square.isSame(as: square) {
      band[band.count - 1].end = end
    } else {
      band.append(Squares(start: start, end: end, square: square))
    }
  }
}
