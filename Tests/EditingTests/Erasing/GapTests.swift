import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Gaps that erasers leave")
@MainActor struct GapTests {
  private let paper = AspectRatio.fourToThree

  private func point(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / 400, y: y / 400) }

  private func isInk(_ x: Double, _ y: Double, in painting: Painting) -> Bool {
    painting.elements.contains {
      !$0.isEraser && painting.shows($0.id, at: point(x, y)) == true
    }
  }

  /// A line from left to right, and what an eraser took off its middle.
  private func erased() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.use(ShapeGesture(.line, in: painter.context))
    painter.press(40, 100).drag(to: 360, 100).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 80), in: painter.context))
    painter.press(200, 60).drag(to: 200, 140).release()
    painter.use(SelectGesture(in: painter.context))
    return painter
  }

  @Test func `thinner than the line or the pointer leave ink to be touched`() {
    let painter = HeadlessPainter()
    painter.context.brush.widthInPoints = 50
    painter.use(ShapeGesture(.line, in: painter.context))
    painter.press(40, 100).drag(to: 360, 100).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 8), in: painter.context))
    painter.press(200, 60).drag(to: 200, 140).release()
    let id = painter.painting.elements[0].id
    #expect(painter.context.index.element(at: point(200, 100), within: 0.05) == id)
    painter.use(RemoveGesture(widthInPoints: 4, in: painter.context))
    painter.press(200, 98).drag(to: 200, 102).release()
    #expect(!isInk(100, 100, in: painter.painting))
  }

  @Test
  func `are not touched by the eraser that takes whole lines, before and after they were bound`() {
    for isBound in [false, true] {
      let painter = erased()
      if isBound { painter.press(100, 100).drag(to: 100, 150).drag(to: 100, 100).release() }
      painter.use(RemoveGesture(widthInPoints: 20, in: painter.context))
      painter.press(200, 80).drag(to: 200, 120).release()
      #expect(isInk(100, 100, in: painter.painting), "nothing was there")
      painter.press(180, 80).drag(to: 180, 120).drag(to: 100, 120).drag(to: 100, 90).release()
      #expect(!isInk(100, 100, in: painter.painting))
    }
  }

  @Test func `move along with all that they are in`() {
    let painter = erased()
    painter.press(100, 100).drag(to: 100, 150).drag(to: 100, 200).release()
    #expect(isInk(100, 200, in: painter.painting) && !isInk(200, 200, in: painter.painting))
    #expect(!isInk(100, 100, in: painter.painting))
    #expect(painter.painting.elements.count == 2)
    painter.session.undo()
    #expect(isInk(100, 100, in: painter.painting) && !isInk(200, 100, in: painter.painting))
  }

  @Test func `go with what is moved away, and stay in the rest`() {
    let painter = HeadlessPainter()
    painter.use(ShapeGesture(.line, in: painter.context))
    painter.press(40, 100).drag(to: 360, 100).release()
    painter.press(40, 130).drag(to: 360, 130).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 80), in: painter.context))
    painter.press(200, 60).drag(to: 200, 180).release()
    painter.use(SelectGesture(in: painter.context))
    painter.press(100, 100).drag(to: 100, 150).drag(to: 100, 250).release()
    #expect(isInk(100, 250, in: painter.painting) && !isInk(200, 250, in: painter.painting))
    #expect(isInk(100, 130, in: painter.painting) && !isInk(200, 130, in: painter.painting))
    #expect(painter.painting.elements[0].erasures.count == 1)
  }

  @Test func `do not open in what is moved in`() {
    let painter = erased()
    painter.use(ShapeGesture(.line, in: painter.context))
    painter.press(40, 250).drag(to: 360, 250).release()
    // Under the eraser, in the order of drawing.
    painter.context.perform(.reorder([painter.painting.elements[2].id], above: nil))
    painter.use(SelectGesture(in: painter.context))
    painter.press(100, 250).drag(to: 100, 150).drag(to: 100, 90).release()
    #expect(isInk(200, 90, in: painter.painting), "it is whole")
    #expect(isInk(100, 100, in: painter.painting) && !isInk(200, 100, in: painter.painting))
    painter.session.undo()
    #expect(!isInk(200, 90, in: painter.painting) && isInk(200, 250, in: painter.painting))
  }

  @Test func `are in copies, wherever those lie`() {
    let painter = erased()
    painter.context.selection.select([painter.painting.elements[0].id])
    painter.context.apply(Brush(widthInPoints: 40))
    painter.context.selection.clear()
    painter.press(100, 100).release()
    painter.context.duplicate()
    #expect(isInk(116, 116, in: painter.painting) && !isInk(216, 116, in: painter.painting))
    let cutOut = painter.painting.cutOut([painter.painting.elements[0].id])
    #expect(cutOut?.elements.count == 1 && cutOut?.elements.first?.erasures.count == 1)
  }

  @Test func `stay as they are in another order`() {
    let painter = erased()
    painter.use(ShapeGesture(.line, in: painter.context))
    painter.press(150, 110).drag(to: 250, 110).release()
    let ids = painter.painting.elements.map(\.id)
    painter.context.selection.select([ids[0]])
    painter.context.toTop()
    #expect(!isInk(200, 100, in: painter.painting) && isInk(100, 100, in: painter.painting))
    painter.context.selection.select([ids[2]])
    painter.context.toBottom()
    #expect(isInk(200, 110, in: painter.painting))
    #expect(!isInk(200, 100, in: painter.painting))
  }

  @Test func `are nothing to click on, and nothing to select`() {
    let painter = erased()
    #expect(painter.context.index.element(at: point(200, 100), within: 5.0 / 400) == nil)
    #expect(painter.context.index.element(at: point(184, 100), within: 5.0 / 400) != nil)
    painter.context.selection.selectAll()
    #expect(painter.context.selection.ids == [painter.painting.elements[0].id])
    painter.context.selection.clear()
    painter.press(1, 1).drag(to: 390, 290).release()
    #expect(painter.context.selection.ids == [painter.painting.elements[0].id])
  }

  @Test func `leave nothing behind where nothing is left`() {
    let painter = HeadlessPainter()
    painter.press(100, 100).drag(to: 130, 110).drag(to: 150, 100).release()
    painter.press(100, 200).drag(to: 300, 200).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 80), in: painter.context))
    painter.press(90, 100).drag(to: 160, 105).release()
    #expect(painter.painting.elements.map(\.isEraser) == [false, true])
    painter.context.selection.selectAll()
    let frame = painter.context.selection.frame(on: paper)
    #expect(frame.map { $0.center == point(200, 200) && $0.halfHeight == 0 } == true)
    painter.session.undo()
    #expect(painter.painting.elements.count == 2 && isInk(110, 103, in: painter.painting))
    painter.session.redo()
    #expect(painter.painting.elements.count == 2 && !isInk(110, 103, in: painter.painting))
  }

  @Test func `of several erasers together leave nothing of what each leaves some of`() {
    let painter = HeadlessPainter()
    painter.press(100, 100).drag(to: 300, 100).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 80), in: painter.context))
    painter.press(80, 100).drag(to: 200, 100).release()
    #expect(painter.painting.elements.count == 2)
    painter.press(190, 100).drag(to: 310, 100).release()
    #expect(painter.painting.elements.map(\.isEraser) == [true, true])
  }

  @Test(arguments: seeds(200))
  func `are where they were after any moves and other orders`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func place() -> PaperPoint {
      PaperPoint(
        x: .random(in: 0.1...0.9, using: &random), y: .random(in: 0.1...0.65, using: &random))
    }
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var painting = Painting(shape: .fixed(paper))
    for _ in 0..<Int.random(in: 3...12, using: &random) {
      let isEraser = random.one(in: 3)
      painting.add(
        Stroke(
          tool: isEraser ? .eraser : .pencil, width: isEraser ? number(0.02...0.2) : 0.01,
          samples: (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Sample(position: place().unitPoint(on: paper))
          }))
    }
    for _ in 0..<4 {
      let ink = painting.elements.filter { !$0.isEraser }.map(\.id)
      let ids = ink.filter { _ in random.one(in: 2) }
      guard !ids.isEmpty else { continue }
      let map =
        random.one(in: 2)
        ? PaperMap.translation(PaperVector(dx: number(-0.3...0.3), dy: number(-0.3...0.3)))
        : .rotation(to: PaperAngle.direction(radians: number(-3...3)), about: place())
      let isMove = random.one(in: 2)
      let above = painting.elements.map(\.id).filter { !ids.contains($0) }
        .randomElement(using: &random)
      let edit: PaintingEdit =
        isMove ? .transform(ids, map, widthScale: 1) : .reorder(ids, above: above)
      let before = painting
      painting.perform(ElementIndex(before.elements, on: paper).keepingGaps(in: edit))
      #expect(ink.allSatisfy { id in painting.elements.contains { $0.id == id } })
      for id in ink {
        guard let element = before.elements.first(where: { $0.id == id }) else { continue }
        let line = element.line(on: paper).samples.map { PaperPoint($0.position, on: paper) }
        for (start, end) in zip(line, line.dropFirst() + [line[0]]) {
          for step in 0...20 {
            let point = start + (end - start) * (Double(step) / 20)
            let now = isMove && ids.contains(id) ? map(point) : point
            guard let was = before.shows(id, at: point),
              let isNow = painting.shows(id, at: now)
            else { continue }
            #expect(was == isNow, "\(edit)")
          }
        }
      }
    }
  }
}
