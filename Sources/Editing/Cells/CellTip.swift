public import Base
public import Documents

/// The cells that a pen covers at once.
///
///     CellTip(size: 5)                        // round
///     CellTip(size: 5, shape: .square)
///     CellTip(of: FloatingCells(…))           // what was selected, with its colours
public struct CellTip: Equatable, Sendable {
  /// How the tip of a pen of some size looks.
  public enum Shape: CaseIterable, Sendable {
    /// From four cells on; smaller ones are squares.
    case round
    case square
  }

  /// How wide a tip may be, in cells.
  public static let allowedSize = 1...16
  /// How wide and high a tip may be that is made of a picture.
  public static let allowedPictureSide = 1...64

  /// The rectangle around the tip, from the cell under the pointer.
  public let bounds: CellRect
  /// From the cell under the pointer.
  public let offsets: [CellPosition]
  /// What a tip of a picture paints at each of its offsets; nil for one that has no colours.
  public let cells: [CellGrid.Cell]?

  public init(size: Int, shape: Shape = .round) {
    let size = min(max(size, Self.allowedSize.lowerBound), Self.allowedSize.upperBound)
    let first = -(size / 2)
    bounds = CellRect(x: first, y: first, width: size, height: size)
    // In halves of cells: a cell is inside while its middle is no further from the tip's than half its width.
    let radius = size > 3 && shape == .round ? size * size : Int.max
    offsets = (0..<size * size).compactMap { index in
      let (x, y) = (index % size, index / size)
      let (dx, dy) = (2 * x + 1 - size, 2 * y + 1 - size)
      guard dx * dx + dy * dy <= radius else { return nil }
      return CellPosition(x: first + x, y: first + y)
    }
    cells = nil
  }

  /// A tip of the painted cells of a picture, with the pointer in their middle.
  ///
  /// Nil where nothing is painted, or where it is larger than `allowedPictureSide`.
  public init?(_ picture: CellGrid) {
    let region = CellRegion(whereFilled: picture)
    let sides = Self.allowedPictureSide
    guard sides.contains(region.bounds.width), sides.contains(region.bounds.height) else {
      return nil
    }
    let size = region.bounds.size
    let middle = CellPosition(x: size.width / 2, y: size.height / 2)
    let painted = picture.cropped(to: region)
    bounds = CellRect(size: size).offset(by: .zero - middle)
    offsets = painted.bounds.positions.filter { painted[$0] >= 0 }.map { $0 - middle }
    cells = offsets.map { painted[$0 + middle] }
  }

  /// Whether it covers one cell alone.
  var isSingle: Bool { offsets.count == 1 }

  /// Whether its middle is a corner of the pointer's cell, and not that cell's middle. A picture lies on its cell.
  var liesOnCorner: Bool { cells == nil && bounds.width & 1 == 0 }

  /// The columns that it covers in each row of its bounds, from their left side; all of them where it is a picture.
  public var rows: [Range<Int>] {
    guard cells == nil else { return Array(repeating: 0..<bounds.width, count: bounds.height) }
    return (bounds.y..<bounds.maxY).map { y in
      let columns = offsets.filter { $0.y == y }.map { $0.x - bounds.x }
      return (columns.min() ?? 0)..<(columns.max() ?? bounds.width - 1) + 1
    }
  }

  /// The rectangle around the tip at a cell.
  public func bounds(at cell: CellPosition) -> CellRect { bounds.offset(by: cell) }

  /// What it covers where a symmetry has taken it: pictures are turned and mirrored where cells come to lie on cells.
  func offsets(in map: CellMap) -> [CellPosition] {
    cells == nil || !map.isExact ? offsets : offsets.map(map.turned)
  }
}
