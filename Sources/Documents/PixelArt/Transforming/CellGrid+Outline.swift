public import Base

extension CellGrid {
  /// Returns the grid with an outline one cell wide on some sides of its painted cells.
  ///
  /// Nothing is drawn beyond the grid, and its edges don't count as edges of painted areas.
  public func outlined(
    with cell: Cell, place: OutlineLocation, sides: OutlineSides
  ) -> CellGrid {
    let (width, height) = (size.width, size.height)
    let source = allCells
    // An empty cell is on a side of the painted cell that is opposite to that side.
    let steps = sides.steps.map { place == .inside ? $0 : .zero - $0 }
    let outlined = [Cell](unsafeUninitializedCapacity: size.count) { target, count in
      source.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            let old = source[y * width + x]
            let isEdge =
              (place == .outside) == (old < 0)
              && steps.contains { step in
                let (column, row) = (x + step.x, y + step.y)
                guard column >= 0, row >= 0, column < width, row < height else { return false }
                return (source[row * width + column] < 0) != (old < 0)
              }
            target.initializeElement(at: y * width + x, to: isEdge ? cell : old)
          }
        }
      }
      count = width * height
    }
    var grid = self
    grid.replace(bounds, with: outlined)
    return grid
  }
}

/// The sides of painted cells that get an outline.
public struct OutlineSides: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set of sides: a bit for each of the eight, row by row from the upper left one.
  public init(rawValue: Int) { self.rawValue = rawValue & 0b1111_1111 }

  /// The four sides: a single cell gets a cross around it.
  public static let round = OutlineSides(rawValue: 0b0101_1010)
  /// All eight: a single cell gets a square around it.
  public static let square = OutlineSides(rawValue: 0b1111_1111)

  /// The steps from a cell to its sides, in the order of their bits.
  public static let allSteps = [-1, 0, 1].flatMap { y in
    [-1, 0, 1].map { x in CellPosition(x: x, y: y) }
  }.filter { $0 != .zero }

  /// The steps from a cell to the sides in the set.
  var steps: [CellPosition] {
    Self.allSteps.enumerated().filter { rawValue >> $0.offset & 1 != 0 }.map(\.element)
  }
}

/// The side of a painted area for its outline.
public enum OutlineLocation: CaseIterable, Sendable {
  /// On the empty cells around it.
  case outside
  /// On its own outermost cells.
  case inside
}
