import Base
import Life
import Documents
import TestSupport
import Testing
import Editing

@Suite("Cells of a universe that were lifted")
struct FloatingLifeTests {
  /// Some cells, what is selected of them, and what stays under them.
  private func random(_ seed: UInt64) -> FloatingLife {
    var random = SeededRandom(seed: seed)
    let (left, top) = (
      Int.random(in: -40...40, using: &random), Int.random(in: -9...9, using: &random)
    )
    let rect = LifeBounds(
      left: left, top: top, right: left + .random(in: 0...12, using: &random),
      bottom: top + .random(in: 0...12, using: &random))
    var world = LifeWorld()
    world.fillAtRandom(
      LifeBounds(left: -30, top: -20, right: 30, bottom: 20), density: 0.3, seed: seed)
    let under = world.cells.removing(rect)
    world.fillAtRandom(rect, density: 0.5, seed: seed + 1)
    return FloatingLife(
      cells: world.cells.cropped(to: rect), rect: CellRect(rect), under: under)
  }

  /// Rows of the selection: `o` for a living cell.
  private func text(_ loose: FloatingLife) -> String {
    (loose.rect.y..<loose.rect.maxY).map { y in
      String(
        (loose.rect.x..<loose.rect.maxX).map { x in
          loose.cells[LifeCell(x: x, y: y)] ? "o" : "." as Character
        })
    }.joined(separator: "\n")
  }

  private func loose(_ text: String, left: Int = 0, top: Int = 0) -> FloatingLife {
    let rows = text.split(separator: "\n").map(Array.init)
    let cells = rows.indices.flatMap { y in
      rows[y].indices.filter { rows[y][$0] == "o" }.map { LifeCell(x: left + $0, y: top + y) }
    }
    let rect = CellRect(x: left, y: top, width: rows[0].count, height: rows.count)
    return FloatingLife(cells: LifeCells(cells), rect: rect)
  }

  @Test(
    arguments: [
      (CanvasTurn.flipHorizontally, "..o\no.o"), (.flipVertically, "o.o\no.."),
      (.turnRight, "oo\n..\no."), (.turnLeft, ".o\n..\noo"),
    ])
  func `are mirrored and turned as they are seen`(turn: CanvasTurn, wanted: String) throws {
    let turned = try #require(loose("o..\no.o", left: -7, top: 3).turned(turn))
    #expect(text(turned) == wanted)
    #expect(turned.cells.population == 3)
  }

  @Test func `stay where they are, in their middle, when they are turned`() throws {
    let turned = try #require(loose("o....\no....\no....", left: 10, top: 20).turned(.turnRight))
    #expect(turned.rect == CellRect(x: 11, y: 19, width: 3, height: 5))
    #expect(turned.cells.bounds == LifeBounds(left: 11, top: 19, right: 13, bottom: 19))
  }

  @Test(arguments: seeds(60))
  func `are the same after four turns, or two of those that undo each other`(seed: UInt64) throws {
    let start = random(seed)
    let ways: [[CanvasTurn]] = [
      [.turnRight, .turnRight, .turnRight, .turnRight],
      [.turnLeft, .turnLeft, .turnLeft, .turnLeft], [.turnLeft, .turnRight],
      [.turnRight, .turnLeft], [.flipHorizontally, .flipHorizontally],
      [.flipVertically, .flipVertically],
      [.flipVertically, .flipHorizontally, .turnRight, .turnRight],
    ]
    for way in ways {
      var loose = start
      for turn in way {
        loose = try #require(loose.turned(turn))
        #expect(loose.cells.population == start.cells.population)
        // All stay within what is selected.
        #expect(LifeBounds(loose.rect).map { loose.cells.cropped(to: $0) } == loose.cells)
      }
      #expect(loose.cells == start.cells && loose.rect == start.rect, "\(way)")
      #expect(loose.whole == start.whole)
    }
  }

  @Test(arguments: seeds(30))
  func `are moved there and back`(seed: UInt64) throws {
    let start = random(seed)
    for (x, y) in [(5, 0), (-13, 77), (1 << 40, -1 << 50)] {
      let there = try #require(start.moved(to: start.rect.offset(by: CellPosition(x: x, y: y))))
      #expect(there.rect == start.rect.offset(by: CellPosition(x: x, y: y)))
      #expect(there.cells.bounds == start.cells.bounds?.moved(x: x, y: y))
      let back = try #require(there.moved(to: start.rect))
      #expect(back.cells == start.cells && back.rect == start.rect && back.whole == start.whole)
    }
  }

  @Test func `can't be moved where no cell can be`() {
    let loose = loose("oo\noo")
    #expect(
      loose.moved(to: loose.rect.offset(by: CellPosition(x: LifeCells.farthest, y: 0))) == nil)
    #expect(
      loose.moved(to: loose.rect.offset(by: CellPosition(x: 0, y: -LifeCells.farthest))) == nil)
    #expect(
      loose.moved(to: loose.rect.offset(by: CellPosition(x: LifeCells.farthest - 2, y: 0))) != nil)
  }

  @Test(arguments: seeds(30))
  func `lie over those under them, which stay`(seed: UInt64) throws {
    let start = random(seed)
    let under = start.whole.removing(try #require(LifeBounds(start.rect)))
    let moved = try #require(start.moved(to: start.rect.offset(by: CellPosition(x: 3, y: -2))))
    let turned = try #require(moved.turned(.turnLeft))
    for loose in [start, moved, turned] {
      #expect(loose.whole == under.union(loose.cells))
    }
    // They cover others only for as long as they are there.
    #expect(FloatingLife(cells: LifeCells(), rect: start.rect, under: under).whole == under)
  }
}
