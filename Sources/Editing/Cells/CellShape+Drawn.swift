import Base
import Documents

// Shapes without a cell algorithm of their own, drawn by the line of their form.
extension CellShape {
  /// Returns the bounding rectangle of the shape's line.
  func bounds(from start: CellPosition, to end: CellPosition) -> CellRect {
    guard case .drawn(let shape) = self else { return CellRect(from: start, to: end) }
    return Self.corners(of: shape, from: start, to: end).reduce(CellRect.empty) {
      $0.union(CellRect($1))
    }
  }

  /// Returns the corners of the form's line from the centre of one cell to that of another.
  static func corners(
    of shape: ShapeKind, from start: CellPosition, to end: CellPosition
  ) -> [CellPosition] {
    let ends = [start, end].map { PaperPoint(x: Double($0.x), y: Double($0.y)) }
    return shape.form.outline(from: ends[0], to: ends[1]).map {
      CellPosition(x: Int(saturating: $0.x.rounded()), y: Int(saturating: $0.y.rounded()))
    }
  }

  /// Returns straight lines from corner to corner, without duplicate cells.
  static func line(through corners: [CellPosition]) -> [CellPosition] {
    var known: Set<CellPosition> = []
    return zip(corners, corners.dropFirst()).flatMap { CellLine.cells(from: $0, to: $1) }
      .filter { known.insert($0).inserted }
  }
}
