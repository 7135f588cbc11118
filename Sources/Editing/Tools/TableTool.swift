import Base
import Documents
import Texts

extension ToolMode {
  /// Draws a table of cells, which are rectangles in a group.
  static let table = ToolMode(
    "table", .sketch(TableGrid.sketch), \.shapes.table, numbers: [.columns, .rows]
  ) { tool, context in
    let numbers = context.settings.values(of: tool)
    return ShapeGesture(
      TableGrid(columns: numbers.first ?? 1, rows: numbers.last ?? 1), in: context)
  }
}

/// The cells of a table.
struct TableGrid: Equatable, Sendable {
  let columns: Int
  let rows: Int

  /// Returns the opposite corners of each cell, row by row.
  func cells(from a: PaperPoint, to b: PaperPoint) -> [(from: PaperPoint, to: PaperPoint)] {
    let (columns, rows) = (max(1, columns), max(1, rows))
    // Neighbours share their sides to the last bit.
    func corner(_ column: Int, _ row: Int) -> PaperPoint {
      PaperPoint(
        x: Self.place(column, of: columns, a.x, b.x), y: Self.place(row, of: rows, a.y, b.y))
    }
    return (0..<rows).flatMap { row in
      (0..<columns).map { (corner($0, row), corner($0 + 1, row + 1)) }
    }
  }

  private static func place(_ index: Int, of count: Int, _ a: Double, _ b: Double) -> Double {
    let part = Double(index) / Double(count)
    return a * (1 - part) + b * part
  }

  /// A line along the borders of three columns and rows, for an icon.
  fileprivate static let sketch: [ViewPoint] = {
    let (xs, ys) = ([3.5, 9.5, 14.5, 20.5], [4.5, 9.5, 14.5, 19.5])
    var points = [(0, 0), (3, 0), (3, 3), (0, 3), (0, 0)]
    points += [(1, 0), (1, 3), (2, 3), (2, 0), (3, 0), (3, 1), (0, 1), (0, 2), (3, 2)]
    return points.map { ViewPoint(x: xs[$0.0], y: ys[$0.1]) }
  }()
}

extension ShapeNumber {
  fileprivate static let columns = ShapeNumber(
    1...50, usual: 3, choices: Array(1...10), name: { $0.shapes.columns },
    text: { $0.shapes.columns($1) })
  fileprivate static let rows = ShapeNumber(
    1...50, usual: 3, choices: Array(1...10), name: { $0.shapes.rows },
    text: { $0.shapes.rows($1) })
}
