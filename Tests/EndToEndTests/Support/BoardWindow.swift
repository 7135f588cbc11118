/// A window with a board of Life, as somebody who knows its measures sees it.
struct BoardWindow {
  let window: ProgramWindow
  /// How far the board was moved since it was opened, in cells.
  var moved = (x: 0, y: 0)

  static let alive: UInt32 = 0xF6B840

  private static let barHeight = 48
  private static let footHeight = 64
  private static let patternsWidth = 236
  private static let side = 16

  init(_ window: ProgramWindow) { self.window = window }

  /// Where the board's part of the window has its middle: there the cell 0, 0 begins at first.
  var middle: Point {
    let size = window.area
    return Point(
      (size.width - Self.patternsWidth) / 2,
      Self.barHeight + (size.height - Self.barHeight - Self.footHeight) / 2)
  }

  /// The button that runs the board, or lets it stand.
  var runButton: Picture? {
    window.picture(of: Area(x: 87, y: window.area.height - Self.footHeight, width: 44, height: 64))
  }

  /// The middle of a cell, while cells are as large as at first.
  func point(_ x: Int, _ y: Int) -> Point {
    middle
      + Point(
        (x - moved.x) * Self.side + Self.side / 2, (y - moved.y) * Self.side + Self.side / 2)
  }

  func isAlive(_ x: Int, _ y: Int) -> Bool { isAlive(at: point(x, y)) }

  func isAlive(at point: Point) -> Bool { window.color(at: point) == Self.alive }

  func waitFor(_ x: Int, _ y: Int, isAlive: Bool = true) throws {
    try wait(until: "the cell \(x), \(y) \(isAlive ? "lives" : "is dead")") {
      self.isAlive(x, y) == isAlive
    }
  }

  /// Waits until a blinker about the cell −1, 0 lies or stands, and nothing of the other is left: a picture that is
  /// just being replaced shows both.
  func waitForBlinker(isUpright: Bool) throws {
    let (side, end) = (point(0, 0), point(-1, 1))
    let part = Area(x: end.x, y: side.y, width: side.x - end.x + 1, height: end.y - side.y + 1)
    try wait(until: "the blinker \(isUpright ? "stands" : "lies")") {
      let picture = window.picture(of: part)
      return picture?[isUpright ? end : side] == Self.alive
        && picture?[isUpright ? side : end] != Self.alive
    }
  }

  /// Press, one motion to each further cell, release.
  ///
  /// - Parameter isAlive: what becomes of the first cell.
  func draw(_ cells: [(Int, Int)], leaving isAlive: Bool = true) throws {
    window.move(to: point(cells[0].0, cells[0].1))
    window.press()
    // A window manager's own grab of the button is then over.
    try waitFor(cells[0].0, cells[0].1, isAlive: isAlive)
    for cell in cells.dropFirst() { window.move(to: point(cell.0, cell.1)) }
    window.hand.release()
  }
}
