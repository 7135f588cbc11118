public import Base
public import Documents

/// Colours that follow each other along a line, or from a cell outwards.
public struct CellGradient: Equatable, Sendable {
  public enum Shape: CaseIterable, Sendable {
    case linear
    /// In circles about the start.
    case radial
  }

  /// At least one: what is at the start, and what follows until the end.
  private let cells: [CellGrid.Cell]
  private let shape: Shape
  /// How cells of two neighbours are mixed; nil for steps.
  private let matrix: DitherMatrix?
  private let start: CellPosition
  /// From the start to the end.
  private let way: CellPosition

  /// - Parameters:
  ///   - cells: at least one.
  ///   - matrix: how cells of two neighbours are mixed; nil for steps.
  public init(
    _ cells: [CellGrid.Cell], _ shape: Shape, matrix: DitherMatrix?, from start: CellPosition,
    to end: CellPosition
  ) {
    precondition(!cells.isEmpty, "Something is painted")
    (self.cells, self.shape, self.matrix) = (cells, shape, matrix)
    (self.start, way) = (start, end - start)
  }

  /// How far it is from the start to the end: 0 before the one, 1 beyond the other.
  func progress(at position: CellPosition) -> Double {
    let length = way.x * way.x + way.y * way.y
    let offset = position - start
    guard length > 0 else { return offset == .zero ? 0 : 1 }
    let share =
      switch shape {
      case .linear: Double(offset.x * way.x + offset.y * way.y) / Double(length)
      case .radial:
        (Double(offset.x * offset.x + offset.y * offset.y) / Double(length)).squareRoot()
      }
    return min(max(share, 0), 1)
  }

  func cell(at position: CellPosition) -> CellGrid.Cell {
    let progress = progress(at: position)
    guard let matrix else {
      // Stretches of one length.
      return cells[min(Int(saturating: progress * Double(cells.count)), cells.count - 1)]
    }
    let place = progress * Double(cells.count - 1)
    let step = Int(saturating: place)
    guard step + 1 < cells.count else { return cells[step] }
    return cells[matrix.threshold(at: position) < place - Double(step) ? step + 1 : step]
  }
}
