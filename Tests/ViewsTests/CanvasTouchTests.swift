import Base
import Canvas
import Glibc
import TestSupport
import Testing

@testable import Views
@testable import Widgets

/// Fingers on the paper and on cells.
@Suite struct CanvasTouchTests {
  private final class Painter: PaintViewDelegate {
    var received: [GestureEvent<PaperReading>] = []

    func paintView(_ view: PaintView, received event: GestureEvent<PaperReading>) {
      received.append(event)
    }

    func lineSource(for view: PaintView) -> LineSource? { nil }

    var gestures: [String] {
      received.compactMap {
        switch $0 {
        case .began: "began"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .hovered, .moved: nil
        }
      }
    }
  }

  private func paper() throws -> (PaintView, Painter, SceneTester) {
    let paper = PaintView(name: "Paper", scale: 1)
    let painter = Painter()
    paper.delegate = painter
    paper.aspectRatio = .fourToThree
    return (paper, painter, try SceneTester(paper, width: 600, height: 500))
  }

  @Test func `A finger draws a line, and leaves no ring behind`() throws {
    let (paper, painter, tester) = try paper()
    tester.touch(200, 200).slide(from: (200, 200), to: (300, 250)).lift(300, 250)
    #expect(painter.gestures == ["began", "ended"])
    #expect(paper.pointerInScene == nil && !paper.isDrawing)
  }

  @Test func `Two fingers never paint: they move, zoom and rotate the paper`() throws {
    let (paper, painter, tester) = try paper()
    let before = paper.zoom
    tester.touch(200, 250, finger: 1).touch(300, 250, finger: 2)
    #expect(painter.gestures == ["began", "cancelled"])
    // Apart by three.
    for step in 1...10 {
      let way = 10 * Double(step)
      tester.slide(from: (200 - way + 10, 250), to: (200 - way, 250), finger: 1, steps: 1)
      tester.slide(from: (300 + way - 10, 250), to: (300 + way, 250), finger: 2, steps: 1)
    }
    #expect(paper.zoom / before > 2.3 && paper.zoom / before < 3.1)
    #expect(paper.turn.isNone)
    let point = paper.viewport.unitPoint(at: PixelPoint(x: 250, y: 250))
    // A quarter turn about their middle, which attracts.
    for step in 1...20 {
      let way = PaperAngle.direction(degrees: 90 * Double(step) / 20)
      tester.slide(
        from: (0, 0), to: (250 - 150 * way.dx, 250 - 150 * way.dy), finger: 1, steps: 1)
      tester.slide(
        from: (0, 0), to: (250 + 150 * way.dx, 250 + 150 * way.dy), finger: 2, steps: 1)
    }
    #expect(paper.turn.degrees > 70 && paper.turn.degrees <= 90)
    let moved = paper.viewPoint(at: point)
    #expect(moved.distance(to: ViewPoint(x: 250, y: 250)) < 40)
    tester.lift(250, 100, finger: 1).lift(250, 400, finger: 2)
    #expect(painter.gestures == ["began", "cancelled"])
    #expect(paper.hasPreviousView)
    paper.showPreviousView()
    #expect(abs(paper.zoom - before) < 1e-9 && paper.turn.isNone)
  }

  @Test func `Fingers that pan leave the paper as large and as upright as it is`() throws {
    let (paper, painter, tester) = try paper()
    tester.scene.fingerDrawing = .pans
    let (zoom, before) = (paper.zoom, paper.viewPoint(at: UnitPoint(x: 0.5, y: 0.5)))
    tester.touch(200, 250).slide(from: (200, 250), to: (260, 220), steps: 30)
    let after = paper.viewPoint(at: UnitPoint(x: 0.5, y: 0.5))
    #expect(abs(after.x - before.x - 50) < 6 && abs(after.y - before.y + 25) < 6)
    #expect(paper.zoom == zoom && paper.turn.isNone && painter.gestures.isEmpty)
    tester.lift(260, 220)
    func now() -> Double { paper.viewPoint(at: UnitPoint(x: 0.5, y: 0.5)).x }
    // A step moves by whole pixels, once there are some.
    for _ in 0..<10_000 where now() <= after.x { tester.letTimePass() }
    #expect(now() > after.x)
  }

  @Test func `A finger that rests on the paper asks for its menu, and leaves no dot`() throws {
    let (paper, painter, tester) = try paper()
    var menus: [ViewPoint] = []
    paper.menuWanted.listen(tester) { menus.append($0) }
    tester.touch(200, 250)
    tester.letTimePass()
    tester.lift(200, 250)
    #expect(menus == [ViewPoint(x: 200, y: 250)])
    #expect(painter.gestures == ["began", "cancelled"])
  }

  // MARK: Cells

  @Test(arguments: seeds(30))
  func `The nearest side of a cell is one of the steps of the zoom`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<50 {
      let wanted = pow(2, Double.random(in: -20...7, using: &random))
      let side = GridViewport.side(nearest: wanted)
      #expect(GridViewport.cellSides.contains(side))
      let ratio = max(side, wanted) / min(side, wanted)
      for other in GridViewport.cellSides.suffix(50) {
        #expect(max(other, wanted) / min(other, wanted) >= ratio)
      }
    }
    #expect(GridViewport.side(nearest: 1e9) == GridViewport.cellSides.last)
    #expect(GridViewport.side(nearest: 0) == GridViewport.cellSides.first)
  }

  @Test func `Two fingers move and zoom cells, and paint none`() throws {
    let grid = GridView(name: "Board", scale: 1)
    let cells = Cells()
    grid.content = cells
    let tester = try SceneTester(grid, width: 600, height: 500)
    var heard: [GestureEvent<CellReading>] = []
    grid.received.listen(tester) { heard.append($0) }
    grid.fit(CellRect(x: 0, y: 0, width: 50, height: 40), atMost: 8)
    #expect(grid.viewport.cellSide == 8)
    let before = grid.cell(at: ViewPoint(x: 300, y: 250))
    tester.touch(250, 250, finger: 1).touch(350, 250, finger: 2)
    for step in 1...20 {
      let way = 5 * Double(step)
      tester.slide(from: (0, 0), to: (250 - way, 250), finger: 1, steps: 1)
      tester.slide(from: (0, 0), to: (350 + way, 250), finger: 2, steps: 1)
    }
    #expect(grid.viewport.cellSide > 16 && grid.viewport.cellSide <= 24)
    let after = grid.cell(at: ViewPoint(x: 300, y: 250))
    #expect(abs(after.x - before.x) <= 1 && abs(after.y - before.y) <= 1)
    tester.lift(150, 250, finger: 1).lift(450, 250, finger: 2)
    let painted = heard.filter { if case .hovered = $0 { false } else { true } }
    #expect(painted.count == 2 && painted.last == .cancelled)
  }

  private final class Cells: GridContent {
    var extent: CellRect? { nil }
    func paint(
      _ cells: CellRect, shift: Int, in context: DrawingContext, side: Double, theme: Theme
    ) {}
  }
}
