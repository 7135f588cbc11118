@testable import ApplicationTesting
import Base
import Canvas
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("The select tool")
struct SelectToolTests {
  /// A rectangle from 100, 80 to 200, 140 and a line under it, 4 wide on a paper of 400 × 300.
  private func paintedWindow() throws -> PaintingWindow {
    let window = try PaintingWindow(.rectangle)
    window.press(100, 80).drag(to: 200, 140).release()
    window.tools.choose(.line)
    window.press(60, 220).drag(to: 340, 220).release()
    window.tools.choose(.select)
    return window
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ViewRect {
    ViewRect(x: x, y: y, width: width, height: height)
  }

  @Test func `selects by a click on the ink, adds with Shift, and clears beside it`() throws {
    let window = try paintedWindow()
    window.click(100, 110)
    #expect(window.selection.indices == [0])
    window.press(120, 220, .primary, .shift).release()
    #expect(window.selection.indices == [0, 1])
    window.press(120, 220, .primary, .shift).release()
    #expect(window.selection.indices == [0])
    window.click(340, 20)
    #expect(window.selection.isEmpty && window.paper.marks == nil)
    #expect(window.strokes.count == 2)
  }

  @Test func `selects what lies within a rectangle or a loop, from any corner`() throws {
    let window = try paintedWindow()
    window.press(220, 150).drag(to: 80, 60).release()
    #expect(window.selection.indices == [0])
    window.press(390, 290).drag(to: 10, 200).release()
    #expect(window.selection.indices == [1])
    window.tools.mode = .selectLasso
    window.press(150, 40).drag(to: 260, 110).drag(to: 150, 190).drag(to: 40, 110)
      .release()
    #expect(window.selection.indices == [0])
    // A loop that does not hold all of it.
    window.press(20, 20).drag(to: 150, 20).drag(to: 150, 190).drag(to: 20, 190)
      .release()
    #expect(window.selection.isEmpty)
  }

  @Test(arguments: ["E", "Delete"])
  func `says what a double click does only while that is so`(key: String) throws {
    let window = try paintedWindow()
    window.click(100, 110).move(101, 110)
    #expect(window.paper.hint == Texts.english.selection.doubleClickHint)
    window.window.key(key)
    #expect(window.paper.hint == nil)
    window.move(300, 40)
    #expect(window.paper.hint == nil)
  }

  @Test(arguments: ["F5", "Tab", "Ctrl+Shift+L"])
  func `is not disturbed by panels and bars that would move the paper under a drag`(key: String)
    throws
  {
    let window = try paintedWindow()
    let frame = window.paper.frame
    window.press(100, 110).drag(to: 110, 120).drag(to: 130, 130)
    window.window.key(key)
    window.draw()
    #expect(window.paper.frame == frame)
    window.release()
    #expect(window.isNear(window.box(window.strokes[0]), rect(130, 100, 100, 60)))
    window.window.key(key)
    window.draw()
    #expect(window.paper.frame != frame)
  }

  @Test func `moves, shows where to, and comes back by undo`() throws {
    let window = try paintedWindow()
    let before = window.painting
    window.press(100, 110).drag(to: 110, 115).drag(to: 150, 140)
    #expect(window.paper.hint == "200, 120 pt")
    // The line that is dragged is seen where it will be, and no longer where it was.
    #expect(window.pixel(150, 140) == 0 && window.pixel(100, 110) == 0xFFFFFF)
    window.release()
    #expect(window.isNear(window.box(window.strokes[0]), rect(150, 110, 100, 60)))
    #expect(window.painting.history.edits.count == 3)
    window.tools.choose(.pencil)
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(window.strokes == before.strokes)
    window.redo()
    #expect(window.isNear(window.box(window.strokes[0]), rect(150, 110, 100, 60)))
    #expect(window.pixels == window.fullRedraw())
  }

  @Test
  func `moves a line below others, and whole to where something was erased, also during the drag`()
    throws
  {
    let window = try PaintingWindow(.line)
    window.brushes.brush.widthInPoints = 20
    window.brushes.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    window.press(40, 60).drag(to: 120, 60).release()
    window.brushes.brush.style.color = InkColor(red: 0, green: 0, blue: 200)
    window.press(200, 40).drag(to: 200, 260).release()
    window.tools.choose(.eraser)
    window.press(260, 40).drag(to: 260, 260).release()
    window.tools.choose(.select)
    // No line that shows along what something lies covers what is looked at.
    window.editor.aids.now.snaps = false
    window.click(60, 60)
    window.press(60, 60).drag(to: 150, 150).drag(to: 210, 150)
    #expect(window.pixel(200, 150) == 0x0000C8 && window.pixel(230, 150) == 0xC80000)
    #expect(window.pixel(260, 150) == 0xC80000)
    window.release().move(20, 20)
    window.tools.choose(.pencil)
    window.draw()
    #expect(window.pixel(260, 150) == 0xC80000)
    #expect(window.pixel(200, 150) == 0x0000C8 && window.pixels == window.fullRedraw())
  }

  @Test
  func `moves the gap of a line with it, and leaves that of the next line, also during the drag`()
    throws
  {
    let window = try PaintingWindow(.line)
    window.brushes.brush.widthInPoints = 20
    for y in [60.0, 100] { window.press(40, y).drag(to: 360, y).release() }
    window.tools.choose(.eraser)
    window.press(200, 40).drag(to: 200, 120).release()
    window.tools.choose(.select)
    window.click(60, 60)
    window.press(60, 60).drag(to: 100, 150).drag(to: 60, 200)
    func check() {
      #expect(window.pixel(100, 200) == 0 && window.pixel(200, 200) == 0xFFFFFF)
      #expect(window.pixel(100, 100) == 0 && window.pixel(200, 100) == 0xFFFFFF)
      #expect(window.pixel(100, 60) == 0xFFFFFF)
    }
    check()
    window.release().move(20, 20)
    window.tools.choose(.pencil)
    window.draw()
    check()
    #expect(window.pixels == window.fullRedraw())
    window.undo()
    #expect(window.pixel(100, 60) == 0 && window.pixel(200, 60) == 0xFFFFFF)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `leaves nothing of the outlines behind that several selected things have`() throws {
    let window = try paintedWindow()
    window.click(100, 110)
    window.selection.selectAll()
    func isWhole() -> Bool {
      window.draw()
      let seen = window.pixels
      return seen.elementsEqual(window.fullRedraw())
    }
    #expect(isWhole())
    window.press(100, 110).drag(to: 110, 120).drag(to: 140, 130)
    #expect(isWhole())
    window.release()
    #expect(isWhole())
    window.selection.clear()
    #expect(isWhole())
  }

  @Test
  func `moves a sketch of very many things with the first frame, until there is a picture of them`()
    throws
  {
    let window = try PaintingWindow(.pencil)
    for stroke in 0..<450 {
      let (x, y) = (20 + Double(stroke % 25) * 12, 20 + Double(stroke / 25) * 12)
      window.press(x, y)
      for step in 1...20 { window.drag(to: x + Double(step), y + Double(step * 7 % 13)) }
      window.release()
    }
    window.tools.choose(.select)
    window.selection.selectAll()
    window.editor.tools.set { $0.aids.snaps = false }
    window.draw()
    window.press(200, 150).drag(to: 210, 155).drag(to: 240, 180)
    window.draw()
    // Nothing else ran since, so no other thread's picture can be there.
    guard case .lines(let lines) = window.paper.draft else {
      Issue.record("nothing moves")
      return
    }
    #expect((100...450).contains(lines.count))
    let bounds = try #require(window.paper.draft?.bounds)
    let corner = (x: Double(bounds.x), y: Double(bounds.y))
    #expect(abs(corner.x - 60) < 8 && abs(corner.y - 50) < 8, "\(corner)")
    window.release()
    #expect(abs(window.box(window.strokes[0]).x - 60) < 1)
  }

  @Test
  func `outlines each of several selected things, also while they are dragged, and one alone not`()
    throws
  {
    let window = try paintedWindow()
    window.click(100, 110)
    #expect(window.paper.marks?.outlines.isEmpty == true)
    window.selection.selectAll()
    let outlines = try #require(window.paper.marks?.outlines)
    #expect(outlines.count == 2)
    let box = window.box(window.strokes[0])
    let (left, bottom) = (outlines[0][0].x * 400, outlines[0][2].y * 300)
    #expect((1...12).contains(box.x - left) && (1...12).contains(bottom - box.maxY))
    window.editor.tools.set { $0.aids.snaps = false }
    window.press(100, 110).drag(to: 110, 120).drag(to: 140, 130)
    let moved = try #require(window.paper.marks?.outlines)
    #expect(moved.count == 2 && abs((moved[0][0].x - outlines[0][0].x) * 400 - 40) < 1e-6)
    window.release()
    let kept = try #require(window.paper.marks?.outlines)
    #expect(abs((kept[0][0].x - moved[0][0].x) * 400) < 1e-6, "they stay where they were let go")
  }

  @Test func `frames the ink of all that is selected; erasers move along, and don't enlarge it`()
    throws
  {
    let window = try paintedWindow()
    window.selection.selectAll()
    let frame = window.paper.marks?.box
    window.tools.choose(.eraser)
    window.press(5, 5).drag(to: 395, 295).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    #expect(window.selection.indices == [0, 1] && window.paper.marks?.box == frame)
    let before = window.box(window.strokes[2])
    window.press(150, 180).drag(to: 160, 190).drag(to: 170, 200).release()
    let moved = window.box(window.strokes[2])
    #expect(window.isNear(moved, rect(before.x + 20, before.y + 20, before.width, before.height)))
  }

  /// A zigzag of more points than are moved as lines, from 100, 80 to 200, 140, selected.
  private func crowdedWindow() throws -> PaintingWindow {
    let window = try PaintingWindow(.select)
    let samples = (0...9000).map {
      Sample(
        position: UnitPoint(
          x: (100 + Double($0 % 101)) / 400, y: (80 + Double($0) / 9000 * 60) / 300))
    }
    window.tools.context.perform(.add([PaintingElement(.freehand(samples), width: 0.01)]))
    window.selection.selectAll()
    window.draw()
    return window
  }

  @Test func `moves many points as a picture once that is drawn; the frame moves at once`()
    async throws
  {
    let window = try crowdedWindow()
    let before = try #require(window.paper.marks?.box)
    window.press(150, 110).drag(to: 180, 130)
    #expect(window.editor.display.inPlace.isEmpty && window.paper.draft != nil)
    #expect(window.paper.marks?.box != before)
    while window.editor.display.inPlace.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    guard case .picture? = window.paper.draft else {
      Issue.record("the draft is no picture")
      return
    }
    window.drag(to: 200, 150).release()
    #expect(isNear(window, rect(150, 120, 100, 60)))
    #expect(
      window.editor.display.inPlace.isEmpty && window.editor.display.draftPicture == nil)
    while !window.paper.isSettled { try await Task.sleep(for: .milliseconds(1)) }
    window.draw()
    #expect(window.paper.draft == nil)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test(arguments: [true, false])
  func `moves many points that are let go, or called off, before their picture is drawn`(
    _ isLetGo: Bool
  ) async throws {
    let window = try crowdedWindow()
    window.press(150, 110).drag(to: 200, 150)
    if isLetGo { window.release() } else { window.paper.cancelGesture() }
    #expect(window.editor.display.drawing == nil && window.editor.display.inPlace.isEmpty)
    #expect(isNear(window, isLetGo ? rect(150, 120, 100, 60) : rect(100, 80, 100, 60)))
    while !window.paper.isSettled { try await Task.sleep(for: .milliseconds(1)) }
    window.draw()
    #expect(window.paper.draft == nil)
    #expect(window.pixels == window.fullRedraw())
  }

  private func isNear(_ window: PaintingWindow, _ box: ViewRect) -> Bool {
    window.isNear(window.box(window.strokes[0]), box)
  }

  @Test func `leaves everything as it was after Escape, and when the button's release was lost`()
    throws
  {
    let window = try paintedWindow()
    window.click(100, 110)
    window.draw()
    let (before, screen) = (window.painting, window.pixels)
    window.press(100, 110).drag(to: 180, 160)
    #expect(window.paper.cancelGesture())
    window.release().move(100, 110).draw()
    #expect(window.painting == before)
    #expect(window.pixels == screen)
    window.press(100, 110).drag(to: 180, 160)
    window.editor.window.scene.cancelPress()
    #expect(window.painting.history.edits.count == 3)
  }

  @Test func `scales by a corner; Shift keeps the proportions, Control the centre`() throws {
    // The lower right handle lies beyond the ink by half its width and six points.
    let cases: [(Modifiers, ViewRect)] = [
      ([], rect(100, 80, 200, 30)), (.shift, rect(100, 80, 200, 120)),
      (.control, rect(50, 95, 200, 30)),
    ]
    for (modifiers, expected) in cases {
      let window = try paintedWindow()
      window.click(100, 110)
      let handle = (208.0, 148.0)
      // The pointer goes so far that the factor is 2 and 1/2, about the other corner or the centre.
      let anchor = modifiers.contains(.control) ? (150.0, 110.0) : (100.0, 80.0)
      let target = (
        anchor.0 + (handle.0 - anchor.0) * 2, anchor.1 + (handle.1 - anchor.1) / 2
      )
      window.press(handle.0, handle.1).drag(to: 215, 140, modifiers)
        .drag(to: target.0, target.1, modifiers).release(.primary, modifiers)
      #expect(window.isNear(window.box(window.strokes[0]), expected), "\(modifiers)")
      #expect(window.strokes[0].tool == .rectangle)
    }
  }

  @Test func `turns by the knob, in steps of 15° with Shift`() throws {
    let window = try paintedWindow()
    window.click(100, 110)
    // The knob is 26 points over the frame; a quarter to the right is to the right of the centre.
    window.press(150, 46).drag(to: 200, 60, .shift).drag(to: 240, 112, .shift)
      .release(.primary, .shift)
    #expect(window.isNear(window.box(window.strokes[0]), rect(120, 60, 60, 100)))
    let shape = try #require(ShapeParameters(window.painting.elements[0], on: .fourToThree))
    #expect(abs(shape[.angle]) > 89.999)
  }

  @Test func `doubles a shape by a double click, says why not, and does nothing elsewhere`() throws
  {
    let window = try paintedWindow()
    window.doubleClick(150, 110)
    #expect(window.isNear(window.box(window.strokes[0]), rect(50, 50, 200, 120)))
    window.doubleClick(150, 110)
    #expect(window.isNear(window.box(window.strokes[0]), rect(-50, -10, 400, 240)))
    #expect(window.said.isEmpty)
    let before = window.painting
    window.doubleClick(150, 110)
    #expect(window.said == [Texts.english.selection.tooWideToDouble])
    window.doubleClick(390, 290)
    #expect(window.painting == before)
  }

  @Test func `duplicates, deletes, changes the order, nudges`() throws {
    let window = try paintedWindow()
    let (selection, context) = (window.selection, window.tools.context)
    window.click(100, 110)
    context.duplicate()
    #expect(window.strokes.count == 3 && selection.indices == [2])
    #expect(window.isNear(window.box(window.strokes[2]), rect(116, 96, 100, 60)))
    context.toBottom()
    #expect(
      selection.indices == [0] && window.strokes.map(\.tool) == [.rectangle, .rectangle, .line])
    context.raise()
    #expect(selection.indices == [1])
    context.raise()
    #expect(
      selection.indices == [2] && window.strokes.map(\.tool) == [.rectangle, .line, .rectangle])
    context.lower()
    #expect(selection.indices == [1])
    context.nudge(dx: -64, dy: 16)
    #expect(window.isNear(window.box(window.strokes[1]), rect(100, 100, 100, 60)))
    context.delete()
    #expect(window.strokes.map(\.tool) == [.rectangle, .line] && selection.isEmpty)
    for _ in 0..<7 { window.undo() }
    #expect(window.strokes.count == 2 && window.pixels == window.fullRedraw())
  }

  @Test
  func `moves what is selected by points of the paper, at any zoom; a held arrow is one step`()
    throws
  {
    let window = try paintedWindow()
    window.click(100, 110)
    let before = window.painting
    let (place, count) = (before.elements[0].placement?.map.x0 ?? 0, before.history.position)
    func way() -> Double {
      PaperScale.points(ofLength: (window.painting.elements[0].placement?.map.x0 ?? 0) - place)
    }
    window.window.keyDown("Right")
    for _ in 0..<20 { window.window.keyDown("Right", isRepeat: true) }
    #expect(abs(way() - 21) < 1e-6)
    #expect(window.painting.history.position == count + 1)
    window.window.keyDown("Shift+Right").keyDown("Shift+Right", isRepeat: true)
    #expect(abs(way() - 41) < 1e-6)
    #expect(window.painting.history.position == count + 2)
    window.window.keyDown("Left")
    #expect(window.painting.history.position == count + 3, "another press is another step")
    window.undo()
    window.window.keyDown("Right", isRepeat: true)
    #expect(abs(way() - 42) < 1e-6, "what came between stays")
    #expect(window.painting.history.position == count + 3)
    window.undo()
    window.undo()
    #expect(abs(way() - 21) < 1e-6)
    window.undo()
    #expect(window.painting.elements == before.elements)
    window.paper.zoom(to: 3)
    window.window.keyDown("Right")
    #expect(abs(way() - 1) < 1e-6)
  }

  @Test
  func `keeps what is selected through another order, undo and redo, for as long as it is there`()
    throws
  {
    let window = try paintedWindow()
    let (selection, context) = (window.selection, window.tools.context)
    let rectangle = window.painting.elements[0].id
    window.click(100, 110)
    context.toTop()
    #expect(selection.ids == [rectangle] && selection.indices == [1])
    window.undo()
    #expect(selection.ids == [rectangle] && selection.indices == [0])
    window.redo()
    #expect(selection.ids == [rectangle] && selection.indices == [1])
    // Another element is cut in pieces, which lie under it.
    window.tools.context.perform(
      .replace([
        PaintingEdit.Replacement(
          window.painting.elements[0].id,
          by: [
            PaintingElement(.freehand([Sample(position: UnitPoint(x: 0.1, y: 0.1))]), width: 0.1)
          ]
            + [
              PaintingElement(.freehand([Sample(position: UnitPoint(x: 0.9, y: 0.1))]), width: 0.1)
            ])
      ]))
    #expect(selection.ids == [rectangle] && selection.indices == [2])
    context.nudge(dx: 80, dy: 0)
    #expect(window.isNear(window.box(window.strokes[2]), rect(120, 80, 100, 60)))
    for _ in 0..<5 { window.undo() }
    #expect(selection.isEmpty && window.paper.marks == nil, "nothing is left of it")
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `gives what is selected the faceplate's new colour, as one step`() throws {
    let window = try paintedWindow()
    window.click(100, 110)
    let chooser = window.editor.panel.chooser
    for red in UInt8(1)...20 { chooser.color = InkColor(red: red, green: 0, blue: 9) }
    chooser.strokeWidth = 8
    window.tools.finishStyling()
    #expect(window.strokes[0].style.color == InkColor(red: 20, green: 0, blue: 9))
    #expect(abs(window.strokes[0].width * 400 - 8) < 1e-9)
    #expect(window.strokes[1].style.color == .black)
    #expect(window.painting.history.edits.count == 3)
  }

  @Test(arguments: [1.0, 4])
  func `moves a hollow shape by all of its edge, up to the handles`(zoom: Double) throws {
    let window = try PaintingWindow(.rectangle)
    window.press(150, 120).drag(to: 250, 180).release()
    window.tools.choose(.select)
    window.editor.tools.set { $0.aids.snaps = false }
    window.paper.zoom(to: zoom * window.paper.zoom, at: window.point(150, 150))
    let box = window.box(window.strokes[0])
    func seen(_ x: Double, _ y: Double) -> (Double, Double) {
      let place = window.paper.viewPoint(at: UnitPoint(x: x / 400, y: y / 300))
      let corner = window.point(0, 0)
      return (place.x - corner.x, place.y - corner.y)
    }
    let edge = seen(box.x, box.midY)
    window.click(edge.0, edge.1)
    window.press(edge.0, edge.1).drag(to: edge.0 - 9, edge.1).drag(to: edge.0 - 12, edge.1)
    window.release()
    let moved = window.box(window.strokes[0])
    #expect(abs(moved.width - box.width) < 1e-6 && moved.x < box.x - 1)
    // The handle beside it still makes it wider.
    let handle = try #require(window.paper.marks?.handles.map(\.x).min())
    let left = seen(handle * 400, moved.midY)
    window.press(left.0, left.1).drag(to: left.0 - 9, left.1).drag(to: left.0 - 12, left.1)
    window.release()
    #expect(window.box(window.strokes[0]).width > moved.width + 1)
  }

  @Test func `has handles of one size at every zoom, and keeps them in sight`() throws {
    let window = try paintedWindow()
    window.click(100, 110)
    for zoom in [0.05, 0.25, 4, 64] {
      window.paper.zoomToFit()
      window.paper.zoom(to: zoom, at: window.point(150, 110))
      window.draw()
      let marks = try #require(window.paper.marks)
      let viewport = window.paper.viewport
      let places = marks.handles.map { viewport.paperPoint(at: $0) }.map {
        ViewPoint(x: $0.x + Double(viewport.paper.x), y: $0.y + Double(viewport.paper.y))
      }
      #expect(places.count == 8)
      for (a, b) in zip(places, places.dropFirst()) { #expect(a.distance(to: b) > 12) }
      for place in places { #expect(window.paper.bounds.contains(place), "\(zoom)") }
    }
  }

  @Test func `changes nothing by another button, another tool, or off the paper in the middle`()
    throws
  {
    let window = try paintedWindow()
    let before = window.strokes[0]
    window.press(100, 110).drag(to: 120, 120)
    window.press(5, 5, .secondary).release(.secondary)
    window.tools.choose(.pencil)
    #expect(window.tools.tool.name == .select)
    window.drag(to: 900, 900).drag(to: 100, 110).release()
    #expect(window.strokes == [before, window.strokes[1]])
    #expect(window.painting.history.edits.count == 2, "back where it was is no edit")
  }
}
