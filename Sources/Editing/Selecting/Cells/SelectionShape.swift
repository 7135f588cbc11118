import Base
import Documents

/// The shape of a selection made by a press and a drag.
public enum SelectionShape: CaseIterable, Sendable {
  case rectangle, ellipse
  /// An area drawn by hand.
  case lasso
  /// Cells similar to the pressed one.
  case wand
}

/// A selection in progress.
struct SelectionDraft {
  let shape: SelectionShape
  private var band: RubberBand<CellPosition>
  private var path: [CellPosition]
  /// The bounds of the path.
  private var bounds: CellRect

  init(_ shape: SelectionShape, from start: CellPosition) {
    self.shape = shape
    band = RubberBand(from: start)
    path = [start]
    bounds = CellRect(start)
  }

  mutating func move(to cell: CellPosition, isCentred: Bool) {
    band.stretch(to: cell, isCentred: isCentred)
    if shape == .lasso, let last = path.last, last != cell {
      path += CellLine.cells(from: last, to: cell).dropFirst()
      bounds = bounds.union(CellRect(cell))
    }
  }

  /// Starts or stops moving the shape instead of stretching it; not for a lasso.
  mutating func setMoving(_ isMoving: Bool) -> Bool {
    guard shape == .rectangle || shape == .ellipse else { return false }
    band.isMoving = isMoving
    return true
  }

  /// Whether a lasso has left its first cell.
  var isDrawn: Bool { path.count > 1 }

  /// - Parameter isDone: false gives an unfinished lasso around a large area as only its path.
  func region(isDone: Bool) -> CellRegion {
    let (from, to) = band.ends
    let rect = CellRect(from: from, to: to)
    switch shape {
    case .rectangle, .wand: return CellRegion(rect)
    case .ellipse:
      let rows = CellEllipse(rect.size).rows
      return CellRegion(rect) { rows[$0 / rect.width].contains($0 % rect.width) }
    case .lasso:
      return isDone || bounds.size.count <= Self.mostEnclosedAtOnce
        ? CellRegion(enclosedBy: path) : CellRegion(path)
    }
  }

  private static let mostEnclosedAtOnce = 1 << 18
}
