import Base

/// A colour of a brush: of its line or its fill, or the second one of its gradient.
struct BrushPaint: Equatable {
  /// The painted part.
  var use = FillRow.ColorUse.line
  /// Whether it is the colour at the end of the gradient.
  var isOther = false

  private func isFill(of brush: Brush) -> Bool { use == .fill && brush.style.fill != nil }

  /// Returns the gradient's recipe for the part.
  func ink(of brush: Brush) -> BrushInk {
    isFill(of: brush) ? brush.inks.fill : brush.inks.line
  }

  /// Sets the gradient's recipe for the part.
  func set(_ ink: BrushInk, of brush: inout Brush) {
    if isFill(of: brush) { brush.inks.fill = ink } else { brush.inks.line = ink }
  }

  /// Returns the part's colour, or the first one of its gradient.
  func first(of brush: Brush) -> InkColor {
    use == .fill ? brush.style.fill?.color ?? brush.style.color : brush.style.color
  }

  /// Returns the colour.
  func color(of brush: Brush) -> InkColor { isOther ? ink(of: brush).other : first(of: brush) }

  /// Sets the colour; of the line if there is no fill.
  func set(_ color: InkColor, of brush: inout Brush) {
    if isOther {
      var ink = ink(of: brush)
      ink.other = color
      set(ink, of: &brush)
    } else if isFill(of: brush) {
      brush.style.fill?.color = color
    } else {
      brush.style.color = color
    }
  }
}
