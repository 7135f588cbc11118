public import Base
import Documents

/// A paper or a canvas of cells that can have a symmetry.
@MainActor public protocol SymmetryContext<Reading>: AnyObject {
  /// The pointer's position on a paper or a grid.
  associatedtype Reading: PointerReading
  /// The current symmetry.
  var symmetry: Symmetry { get }

  /// Changes the symmetry.
  func choose(_ symmetry: Symmetry)
  /// Returns the pointer's position, in units of the longer side.
  func point(_ reading: Reading) -> PaperPoint
  /// Returns the centre that a press chooses, in units of the longer side.
  func center(pressedAt reading: Reading) -> PaperPoint
  /// Converts a length on screen to units of the longer side.
  func length(ofPoints points: Double) -> Double
  /// Rounds the end of the axis to one of the usual angles.
  func onAxis(_ end: Reading.Position, from start: Reading.Position) -> Reading.Position
}

extension ToolContext: SymmetryContext {
  public var symmetry: Symmetry { settings.symmetry }

  public func choose(_ symmetry: Symmetry) { symmetryChosen.post(symmetry) }

  /// Returns the point of the press, which needs no rounding on a paper.
  public func center(pressedAt reading: PaperReading) -> PaperPoint { point(reading) }

  public func onAxis(_ end: UnitPoint, from start: UnitPoint) -> UnitPoint {
    let start = PaperPoint(start, on: ratio)
    let way = LineShape().constrained(PaperPoint(end, on: ratio) - start)
    return (start + way).unitPoint(on: ratio)
  }
}

extension CellToolContext: SymmetryContext {
  public var symmetry: Symmetry { settings.symmetry }

  public func choose(_ symmetry: Symmetry) { settings.symmetry = symmetry }

  public func point(_ reading: CellReading) -> PaperPoint {
    CellPoint(middleOf: reading.position).paperPoint(on: session.seen.size)
  }

  /// Returns the nearest corner or centre of a cell or midpoint of a side, or the cell's centre if no view shows the
  /// grid.
  public func center(pressedAt reading: CellReading) -> PaperPoint {
    let point = display?.pointer ?? CellPoint(middleOf: reading.position)
    return CellPoint(x: (2 * point.x).rounded() / 2, y: (2 * point.y).rounded() / 2)
      .paperPoint(on: session.seen.size)
  }

  public func length(ofPoints points: Double) -> Double {
    let cells = display.map { points / $0.pointsPerCell } ?? 1
    return CellPoint(x: cells, y: 0).paperPoint(on: session.seen.size).x
  }

  public func onAxis(_ end: CellPosition, from start: CellPosition) -> CellPosition {
    let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
    // The tangent of 22.5° is about two fifths.
    if 5 * dy < 2 * dx { return CellPosition(x: end.x, y: start.y) }
    if 5 * dx < 2 * dy { return CellPosition(x: start.x, y: end.y) }
    return CellShape.rectangle.constrained(end, from: start)
  }
}
