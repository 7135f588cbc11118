public import Base
public import Documents

/// A sequence of colours along a line, or outwards from a cell.
public struct CellGradient: Equatable, Sendable {
  /// The direction that the colours change in.
  public enum Shape: CaseIterable, Sendable {
    case linear
    /// In circles about the start.
    case radial
  }

  /// The colours from the start to the end; at least one.
  private let cells: [CellGrid.Cell]
  private let shape: Shape
  /// The matrix for mixing neighbouring colours; nil for steps.
  private let matrix: DitherMatrix?
  private let start: CellPosition
  /// The vector from the start to the end.
  private let way: CellPosition

  /// - Parameters:
  ///   - cells: at least one.
  ///   - matrix: the matrix for mixing neighbouring colours; nil for steps.
  public init(
    _ cells: [CellGrid.Cell], _ shape: Shape, matrix: DitherMatrix?, from start: CellPosition,
    to end: CellPosition
  ) {
    precondition(!cells.isEmpty, "Something is painted")
    (self.cells, self.shape, self.matrix) = (cells, shape, matrix)
    (self.start, way) = (start, end - start)
  }

  /// Returns the progress from the start to the end, clamped to 0…1.
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
      // Steps of equal length.
      return cells[min(Int(saturating: progress * Double(cells.count)), cells.count - 1)]
    }
    let place = progress * Double(cells.count - 1)
    let step = Int(saturating: place)
    guard step + 1 < cells.count else { return cells[step] }
    return cells[matrix.threshold(at: position) < place - Double(step) ? step + 1 : step]
  }
}
