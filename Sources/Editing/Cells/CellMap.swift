import Base

/// Maps a tip at one cell to another cell, rotated or mirrored about a centre.
///
/// A tip with an even side is centred on the upper left corner of its cell. That corner is the point that is mirrored,
/// so that the same cells are covered on both sides.
struct CellMap: Sendable {
  /// About 0, 0.
  private let turn: PaperMap
  /// In half cells.
  private let center: CellPosition
  /// The offset from a cell's corner to the mapped point, in half cells: 0 or 1 for the centre of a tip.
  private let anchor: Int

  private init(_ turn: PaperMap, about center: CellPosition, anchor: Int) {
    (self.turn, self.center, self.anchor) = (turn, center, anchor)
  }

  init(_ turn: PaperMap, about center: CellPosition, for tip: CellTip) {
    self.init(turn, about: center, anchor: tip.liesOnCorner ? 0 : 1)
  }

  /// Whether it maps cells one to one and neighbours to neighbours: it rotates by quarter turns, or mirrors at a
  /// column, a row or a diagonal.
  var isExact: Bool { turn.xx == 0 || turn.xy == 0 }

  /// The centre of the tip at a cell.
  func middle(of cell: CellPosition) -> CellPoint {
    CellPoint(x: Double(2 * cell.x + anchor) / 2, y: Double(2 * cell.y + anchor) / 2)
  }

  func callAsFunction(_ cell: CellPosition) -> CellPosition { self(middle(of: cell)) }

  /// Returns the cell at which the tip's centre is closest to a mapped point.
  func callAsFunction(_ place: CellPoint) -> CellPosition {
    let offset = turn(fromCenter(place))
    return CellPosition(x: nearest(offset.x, center.x), y: nearest(offset.y, center.y))
  }

  /// Maps an offset between cells; only for exact maps.
  func turned(_ offset: CellPosition) -> CellPosition {
    let (dx, dy) = (Double(offset.x), Double(offset.y))
    return CellPosition(
      x: Int(saturating: (turn.xx * dx + turn.xy * dy).rounded()),
      y: Int(saturating: (turn.yx * dx + turn.yy * dy).rounded()))
  }

  /// Returns the upright square of the same size whose centre is closest to the mapped centre of a square.
  func moved(_ square: CellRect) -> CellRect {
    let whole = CellMap(turn, about: center, anchor: anchor + square.width - 1)
    let origin = whole(square.origin)
    return CellRect(x: origin.x, y: origin.y, width: square.width, height: square.height)
  }

  /// Returns the squared distance of the tip at a cell from the centre.
  func distance(of cell: CellPosition) -> Double {
    let offset = fromCenter(middle(of: cell))
    return offset.x * offset.x + offset.y * offset.y
  }

  /// Returns the offset from a mapped point to the tip at a cell, with the rotation undone, in half cells.
  func offset(of cell: CellPosition, from place: CellPoint) -> PaperVector {
    let way = fromCenter(middle(of: cell)) - turn(fromCenter(place))
    // The map neither scales nor shears, so its inverse is its transpose.
    return PaperVector(
      dx: turn.xx * way.dx + turn.yx * way.dy, dy: turn.xy * way.dx + turn.yy * way.dy)
  }

  /// In half cells.
  private func fromCenter(_ place: CellPoint) -> PaperPoint {
    PaperPoint(x: 2 * place.x - Double(center.x), y: 2 * place.y - Double(center.y))
  }

  /// Returns the column or row for a tip's centre at an offset from the symmetry centre, in half cells. Ties are
  /// resolved away from the centre on all sides.
  private func nearest(_ offset: Double, _ center: Int) -> Int {
    let odd = (anchor - center) & 1
    let steps = Int(
      saturating: ((abs(offset) + Self.tolerance - Double(odd)) / 2 + 0.5).rounded(.down))
    let distance = 2 * steps + odd
    return (center - anchor + (offset < -Self.tolerance ? -distance : distance)) >> 1
  }

  /// The tolerance for rotated coordinates.
  private static let tolerance = 1e-6
}
