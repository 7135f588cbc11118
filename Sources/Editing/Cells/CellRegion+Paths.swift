import Base
import Documents

extension CellRegion {
  /// The cells enclosed by a closed path, including the path itself.
  ///
  /// - Parameter path: without gaps, like the result of `CellLine`. It is closed from its end to its start.
  init(enclosedBy path: [CellPosition]) {
    guard let first = path.first, let last = path.last else {
      self = .empty
      return
    }
    let closed = path + CellLine.cells(from: last, to: first)
    // Add a margin of one cell on each side, so that the outside is connected.
    let inner = Self.bounds(of: closed)
    let bounds = CellRect(
      x: inner.x - 1, y: inner.y - 1, width: inner.width + 2, height: inner.height + 2)
    var marks = Self.marks(closed, in: bounds)
    FloodFill.fill(&marks, size: bounds.size, from: .zero, with: Self.outside)
    self.init(bounds) { marks[$0] != Self.outside }
  }

  /// The cells of a path.
  init(_ path: [CellPosition]) {
    let bounds = Self.bounds(of: path)
    let marks = Self.marks(path, in: bounds)
    self.init(bounds) { marks[$0] == Self.way }
  }

  private static let way: CellGrid.Cell = 1
  private static let outside: CellGrid.Cell = 2

  private static func bounds(of path: [CellPosition]) -> CellRect {
    path.reduce(.empty) { $0.union(CellRect($1)) }
  }

  private static func marks(_ path: [CellPosition], in bounds: CellRect) -> [CellGrid.Cell] {
    var marks = [CellGrid.Cell](repeating: 0, count: bounds.size.count)
    for cell in path { marks[(cell.y - bounds.y) * bounds.width + cell.x - bounds.x] = way }
    return marks
  }
}
