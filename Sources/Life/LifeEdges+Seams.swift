extension LifeEdges {
  /// The cells around a bounded universe, in a ring one cell wide.
  ///
  /// - Returns: each position beyond the edges, with the cell found there; empty for planes and strips.
  var seams: [(beyond: LifeCell, source: LifeCell)] {
    guard let area else { return [] }
    let (width, height) = (area.width, area.height)
    let rows = (-1...height).flatMap { [(-1, $0), (width, $0)] }
    let columns = (0..<width).flatMap { [($0, -1), ($0, height)] }
    return (rows + columns).compactMap { x, y in
      guard let source = source(x, y, width, height) else { return nil }
      return (
        LifeCell(x: area.left + x, y: area.top + y),
        LifeCell(x: area.left + source.x, y: area.top + source.y)
      )
    }
  }

  /// - Parameters: relative to the first cell; at most one cell beyond the edges.
  private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int)? {
    var (x, y) = (x, y)
    let (column, row) = (x.wrapped(width), y.wrapped(height))
    let (leavesColumns, leavesRows) = (column != x, row != y)
    switch self {
    case .none, .plane, .strip: return nil
    case .torus: break
    case .shiftedTorus(_, _, .horizontal, let shift):
      if leavesRows { x += y < 0 ? -shift : shift }
    case .shiftedTorus(_, _, .vertical, let shift):
      if leavesColumns { y += x < 0 ? -shift : shift }
    case .kleinBottle(_, _, .horizontal, let isShifted):
      if leavesRows { x = width - (isShifted ? 2 : 1) - x }
    case .kleinBottle(_, _, .vertical, let isShifted):
      if leavesColumns { y = height - (isShifted ? 2 : 1) - y }
    case .crossSurface:
      if leavesRows { (x, y) = (width - 1 - x, row) }
      if x.wrapped(width) != x { y = height - 1 - y }
    case .sphere:
      if leavesRows && leavesColumns {
        return (max(0, min(x, width - 1)), max(0, min(y, width - 1)))
      }
      if leavesRows { return y < 0 ? (0, x) : (width - 1, x) }
      return x < 0 ? (y, 0) : (y, height - 1)
    }
    return (x.wrapped(width), y.wrapped(height))
  }
}

extension Int {
  /// Wraps to 0..<side.
  fileprivate func wrapped(_ side: Int) -> Int {
    let rest = self % side
    return rest < 0 ? rest + side : rest
  }
}
