public import Base

/// Which halves of the canvas follow what is painted in the other.
public enum CellMirror: CaseIterable, Sendable {
  case none, horizontal, vertical, both

  /// The cell and those that follow it, about the middle of a size.
  public func cells(for cell: CellPosition, in size: CellSize) -> [CellPosition] {
    let other = CellPosition(x: size.width - 1 - cell.x, y: size.height - 1 - cell.y)
    switch self {
    case .none: return [cell]
    case .horizontal: return [cell, CellPosition(x: other.x, y: cell.y)]
    case .vertical: return [cell, CellPosition(x: cell.x, y: other.y)]
    case .both:
      return [
        cell, CellPosition(x: other.x, y: cell.y), CellPosition(x: cell.x, y: other.y), other,
      ]
    }
  }

  /// The rectangle and those that follow it, about the middle of a size.
  public func areas(for rect: CellRect, in size: CellSize) -> [CellRect] {
    guard !rect.isEmpty else { return [] }
    let last = CellPosition(x: rect.maxX - 1, y: rect.maxY - 1)
    return zip(cells(for: rect.origin, in: size), cells(for: last, in: size)).map {
      CellRect(from: $0, to: $1)
    }
  }
}
