import Base

/// Takes a tip on one cell to another cell, turned or mirrored about a centre.
///
/// A tip of an even number of cells lies around the upper left corner of its cell, and it is that corner which is
/// mirrored, so that the same cells are covered on both sides.
struct CellMap: Sendable {
  /// About 0, 0.
  private let turn: PaperMap
  /// In halves of cells.
  private let center: CellPosition
  /// From the corner of a cell to what is taken elsewhere, in halves of cells: 0 or 1 for the middle of a tip.
  private let anchor: Int

  private init(_ turn: PaperMap, about center: CellPosition, anchor: Int) {
    (self.turn, self.center, self.anchor) = (turn, center, anchor)
  }

  init(_ turn: PaperMap, about center: CellPosition, for tip: CellTip) {
    self.init(turn, about: center, anchor: tip.liesOnCorner ? 0 : 1)
  }

  /// Whether it takes different cells to different ones, and neighbours to neighbours: it turns by quarters, or
  /// mirrors at a column, a row or a diagonal.
  var isExact: Bool { turn.xx == 0 || turn.xy == 0 }

  /// The middle of the tip on a cell.
  func middle(of cell: CellPosition) -> CellPoint {
    CellPoint(x: Double(2 * cell.x + anchor) / 2, y: Double(2 * cell.y + anchor) / 2)
  }

  func callAsFunction(_ cell: CellPosition) -> CellPosition { self(middle(of: cell)) }

  /// The cell on which the middle of the tip is nearest to where the map takes a place.
  func callAsFunction(_ place: CellPoint) -> CellPosition {
    let offset = turn(fromCenter(place))
    return CellPosition(x: nearest(offset.x, center.x), y: nearest(offset.y, center.y))
  }

  /// Where an exact map takes what lies so many cells away.
  func turned(_ offset: CellPosition) -> CellPosition {
    let (dx, dy) = (Double(offset.x), Double(offset.y))
    return CellPosition(
      x: Int(saturating: (turn.xx * dx + turn.xy * dy).rounded()),
      y: Int(saturating: (turn.yx * dx + turn.yy * dy).rounded()))
  }

  /// The upright square of the same size whose middle is nearest to where the map takes a square's middle.
  func moved(_ square: CellRect) -> CellRect {
    let whole = CellMap(turn, about: center, anchor: anchor + square.width - 1)
    let origin = whole(square.origin)
    return CellRect(x: origin.x, y: origin.y, width: square.width, height: square.height)
  }

  /// How far the tip on a cell lies from the centre: the square of that.
  func distance(of cell: CellPosition) -> Double {
    let offset = fromCenter(middle(of: cell))
    return offset.x * offset.x + offset.y * offset.y
  }

  /// From where the map takes a place to the tip on a cell, as that was before the map: in halves of cells.
  func offset(of cell: CellPosition, from place: CellPoint) -> PaperVector {
    let way = fromCenter(middle(of: cell)) - turn(fromCenter(place))
    // It neither scales nor shears: what takes it back has columns for rows.
    return PaperVector(
      dx: turn.xx * way.dx + turn.yx * way.dy, dy: turn.xy * way.dx + turn.yy * way.dy)
  }

  /// In halves of cells.
  private func fromCenter(_ place: CellPoint) -> PaperPoint {
    PaperPoint(x: 2 * place.x - Double(center.x), y: 2 * place.y - Double(center.y))
  }

  /// The column or row in which the middle of the tip is so many halves of cells from the centre. In the middle
  /// between two, it is the one farther from the centre, on all sides.
  private func nearest(_ offset: Double, _ center: Int) -> Int {
    let odd = (anchor - center) & 1
    let steps = Int(
      saturating: ((abs(offset) + Self.tolerance - Double(odd)) / 2 + 0.5).rounded(.down))
    let distance = 2 * steps + odd
    return (center - anchor + (offset < -Self.tolerance ? -distance : distance)) >> 1
  }

  /// What turns may be wrong by.
  private static let tolerance = 1e-6
}
