import Base
import Documents
import Testing

@testable import Editing

@Suite("Arranging")
@MainActor struct ArrangementTests {
  private func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double) -> PaperBox {
    PaperBox(
      from: PaperPoint(x: left, y: top), to: PaperPoint(x: left + width, y: top + height))
  }

  @Test(
    arguments: [
      (Arrangement.alignLeft, [0.0, -2.5, -6], [0.0, 0, 0]),
      (.alignCenter, [4.5, 2, -3], [0, 0, 0]), (.alignRight, [9, 6.5, 0], [0, 0, 0]),
      (.alignTop, [0, 0, 0], [0, -4, -1]), (.alignMiddle, [0, 0, 0], [2.5, -2, -0.5]),
      (.alignBottom, [0, 0, 0], [5, 0, 0]), (.distributeHorizontally, [0, 0.5, 0], [0, 0, 0]),
      // Those that overlap come to overlap evenly.
      (.distributeVertically, [0, 0, 0], [0, 0, -1]),
    ])
  func `moves each box so far`(arrangement: Arrangement, dx: [Double], dy: [Double]) {
    let boxes = [box(1, 1, 2, 2), box(3.5, 5, 2, 3), box(7, 2, 5, 6)]
    var frame = PaperBox()
    for box in boxes { frame.add(box) }
    let offsets = arrangement.offsets(of: boxes.map { AlignmentBox($0) }, in: frame)
    let isExpected = zip(offsets, zip(dx, dy)).allSatisfy {
      abs($0.dx - $1.0) < 1e-9 && abs($0.dy - $1.1) < 1e-9
    }
    #expect(isExpected, "\(offsets)")
  }

  private func painter(_ lines: [(Double, Double, Double, Double)]) -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.brush.widthInPoints = 16
    painter.use(ShapeGesture(.line, in: painter.context))
    for (x, y, toX, toY) in lines { painter.press(x, y).drag(to: toX, toY).release() }
    return painter
  }

  private func frame(_ index: Int, of painter: HeadlessPainter) -> [Double] {
    let box = painter.context.index.inkBox(at: index)
    return [box.left, box.top, box.right, box.bottom].map { ($0 * 4000).rounded() / 10 }
  }

  @Test func `aligns the ink, as one step, and one element alone with the paper`() {
    let painter = painter([(50, 50, 100, 50), (200, 80, 300, 120), (20, 200, 60, 260)])
    painter.context.selection.select([painter.painting.elements[0].id])
    painter.context.arrange(.alignRight)
    painter.context.arrange(.alignBottom)
    #expect(frame(0, of: painter)[2...] == [400, 300])
    painter.session.undo()
    painter.session.undo()
    painter.context.selection.selectAll()
    painter.context.arrange(.alignTop)
    #expect((0..<3).map { frame($0, of: painter)[1] } == [48, 48, 48])
    painter.session.undo()
    #expect(frame(2, of: painter)[1] == 198 && frame(1, of: painter)[1] == 78)
    painter.context.arrange(.distributeHorizontally)
    #expect(painter.painting.history.edits.count == 4)
  }

  @Test func `flips and turns what is selected in its frame`() {
    let painter = painter([(50, 50, 100, 90), (200, 80, 300, 120)])
    painter.context.selection.selectAll()
    let before = painter.painting.elements.map { $0.line(on: .fourToThree) }
    painter.context.flip(horizontally: true)
    #expect(frame(0, of: painter) == [248, 48, 302, 92])
    painter.context.flip(horizontally: true)
    for _ in 0..<4 { painter.context.turn(clockwise: true) }
    painter.context.flip(horizontally: false)
    painter.context.turn(clockwise: false)
    painter.context.turn(clockwise: true)
    painter.context.flip(horizontally: false)
    let after = painter.painting.elements.map { $0.line(on: .fourToThree) }
    for (old, new) in zip(before, after) {
      for (a, b) in zip(old.samples, new.samples) {
        #expect(abs(a.position.x - b.position.x) < 1e-9 && abs(a.position.y - b.position.y) < 1e-9)
      }
    }
  }

  @Test func `takes gaps along, and leaves whole what comes where something was erased`() throws {
    let painter = painter([(50, 50, 150, 50), (50, 150, 150, 150)])
    painter.use(FreehandGesture(.eraser(widthInPoints: 80), in: painter.context))
    painter.press(100, 40).drag(to: 100, 60).release()
    let ids = painter.painting.elements.prefix(2).map(\.id)
    painter.context.selection.select([ids[1]])
    painter.context.arrange(.alignTop)
    painter.context.selection.select([ids[0]])
    painter.context.arrange(.alignBottom)
    let elements = painter.painting.elements
    #expect(elements.map(\.isEraser) == [false, false], "it belongs to the first line now")
    #expect(elements.map(\.erasures.count) == [1, 0])
    let gap = try #require(elements.first?.erasures.first).line(on: .fourToThree)
    #expect(abs(gap.box(on: .fourToThree).bottom - (60 + 248) / 400) < 1e-9)
  }

  @Test func `changes nothing where too little is selected`() {
    let painter = painter([(50, 50, 150, 50), (50, 150, 150, 150)])
    painter.context.arrange(.alignLeft)
    painter.context.selection.selectAll()
    painter.context.arrange(.distributeVertically)
    #expect(painter.painting.history.edits.count == 2)
  }
}
