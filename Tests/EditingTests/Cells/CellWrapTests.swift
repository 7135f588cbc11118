import Base
import Documents
import Editing
import TestSupport
import Testing

@Suite("Painting on a canvas that is repeated")
struct CellWrapTests {
  @Test(arguments: seeds(60))
  func `Shapes come in at the other edges as if they were drawn on an endless one and folded`(
    seed: Int
  ) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(width: 7, height: 5)
    func position() -> CellPosition {
      CellPosition(x: .random(in: -6...12, using: &random), y: .random(in: -4...8, using: &random))
    }
    let (start, end) = (position(), position())
    let shape: CellShape = [.line, .rectangle, .ellipse].randomElement(using: &random) ?? .line
    let isFilled = Bool.random(using: &random)
    let tip = CellTip(size: .random(in: 1...3, using: &random))
    let new = CellBrush(.cell(1), tip: tip, wraps: true).draw(
      shape, from: start, to: end, isFilled: isFilled, on: CellGrid(size: size))
    // Far away from all edges, then folded.
    let middle = CellPosition(x: 10 * size.width, y: 10 * size.height)
    let far = CellBrush(.cell(1), tip: tip).draw(
      shape, from: start + middle, to: end + middle, isFilled: isFilled,
      on: CellGrid(size: CellSize(width: 20 * size.width, height: 20 * size.height)))
    var folded = CellGrid(size: size)
    for cell in far.bounds.positions where far[cell] >= 0 {
      folded.set(1, at: CellPosition(x: cell.x % size.width, y: cell.y % size.height))
    }
    #expect(new.text == folded.text)
  }

  @Test(arguments: seeds(60))
  func `A fill goes on beyond the edges, wherever cells hang together there`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let size = CellSize(width: 9, height: 8)
    let cells = (0..<size.count).map { _ in CellGrid.Cell.random(in: 0...1, using: &random) }
    let start = CellPosition(
      x: .random(in: 0..<9, using: &random), y: .random(in: 0..<8, using: &random))
    var filled = cells
    FloodFill.fillRound(&filled, size: size, from: start, with: 7)
    // Cell by cell, all neighbours on the torus.
    var wanted = cells
    let old = cells[start.y * 9 + start.x]
    var toDo = [start]
    while let cell = toDo.popLast() {
      let place = CellPosition(x: (cell.x + 9) % 9, y: (cell.y + 8) % 8)
      guard wanted[place.y * 9 + place.x] == old else { continue }
      wanted[place.y * 9 + place.x] = 7
      for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
        toDo.append(CellPosition(x: place.x + dx, y: place.y + dy))
      }
    }
    #expect(filled == wanted)
  }
}
