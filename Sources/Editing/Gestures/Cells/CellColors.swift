public import Base
public import Documents

/// The colours of the buttons: places in the palette to choose from, `CellGrid.empty`, or in true colour any others.
public struct CellColors: Equatable, Sendable {
  /// The colour of the primary button.
  public var primary: CellGrid.Cell = 0 { didSet { mixedPrimary = nil } }
  /// The colour of the secondary button.
  public var secondary: CellGrid.Cell = 6 { didSet { mixedSecondary = nil } }
  /// The colour of the primary button that is not of the palette, which true colour allows.
  private var mixedPrimary: InkColor?
  /// The colour of the secondary button that is not of the palette.
  private var mixedSecondary: InkColor?

  /// Creates the colours of a new window.
  public init() {}

  /// The colour of a button in the palette. Setting it puts a mixed colour away.
  public subscript(button: GesturePress.Button) -> CellGrid.Cell {
    get { button == .primary ? primary : secondary }
    set { if button == .primary { primary = newValue } else { secondary = newValue } }
  }

  /// Returns the colour of a button that is not of the palette, if it has one.
  public func mixed(_ button: GesturePress.Button) -> InkColor? {
    button == .primary ? mixedPrimary : mixedSecondary
  }

  /// Chooses any colour for a button of true colour: the first equal one of the palette, if there is one.
  public mutating func choose(
    _ color: InkColor?, for button: GesturePress.Button, in palette: Palette
  ) {
    let place = color.flatMap { palette.colors.firstIndex(of: $0) }
    guard let color, place == nil else {
      self[button] = place.map { CellGrid.Cell($0) } ?? CellGrid.empty
      return
    }
    if button == .primary { mixedPrimary = color } else { mixedSecondary = color }
  }

  /// Exchanges the colours of both buttons.
  public mutating func swap() {
    let mixed = (mixedPrimary, mixedSecondary)
    (primary, secondary) = (secondary, primary)
    (mixedSecondary, mixedPrimary) = mixed
  }

  /// Returns the colour of a button as it is seen; nil for none.
  public func color(of button: GesturePress.Button, in palette: Palette) -> InkColor? {
    mixed(button) ?? palette.color(of: self[button])
  }

  /// Returns the places of a gradient from a button's colour to the other one's, if both are on one ramp.
  func between(
    _ button: GesturePress.Button, in ramps: [ClosedRange<Int>]
  ) -> [CellGrid.Cell]? {
    let (first, last) = (Int(self[button]), Int(self[button.other]))
    guard mixed(button) == nil, mixed(button.other) == nil,
      ramps.contains(where: { $0.contains(first) && $0.contains(last) })
    else { return nil }
    return stride(from: first, through: last, by: first < last ? 1 : -1).map { CellGrid.Cell($0) }
  }

  /// Replaces places missing from a palette by its last one.
  public mutating func fit(_ palette: Palette) {
    let last = CellGrid.Cell(palette.count - 1)
    for button in [GesturePress.Button.primary, .secondary] where self[button] > last {
      self[button] = last
    }
  }
}
