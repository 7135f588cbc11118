import Base
import Documents
import TestSupport
import Testing
import Texts
import Editing
import Views
import Widgets

@testable import App

@Suite("The inspector")
struct InspectorTests {
  /// A painting's screen of 900 × 700 with a rectangle of 200 × 100 points.
  private final class Room: PaintViewDelegate {
    let screen: PaintingScreen
    let tools: ToolController
    let inspector: InspectorController
    let tester: SceneTester
    var painting = Painting(shape: .fixed(.fourToThree))

    init() throws {
      let paper = PaintView(name: "Paper", brush: .init(), scale: 1)
      paper.aspectRatio = .fourToThree
      let bar = DocumentBar(
        texts: .english, name: "A", tools: ToolController.choices(.english),
        panel: ToolChoice(icon: .brush, name: ""), deleteName: "")
      screen = PaintingScreen(bar: bar, paper: paper)
      let desk = PaperDesk(paper: paper)
      tools = ToolController(
        desk: desk, brushes: BrushController(kit: BrushKit()), texts: .english)
      inspector = InspectorController(
        screen: screen, desk: desk, selection: tools.selection, texts: .english)
      tester = try SceneTester(screen, width: 900, height: 723)
      paper.delegate = self
      desk.strokes = { [weak self] in self?.painting.strokes ?? [] }
      desk.make = { [weak self] plan, isShown, then in
        guard let self else { return }
        let edit = plan.edit(painting)
        guard let change = painting.perform(edit) else { return then(false) }
        if !isShown { screen.paper.show(change, of: painting) }
        tools.selection.follow(change, keepsPlaces: edit.keepsPlaces)
        then(true)
      }
      tools.selectionChanged = { [weak self] in self?.inspector.follow() }
      tools.finished = { [weak self] in
        guard let self else { return }
        painting.add($0)
        paper.reload()
      }
      tester.draw()
      tools.choose(.rectangle)
      tester.press(100, 200).drag(to: 300, 300).release().pause()
      tools.choose(.select)
    }

    func lineSource(for view: PaintView) -> LineSource? {
      LineSource(painting, without: tools.selection.lifted)
    }
    func paintView(_ view: PaintView, finished gesture: PaintGesture) {}
    func paintView(_ view: PaintView, picked color: InkColor, isFinal: Bool) {}
    func paintView(_ view: PaintView, stretches event: StretchEvent) {
      tools.stretch(event, on: .fourToThree)
    }

    func shape() throws -> ShapeParameters {
      try #require(ShapeParameters(painting.strokes[0], on: .fourToThree))
    }

    func type(_ text: String, in name: String) throws {
      tester.draw()
      tester.click(try tester.view(.textField, name))
      tester.key(.character("a"), .control)
      tester.type(text)
      tester.key(.enter)
      tester.draw()
    }
  }

  @Test("is there while one shape is selected, with its numbers and read-outs")
  func showing() throws {
    let room = try Room()
    #expect(room.screen.inspector == nil)
    room.tester.click(100, 250).pause()
    let inspector = try #require(room.screen.inspector)
    // 900 points are 1600 pixels.
    #expect(
      inspector.values.map { ($0 * 10).rounded() / 10 }.prefix(4) == [177.8, 270.2, 355.6, 177.8])
    #expect(inspector.readOuts == ["63210 px²", "1066.7 px"])
    room.tester.click(600, 600)
    #expect(room.screen.inspector == nil)
  }

  @Test("sets a number through the history, and the model keeps it in bounds")
  func setting() throws {
    let room = try Room()
    room.tester.click(100, 250).pause()
    try room.type("2*200", in: "Width")
    #expect(abs(try room.shape()[.width] - 400) < 1e-6)
    #expect(room.screen.inspector?.readOuts.first == "71111 px²")
    try room.type("99999", in: "Width")
    #expect(abs(try room.shape()[.width] - 1600) < 1e-6)
    #expect(abs((room.screen.inspector?.values[2] ?? 0) - 1600) < 1e-6)
    try room.type("nonsense", in: "Height")
    #expect(room.painting.history.edits.count == 3)
    room.painting.undo()
    #expect(abs(try room.shape()[.width] - 400) < 1e-6)
  }

  @Test("shows a drag of a field at once and makes one step of it")
  func dragging() throws {
    let room = try Room()
    room.tester.click(100, 250).pause()
    room.tester.draw()
    let field = try #require(
      room.tester.views().first {
        $0.accessibility.role == .label && $0.accessibility.name == "Angle"
      })
    let place = room.tester.frame(of: field)
    room.tester.press(place.midX, place.midY)
    for step in 1...30 { room.tester.drag(to: place.midX + Double(step), place.midY) }
    #expect(room.painting.history.edits.count == 1)
    #expect(
      room.screen.paper.draft != nil && abs((room.screen.inspector?.values[4] ?? 0) - 30) < 1e-6)
    room.tester.release()
    #expect(room.painting.history.edits.count == 2 && room.screen.paper.draft == nil)
    #expect(abs(try room.shape()[.angle] - 30) < 1e-6)
  }

  @Test(
    "leaves nothing half done when another stroke, or none, is selected in the middle of a drag")
  func interrupted() throws {
    let room = try Room()
    room.tester.click(100, 250).pause()
    room.tester.draw()
    let before = room.painting
    let field = try #require(
      room.tester.views().first {
        $0.accessibility.role == .label && $0.accessibility.name == "Width"
      })
    let place = room.tester.frame(of: field)
    room.tester.press(place.midX, place.midY).drag(to: place.midX + 40, place.midY)
    #expect(room.tools.selection.lifted == [0])
    room.tools.selection.clear()
    room.tester.release()
    room.tester.draw()
    #expect(room.painting == before && room.tools.selection.lifted.isEmpty)
    #expect(room.screen.paper.draft == nil && room.tester.pixel(100, 250) == 0)
  }
}
