public import Base
public import Documents

/// What each button paints with: colours of the palette, or `CellGrid.empty`.
public struct CellColors: Equatable, Sendable {
  public var primary: CellGrid.Cell = 0
  public var secondary: CellGrid.Cell = 6

  public init() {}

  public subscript(button: GesturePress.Button) -> CellGrid.Cell {
    get { button == .primary ? primary : secondary }
    set { if button == .primary { primary = newValue } else { secondary = newValue } }
  }

  /// The colours of a gradient that begins with a button's: those of a ramp between them, where both are of one.
  func between(
    _ button: GesturePress.Button, in ramps: [ClosedRange<Int>]
  ) -> [CellGrid.Cell] {
    let (first, last) = (Int(self[button]), Int(self[button.other]))
    guard ramps.contains(where: { $0.contains(first) && $0.contains(last) }) else {
      return [self[button], self[button.other]]
    }
    return stride(from: first, through: last, by: first < last ? 1 : -1).map { CellGrid.Cell($0) }
  }

  /// Takes the last colour of a palette for one that it has not.
  public mutating func fit(_ palette: Palette) {
    let last = CellGrid.Cell(palette.count - 1)
    (primary, secondary) = (min(primary, last), min(secondary, last))
  }
}
