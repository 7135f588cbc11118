public import Base
public import Documents

/// What becomes of a cell that a tool touches.
public enum CellInk: Equatable, Sendable {
  /// One colour, or nothing.
  case cell(CellGrid.Cell)
  /// The colours of a tip that has some, and this one for others.
  case tip(CellGrid.Cell)
  /// So many colours further on the ramp that the cell's colour is on; cells of other colours stay.
  case shade(Int, ramps: [ClosedRange<Int>])
  /// One colour on some cells of a pattern, and another one on the others, which stay where that is nil.
  case pattern(CellGrid.Cell, CellGrid.Cell?, DitherPattern)
  /// Colours that follow each other.
  case gradient(CellGradient)

  /// The cell that an old one becomes; nil where it stays.
  ///
  /// - Parameter color: what the tip has there; nil for nothing.
  public func cell(
    from old: CellGrid.Cell, at position: CellPosition, tip color: CellGrid.Cell? = nil
  ) -> CellGrid.Cell? {
    switch self {
    case .cell(let cell): return cell
    case .tip(let cell): return color ?? cell
    case .shade(let step, let ramps):
      guard let ramp = ramps.first(where: { $0.contains(Int(old)) }) else { return nil }
      return CellGrid.Cell(min(max(Int(old) + step, ramp.lowerBound), ramp.upperBound))
    case .pattern(let cell, let other, let pattern):
      return pattern.covers(position) ? cell : other
    case .gradient(let gradient): return gradient.cell(at: position)
    }
  }
}
