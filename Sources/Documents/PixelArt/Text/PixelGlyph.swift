import Base

/// A letter of whole cells.
struct PixelGlyph {
  /// The rows from the top of capitals down.
  let rows: [[Bool]]
  /// Rows above the top of capitals, upwards from there.
  private var above: [[Bool]] = []

  init(rows: [[Bool]]) { self.rows = rows }

  static func box(height: Int) -> PixelGlyph {
    let side = [true, false, false, true]
    return PixelGlyph(
      rows: (0..<height).map { $0 == 0 || $0 == height - 1 ? side.map { _ in true } : side })
  }

  var width: Int { rows.first?.count ?? 0 }

  /// The painted cells, relative to the left side and the top of capitals.
  var painted: [CellPosition] {
    func cells(_ row: [Bool], _ y: Int) -> [CellPosition] {
      row.indices.filter { row[$0] }.map { CellPosition(x: $0, y: y) }
    }
    return rows.enumerated().flatMap { cells($1, $0) }
      + above.enumerated().flatMap { cells($1, -1 - $0) }
  }

  /// Returns the glyph rotated by 180°, like the inverted marks of Spanish.
  func upsideDown(base: Int) -> PixelGlyph {
    PixelGlyph(
      rows: rows[..<base].reversed().map { $0.reversed() } + Array(rows[base...]))
  }

  /// Returns the glyph with an accent above or below it.
  ///
  /// - Parameter smallTop: the number of rows above a letter that loses its dot, or nil if it has none.
  func with(_ accent: PixelAccent, base: Int, smallTop: Int?) -> PixelGlyph {
    var new = rows
    if let smallTop {
      for y in 0..<smallTop { new[y] = new[y].map { _ in false } }
    }
    let mark = accent.rows
    let width = max(self.width, mark.first?.count ?? 0)
    func centred(_ row: [Bool]) -> [Bool] {
      let left = (width - row.count) / 2
      return Array(repeating: false, count: left) + row
        + Array(repeating: false, count: width - row.count - left)
    }
    new = new.map(centred)
    let top = new.firstIndex { $0.contains(true) } ?? 0
    let first = accent.isBelow ? base : top - mark.count
    var above = [[Bool]](repeating: Array(repeating: false, count: width), count: max(0, -first))
    for (index, row) in mark.map(centred).enumerated() {
      let y = first + index
      if y < 0 {
        above[-1 - y] = row
      } else if y < new.count {
        new[y] = zip(new[y], row).map { $0 || $1 }
      }
    }
    var glyph = PixelGlyph(rows: new)
    glyph.above = above
    return glyph
  }
}
