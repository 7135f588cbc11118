import Base
public import Documents

extension CellGrid {
  /// A grid from rows of signs: `.` is empty, digits and letters are the places of a palette.
  public nonisolated init(_ text: String) {
    let rows = text.split(separator: "\n").map { $0.filter { $0 != " " } }
    let cells = rows.joined().map { sign -> Cell in
      sign == "." ? CellGrid.empty : Cell(Int(String(sign), radix: 36) ?? 0)
    }
    self.init(size: CellSize(width: rows.first?.count ?? 0, height: rows.count), cells: cells)
  }

  /// The rows of signs that make the grid.
  public nonisolated var text: String {
    let cells = allCells
    return (0..<size.height).map { y in
      cells[y * size.width..<(y + 1) * size.width].map { cell in
        cell < 0 ? "." : String(Int(cell), radix: 36)
      }.joined()
    }.joined(separator: "\n")
  }
}
