import Base
import Documents

/// Up to 64 erasers on a grid of cells, for testing a line against all of them at once.
///
/// A cell knows the erasers that cover all of it, and those that reach a thin line through it. Only the erasers in
/// between have to be compared with the line itself. A set of erasers is an integer with a bit for each, by its number.
struct EraserGrid {
  /// The number of erasers that a set has bits for.
  static let mostErasers = UInt64.bitWidth
  /// The number of cells along the longer side of the area that the erasers cover.
  private static let mostCells = 256.0
  /// The number of cells that are compared with an eraser. One that is larger has to be compared with each line.
  private static let mostLooks = 20_000

  private struct Cell {
    var covering: UInt64 = 0
    var reaching: UInt64 = 0
  }

  private var cells: [Cell]
  private let columns: Int
  private let rows: Int
  private let left: Double
  private let top: Double
  private let side: Double
  /// The erasers that are too large for the grid.
  private var large: UInt64 = 0

  /// Returns nil for erasers that are too small or too far away for exact places of cells.
  ///
  /// - Parameter paths: at least one, at most 64.
  init?(_ paths: [EraserPath]) {
    var bounds = PaperBox()
    for path in paths { bounds.add(path.reach) }
    let typical = paths.map(\.radius).sorted()[paths.count / 2]
    let side = max(max(bounds.width, bounds.height) / Self.mostCells, typical / 2)
    let margin = side * (Self.reach + 1)
    bounds = bounds.grown(by: margin)
    let farthest = max(abs(bounds.left), abs(bounds.top), abs(bounds.right), abs(bounds.bottom))
    guard side > 0, farthest < 1e6, farthest / side < 1e9 else { return nil }
    (self.side, left, top) = (side, bounds.left, bounds.top)
    columns = Int(saturating: (bounds.width / side).rounded(.up))
    rows = Int(saturating: (bounds.height / side).rounded(.up))
    cells = Array(repeating: Cell(), count: columns * rows)
    for (number, path) in paths.enumerated() {
      let bit = UInt64(1) << UInt64(number)
      if !add(path, as: bit) { large |= bit }
    }
  }

  // In sides of a cell:
  /// The distance of a cell's corners from its centre, and a little more.
  private static let corner = 0.7072
  /// Half of the width of a thin line.
  private static let thin = 0.75
  /// The distance within which an eraser may touch a thin line. The line is looked at in places at most a cell apart in
  /// either direction.
  private static let reach = corner + thin

  /// Returns false if the eraser is too large.
  private mutating func add(_ path: EraserPath, as bit: UInt64) -> Bool {
    let reach = path.radius + (Self.reach + Self.corner) * side
    let cover = path.radius - Self.corner * side
    let (reachSquare, coverSquare) = (reach * reach, cover < 0 ? -1 : cover * cover)
    var looks = 0
    for line in path.lines {
      for (start, end) in zip(line, line.dropFirst()) {
        let box = PaperBox(from: start, to: end).grown(by: reach)
        let columns = places(from: box.left - left, to: box.right - left, below: columns)
        let rows = places(from: box.top - top, to: box.bottom - top, below: rows)
        looks += columns.count * rows.count
        guard looks <= Self.mostLooks else { return false }
        let (wayX, wayY) = (end.x - start.x, end.y - start.y)
        let square = wayX * wayX + wayY * wayY
        let inverse = square > 0 ? 1 / square : 0
        for row in rows {
          let y = top + (Double(row) + 0.5) * side - start.y
          for column in columns {
            let x = left + (Double(column) + 0.5) * side - start.x
            let part = min(max((x * wayX + y * wayY) * inverse, 0), 1)
            let (awayX, awayY) = (x - part * wayX, y - part * wayY)
            let distanceSquare = awayX * awayX + awayY * awayY
            guard distanceSquare <= reachSquare else { continue }
            let cell = row * self.columns + column
            cells[cell].reaching |= bit
            if distanceSquare <= coverSquare { cells[cell].covering |= bit }
          }
        }
      }
    }
    return true
  }

  private func places(from first: Double, to last: Double, below count: Int) -> Range<Int> {
    let first = max(0, Int(saturating: (first / side).rounded(.down)))
    let end = min(count, Int(saturating: (last / side).rounded(.down)) + 1)
    return first..<max(first, end)
  }

  /// Returns the erasers that touch a line for certain, and all that may touch it.
  ///
  /// - Parameter candidates: the erasers to test; the result may have others.
  func erasers(
    touching line: Stroke, among candidates: UInt64 = .max, on paper: AspectRatio
  ) -> (certain: UInt64, possible: UInt64) {
    // Drops fall anywhere near their line.
    if line.style.kind.name == .spatter { return (0, .max) }
    // Erasers may touch an area inside its outline, and a head beside its line.
    let isPlain = !line.isArea && line.filled == nil && !line.style.heads.isVisible
    var (certain, possible): (UInt64, UInt64) = (0, large)
    if !isPlain || line.width > 2 * Self.thin * side { possible = .max }
    // From positions to cells.
    let size = paper.paperSize * (1 / side)
    let (offsetX, offsetY) = (left / side, top / side)
    var (lastX, lastY) = (Double.nan, Double.nan)
    for sample in line.samples {
      let x = sample.position.x * size.dx - offsetX
      let y = sample.position.y * size.dy - offsetY
      let way = max(abs(x - lastX), abs(y - lastY))
      // Contours of an area are apart.
      if way > 1, !line.isArea {
        if way > 4 * Self.mostCells {
          possible = .max
        } else {
          let steps = way.rounded(.up)
          for step in 1..<Int(saturating: steps) {
            let part = Double(step) / steps
            look(lastX + (x - lastX) * part, lastY + (y - lastY) * part, &certain, &possible)
          }
        }
      }
      look(x, y, &certain, &possible)
      if candidates & ~certain == 0 { break }
      (lastX, lastY) = (x, y)
    }
    return (certain, possible | certain)
  }

  /// Adds the erasers of the cell at a position in cells.
  @inline(__always)
  private func look(
    _ x: Double, _ y: Double, _ certain: inout UInt64, _ possible: inout UInt64
  ) {
    guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { return }
    // They can be represented, and this is many times as fast as the conversion of any number.
    let cell = cells[Int(y) * columns + Int(x)]
    certain |= cell.covering
    possible |= cell.reaching
  }
}
