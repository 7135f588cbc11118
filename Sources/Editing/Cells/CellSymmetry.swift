public import Base

/// A symmetry on a grid of cells.
///
/// Its centre is the nearest corner of a cell, centre of a cell, or midpoint of a side, so that mirroring at columns
/// and rows and half turns map cells one to one. Mirroring at diagonals and quarter turns require a corner or a cell's
/// centre for this. All other rotations map a cell to the nearest one.
public struct CellSymmetry: Sendable {
  /// In half cells.
  private let middle: CellPosition
  private let turns: [PaperMap]

  /// Fits a symmetry to a grid, about the middle of the grid if it has no centre of its own.
  public init(_ symmetry: Symmetry, on size: CellSize) {
    turns = symmetry.maps(about: PaperPoint(x: 0, y: 0)).map(\.withExactQuarters)
    let wanted =
      symmetry.center?.cellPoint(on: size)
      ?? CellPoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
    middle = Self.middle(
      near: (2 * wanted.x, 2 * wanted.y), ofCellsAlone: turns.contains { $0.xx == 0 })
  }

  /// The centre of the symmetry: a corner or centre of a cell, or the midpoint of a side.
  public var center: CellPoint { CellPoint(x: Double(middle.x) / 2, y: Double(middle.y) / 2) }

  /// Returns the maps of a tip to all its copies, the identity first.
  func maps(for tip: CellTip) -> [CellMap] {
    turns.map { CellMap($0, about: middle, for: tip) }
  }

  /// - Parameters:
  ///   - point: in half cells.
  ///   - isOfCells: excludes the midpoints of sides.
  private static func middle(
    near point: (x: Double, y: Double), ofCellsAlone isOfCells: Bool
  ) -> CellPosition {
    /// Returns the nearest even integer if `odd` is 0, or odd one if it is 1.
    func nearest(_ place: Double, _ odd: Int) -> Int {
      2 * Int(saturating: ((bounded(place) - Double(odd)) / 2).rounded()) + odd
    }
    guard isOfCells else {
      return CellPosition(
        x: Int(saturating: bounded(point.x).rounded()),
        y: Int(saturating: bounded(point.y).rounded()))
    }
    func distance(_ to: CellPosition) -> Double {
      let (dx, dy) = (Double(to.x) - point.x, Double(to.y) - point.y)
      return dx * dx + dy * dy
    }
    let corner = CellPosition(x: nearest(point.x, 0), y: nearest(point.y, 0))
    let cell = CellPosition(x: nearest(point.x, 1), y: nearest(point.y, 1))
    return distance(cell) < distance(corner) ? cell : corner
  }

  /// Clamps to a range of exact integers far beyond every grid.
  private static func bounded(_ place: Double) -> Double { min(max(place, -0x1p40), 0x1p40) }
}

extension PaperMap {
  /// The map with nearly integral coefficients rounded, which makes quarter turns exact.
  fileprivate var withExactQuarters: PaperMap {
    func exact(_ number: Double) -> Double {
      abs(number - number.rounded()) < 1e-9 ? number.rounded() : number
    }
    return PaperMap(
      xx: exact(xx), xy: exact(xy), yx: exact(yx), yy: exact(yy), x0: exact(x0), y0: exact(y0))
  }
}
