import Base

/// The ellipse in a box of cells, rotated by any angle.
///
/// Its line visits the cells of closely spaced points. Cells in right-angled bends are left out; of several bends in a
/// row, those farther from the curve.
struct TurnedCellEllipse {
  private let box: CellRect
  private let map: CellMap

  init(_ box: CellRect, in map: CellMap) {
    self.box = box
    self.map = map
  }

  /// The half axes between the centres of cells.
  private var across: Double { Double(box.width - 1) / 2 }
  private var down: Double { Double(box.height - 1) / 2 }
  private var middle: CellPoint {
    let first = map.middle(of: box.origin)
    return CellPoint(x: first.x + across, y: first.y + down)
  }

  /// The cells of the closed line, each touching the next one.
  ///
  /// - Complexity: O(width + height).
  var outline: [CellPosition] {
    let last = CellPosition(x: box.maxX - 1, y: box.maxY - 1)
    guard across > 0, down > 0 else { return CellLine.cells(from: map(box.origin), to: map(last)) }
    let line = line
    // A line between two cells consists only of corners.
    return min(across, down) < 1 ? line : withoutCorners(line)
  }

  private var line: [CellPosition] {
    let count = 4 * Int(saturating: (.pi * max(across, down)).rounded(.up))
    var line: [CellPosition] = []
    for step in 0..<count {
      let direction = PaperAngle.direction(radians: 2 * .pi * Double(step) / Double(count))
      let cell = map(
        CellPoint(x: middle.x + across * direction.dx, y: middle.y + down * direction.dy))
      if cell != line.last { line.append(cell) }
    }
    if line.count > 1, line.last == line.first { line.removeLast() }
    return line
  }

  /// Returns the deviation of a cell from the curve, without unit.
  private func error(_ cell: CellPosition) -> Double {
    let offset = map.offset(of: cell, from: middle)
    let (x, y) = (offset.dx / (2 * across), offset.dy / (2 * down))
    return abs(x * x + y * y - 1)
  }

  private func withoutCorners(_ line: [CellPosition]) -> [CellPosition] {
    let count = line.count
    func isCorner(_ index: Int) -> Bool {
      CellLine.isCorner(
        line[(index + count - 1) % count], line[index % count], line[(index + 1) % count])
    }
    // Start the tour at a cell that stays.
    guard let first = line.indices.first(where: { !isCorner($0) }) else { return line }
    var result: [CellPosition] = []
    var corners: [CellPosition] = []
    for index in first...first + count {
      if isCorner(index) {
        corners.append(line[index % count])
        continue
      }
      result += kept(corners)
      corners = []
      if index < first + count { result.append(line[index % count]) }
    }
    return result
  }

  /// Returns every other corner of a sequence: all but the first, third and so on if their number is odd, otherwise
  /// those closer to the curve.
  private func kept(_ corners: [CellPosition]) -> [CellPosition] {
    func half(_ first: Int) -> [CellPosition] {
      stride(from: first, to: corners.count, by: 2).map { corners[$0] }
    }
    let (odd, even) = (half(0), half(1))
    guard corners.count.isMultiple(of: 2) else { return even }
    func sum(_ cells: [CellPosition]) -> Double { cells.reduce(0) { $0 + error($1) } }
    return sum(odd) < sum(even) ? odd : even
  }
}
