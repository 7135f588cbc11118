/// A window with pixel art, as somebody who knows its measures sees it.
struct PixelWindow {
  let window: ProgramWindow
  /// Of the grid, in cells.
  let width: Int
  let height: Int

  private static let barHeight = 48
  private static let framesHeight = 96
  private static let paletteWidth = 204
  private static let margin = 32

  /// The grid's part of the window.
  private var room: Area {
    let size = window.area
    return Area(
      x: 0, y: Self.barHeight, width: size.width - Self.paletteWidth,
      height: size.height - Self.barHeight - Self.framesHeight)
  }

  /// Of a cell, in pixels.
  var side: Int {
    min((room.width - Self.margin) / width, (room.height - Self.margin) / height)
  }

  /// The middle of a cell.
  func point(_ x: Int, _ y: Int) -> Point {
    Point(
      room.x + (room.width - width * side) / 2 + x * side + side / 2,
      room.y + (room.height - height * side) / 2 + y * side + side / 2)
  }

  /// The upper left corner of a cell.
  func corner(_ x: Int, _ y: Int) -> Point {
    let middle = point(x, y)
    return Point(middle.x - side / 2, middle.y - side / 2)
  }

  /// Press, move there by way of the middle, release.
  func drag(from start: Point, to end: Point) {
    window.move(to: start)
    window.press()
    window.move(to: Point((start.x + end.x) / 2, (start.y + end.y) / 2))
    window.move(to: end)
    window.hand.release()
  }

  /// The middle of a colour of the palette.
  func swatch(_ index: Int) -> Point {
    let side = 22
    return Point(
      window.area.width - Self.paletteWidth + 14 + index % 8 * side + side / 2,
      Self.barHeight + 64 + index / 8 * side + side / 2)
  }

  /// Chooses a colour of the palette, and waits until the panel shows it: a window manager's own grab of the button is
  /// then over, and the next press is not lost in it.
  func choose(_ index: Int) throws {
    let color = window.color(at: swatch(index))
    let chosen = Point(window.area.width - Self.paletteWidth + 27, Self.barHeight + 24)
    window.click(swatch(index))
    try wait(until: "the colour \(index) is chosen") { window.color(at: chosen) == color }
  }

  func color(_ x: Int, _ y: Int) -> UInt32? { window.color(at: point(x, y)) }

  func waitForColor(_ color: UInt32, _ x: Int, _ y: Int) throws {
    try wait(until: "the cell \(x), \(y) is \(String(color, radix: 16))") {
      self.color(x, y) == color
    }
  }

  /// Press, one motion to each further cell, release.
  ///
  /// - Parameter color: what the first cell gets.
  func draw(_ cells: [(Int, Int)], leaving color: UInt32) throws {
    window.move(to: point(cells[0].0, cells[0].1))
    window.press()
    // A window manager's own grab of the button is then over.
    try waitForColor(color, cells[0].0, cells[0].1)
    for cell in cells.dropFirst() { window.move(to: point(cell.0, cell.1)) }
    window.hand.release()
  }
}
