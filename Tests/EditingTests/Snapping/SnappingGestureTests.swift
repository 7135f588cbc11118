import Base
import Documents
import TestSupport
import Testing

@testable import Editing

@Suite("Snapping in the hand")
@MainActor struct SnappingGestureTests {
  /// A rectangle from 100, 80 to 140, 120 points of a paper of 400 × 300.
  private func painter(_ boxes: [PaperBox] = []) -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.context.guidesChosen.listen(painter) { [unowned painter] in
      painter.context.settings.aids.guides = $0
    }
    painter.choose(.rectangle)
    painter.press(100, 80).drag(to: 140, 120).release()
    return painter
  }

  private func box(_ painter: HeadlessPainter, _ index: Int) -> PaperBox {
    painter.context.index.lineBox(at: index).mapped(
      by: .scaling(x: 400, y: 400, about: PaperPoint(x: 0, y: 0)))
  }

  private func isBox(
    _ box: PaperBox, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> Bool {
    abs(box.left - left) < 1e-6 && abs(box.top - top) < 1e-6 && abs(box.right - right) < 1e-6
      && abs(box.bottom - bottom) < 1e-6
  }

  @Test
  func `A new shape begins and ends along others; Ctrl and Alt let it go where the pointer is`() {
    let painter = painter()
    painter.hover(143, 200)
    #expect(painter.context.snapMarks.isEmpty, "nothing stands in the way of who only looks")
    painter.press(143, 200)
    #expect(painter.context.snapMarks.count == 1, "the press is shown at once")
    painter.drag(to: 203, 237)
    #expect(!painter.context.snapMarks.isEmpty)
    painter.release()
    #expect(isBox(box(painter, 1), 140, 200, 200, 237))
    #expect(painter.context.snapMarks.isEmpty)
    painter.press(50, 200).drag(to: 98, 237).drag(to: 98, 237, .alt).release()
    #expect(isBox(box(painter, 2), 50, 200, 98, 237))
    painter.press(20, 20).drag(to: 98, 37, .control).release()
    #expect(isBox(box(painter, 3), -58, 3, 98, 37), "from the centre, as ever")
  }

  @Test
  func `Texts stand on the line of others and begin where they do, whatever letters they have`()
    throws
  {
    let painter = HeadlessPainter()
    painter.context.settings.widthsMeanScreen = true
    painter.choose(.text)
    var requests: [TextRequest] = []
    painter.context.textRequested.listen(painter) { requests.append($0) }
    func write(_ text: String, size: Double, at x: Double, _ y: Double) throws -> TextBlock {
      painter.context.settings.textSize = size
      painter.press(x, y).release()
      let request = try #require(requests.last)
      let writing = try #require(TextWriting(request, in: painter.context))
      writing.write(text)
      writing.keep()
      return writing.block
    }
    func line(_ text: TextBlock) -> Double { 400 * text.map(PaperPoint(x: 0, y: 0.9)).y }
    let first = try write("ace", size: 40, at: 50, 100)
    let beside = try write("Big", size: 20, at: 180, line(first) - 8)
    #expect(abs(line(beside) - line(first)) < 1e-6)
    let below = try write("gpq", size: 30, at: 53, 180)
    #expect(abs(below.anchor.x - first.anchor.x) * 400 < 1e-6)
    // Moved, one comes to stand on another's line, too.
    painter.choose(.select)
    let y = line(below) - 8
    painter.press(60, y).drag(to: 300, y + 40).drag(to: 300, y + line(first) - line(below) + 3)
    #expect(painter.context.snapMarks.contains { abs($0.from.y * 400 - line(first)) < 1e-6 })
    painter.release()
    let moved = try #require(painter.painting.elements[2].stroke(on: painter.context.ratio).text)
    #expect(abs(line(moved) - line(first)) < 1e-6)
    painter.session.undo()
    painter.context.selection.selectAll()
    painter.context.arrange(.alignBaselines)
    let texts = painter.painting.elements.compactMap { $0.stroke(on: painter.context.ratio).text }
    #expect(texts.allSatisfy { abs(line($0) - line(first)) < 1e-6 })
  }

  @Test
  func `A new text begins along others, its frame ends there, and a click into a text stays there`()
    throws
  {
    let painter = painter()
    painter.choose(.text)
    var requests: [TextRequest] = []
    painter.context.textRequested.listen(painter) { requests.append($0) }
    func place(_ x: Double, _ y: Double) -> PaperPoint { PaperPoint(x: x / 400, y: y / 400) }
    func isNew(_ x: Double, _ y: Double, width: Double?) -> Bool {
      guard case .new(let point, let found)? = requests.last else { return false }
      let isWide = found.map { abs($0 * 400 - (width ?? -1)) < 1e-9 } ?? (width == nil)
      return (point - place(x, y)).length < 1e-9 && isWide
    }
    painter.press(97, 203).release()
    #expect(isNew(100, 203, width: nil))
    painter.press(97, 203).drag(to: 143, 240).release()
    #expect(isNew(100, 203, width: 40) && painter.context.snapMarks.isEmpty)
    painter.press(97, 203).drag(to: 143, 240, .alt).release()
    #expect(isNew(100, 203, width: 43))

    let writing = try #require(
      TextWriting(.new(at: place(96, 200), width: nil), in: painter.context))
    writing.write("Hallo")
    writing.keep()
    let id = try #require(writing.id)
    painter.press(98, 204).release()
    #expect(requests.last == .existing(id, at: place(98, 204)))
  }

  @Test func `A square with Shift stays a square that ends along something`() {
    let painter = painter()
    painter.press(20, 200).drag(to: 97, 230, .shift).release()
    #expect(isBox(box(painter, 1), 20, 200, 100, 280))
  }

  @Test(arguments: [true, false])
  func `What is hidden holds nothing`(isHidden: Bool) {
    let painter = painter()
    painter.context.addLayer()
    painter.context.change(.first) { $0.isHidden = isHidden }
    painter.press(143, 200).drag(to: 213, 237).release()
    #expect(isBox(box(painter, 1), isHidden ? 143 : 140, 200, 213, 237))
  }

  @Test func `Freehand strokes snap to nothing, and new shapes not to them`() throws {
    let painter = painter()
    painter.choose(.pencil)
    painter.press(143, 203).drag(to: 197, 152).release()
    let samples = try #require(painter.contents[1].handSamples)
    #expect(samples[0].position == UnitPoint(x: 143.0 / 400, y: 203.0 / 300))
    painter.choose(.rectangle)
    painter.press(60, 206).drag(to: 170, 250, .alt).release()
    #expect(isBox(box(painter, 2), 60, 206, 170, 250))
    painter.press(60, 206).drag(to: 166, 240).release()
    #expect(isBox(box(painter, 3), 60, 206, 170, 240), "to the shape, and not to the stroke")
  }

  @Test func `A selection that is moved comes to lie along others, and keeps its way with Shift`() {
    let painter = painter()
    painter.press(230, 200, .alt).drag(to: 260, 240, .alt).release()
    painter.choose(.select)
    painter.press(236, 200).drag(to: 236, 160).drag(to: 236, 123)
    #expect(painter.context.snapMarks.contains { $0.kind == .line })
    painter.release()
    #expect(isBox(box(painter, 1), 230, 120, 260, 160), "its top along the other's bottom")
    #expect(painter.context.snapMarks.isEmpty)
    painter.session.undo()
    painter.press(236, 200).drag(to: 236, 160).drag(to: 236, 123, .control).release()
    #expect(isBox(box(painter, 1), 230, 123, 260, 163))
    painter.session.undo()
    // To the left alone, though its top would be near something.
    painter.press(236, 200).drag(to: 200, 200).drag(to: 149, 197, .shift).release()
    #expect(isBox(box(painter, 1), 140, 200, 170, 240))
  }

  @Test func `Nothing snaps where it is switched off`() {
    let painter = painter()
    painter.context.settings.aids.snaps = false
    painter.press(143, 200).drag(to: 203, 237).release()
    #expect(isBox(box(painter, 1), 143, 200, 203, 237))
    painter.choose(.select)
    painter.press(170, 200).drag(to: 170, 160).drag(to: 170, 123).release()
    #expect(isBox(box(painter, 1), 143, 123, 203, 160))
    #expect(painter.context.snapMarks.isEmpty)
  }

  @Test func `A corner and a side that are dragged end along others, and so they do with Shift`() {
    let painter = painter()
    painter.press(230, 200, .alt).drag(to: 260, 240, .alt).release()
    painter.choose(.select)
    painter.press(245, 200).release()
    // The frame is shown around the ink: the handles lie beside its corners.
    func handle(_ x: Int, _ y: Int) throws -> (Double, Double) {
      let marks = try #require(painter.toolbox.active == nil ? painter.selectMarks : nil)
      let place = try #require(SelectionHandle.handles.firstIndex(of: .handle(x: x, y: y)))
      return (marks.handles[place].x * 400, marks.handles[place].y * 300)
    }
    func scale(_ x: Int, _ y: Int, by dx: Double, _ dy: Double, _ modifiers: Modifiers = []) throws
    {
      let (left, top) = try handle(x, y)
      painter.press(left, top).drag(to: left + dx / 2, top + dy / 2, modifiers)
        .drag(to: left + dx, top + dy, modifiers).release()
    }
    #expect(throws: Never.self) {
      // Nearly as far as the lower side of the other one, at 120.
      try scale(0, -1, by: 0, -92)
      #expect(abs(box(painter, 1).top - 120) < 1e-6, "\(box(painter, 1))")
      painter.session.undo()
      try scale(-1, -1, by: -88, -50, .shift)
      let scaled = box(painter, 1)
      #expect(abs(scaled.height / scaled.width - 40.0 / 30) < 1e-6, "\(scaled)")
    }
  }

  @Test func `Guides are moved by the Select tool, and are gone beyond what is seen`() {
    let painter = painter()
    painter.context.settings.aids.guides = [Guide(.vertical, at: 0.75)]
    painter.choose(.select)
    painter.hover(302, 250)
    #expect(painter.context.pressTarget == .guide(.vertical))
    var asked: [Int] = []
    painter.context.guideRequested.listen(painter) { asked.append($0) }
    painter.press(302, 250, isDouble: true).release()
    #expect(asked == [0], "its place is to be typed")
    painter.press(302, 250).drag(to: 350, 250)
    #expect(painter.context.settings.aids.guides == [Guide(.vertical, at: 0.875)])
    painter.callOff()
    #expect(painter.context.settings.aids.guides == [Guide(.vertical, at: 0.75)])
    painter.press(300, 250).drag(to: 142, 250).release()
    #expect(abs(painter.context.settings.aids.guides[0].place - 0.35) < 1e-9, "along the shape")
    painter.press(140, 250).drag(to: -3, 250).release()
    #expect(painter.context.settings.aids.guides.isEmpty)
    #expect(painter.painting.history.edits.count == 1, "they are no part of the painting")
  }

  @Test func `Of very many elements, those in sight are looked through once, and the nearest kept`()
  {
    let elements = (0..<20_000).map { number in
      let x = Double(number % 200) / 200
      let y = Double(number / 200) / 100
      return PaintingElement(
        .shape(.rectangle, from: UnitPoint(x: x, y: y), to: UnitPoint(x: x + 0.002, y: y + 0.002)),
        width: 0.001, style: LineStyle(), grain: 1.0 / 1600)
    }
    let index = ElementIndex(ChunkedArray(elements), on: .fourToThree)
    let boxes = index.snapIndices(
      in: PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: 1, y: 0.75)), besides: [3, 4],
      takesHandwork: false, near: PaperPoint(x: 0.5, y: 0.375)
    ).map(index.lineBox)
    #expect(boxes.count == 200)
    #expect(boxes.allSatisfy { ($0.center - PaperPoint(x: 0.5, y: 0.375)).length < 0.1 })
  }
}
