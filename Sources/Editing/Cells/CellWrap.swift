import Base

/// Optionally wraps positions beyond the edges of a canvas to the opposite side.
struct CellWrap: Sendable {
  /// The size of the repeated canvas; nil to disable wrapping.
  private let size: CellSize?

  init(around size: CellSize, isOn: Bool = true) { self.size = isOn ? size : nil }

  func callAsFunction(_ cell: CellPosition) -> CellPosition {
    guard let size else { return cell }
    return CellPosition(x: Self.wrapped(cell.x, size.width), y: Self.wrapped(cell.y, size.height))
  }

  private static func wrapped(_ coordinate: Int, _ length: Int) -> Int {
    let rest = coordinate % length
    return rest < 0 ? rest + length : rest
  }

  /// Returns the wrapped parts of a rectangle, without overlaps.
  func callAsFunction(_ rect: CellRect) -> [CellRect] {
    guard let size else { return [rect] }
    let columns = Self.parts(rect.x, rect.width, size.width)
    let rows = Self.parts(rect.y, rect.height, size.height)
    return rows.flatMap { y in
      columns.map { CellRect(x: $0.lowerBound, y: y.lowerBound, width: $0.count, height: y.count) }
    }
  }

  private static func parts(_ start: Int, _ length: Int, _ whole: Int) -> [Range<Int>] {
    guard length < whole else { return [0..<whole] }
    let first = wrapped(start, whole)
    let beyond = first + length - whole
    return beyond > 0 ? [first..<whole, 0..<beyond] : [first..<first + length]
  }
}
