public import Base

/// The cells that a pen covers at once: round from four on.
public struct CellTip: Equatable, Sendable {
  /// How wide a tip may be, in cells.
  public static let allowedSize = 1...16

  public let size: Int
  /// From the cell under the pointer.
  public let offsets: [CellPosition]

  public init(size: Int) {
    let size = min(max(size, Self.allowedSize.lowerBound), Self.allowedSize.upperBound)
    self.size = size
    let first = -(size / 2)
    // In halves of cells: a cell is inside while its middle is no further from the tip's than half its width.
    let radius = size > 3 ? size * size : Int.max
    offsets = (0..<size * size).compactMap { index in
      let (x, y) = (index % size, index / size)
      let (dx, dy) = (2 * x + 1 - size, 2 * y + 1 - size)
      guard dx * dx + dy * dy <= radius else { return nil }
      return CellPosition(x: first + x, y: first + y)
    }
  }

  /// The columns that it covers in each row, from its left side.
  public var rows: [Range<Int>] {
    (0..<size).map { y in
      let columns = offsets.filter { $0.y == y - size / 2 }.map { $0.x + size / 2 }
      return (columns.min() ?? 0)..<(columns.max() ?? size - 1) + 1
    }
  }

  /// The rectangle around the tip at a cell.
  public func bounds(at cell: CellPosition) -> CellRect {
    CellRect(x: cell.x - size / 2, y: cell.y - size / 2, width: size, height: size)
  }
}
