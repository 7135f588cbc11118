import Base
import Documents
import Editing
import Testing
import Texts

@Suite("Gestures without a window")
@MainActor struct GestureTests {
  private func point(_ x: Double, _ y: Double) -> UnitPoint { UnitPoint(x: x / 400, y: y / 300) }

  /// A rectangle from 100, 80 to 200, 140 and a line under it.
  private func painted() -> HeadlessPainter {
    let painter = HeadlessPainter()
    painter.use(ShapeGesture(.rectangle, in: painter.context))
    painter.press(100, 80).drag(to: 200, 140).release()
    painter.use(ShapeGesture(.line, in: painter.context))
    painter.press(60, 220).drag(to: 340, 220).release()
    return painter
  }

  @Test func `A hand leaves exactly its samples, as ink or as ink taken off`() {
    let painter = HeadlessPainter()
    var drawn: [PaintingElement] = []
    painter.context.drawn.listen(painter) { drawn.append($0) }
    painter.press(40, 30).drag(to: 80, 60).drag(to: 80, 60).drag(to: 200, 150).release()
    painter.use(FreehandGesture(.eraser(widthInPoints: 80), in: painter.context))
    painter.press(10, 10).release()
    let indices = [point(40, 30), point(80, 60), point(80, 60), point(200, 150)]
    guard painter.contents.count == 2, case .freehand(let samples) = painter.contents[0],
      case .eraser(let erased) = painter.contents[1]
    else {
      Issue.record("\(painter.contents)")
      return
    }
    #expect(samples.map(\.position) == indices && erased.map(\.position) == [point(10, 10)])
    #expect(samples.map(\.milliseconds) == [8, 16, 24, 32])
    #expect(painter.painting.elements[1].width == 20.0 / 400)
    #expect(drawn.map(\.content) == painter.contents)
  }

  @Test func `Space in the middle of a line changes none of its samples`() {
    let painter = HeadlessPainter()
    painter.press(10, 10)
    #expect(!painter.toolbox.setMoving(true), "there is nothing to be moved")
    var indices: [UnitPoint] = []
    for step in 1...200 {
      let (x, y) = (10 + 1.7 * Double(step), 10 + Double(step * step % 277))
      painter.drag(to: x, y)
      indices.append(point(x, y))
    }
    painter.release()
    guard case .freehand(let samples)? = painter.contents.first else {
      Issue.record("\(painter.contents)")
      return
    }
    #expect(samples.dropFirst().map(\.position) == indices)
  }

  @Test func `A line that is drawn says how it looks, and what there is of it so far`() {
    let painter = HeadlessPainter()
    let ink = FreehandGesture(.ink, in: painter.context)
    painter.use(ink)
    #expect(ink.line == nil && ink.unfinished == nil)
    painter.press(10, 10).drag(to: 20, 20)
    #expect(
      ink.line == GestureLine(width: painter.context.brush.widthInPoints / 1600, grain: 1.0 / 400))
    #expect(ink.unfinished?.stroke.samples.count == 2 && painter.session.isInGesture)
    painter.callOff()
    #expect(ink.line == nil && ink.unfinished == nil && !painter.session.isInGesture)
    let cut = FreehandGesture(.cut(widthInPoints: 9), in: painter.context)
    painter.use(cut)
    painter.press(10, 10)
    #expect(
      cut.line == GestureLine(width: 9.0 / 1600, grain: 1.0 / 400, isEraser: true, stays: false))
    #expect(cut.unfinished == nil, "it leaves no line")
    painter.release()
    #expect(painter.painting.isUntouched)
  }

  @Test func `What never touched the paper leaves nothing`() {
    let painter = HeadlessPainter()
    painter.press(-50, -50).drag(to: -60, -10).callOff()
    painter.use(ShapeGesture(.ellipse, in: painter.context))
    painter.press(-50, -50).drag(to: -60, -10).release()
    painter.press(10, 10).release()
    #expect(painter.painting.isUntouched && !painter.session.isInGesture)
  }

  @Test func `A shape is drafted while it is stretched, and is one step by its own two points`() {
    let painter = HeadlessPainter()
    painter.use(ShapeGesture(.ellipse, in: painter.context))
    painter.press(100, 80)
    #expect(painter.session.draft != nil, "the press is seen")
    painter.drag(to: 150, 90)
    guard case .add(let drafted)? = painter.session.draft else {
      Issue.record("nothing is drafted")
      return
    }
    #expect(drafted[0].content == .shape(.ellipse, from: point(100, 80), to: point(150, 90)))
    #expect(painter.painting.isUntouched && painter.context.hint == Texts.english.sizeHint(200, 40))
    painter.drag(to: 200, 110).release()
    #expect(painter.contents == [.shape(.ellipse, from: point(100, 80), to: point(200, 110))])
    #expect(painter.session.draft == nil && painter.context.hint == nil)
    #expect(painter.painting.history.edits.count == 1)
  }

  @Test
  func `The stroke eraser takes away what it touched as one step, or nothing if it is called off`()
  {
    let painter = painted()
    painter.use(RemoveGesture(widthInPoints: 40, in: painter.context))
    painter.press(150, 60).drag(to: 150, 100)
    #expect(painter.session.draft == .remove([painter.painting.elements[0].id]))
    painter.callOff()
    #expect(painter.session.draft == nil && painter.painting.elements.count == 2)
    painter.press(150, 60).drag(to: 150, 100).drag(to: 150, 230).release()
    #expect(painter.painting.elements.isEmpty && painter.painting.history.edits.count == 3)
  }

  @Test func `The cutting eraser leaves the pieces of what it crossed`() {
    let painter = painted()
    painter.use(FreehandGesture(.cut(widthInPoints: 40), in: painter.context))
    painter.press(200, 200).drag(to: 200, 240).release()
    #expect(painter.painting.elements.count == 3)
    #expect(painter.contents.dropFirst().allSatisfy { $0.tool == .line })
    painter.session.undo()
    #expect(painter.painting.elements.count == 2)
  }

  /// Whether an edit moves one element by an offset in points, and does nothing else.
  private func isMove(
    _ edit: PaintingEdit?, of id: ElementID, by offset: (x: Double, y: Double)
  ) -> Bool {
    guard case .transform([id], let map, widthScale: 1)? = edit else { return false }
    return map.xx == 1 && map.yy == 1 && map.xy == 0 && map.yx == 0
      && abs(map.x0 - offset.x / 400) < 1e-12 && abs(map.y0 - offset.y / 400) < 1e-12
  }

  @Test func `Selected elements are moved by a draft that becomes one edit, or comes to nothing`() {
    let painter = painted()
    let before = painter.painting
    let id = before.elements[0].id
    painter.use(SelectGesture(in: painter.context))
    painter.press(100, 110).drag(to: 101, 110)
    #expect(painter.context.selection.ids == [id] && painter.session.draft == nil)
    painter.drag(to: 150, 140)
    #expect(isMove(painter.session.draft, of: id, by: (50, 30)))
    painter.callOff()
    #expect(painter.painting == before && painter.session.draft == nil)
    painter.press(130, 80).drag(to: 150, 90).drag(to: 180, 110).release()
    #expect(isMove(painter.painting.history.edits.last, of: id, by: (50, 30)))
    // Content and id are what they were: only where it lies is otherwise.
    #expect(painter.contents == before.elements.map(\.content))
    #expect(painter.painting.elements[0].id == id)
  }

  @Test
  func `A blank painting takes the paper's shape with its first stroke, without a step of its own`()
  {
    let painter = HeadlessPainter(Painting())
    var unrecordedChanges: [PaperShape] = []
    painter.session.changed.listen(painter) { [session = painter.session] event in
      if case .changedUnrecorded = event { unrecordedChanges.append(session.document.shape) }
    }
    painter.press(10, 10).drag(to: 50, 60).release()
    painter.press(10, 60).drag(to: 50, 10).release()
    #expect(unrecordedChanges == [.fixed(.fourToThree)])
    #expect(painter.painting.history.edits.count == 2)
  }

  @Test func `A selection that changes takes back what was only drafted`() {
    let painter = painted()
    let ids = painter.painting.elements.map(\.id)
    painter.context.selection.select([ids[0]])
    painter.session.beginGesture()
    painter.session.update(to: .restyle([ids[0]], StyleChange(width: 0.1)))
    painter.context.selection.select([ids[0]])
    #expect(painter.session.draft != nil, "it is the same selection")
    painter.context.selection.select([ids[1]])
    #expect(painter.session.draft == nil && !painter.session.isInGesture)
    #expect(painter.painting.history.edits.count == 2)
  }

  @Test func `Over a shape it is said what a double click does, and nowhere else`() {
    let painter = painted()
    painter.choose(.select)
    func hover(_ x: Double, _ y: Double) -> String? {
      painter.toolbox.receive(.hovered(PaperReading(point(x, y))))
      return painter.context.hint
    }
    #expect(hover(150, 110) == Texts.english.selection.doubleClickHint)
    #expect(hover(200, 220) == nil, "a line is not doubled")
    #expect(hover(390, 10) == nil)
    _ = hover(150, 110)
    painter.press(150, 110)
    #expect(painter.context.hint == nil)
    painter.release()
    painter.press(150, 110, isDouble: true).release()
    guard case .transform(_, let map, _)? = painter.painting.history.edits.last else {
      Issue.record("nothing was doubled")
      return
    }
    #expect(map.xx == 2 && map.yy == 2)
  }

  @Test func `Nothing is begun in a painting that can only be read`() {
    let painter = painted()
    let before = painter.painting
    painter.session.open(before, for: .reading)
    let context = painter.context
    for gesture in [
      FreehandGesture(.ink, in: context), ShapeGesture(.line, in: context),
      RemoveGesture(widthInPoints: 200, in: context), SelectGesture(in: context),
    ] as [any Gesture<PaperReading>] {
      painter.use(gesture)
      painter.press(100, 110).drag(to: 150, 140).release()
    }
    #expect(painter.painting == before && painter.session.draft == nil)
  }

  @Test func `Colours are taken from where the pointer is, finally as it is released`() {
    let painter = HeadlessPainter()
    var picked: [(UInt8, Bool)] = []
    painter.context.picked.listen(painter) { picked.append(($0.color.red, $0.isFinal)) }
    painter.use(PickGesture(in: painter.context))
    painter.press(40, 10).drag(to: 80, 10).release()
    #expect(picked.map(\.0) == [10, 20, 20] && picked.map(\.1) == [false, false, true])
    #expect(painter.painting.isUntouched)
  }
}
