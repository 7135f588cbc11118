import Base
import Documents

/// How a press and a drag choose cells.
public enum SelectionShape: CaseIterable, Sendable {
  case rectangle, ellipse
  /// What a way goes round.
  case lasso
  /// Cells that are like the one that is pressed.
  case wand
}

/// Cells while they are chosen.
struct SelectionDraft {
  let shape: SelectionShape
  private var band: RubberBand<CellPosition>
  private var path: [CellPosition]
  /// Around the path.
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

  /// Moves what is stretched instead of stretching it on; a lasso can't be.
  mutating func setMoving(_ isMoving: Bool) -> Bool {
    guard shape == .rectangle || shape == .ellipse else { return false }
    band.isMoving = isMoving
    return true
  }

  /// Whether a lasso went anywhere.
  var isDrawn: Bool { path.count > 1 }

  /// - Parameter isDone: a lasso that is still drawn round much is its way alone.
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
