// Shared behaviour of engines with many states.
extension LifeEngine {
  /// The state of a cell, from 0.
  public func state(at cell: LifeCell) -> UInt8 { self[cell] ? 1 : 0 }

  /// - Returns: whether the cell changed.
  public mutating func set(state: UInt8, at cell: LifeCell) -> Bool { set(state != 0, at: cell) }

  /// Visits the living cells with their states.
  ///
  /// - Parameter area: limits the visit; nil for all cells.
  public func visitStates(in area: LifeBounds?, _ body: (LifeCell, UInt8) -> Void) {
    guard let area = area ?? bounds else { return }
    visitCells(in: area) { body($0, 1) }
  }
}

/// An engine with cells of many states.
protocol StateEngine: LifeEngine {}

extension StateEngine {
  subscript(cell: LifeCell) -> Bool { state(at: cell) != 0 }

  mutating func set(_ isAlive: Bool, at cell: LifeCell) -> Bool {
    set(state: isAlive ? 1 : 0, at: cell)
  }

  func visitCells(in area: LifeBounds, _ body: (LifeCell) -> Void) {
    visitStates(in: area) { cell, _ in body(cell) }
  }

  func draw(into picture: inout LifeRaster) {
    var drawing = StateDrawing(of: picture)
    if let area = picture.area { visitStates(in: area) { drawing.add($0, $1) } }
    drawing.finish(&picture)
  }
}

/// Counts the cells of each pixel of a picture.
struct StateDrawing {
  private let picture: LifeRaster
  private var counts: [UInt32]
  private var states: [UInt8]

  init(of picture: LifeRaster) {
    self.picture = picture
    counts = Array(repeating: 0, count: picture.shares.count)
    states = Array(repeating: 0, count: picture.shares.count)
  }

  /// - Parameter cell: must be within the picture.
  mutating func add(_ cell: LifeCell, _ state: UInt8) {
    let (x, y) = (cell.x >> picture.shift - picture.left, cell.y >> picture.shift - picture.top)
    let index = y * picture.width + x
    counts[index] &+= 1
    if states[index] == 0 { states[index] = state }
  }

  func finish(_ picture: inout LifeRaster) {
    for index in counts.indices {
      picture.shares[index] = LifeRaster.share(of: UInt64(counts[index]), shift: picture.shift)
    }
    picture.states = states
  }
}
