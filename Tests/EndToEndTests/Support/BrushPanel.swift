/// Where the brush chooser's controls lie when it is docked at the right, in the window's pixels at
/// scale 1.
struct BrushPanel {
  static let barHeight = 48
  private static let width = 264
  private static let margin = 16
  private static let inner = 232
  let left: Int

  init(in window: DeskWindow) { left = window.area.width - Self.width }

  var widthField: Point { place(Self.inner - 28, 154 + 16) }

  /// Butt, round, square.
  func cap(_ index: Int) -> Point { segment(index, 216 + 20) }
  /// Miter, round, bevel.
  func join(_ index: Int) -> Point { segment(index, 286 + 20) }

  /// A colour of the palette, five rows of eight.
  func swatch(column: Int, row: Int) -> Point { place(29 * column + 14, 356 + 29 * row + 14) }

  private func segment(_ index: Int, _ y: Int) -> Point {
    place(Self.inner * (2 * index + 1) / 6, y)
  }

  private func place(_ x: Int, _ y: Int) -> Point {
    Point(left + Self.margin + x, Self.barHeight + y)
  }
}
