@testable import ApplicationTesting
import Base
import Documents
import Editing
import Storage
import TestSupport
import Testing
import Texts
import Views
import Widgets

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("The inspector")
struct InspectorTests {
  /// A window with a rectangle of 100 × 50 points, which are 400 × 200 pixels.
  private func drawnWindow() throws -> PaintingWindow {
    let window = try PaintingWindow(.rectangle)
    window.press(50, 60).drag(to: 150, 110).release()
    window.tools.choose(.select)
    return window
  }

  private func shape(_ window: PaintingWindow) throws -> ShapeParameters {
    try #require(ShapeParameters(window.painting.elements[0], on: .fourToThree))
  }

  private func type(_ text: String, in name: String, _ window: PaintingWindow) throws {
    window.draw()
    let middle = try window.place(.textField, name).center
    window.window.click(middle.x, middle.y).key("Ctrl+A").type(text)
    window.window.key("Enter")
  }

  @Test func `is there while one shape is selected, with its numbers and read-outs`() throws {
    let window = try drawnWindow()
    #expect(window.inspector == nil)
    window.click(50, 90)
    let inspector = try #require(window.inspector)
    // 400 points are 1600 pixels.
    #expect(
      inspector.values.map { (($0.number ?? -1) * 10).rounded() / 10 }.prefix(4) == [
        200, 240, 400, 200,
      ])
    #expect(inspector.readOuts == ["80000 pt²", "1200 pt"])
    window.click(300, 250)
    #expect(window.inspector == nil)
  }

  @Test func `switches whether line widths are scaled, for elements and for groups`() throws {
    let window = try drawnWindow()
    window.press(250, 60).drag(to: 300, 110).release()
    let width = window.painting.elements[0].width
    window.click(50, 90)
    let name = Texts.english.inspector.scaleLines
    #expect(window.inspector?.scalesLines == false)
    try type("800", in: "Width", window)
    #expect(window.painting.elements[0].width == width)
    let middle = try window.place(.button, name).center
    window.window.click(middle.x, middle.y)
    #expect(window.inspector?.scalesLines == true)
    try type("400", in: "Width", window)
    #expect(window.painting.elements[0].width < width)
    #expect(window.editor.services.settings[.paintingTools]?.contains("scale.elements=yes") == true)
  }

  @Test func `sets a number through the history, and the model keeps it in bounds`() throws {
    let window = try drawnWindow()
    window.click(50, 90)
    try type("2*250", in: "Width", window)
    #expect(abs(try shape(window)[.width] - 500) < 1e-6)
    #expect(window.inspector?.readOuts.first == "100000 pt²")
    try type("99999", in: "Width", window)
    #expect(abs(try shape(window)[.width] - 1600) < 1e-6)
    #expect(abs((window.inspector?.values[2].number ?? 0) - 1600) < 1e-6)
    try type("nonsense", in: "Height", window)
    #expect(window.painting.history.edits.count == 3)
    // While the field holds what was typed, an undo is the field's.
    window.window.key("Esc")
    window.undo()
    #expect(abs(try shape(window)[.width] - 500) < 1e-6)
  }

  @Test func `lies in a corner where it covers nothing of what is selected`() throws {
    let window = try drawnWindow()
    let area = window.editor.screen.paper.frame
    for (x, isAtLeft) in [(50.0, false), (330, true)] {
      window.selection.clear()
      window.draw()
      window.undo()
      window.tools.choose(.rectangle)
      window.press(x, 60).drag(to: x + 60, 110).release()
      window.tools.choose(.select)
      window.click(x, 90)
      window.draw()
      let card = try #require(window.inspector).frame
      #expect((card.midX < area.midX) == isAtLeft && area.intersection(card) == card)
    }
  }

  @Test func `covers no handle, wherever what is selected is, and wherever it is moved to`() throws
  {
    let window = try drawnWindow()
    func freesHandles() throws -> Bool {
      window.draw()
      let card = try #require(window.inspector).frame
      let marks = try #require(window.paper.marks)
      return (marks.handles + [try #require(marks.knob)]).allSatisfy {
        let place = window.paper.rectInParent(
          ViewRect(origin: window.paper.viewPoint(at: $0), size: ViewSize(width: 0, height: 0)))
        return !card.contains(place.origin)
      }
    }
    window.click(50, 90)
    #expect(try freesHandles())
    window.editor.tools.set { $0.aids.snaps = false }
    // Along the upper edge to the right, where the numbers are, down, and back to the left.
    for way in [
      [(50.0, 90.0), (250, 60), (345, 60)], [(345, 60), (345, 200), (345, 250)],
      [(345, 250), (100, 200), (-80, 60)], [(-80, 60), (-60, 100), (-60, 240)],
    ] {
      window.press(way[0].0, way[0].1)
      for (x, y) in way.dropFirst() { window.drag(to: x, y) }
      window.release()
      #expect(try freesHandles(), "after \(way)")
    }
    // All of a paper that leaves the numbers hardly any room.
    window.tools.choose(.rectangle)
    window.press(1, 1).drag(to: 399, 299).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    for width in [1200, 700, 660] {
      window.window.resize(to: PixelSize(width: width, height: 760))
      #expect(try freesHandles(), "in \(width) pixels")
      let (card, paper) = (try #require(window.inspector).frame, window.paper.frame)
      let middle = ViewPoint(x: paper.midX, y: paper.midY)
      #expect(!card.contains(middle), "it lies at an edge: \(card) of \(paper)")
    }
  }

  @Test func `keeps off what is selected in a window of another size, too`() throws {
    let window = try drawnWindow()
    window.tools.choose(.rectangle)
    window.press(300, 150).drag(to: 380, 200).release()
    window.tools.choose(.select)
    window.click(300, 170)
    for size in [PixelSize(width: 400, height: 760), PixelSize(width: 1200, height: 800)] {
      window.window.resize(to: size)
      window.draw()
      let card = try #require(window.inspector).frame
      let paper = window.paper.frame
      let frame = try #require(window.selection.frame(on: .fourToThree))
      for corner in frame.corners {
        let place = window.paper.viewPoint(at: corner.unitPoint(on: .fourToThree))
        #expect(!card.contains(ViewPoint(x: paper.x + place.x, y: paper.y + place.y)))
      }
    }
  }

  @Test func `takes any angle, and what is typed after Tab comes in the place of what was there`()
    throws
  {
    let window = try drawnWindow()
    window.click(50, 90)
    for (typed, angle) in [("120", -60.0), ("400", 40), ("90", 90), ("-180", 0)] {
      try type(typed, in: "Angle", window)
      let now = try shape(window)[.angle]
      #expect(abs((now - angle).remainder(dividingBy: 180)) < 1e-6, "\(typed): \(now)")
    }
    window.draw()
    let place = try window.place(.textField, "X").center
    window.window.click(place.x, place.y).key("Ctrl+A").type("300")
    window.window.key("Tab").type("310")
    window.window.key("Enter")
    #expect(abs((window.inspector?.values[0].number ?? 0) - 300) < 1e-6)
    #expect(abs((window.inspector?.values[1].number ?? 0) - 310) < 1e-6)
  }

  @Test func `is dragged anywhere over the paper, stays there in all paintings, and goes back`()
    throws
  {
    let window = try drawnWindow()
    window.click(50, 90)
    window.draw()
    let inspector = try #require(window.inspector)
    let area = window.editor.screen.paper.frame
    let before = inspector.frame
    let hold = ViewPoint(x: before.x + 40, y: before.y + 18)
    window.window.press(hold.x, hold.y)
    for step in 1...4 {
      window.window.drag(to: hold.x - 20 * Double(step), hold.y + 10 * Double(step))
    }
    window.window.release()
    window.draw()
    #expect(inspector.frame == before.offset(by: ViewPoint(x: -80, y: 40)))
    #expect(window.painting.history.edits.count == 1, "the paper under it was not touched")
    let services = window.editor.services
    #expect(services.autosave.drain())
    #expect(services.settings[.inspectorPosition] == window.editor.screen.inspectorPosition)
    // No further than to the edge.
    window.window.press(hold.x - 80, hold.y + 40).drag(to: 2000, 2000).release()
    window.draw()
    #expect(inspector.frame.maxX == area.maxX - 12 && inspector.frame.maxY == area.maxY - 12)
    let title = ViewPoint(x: inspector.frame.x + 40, y: inspector.frame.y + 18)
    window.window.doubleClick(title.x, title.y)
    window.draw()
    #expect(inspector.frame == before)
  }

  @Test func `waits where panels leave no room for its rows, and is back when they do`() throws {
    let window = try drawnWindow()
    window.click(50, 90)
    window.draw()
    let inspector = try #require(window.inspector)
    #expect(!inspector.isHidden)
    window.window.resize(to: PixelSize(width: 300, height: 230))
    window.draw()
    #expect(inspector.isHidden)
    window.window.resize(to: PixelSize(width: 400, height: 760))
    window.draw()
    #expect(!inspector.isHidden && inspector.frame.height > 200)
  }

  @Test func `is closed by its button and opened again by a key, and remembers it`() throws {
    let window = try drawnWindow()
    window.click(50, 90)
    window.draw()
    let close = try #require(window.inspector).closeButton
    let corner = try #require(window.inspector).frame.origin
    window.window.click(corner.x + close.frame.midX, corner.y + close.frame.midY)
    #expect(window.inspector == nil && !window.selection.isEmpty)
    window.click(300, 250).click(50, 90)
    #expect(window.inspector == nil)
    window.window.key("Ctrl+I")
    #expect(window.inspector != nil)
    window.window.key("Ctrl+I")
    #expect(window.inspector == nil)
  }

  @Test func `shows a drag of a field at once and makes one step of it`() throws {
    let window = try drawnWindow()
    window.click(50, 90)
    window.draw()
    let straight = window.paper.marks?.box
    let place = try window.place(.label, "Angle")
    window.window.press(place.midX, place.midY)
    for step in 1...30 { window.window.drag(to: place.midX + Double(step), place.midY) }
    #expect(window.painting.history.edits.count == 1)
    #expect(
      window.editor.display.shown != nil
        && abs((window.inspector?.values[4].number ?? 0) - 30) < 1e-6)
    let turned = window.paper.marks?.box
    #expect(turned != straight)
    window.window.release()
    #expect(window.painting.history.edits.count == 2 && window.paper.draft == nil)
    #expect(window.paper.marks?.box == turned)
    #expect(abs(try shape(window)[.angle] - 30) < 1e-6)
  }

  @Test func `takes lengths as they are on a paper that has a size`() throws {
    let window = try drawnWindow()
    window.click(50, 90)
    try type("1in", in: "Width", window)
    #expect(abs(try shape(window)[.width] - 96) < 1e-6)
    let paper = window.painting.aspectRatio
    window.tools.context.perform(
      .reshape(
        from: PaperSize(paper), to: PaperSize(paper, length: PaperLength(millimeters: 200))))
    try type("20mm", in: "Width", window)
    #expect(abs(try shape(window)[.width] - PaperScale.points / 10) < 1e-6)
  }

  @Test func `follows what is dragged on the paper, and is as before where that is called off`()
    throws
  {
    let window = try drawnWindow()
    window.click(50, 90)
    window.draw()
    let before = try #require(window.inspector).values
    window.press(50, 90).drag(to: 60, 100).drag(to: 82, 114)
    let during = try #require(window.inspector).values
    let moved = zip(during, before).map { ($0.number ?? 0) - ($1.number ?? 0) }
    #expect(moved[0] > 10 && moved[1] > 10 && moved[2...].allSatisfy { abs($0) < 1e-6 })
    window.window.key("Escape")
    #expect(window.inspector?.values == before)
    window.window.release()
    window.press(50, 90).drag(to: 60, 100).drag(to: 82, 114).release()
    #expect(window.inspector?.values == during)
  }

  @Test func `goes with what is selected when an undo or a redo takes that away`() throws {
    let window = try drawnWindow()
    window.selection.selectAll()
    window.tools.context.duplicate()
    #expect(window.inspector != nil && window.painting.elements.count == 2)
    window.undo()
    #expect(window.painting.elements.count == 1)
    window.selection.selectAll()
    window.draw()
    #expect(window.inspector != nil)
    window.undo()
    #expect(window.painting.elements.isEmpty && window.inspector == nil)
  }

  @Test func `leaves nothing half done when another stroke, or none, is selected during a drag`()
    throws
  {
    let window = try drawnWindow()
    window.click(50, 90)
    window.draw()
    let before = window.painting
    let place = try window.place(.label, "Width")
    window.window.press(place.midX, place.midY).drag(to: place.midX + 40, place.midY)
    #expect(window.editor.display.inPlace.replacements.map(\.index) == [0])
    window.selection.clear()
    window.window.release()
    window.draw()
    #expect(window.painting == before && window.editor.display.inPlace.isEmpty)
    #expect(window.paper.draft == nil && window.pixel(50, 90) == 0)
  }

  @Test func `has the numbers of several strokes, with a dash where they are not the same`() throws
  {
    let window = try drawnWindow()
    window.tools.choose(.line)
    window.press(200, 60).drag(to: 250, 160).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    let inspector = try #require(window.inspector)
    #expect(inspector.name == "2 objects" && inspector.readOuts.isEmpty)
    #expect(
      inspector.values.map { $0.number.map { ($0 * 10).rounded() / 10 } }.prefix(5)
        == [200, 240, 800, 400, 0])
    #expect(inspector.values[6].number == 100)
    let line = window.painting.elements[1].id
    window.selection.select([line])
    #expect(inspector.name == "Line")
    try type("50", in: "Opacity", window)
    #expect(window.painting.elements.map(\.style.color.alpha) == [255, 128])
    window.selection.selectAll()
    #expect(inspector.values[6].number == nil)
    try type("20", in: "Opacity", window)
    #expect(window.painting.elements.map(\.style.color.alpha) == [51, 51])
    window.window.key("Esc")
    window.undo()
    #expect(window.painting.elements.map(\.style.color.alpha) == [255, 128])
  }

  @Test func `moves, scales and turns several strokes as one, each as one step`() throws {
    let window = try drawnWindow()
    window.tools.choose(.line)
    window.press(200, 60).drag(to: 250, 160).release()
    window.tools.choose(.select)
    window.selection.selectAll()
    let inspector = try #require(window.inspector)
    let count = window.painting.history.edits.count
    try type("1in", in: "X", window)
    #expect(abs((inspector.values[0].number ?? 0) - 96) < 1e-6)
    inspector.keepsRatio = true
    try type("50%", in: "Width", window)
    #expect(abs((inspector.values[2].number ?? 0) - 400) < 1e-6)
    #expect(abs((inspector.values[3].number ?? 0) - 200) < 1e-6)
    #expect(abs((inspector.values[0].number ?? 0) - 96) < 1e-6)
    try type("90", in: "Angle", window)
    #expect(abs((inspector.values[2].number ?? 0) - 200) < 1e-6)
    #expect(window.painting.history.edits.count == count + 3)
  }

  @Test func `fades strokes of several colours while the field's name is dragged, as one step`()
    throws
  {
    let window = try drawnWindow()
    window.tools.choose(.line)
    window.press(200, 60).drag(to: 250, 160).release()
    let ids = window.painting.elements.map(\.id)
    let red = InkColor(red: 255, green: 0, blue: 0)
    window.tools.context.perform(.restyle([ids[1]], StyleChange(color: red)))
    window.tools.choose(.select)
    window.selection.selectAll()
    window.draw()
    let place = try window.place(.label, "Opacity")
    window.window.press(place.midX, place.midY)
    for step in 1...40 { window.window.drag(to: place.midX - Double(step), place.midY) }
    window.draw()
    #expect(window.editor.display.inPlace.replacements.map(\.index) == [0, 1])
    #expect(abs((window.inspector?.values[6].number ?? 0) - 60) < 1e-6)
    window.window.release()
    #expect(window.painting.elements.map(\.style.color.alpha) == [153, 153])
    #expect(window.painting.elements[1].style.color.red == 255)
    window.undo()
    #expect(window.painting.elements.map(\.style.color.alpha) == [255, 255])
    window.selection.clear()
    window.draw()
    #expect(window.editor.display.inPlace.isEmpty && window.paper.draft == nil)
  }
}
