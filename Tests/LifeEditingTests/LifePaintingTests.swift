@testable import ApplicationTesting
import Base
import Documents
import Editing
import Life
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import LifeEditing
@testable import Windows

@Suite("Painting on a board")
struct LifePaintingTests {
  private func line(_ range: ClosedRange<Int>, y: Int) -> [LifeCell] {
    range.map { LifeCell(x: $0, y: y) }
  }

  @Test
  func `The first cell decides: on a dead one the drag gives birth, on a living one it kills`()
    throws
  {
    let life = try LifeWindow(LifeWorld([(3, 0), (4, 0)]))
    life.drag((0, 0), (6, 0))
    #expect(life.cells == line(0...6, y: 0))
    life.press((2, 0))
    #expect(life.seen == line(0...1, y: 0) + line(3...6, y: 0))
    life.move((9, 0)).release()
    #expect(life.cells == line(0...1, y: 0))
    #expect(life.keptRuns == [false, false])
    life.undo()
    #expect(life.cells == line(0...6, y: 0))
    life.undo()
    life.redo()
    life.redo()
    #expect(life.cells == line(0...1, y: 0))
  }

  @Test func `The eraser of a pen kills, also while a pattern is held, which stays in the hand`()
    throws
  {
    let life = try LifeWindow(LifeWorld((0...6).map { ($0, 0) }))
    let block = try #require(PatternLibrary.all.firstIndex { $0.name == "Block" })
    life.patterns.pickUpPattern(block)
    life.move((3, 5))
    #expect(life.display.ghost != nil && life.grid.paintingPointer == .grabbing)
    life.window.holdPen(.eraser)
    #expect(life.display.ghost == nil && life.grid.paintingPointer == .crosshair)
    life.drag((2, 0), (6, 0))
    #expect(life.cells == line(0...1, y: 0) && life.patterns.isHolding)
    life.window.holdPen(.tip)
    #expect(life.display.ghost != nil && life.grid.paintingPointer == .grabbing)
    life.patterns.putAway()
    #expect(life.tools.tool.name == .pencil)
  }

  @Test func `Fast drags leave no gaps, and cells change as the pointer passes`() throws {
    let life = try LifeWindow()
    life.press((-10, -6)).move((12, 7))
    let cells = life.seen
    #expect(cells.count == 23 && life.cells.isEmpty)
    for (a, b) in zip(cells, cells.dropFirst()) {
      #expect(abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1)
    }
    life.release()
    #expect(life.cells == cells)
  }

  @Test func `A drag redraws each cell once at most, and nothing where cells match already`() throws
  {
    let life = try LifeWindow(LifeWorld((0..<8).map { ($0, 3) }))
    var posts = 0
    var areas: [LifeBounds] = []
    life.live.cellsPainted.listen(life) {
      posts += 1
      areas.append($0)
    }
    // The pointer's own frame is drawn where it was and is: it is not what is counted here.
    life.press((-5, 3))
    for x in -5...12 {
      for _ in 0..<3 { life.move((x, 3)) }
    }
    // There and back again over what lives by now.
    for x in (-5...12).reversed() { life.move((x, 3)) }
    life.release()
    #expect(posts == 10 && Set(areas).count == 10)
    #expect(areas.allSatisfy { $0.width == 1 && $0.height == 1 })
    #expect(life.cells == line(-5...12, y: 3))
    // On screen: nothing at all is drawn while the pointer passes over cells that match.
    life.press((30, 3)).move((30, 4))
    life.window.draw()
    life.move((30, 3))
    life.window.draw()
    life.window.forgetDrawnDamage()
    for _ in 0..<5 { life.move((30, 4)).move((30, 3)) }
    life.window.draw()
    let grid = life.grid
    let area = PixelRect(
      x: 0, y: Int(grid.originInScene.y), width: Int(grid.bounds.width),
      height: Int(grid.bounds.height))
    #expect(!life.window.drawnDamage.contains { !$0.intersection(area).isEmpty })
    life.release()
  }

  @Test func `One button draws: another one takes back what it drew, and draws nothing`() throws {
    let life = try LifeWindow(LifeWorld([(0, 0)]))
    // It opens a menu instead.
    life.press((3, 3), .secondary).release(.secondary)
    life.window.key("Escape")
    #expect(life.cells.count == 1)
    life.press((1, 1)).move((4, 1))
    #expect(life.seen.count == 5)
    life.press((4, 1), .secondary)
    life.move((8, 1))
    life.release(.secondary).release()
    #expect(life.seen == [LifeCell(x: 0, y: 0)] && life.keptRuns.isEmpty)
    // The next drag draws again.
    life.drag((1, 1), (2, 1))
    #expect(life.cells.count == 3)
  }

  @Test func `While it runs, painting is ignored, unless that is switched on`() async throws {
    let life = try LifeWindow(LifeWorld([(-9, 0), (-9, 1), (-8, 0), (-8, 1)]))
    life.runs.toggle()
    try await life.waitForGeneration(1)
    life.drag((4, 4), (9, 4))
    life.runs.stop()
    #expect(life.cells.count == 4 && life.keptRuns == [true])
    #expect(life.said.last == Texts.english.life.standsNot)
    life.live.paintsWhileRunning = true
    life.runs.run()
    // A generation may pass between the press and the motion: what the motion paints at once lives on, as a blinker of
    // three cells or, with the first one, as a beehive of six.
    life.press((4, 4)).move((7, 4)).release()
    let start = life.live.generation
    try await life.waitForGeneration(start + 2)
    life.runs.stop()
    #expect([4 + 3, 4 + 6].contains(life.cells.count))
  }

  @Test(arguments: [64.0, 16, 3, 1, 0.25, 0.0625])
  func `It works far away and at every size of the cells`(side: Double) throws {
    let life = try LifeWindow()
    let grid = life.grid
    grid.zoom(toSide: side)
    for _ in 0..<40 { grid.pan(by: ViewPoint(x: -25_000, y: 11_000)) }
    life.window.draw()
    let area = try #require(life.display.visibleCells)
    let (x, y) = ((area.left + area.right) / 2, (area.top + area.bottom) / 2)
    let way = max(3, area.width / 4)
    life.drag((x, y), (x + way, y))
    let (first, last) = (try #require(life.cells.first), try #require(life.cells.last))
    // A pixel may show many cells: what was pressed is within one.
    let reach = Int((1 / side).rounded(.up))
    #expect(abs(first.x - x) <= reach && abs(first.y - y) <= reach)
    #expect(abs(last.x - x - way) <= reach && last.y == first.y)
    #expect(life.cells.count == last.x - first.x + 1)
    #expect(life.cells.allSatisfy { $0.x > 300_000 / Int(side.rounded(.up)) })
    life.window.draw()
    let shown = life.pixels
    #expect(shown == life.fullRedraw())
  }

  @Test func `A drag at an edge moves the board under it, and goes on painting`() throws {
    let life = try LifeWindow()
    let grid = life.grid
    let area = try #require(life.display.visibleCells)
    life.press((area.right - 4, 0))
    let x = grid.originInScene.x + grid.bounds.width + 20
    life.window.drag(to: x, life.point((0, 0)).y)
    let before = grid.viewport.x
    while grid.viewport.x > before - 200 { life.letTimePass() }
    life.release()
    let cells = life.cells
    let last = try #require(cells.last)
    #expect(last.x > area.right + 8)
    #expect(cells == line((area.right - 4)...last.x, y: 0))
    // Nothing moves any more.
    let place = grid.viewport
    life.letTimePass()
    #expect(grid.viewport == place)
  }

  @Test func `Shapes give birth or kill as their first cell says, and follow Shift and Ctrl`()
    throws
  {
    let life = try LifeWindow()
    life.tools.choose(.rectangle)
    life.drag((0, 0), (4, 3))
    #expect(life.cells.count == 14)
    life.tools.settings.isFilled = true
    life.drag((0, 0), (4, 3))
    #expect(life.cells.isEmpty)
    life.tools.choose(.ellipse)
    life.press((0, 0)).move((6, 9)).move((4, 4)).release()
    #expect(life.cells.count == 21)
    life.tools.choose(.line)
    life.press((-9, -9), .primary, .shift).move((-2, -8), .shift).release()
    #expect(life.cells.filter { $0.y == -9 }.count == 8)
    life.tools.choose(.eraser)
    life.drag((-9, -9), (0, -9))
    #expect(life.cells.count == 21)
    life.undo()
    #expect(life.cells.count == 29)
  }

  @Test func `Shapes that are too large to be drawn do nothing, and stop nobody`() throws {
    let life = try LifeWindow()
    // As far out as cells are still told apart by their numbers.
    life.grid.zoom(toSide: 0x1p-50)
    for tool in [CommandName.rectangle, .ellipse, .line, .pencil] {
      life.tools.choose(tool)
      let (from, to) = (
        life.grid.cell(at: ViewPoint(x: 20, y: 20)),
        life.grid.cell(at: ViewPoint(x: 90, y: 70))
      )
      life.drag((from.x, from.y), (to.x, to.y))
      // A line of the pencil keeps its ends: nobody sees the gap.
      #expect(life.cells.count == (tool == .pencil ? 2 : 0))
      #expect(life.board.world.bounds.map { $0.width > 1 << 40 } == (tool == .pencil ? true : nil))
    }
    #expect(life.keptRuns == [false])
  }

  @Test func `Where all around lives, pens and patterns do the same as elsewhere`() throws {
    let rule = try #require(LifeRule("B0123478/S01234678"))
    let life = try LifeWindow(LifeWorld(rule: .life(rule), isBackgroundAlive: true))
    let row = (0...4).map { LifeCell(x: $0, y: 0) }
    life.tools.choose(.line)
    life.drag((0, 0), (4, 0))
    #expect(row.allSatisfy { !life.board.world[$0] } && life.cells == row)
    let block = try #require(PatternLibrary.all.firstIndex { $0.name == "Block" })
    life.patterns.pickUpPattern(block)
    life.drag((2, 0), (2, 0))
    life.patterns.putAway()
    #expect(life.cells.count == 3 && life.cells.allSatisfy { row.contains($0) })
    life.drag((0, 0), (4, 0))
    #expect(row.allSatisfy { life.board.world[$0] } && life.cells.isEmpty)
    // What a rectangle of an endless number of living cells is, nobody says: it stays as it is.
    life.tools.choose(.select)
    life.drag((0, 0), (3, 3))
    life.selection.clear()
    life.editor.copy()
    #expect(life.application.clipboard.ownOffer == nil)
    #expect(life.cells.isEmpty)
    #expect(life.said.last?.hasPrefix("The empty space is alive") == true)
  }

  @Test func `Let go in motion, the board glides on and comes to rest, or is held by a press`()
    throws
  {
    let life = try LifeWindow()
    let grid = life.grid
    func fling() {
      life.window.press(400, 300, .middle)
      for step in 1...5 { life.window.drag(to: 400 + Double(step) * 12, 300) }
      life.window.release(.middle)
    }
    let start = grid.viewport.x
    fling()
    #expect(grid.viewport.x == start + 60 && grid.motion?.isMoving == true)
    while grid.motion?.isMoving == true { life.letTimePass() }
    #expect(grid.viewport.x > start + 90)
    fling()
    life.window.press(300, 300, .middle).release(.middle)
    let held = grid.viewport
    #expect(grid.motion?.isMoving == false)
    life.letTimePass()
    #expect(grid.viewport == held && life.keptRuns.isEmpty)
  }

  @Test func `Where the desktop wants less motion, the board stays where it was let go`() throws {
    let life = try LifeWindow()
    life.editor.window.scene.theme.motion = .reduced
    let start = life.grid.viewport.x
    life.window.press(400, 300, .middle)
    for step in 1...5 { life.window.drag(to: 400 + Double(step) * 12, 300) }
    life.window.release(.middle)
    #expect(life.grid.viewport.x == start + 60 && life.grid.motion?.isMoving == false)
  }

  @Test func `Scrollbars lead over all that there is, and are away where all is in sight`() throws {
    let life = try LifeWindow()
    let bars = life.editor.screen.scrollbars
    bars.extent = CellRect(x: -5, y: -5, width: 10, height: 10)
    #expect(bars.horizontal.isHidden && bars.vertical.isHidden)
    bars.extent = CellRect(x: -500, y: -5, width: 1000, height: 10)
    life.window.draw()
    #expect(!bars.horizontal.isHidden && bars.vertical.isHidden)
    let before = try #require(life.display.visibleCells)
    let bar = bars.horizontal.originInScene
    let middle = (x: bar.x + bars.horizontal.bounds.width / 2, y: bar.y + 6)
    life.window.press(middle.x, middle.y)
    life.window.drag(to: middle.x + 1000, middle.y)
    life.window.release()
    let after = try #require(life.display.visibleCells)
    // To the end, and half a window further.
    #expect(after.left > before.left + 400 && after.left < 500 && after.right > 500)
    #expect(after.top == before.top)
  }

  @Test func `What is in the middle stays there when the window has another size`() throws {
    let life = try LifeWindow()
    let grid = life.grid
    func middle() -> CellPosition { grid.cell(at: grid.bounds.center) }
    let before = middle()
    for (width, height) in [(400, 780), (1300, 500), (240, 240), (1000, 640)] {
      life.resize(width: width, height: height)
      let now = middle()
      #expect(abs(now.x - before.x) <= 1 && abs(now.y - before.y) <= 1, "\(width) × \(height)")
    }
  }

  @Test func `Within edges nothing lives beyond them`() throws {
    let life = try LifeWindow(LifeWorld(edges: .torus(width: 8, height: 6)))
    life.drag((-20, 0), (20, 0))
    #expect(life.cells == line(-4...3, y: 0))
    #expect(life.display.extent == CellRect(x: -4, y: -3, width: 8, height: 6))
  }
}
