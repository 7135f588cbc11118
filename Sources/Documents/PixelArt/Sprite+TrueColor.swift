public import Base

// Cells of any colours, with a palette beside them.
extension Sprite {
  /// Whether cells can have any colours.
  public var isTrueColor: Bool { swatches != nil }

  /// The palette that people see and edit.
  public var choices: Palette { swatches ?? palette }

  /// Lets cells have any colours.
  ///
  /// - Parameter swatches: the palette to choose from; nil for the one that cells were limited to.
  public mutating func useTrueColor(_ swatches: Palette? = nil) {
    self.swatches = swatches ?? choices
  }

  /// Limits cells to the palette. Their other colours join it while there is room, then the most similar ones are used.
  public mutating func limitColors() {
    guard let swatches else { return }
    self.swatches = nil
    let used = usedColors.sorted()
    var adoption = ColorAdoption(into: swatches, most: Palette.allowedCount.upperBound)
    var table = [CellGrid.Cell](repeating: 0, count: palette.count)
    for index in used { table[index] = adoption.cell(of: palette[index].rgba) }
    mapCells(table)
    // The details are about the swatches, which stay in their places.
    let details = details
    palette = adoption.palette
    self.details = details
  }

  /// Adds a colour to the palette, even beyond the allowed number.
  public mutating func addColor(_ color: InkColor) {
    if isTrueColor { swatches?.append(color) } else { palette.append(color) }
  }

  /// Replaces a colour of the palette, and in all cells unless they can have any colours.
  ///
  /// - Parameter index: below the number of `choices`.
  public mutating func setColor(_ color: InkColor, at index: Int) {
    if isTrueColor { swatches?[index] = color } else { palette[index] = color }
  }

  /// Changes the palette of a picture in true colour, whose cells stay as they are.
  ///
  /// - Parameter change: receives a blank picture with the palette, its ramps and the details.
  mutating func changeSwatches<Result>(_ change: (inout Sprite) -> Result) -> Result {
    var list = Sprite(size: CellSize(width: 1, height: 1), palette: choices)
    (list.ramps, list.details) = (ramps, details)
    let result = change(&list)
    (swatches, ramps, details) = (list.palette, list.ramps, list.details)
    return result
  }

  // MARK: New colours

  /// Returns the cell with a colour, which joins the palette if it isn't there. If the palette is full, returns the
  /// most similar one.
  ///
  /// - Complexity: O(*n*) for *n* colours.
  public mutating func adopt(_ color: InkColor) -> CellGrid.Cell {
    if isTrueColor, color.alpha == 0 { return CellGrid.empty }
    if let known = palette.colors.firstIndex(of: color) { return CellGrid.Cell(known) }
    guard palette.count < mostColors else { return CellGrid.Cell(palette.nearest(to: color)) }
    palette.append(color)
    return CellGrid.Cell(palette.count - 1)
  }

  /// Returns the cells with some colours, like `adopt(_:)` for each.
  ///
  /// - Complexity: O(*n* + *m*) for *n* colours and *m* new ones while there is room.
  public mutating func adopt(_ colors: some Sequence<InkColor>) -> [CellGrid.Cell] {
    changeColors { adoption in colors.map { adoption.cell(of: $0.rgba) } }
  }

  /// Adds colours as cells need them.
  mutating func changeColors<Result>(_ change: (inout ColorAdoption) -> Result) -> Result {
    var adoption = ColorAdoption(
      into: palette, most: mostColors, dropsTransparent: isTrueColor)
    let result = change(&adoption)
    if adoption.palette.count != palette.count { palette = adoption.palette }
    return result
  }

  /// The maximum number of colours of cells.
  private var mostColors: Int {
    isTrueColor ? Palette.mostTrueColors : Palette.allowedCount.upperBound
  }
}
