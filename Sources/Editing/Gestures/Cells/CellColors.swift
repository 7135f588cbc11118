public import Base
public import Documents

/// The cells painted by each button: palette indices, or `CellGrid.empty`.
public struct CellColors: Equatable, Sendable {
  /// The colour of the primary button.
  public var primary: CellGrid.Cell = 0
  /// The colour of the secondary button.
  public var secondary: CellGrid.Cell = 6

  /// Creates the colours of a new window.
  public init() {}

  /// The colour of a button.
  public subscript(button: GesturePress.Button) -> CellGrid.Cell {
    get { button == .primary ? primary : secondary }
    set { if button == .primary { primary = newValue } else { secondary = newValue } }
  }

  /// Returns the colours of a gradient from a button's colour to the other one's: the colours between them if both are
  /// on one ramp.
  func between(
    _ button: GesturePress.Button, in ramps: [ClosedRange<Int>]
  ) -> [CellGrid.Cell] {
    let (first, last) = (Int(self[button]), Int(self[button.other]))
    guard ramps.contains(where: { $0.contains(first) && $0.contains(last) }) else {
      return [self[button], self[button.other]]
    }
    return stride(from: first, through: last, by: first < last ? 1 : -1).map { CellGrid.Cell($0) }
  }

  /// Replaces colours missing from a palette by its last one.
  public mutating func fit(_ palette: Palette) {
    let last = CellGrid.Cell(palette.count - 1)
    (primary, secondary) = (min(primary, last), min(secondary, last))
  }
}
