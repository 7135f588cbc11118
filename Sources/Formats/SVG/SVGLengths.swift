import Base

/// What lengths of an element are measured by: its font, and the nearest viewport around it.
struct SVGLengths {
  enum Axis {
    case x, y
    /// Of lengths along neither axis, as radii and widths of lines.
    case diagonal
  }

  /// In user units.
  var viewport = PaperVector(dx: 100, dy: 100)
  /// In user units.
  var fontSize = 16.0
  /// Of the outermost element.
  var rootFontSize = 16.0

  /// A length in user units; nil for what is none.
  func length(_ text: String, along axis: Axis) -> Double? {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    if scanner.next == 0x25 { return number / 100 * whole(axis) }
    switch scanner.word() {
    case "em": return number * fontSize
    case "ex", "ch": return number * fontSize / 2
    case "rem": return number * rootFontSize
    case "vw": return number / 100 * whole(.x)
    case "vh": return number / 100 * whole(.y)
    default: return SVGScanner.length(text)
    }
  }

  /// A length of which per cent are of the size of the font; nil for what is none.
  func length(ofFont text: String) -> Double? {
    text.last == "%"
      ? SVGScanner.numbers(text).first.map { $0 / 100 * fontSize } : length(text, along: .diagonal)
  }

  private func whole(_ axis: Axis) -> Double {
    switch axis {
    case .x: viewport.dx
    case .y: viewport.dy
    case .diagonal: (viewport.dot(viewport) / 2).squareRoot()
    }
  }
}
