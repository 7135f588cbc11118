public import Base

/// A symmetry on a grid, where what is repeated consists of cells.
///
/// Its centre is at the nearest corner of a cell, middle of a cell, or middle of a side. So mirrors along columns and
/// rows and half turns take every cell to exactly one other. For mirrors along diagonals and for quarter turns to do
/// so, too, their centre is at a corner or in a middle only. All other turns take a cell to the nearest one.
public struct CellSymmetry: Sendable {
  /// In halves of cells.
  private let middle: CellPosition
  private let turns: [PaperMap]

  public init(_ symmetry: Symmetry, on size: CellSize) {
    turns = symmetry.maps(about: PaperPoint(x: 0, y: 0)).map(\.withExactQuarters)
    let wanted =
      symmetry.center?.cellPoint(on: size)
      ?? CellPoint(x: Double(size.width) / 2, y: Double(size.height) / 2)
    middle = Self.middle(
      near: (2 * wanted.x, 2 * wanted.y), ofCellsAlone: turns.contains { $0.xx == 0 })
  }

  /// The corner or middle of a cell, or of a side, about which everything is repeated.
  public var center: CellPoint { CellPoint(x: Double(middle.x) / 2, y: Double(middle.y) / 2) }

  /// What takes a tip to all its places; the first one leaves it where it is.
  func maps(for tip: CellTip) -> [CellMap] {
    turns.map { CellMap($0, about: middle, for: tip) }
  }

  /// - Parameters:
  ///   - point: in halves of cells.
  ///   - isOfCells: whether the middle of a side is none.
  private static func middle(
    near point: (x: Double, y: Double), ofCellsAlone isOfCells: Bool
  ) -> CellPosition {
    /// The nearest whole number that is even if `odd` is 0, odd if it is 1.
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

  /// Far beyond every grid, and still exact.
  private static func bounded(_ place: Double) -> Double { min(max(place, -0x1p40), 0x1p40) }
}

extension PaperMap {
  /// The map with those of its numbers whole that are so nearly: quarter turns are exact.
  fileprivate var withExactQuarters: PaperMap {
    func exact(_ number: Double) -> Double {
      abs(number - number.rounded()) < 1e-9 ? number.rounded() : number
    }
    return PaperMap(
      xx: exact(xx), xy: exact(xy), yx: exact(yx), yy: exact(yy), x0: exact(x0), y0: exact(y0))
  }
}
