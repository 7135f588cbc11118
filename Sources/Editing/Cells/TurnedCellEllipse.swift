import Base

/// The ellipse in a box of cells where a map takes it that turns it by any angle.
///
/// Its line goes through the cells of points that are nearer to each other than cells are. Where that goes round a
/// corner, the cell in the corner is left out; of several corners in a row, those farther from the curve.
struct TurnedCellEllipse {
  private let box: CellRect
  private let map: CellMap

  init(_ box: CellRect, in map: CellMap) {
    self.box = box
    self.map = map
  }

  /// The half axes from middle to middle of cells.
  private var across: Double { Double(box.width - 1) / 2 }
  private var down: Double { Double(box.height - 1) / 2 }
  private var middle: CellPoint {
    let first = map.middle(of: box.origin)
    return CellPoint(x: first.x + across, y: first.y + down)
  }

  /// The cells of the line, each touching the next one, and the last the first.
  ///
  /// - Complexity: O(width + height).
  var outline: [CellPosition] {
    let last = CellPosition(x: box.maxX - 1, y: box.maxY - 1)
    guard across > 0, down > 0 else { return CellLine.cells(from: map(box.origin), to: map(last)) }
    let line = line
    // Of two cells, all are corners.
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

  /// How far a cell lies from the curve, in no unit.
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
    // Around from a cell that stays.
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

  /// Every other one of corners in a row: without the first and the last if they are odd in number, otherwise those
  /// that are nearer to the curve.
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
