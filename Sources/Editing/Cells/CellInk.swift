public import Base
public import Documents

/// The effect of a tool on a cell.
public indirect enum CellInk: Equatable, Sendable {
  /// Paints one colour, or empties the cell.
  case cell(CellGrid.Cell)
  /// Paints the tip's own colours, or this one if the tip has none.
  case tip(CellGrid.Cell)
  /// Shifts the cell's colour by a number of steps along its ramp. Colours outside the ramps stay.
  case shade(Int, ramps: [ClosedRange<Int>])
  /// Replaces cells by others.
  case exchange([CellGrid.Cell: CellGrid.Cell])
  /// Paints one colour on some cells of a pattern and another one on the rest; nil leaves the rest unchanged.
  case pattern(CellGrid.Cell, CellGrid.Cell?, DitherPattern)
  /// Paints a gradient.
  case gradient(CellGradient)
  /// Paints with another ink, but leaves empty cells empty.
  case lockingAlpha(CellInk)

  /// Returns another ink that leaves empty cells empty if this one does.
  func passingLock(to other: CellInk) -> CellInk {
    if case .lockingAlpha = self { .lockingAlpha(other) } else { other }
  }

  /// Returns the new value of a cell, or nil to leave it unchanged.
  ///
  /// - Parameter color: the tip's colour for the cell, or nil if it has none.
  public func cell(
    from old: CellGrid.Cell, at position: CellPosition, tip color: CellGrid.Cell? = nil
  ) -> CellGrid.Cell? {
    switch self {
    case .cell(let cell): return cell
    case .tip(let cell): return color ?? cell
    case .shade(let step, let ramps):
      guard let ramp = ramps.first(where: { $0.contains(Int(old)) }) else { return nil }
      return CellGrid.Cell(min(max(Int(old) + step, ramp.lowerBound), ramp.upperBound))
    case .exchange(let new): return new[old]
    case .pattern(let cell, let other, let pattern):
      return pattern.covers(position) ? cell : other
    case .gradient(let gradient): return gradient.cell(at: position)
    case .lockingAlpha(let ink):
      return old < 0 ? nil : ink.cell(from: old, at: position, tip: color)
    }
  }
}
