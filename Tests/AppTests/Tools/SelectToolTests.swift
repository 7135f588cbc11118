import Canvas
import Base
import Documents
import TestSupport
import Testing
import Texts
import Editing
import Views
import Widgets

@testable import App

@Suite("The select tool")
struct SelectToolTests {
  /// A rectangle from 100, 80 to 200, 140 and a line under it, 4 wide on a paper of 400 × 300.
  private func paintedDesk() throws -> ToolDesk {
    let desk = try ToolDesk(.rectangle)
    desk.tester.press(100, 80).drag(to: 200, 140).release()
    desk.tools.choose(.line)
    desk.tester.press(60, 220).drag(to: 340, 220).release()
    desk.tools.choose(.select)
    desk.tester.pause()
    return desk
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ViewRect {
    ViewRect(x: x, y: y, width: width, height: height)
  }

  @Test("selects by a click on the ink, adds with Shift, and clears beside it")
  func clicking() throws {
    let desk = try paintedDesk()
    desk.tester.click(100, 110).pause()
    #expect(desk.tools.selection.places == [0])
    desk.tester.press(120, 220, .primary, .shift).release().pause()
    #expect(desk.tools.selection.places == [0, 1])
    desk.tester.press(120, 220, .primary, .shift).release().pause()
    #expect(desk.tools.selection.places == [0])
    desk.tester.click(380, 20)
    #expect(desk.tools.selection.isEmpty && desk.paper.marks == nil)
    #expect(desk.strokes.count == 2)
  }

  @Test("selects what lies within a rectangle or a loop, from any corner")
  func surrounding() throws {
    let desk = try paintedDesk()
    desk.tester.press(220, 150).drag(to: 80, 60).release()
    #expect(desk.tools.selection.places == [0])
    desk.tester.press(390, 290).drag(to: 10, 200).release()
    #expect(desk.tools.selection.places == [1])
    desk.tools.mode = .selectLasso
    desk.tester.pause().press(150, 40).drag(to: 260, 110).drag(to: 150, 190).drag(to: 40, 110)
      .release()
    #expect(desk.tools.selection.places == [0])
    // A loop that does not hold all of it.
    desk.tester.pause().press(20, 20).drag(to: 150, 20).drag(to: 150, 190).drag(to: 20, 190)
      .release()
    #expect(desk.tools.selection.isEmpty)
  }

  @Test("moves, shows where to, and comes back by undo")
  func moving() throws {
    let desk = try paintedDesk()
    let before = desk.painting
    desk.tester.press(100, 110).drag(to: 110, 115).drag(to: 150, 140)
    #expect(desk.paper.hint == "50, 30 pt")
    // The line that is dragged is seen where it will be, and no longer where it was.
    #expect(desk.tester.pixel(150, 140) == 0 && desk.tester.pixel(100, 110) == 0xFFFFFF)
    desk.tester.release()
    #expect(desk.isNear(desk.box(desk.strokes[0]), rect(150, 110, 100, 60)))
    #expect(desk.painting.history.edits.count == 3)
    desk.tools.choose(.pencil)
    desk.tester.draw()
    #expect(desk.pixels == desk.fullRedraw())
    desk.undo()
    #expect(desk.strokes == before.strokes)
    desk.redo()
    #expect(desk.isNear(desk.box(desk.strokes[0]), rect(150, 110, 100, 60)))
    #expect(desk.pixels == desk.fullRedraw())
  }

  /// A zigzag of more points than are moved as lines, from 100, 80 to 200, 140, selected.
  private func crowdedDesk() throws -> ToolDesk {
    let desk = try ToolDesk(.select)
    let samples = (0...9000).map {
      Sample(
        position: UnitPoint(
          x: (100 + Double($0 % 101)) / 400, y: (80 + Double($0) / 9000 * 60) / 300))
    }
    desk.tools.finished(Stroke(width: 0.01, samples: samples))
    desk.tools.selection.selectAll()
    desk.tester.draw()
    return desk
  }

  @Test("moves many points as a picture once that is drawn; the frame moves at once")
  func crowdedMoving() async throws {
    let desk = try crowdedDesk()
    let before = try #require(desk.paper.marks?.box)
    desk.tester.press(150, 110).drag(to: 180, 130)
    #expect(desk.tools.selection.lifted.isEmpty && desk.paper.draft == nil)
    #expect(desk.paper.marks?.box != before)
    while desk.tools.selection.lifted.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    guard case .picture? = desk.paper.draft else {
      Issue.record("the draft is no picture")
      return
    }
    desk.tester.drag(to: 200, 150).release()
    #expect(isNear(desk, rect(150, 120, 100, 60)))
    #expect(desk.tools.selection.lifted.isEmpty && desk.tools.selection.draftPicture == nil)
    while !desk.paper.isSettled { try await Task.sleep(for: .milliseconds(1)) }
    desk.tester.draw()
    #expect(desk.paper.draft == nil)
    #expect(desk.pixels == desk.fullRedraw())
  }

  @Test(
    "moves many points that are let go, or called off, before their picture is drawn",
    arguments: [true, false])
  func crowdedHaste(_ isLetGo: Bool) async throws {
    let desk = try crowdedDesk()
    desk.tester.press(150, 110).drag(to: 200, 150)
    if isLetGo { desk.tester.release() } else { desk.paper.cancelGesture() }
    #expect(desk.tools.selection.drawing == nil && desk.tools.selection.lifted.isEmpty)
    #expect(isNear(desk, isLetGo ? rect(150, 120, 100, 60) : rect(100, 80, 100, 60)))
    while !desk.paper.isSettled { try await Task.sleep(for: .milliseconds(1)) }
    desk.tester.draw()
    #expect(desk.paper.draft == nil)
    #expect(desk.pixels == desk.fullRedraw())
  }

  private func isNear(_ desk: ToolDesk, _ box: ViewRect) -> Bool {
    desk.isNear(desk.box(desk.strokes[0]), box)
  }

  @Test("leaves everything as it was after Escape, and when the button's release was lost")
  func cancelling() throws {
    let desk = try paintedDesk()
    desk.tester.click(100, 110).pause()
    desk.tester.draw()
    let (before, screen) = (desk.painting, desk.pixels)
    desk.tester.press(100, 110).drag(to: 180, 160)
    #expect(desk.paper.cancelGesture())
    desk.tester.release().move(100, 110).draw()
    #expect(desk.painting == before)
    #expect(desk.pixels == screen)
    desk.tester.press(100, 110).drag(to: 180, 160)
    desk.tester.scene.cancelPress()
    #expect(desk.painting.history.edits.count == 3)
  }

  @Test("scales by a corner; Shift keeps the proportions, Control the centre")
  func scaling() throws {
    // The lower right handle lies beyond the ink by half its width and six points.
    let cases: [(Modifiers, ViewRect)] = [
      ([], rect(100, 80, 200, 30)), (.shift, rect(100, 80, 200, 120)),
      (.control, rect(50, 95, 200, 30)),
    ]
    for (modifiers, expected) in cases {
      let desk = try paintedDesk()
      desk.tester.click(100, 110).pause()
      let handle = (208.0, 148.0)
      // The pointer goes so far that the factor is 2 and 1/2, about the other corner or the centre.
      let anchor = modifiers.contains(.control) ? (150.0, 110.0) : (100.0, 80.0)
      let target = (
        anchor.0 + (handle.0 - anchor.0) * 2, anchor.1 + (handle.1 - anchor.1) / 2
      )
      desk.tester.press(handle.0, handle.1).drag(to: 215, 140, modifiers)
        .drag(to: target.0, target.1, modifiers).release(.primary, modifiers)
      #expect(desk.isNear(desk.box(desk.strokes[0]), expected), "\(modifiers)")
      #expect(desk.strokes[0].tool == .rectangle)
    }
  }

  @Test("turns by the knob, in steps of 15° with Shift")
  func turning() throws {
    let desk = try paintedDesk()
    desk.tester.click(100, 110).pause()
    // The knob is 26 points over the frame; a quarter to the right is to the right of the centre.
    desk.tester.press(150, 46).drag(to: 200, 60, .shift).drag(to: 240, 112, .shift)
      .release(.primary, .shift)
    #expect(desk.isNear(desk.box(desk.strokes[0]), rect(120, 60, 60, 100)))
    let shape = try #require(ShapeParameters(desk.strokes[0], on: .fourToThree))
    #expect(abs(shape[.angle]) > 89.999)
  }

  @Test("doubles a shape by a double click, says why not, and does nothing elsewhere")
  func doubling() throws {
    let desk = try paintedDesk()
    desk.tester.click(150, 110).click(150, 110).pause()
    #expect(desk.isNear(desk.box(desk.strokes[0]), rect(50, 50, 200, 120)))
    desk.tester.click(150, 110).click(150, 110).pause()
    #expect(desk.isNear(desk.box(desk.strokes[0]), rect(-50, -10, 400, 240)))
    #expect(desk.said.isEmpty)
    let before = desk.painting
    desk.tester.click(150, 110).click(150, 110).pause()
    #expect(desk.said == [Texts.english.selection.tooWideToDouble])
    desk.tester.click(390, 290).click(390, 290).pause()
    #expect(desk.painting == before)
  }

  @Test("duplicates, deletes, changes the order, nudges")
  func commands() throws {
    let desk = try paintedDesk()
    let selection = desk.tools.selection
    desk.tester.click(100, 110)
    selection.duplicate()
    #expect(desk.strokes.count == 3 && selection.places == [2])
    #expect(desk.isNear(desk.box(desk.strokes[2]), rect(116, 96, 100, 60)))
    selection.toBottom()
    #expect(selection.places == [0] && desk.strokes.map(\.tool) == [.rectangle, .rectangle, .line])
    selection.raise()
    #expect(selection.places == [1])
    selection.raise()
    #expect(selection.places == [2] && desk.strokes.map(\.tool) == [.rectangle, .line, .rectangle])
    selection.lower()
    #expect(selection.places == [1])
    selection.nudge(dx: -16, dy: 4)
    #expect(desk.isNear(desk.box(desk.strokes[1]), rect(100, 100, 100, 60)))
    selection.delete()
    #expect(desk.strokes.map(\.tool) == [.rectangle, .line] && selection.isEmpty)
    for _ in 0..<7 { desk.undo() }
    #expect(desk.strokes.count == 2 && desk.pixels == desk.fullRedraw())
  }

  @Test("gives what is selected the brush's new colour, as one step")
  func recolouring() throws {
    let desk = try paintedDesk()
    desk.tester.click(100, 110)
    for red in UInt8(1)...20 {
      desk.brushes.brush.style.color = InkColor(red: red, green: 0, blue: 9)
    }
    desk.brushes.brush.widthInPoints = 8
    desk.tools.selection.finishStyling()
    #expect(desk.strokes[0].style.color == InkColor(red: 20, green: 0, blue: 9))
    #expect(abs(desk.strokes[0].width * 400 - 8) < 1e-9)
    #expect(desk.strokes[1].style.color == .black)
    #expect(desk.painting.history.edits.count == 3)
  }

  @Test("has handles of one size at every zoom, and keeps them in sight")
  func zoomed() throws {
    let desk = try paintedDesk()
    desk.tester.click(100, 110).pause()
    for zoom in [0.05, 0.25, 4, 64] {
      desk.paper.zoomToFit()
      desk.paper.zoom(to: zoom, at: ViewPoint(x: 150, y: 110))
      desk.tester.draw()
      let marks = try #require(desk.paper.marks)
      let viewport = desk.paper.viewport
      let places = marks.handles.map { viewport.paperPoint(at: $0) }.map {
        ViewPoint(x: $0.x + Double(viewport.paper.x), y: $0.y + Double(viewport.paper.y))
      }
      #expect(places.count == 8)
      for (a, b) in zip(places, places.dropFirst()) { #expect(a.distance(to: b) > 12) }
      for place in places { #expect(desk.paper.bounds.contains(place), "\(zoom)") }
    }
  }

  @Test("changes nothing by another button, another tool, or off the paper in the middle")
  func disturbed() throws {
    let desk = try paintedDesk()
    let before = desk.strokes[0]
    desk.tester.press(100, 110).drag(to: 120, 120)
    desk.tester.press(5, 5, .secondary).release(.secondary)
    desk.tools.choose(.pencil)
    #expect(desk.tools.tool.name == .select)
    desk.tester.drag(to: 900, 900).drag(to: 100, 110).release()
    #expect(desk.strokes == [before, desk.strokes[1]])
    #expect(desk.painting.history.edits.count == 2, "back where it was is no edit")
  }
}
