extension LifeCells {
  /// Visits runs of living cells row by row, from left to right.
  ///
  /// - Parameter body: returns whether to go on.
  /// - Returns: whether all were visited.
  @discardableResult
  func visitRuns(_ body: (_ run: Range<Int>, _ y: Int) -> Bool) -> Bool {
    let core = core
    let (nw, ne, sw, se) = core.root.quarters
    func band(_ west: Square, _ east: Square) -> [LifeCellsBuilder.Squares] {
      var band: [LifeCellsBuilder.Squares] = []
      band.append(-1, 0, west)
      band.append(0, 1, east)
      return band
    }
    return Self.visit(band(nw, ne), core.level - 1, -1, body)
      && Self.visit(band(sw, se), core.level - 1, 0, body)
  }

  private static func visit(
    _ band: [LifeCellsBuilder.Squares], _ level: Int, _ index: Int,
    _ body: (Range<Int>, Int) -> Bool
  ) -> Bool {
    if band.isEmpty { return true }
    guard level > 3 else { return visit(leaves: band, index << 3, body) }
    for isSouth in [false, true] {
      var half: [LifeCellsBuilder.Squares] = []
      half.reserveCapacity(2 * band.count)
      for squares in band {
        let parts = squares.part.quarters
        let (west, east) = isSouth ? (parts.sw, parts.se) : (parts.nw, parts.ne)
        if west.isSame(as: east) {
          half.append(2 * squares.start, 2 * squares.end, west)
        } else {
          for place in squares.start..<squares.end {
            half.append(2 * place, 2 * place + 1, west)
            half.append(2 * place + 1, 2 * place + 2, east)
          }
        }
      }
      guard visit(half, level - 1, 2 * index + (isSouth ? 1 : 0), body) else { return false }
    }
    return true
  }

  private static func visit(
    leaves: [LifeCellsBuilder.Squares], _ top: Int, _ body: (Range<Int>, Int) -> Bool
  ) -> Bool {
    for row in 0..<8 {
      // A run that the next cell may extend.
      var run = 0..<0
      for squares in leaves {
        let bits = UInt8(truncatingIfNeeded: squares.part.bits >> UInt64(56 - 8 * row))
        if bits == 0 { continue }
        for place in squares.start..<(bits == 0xFF ? squares.start + 1 : squares.end) {
          var rest = bits
          while rest != 0 {
            let start = rest.leadingZeroBitCount
            let count = (~(rest << UInt8(start))).leadingZeroBitCount
            rest = start + count < 8 ? rest & (0xFF >> UInt8(start + count)) : 0
            let first = place << 3 + start
            let end = bits == 0xFF ? squares.end << 3 : first + count
            if first == run.upperBound, !run.isEmpty {
              run = run.lowerBound..<end
            } else {
              if !run.isEmpty, !body(run, top + row) { return false }
              run = first..<end
            }
          }
        }
      }
      if !run.isEmpty, !body(run, top + row) { return false }
    }
    return true
  }
}

extension [LifeCellsBuilder.Squares] {
  /// Skips empty squares and joins equal ones.
  fileprivate mutating func append(_ start: Int, _ end: Int, _ part: LifeCells.Square) {
    if part.isEmpty { return }
    if let last, last.end == start, last.part.isSame(as: part) {
      self[count - 1].end = end
    } else {
      append(LifeCellsBuilder.Squares(start: start, end: end, part: part))
    }
  }
}
