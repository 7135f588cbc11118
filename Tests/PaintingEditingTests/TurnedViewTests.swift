import Base
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("A painting that is seen turned or mirrored", .serialized)
struct TurnedViewTests {
  nonisolated private static let turns: [PaperTurn] = [
    .none, PaperTurn(isFlipped: true), PaperTurn(degrees: 90), PaperTurn(degrees: 180),
    PaperTurn(degrees: 270, isFlipped: true), PaperTurn(degrees: 15), PaperTurn(degrees: 45),
    PaperTurn(degrees: 330, isFlipped: true),
  ]

  private func opened(
    _ tool: CommandName = .pencil, turn: PaperTurn, scale: Double = 1
  ) throws -> PaintingWindow {
    let window = try PaintingWindow(tool, scale: scale)
    let pattern = try #require(
      PaperPattern(.squared, spacing: 0.05, color: InkColor(rgb: 0xB0C8E0)))
    window.tools.context.perform(
      .setBackground(
        from: window.painting.background,
        to: Background(color: InkColor(rgb: 0xFFF8E0), pattern: pattern)))
    window.brushes.brush = Brush(widthInPoints: 6)
    window.paper.turn = turn
    window.draw()
    return window
  }

  /// What is seen is what a full redraw shows.
  private func expectSettled(
    _ window: PaintingWindow, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (seen, redrawn) = (window.pixels, window.fullRedraw())
    guard seen != redrawn else { return }
    let width = window.paper.pixelSize.width
    let places = seen.indices.filter { seen[$0] != redrawn[$0] }.map {
      PixelPoint(x: Double($0 / 4 % width), y: Double($0 / 4 / width))
    }
    let (xs, ys) = (places.map(\.x).sorted(), places.map(\.y).sorted())
    let most = seen.indices.map { abs(Int(seen[$0]) - Int(redrawn[$0])) }.max() ?? 0
    Issue.record(
      "\(places.count) bytes differ by \(most), from \(xs[0]), \(ys[0]) to \(xs[xs.count - 1]), \(ys[ys.count - 1]); \(window.paper.turn) \(window.paper.viewport.paper)",
      sourceLocation: sourceLocation)
  }

  /// Where a point of the paper is seen, in points from where an unturned paper has its corner.
  private func seen(_ x: Double, _ y: Double, in window: PaintingWindow) -> (Double, Double) {
    let place = window.paper.viewPoint(at: UnitPoint(x: x / 400, y: y / 300))
    let corner = window.point(0, 0)
    return (place.x - corner.x, place.y - corner.y)
  }

  @Test(arguments: turns)
  func `is drawn on where the pointer is, and nothing of it is the painting's`(turn: PaperTurn)
    throws
  {
    let window = try opened(turn: turn)
    let steps = window.painting.history.edits.count
    window.press(165, 150).drag(to: 200, 150).drag(to: 235, 140)
    window.draw()
    #expect(window.pixel(185, 150) == 0x000000 && window.pixel(234, 140) == 0x000000)
    window.release()
    window.draw()
    let stroke = try #require(window.strokes.first)
    for (sample, (x, y)) in zip(
      [stroke.samples[0], stroke.samples[stroke.samples.count - 1]], [(165.0, 150.0), (235, 140)])
    {
      let place = window.paper.viewPoint(at: sample.position)
      #expect(place.distance(to: window.point(x, y)) < 0.01)
    }
    expectSettled(window)
    #expect(window.painting.history.edits.count == steps + 1)
    window.undo()
    // No ring round the pointer.
    window.tools.choose(.select)
    window.draw()
    expectSettled(window)
    #expect(window.pixel(185, 150) != 0x000000)
  }

  @Test func `by quarters and in a mirror shows the very pixels that are seen otherwise`() throws {
    let window = try opened(turn: .none)
    window.press(100, 60).drag(to: 180, 90).drag(to: 150, 250).release()
    window.tools.choose(.select)
    window.draw()
    let (width, height) = (window.paper.pixelSize.width, window.paper.pixelSize.height)
    let plain = window.pixels
    func rearranged(_ place: (Int, Int) -> (Int, Int)) -> [UInt8] {
      var pixels: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width {
          let (x, y) = place(x, y)
          let index = 4 * (y * width + x)
          pixels += plain[index..<index + 4]
        }
      }
      return pixels
    }
    window.paper.turn = PaperTurn(isFlipped: true)
    window.draw()
    #expect(window.pixels == rearranged { (width - 1 - $0, $1) })
    window.paper.turn = PaperTurn(degrees: 180)
    window.draw()
    #expect(window.pixels == rearranged { (width - 1 - $0, height - 1 - $1) })
    window.paper.turn = .none
    window.draw()
    #expect(window.pixels == plain)
  }

  @Test(arguments: seeds(40))
  func `settles as a full redraw after any script`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let window = try opened(
      turn: PaperTurn(degrees: 15 * Int.random(in: 0..<24, using: &random)),
      scale: seed.isMultiple(of: 2) ? 1 : 1.5)
    for _ in 0..<10 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: window.paper.turnPaper(degrees: 15 * Int.random(in: -5...5, using: &random))
      case 1: window.paper.flipPaper()
      case 2:
        window.paper.zoom(
          to: .random(in: 0.1...2, using: &random),
          at: window.point(.random(in: 0...400, using: &random), 150))
      case 3: window.paper.pan(by: ViewPoint(x: .random(in: -60...60, using: &random), y: 20))
      case 4: window.undo()
      case 5: window.paper.zoomToFit()
      default:
        let tools: [CommandName] = [.pencil, .ellipse, .line, .eraser, .rectangle]
        if let tool = tools.randomElement(using: &random) { window.tools.choose(tool) }
        func place() -> (Double, Double) {
          (.random(in: -50...450, using: &random), .random(in: 0...300, using: &random))
        }
        let (a, b, c) = (place(), place(), place())
        window.press(a.0, a.1).drag(to: b.0, b.1)
        window.draw()
        window.drag(to: c.0, c.1).release()
      }
      window.draw()
    }
    // No ring of a tool round the pointer.
    window.tools.choose(.select)
    window.draw()
    expectSettled(window)
  }

  @Test(arguments: turns)
  func `gives its colours to the picker, and shows them enlarged`(turn: PaperTurn) throws {
    let window = try opened(turn: turn)
    window.brushes.brush.style.color = InkColor(rgb: 0xC03020)
    window.press(165, 150).drag(to: 235, 150).release()
    window.brushes.brush.style.color = InkColor(rgb: 0x000000)
    window.tools.choose(.pick)
    window.forgetColors()
    window.move(200, 150)
    window.draw()
    #expect(window.paper.showsLoupe)
    window.click(200, 150)
    #expect(window.colors.last == InkColor(rgb: 0xC03020))
    window.move(200, 250)
    window.draw()
    expectSettled(window)
  }

  @Test(arguments: turns)
  func `is filled where a click is seen`(turn: PaperTurn) async throws {
    let window = try opened(.rectangle, turn: turn)
    let (a, b) = (seen(120, 90, in: window), seen(280, 210, in: window))
    window.press(a.0, a.1).drag(to: b.0, b.1).release()
    window.brushes.brush.style.color = InkColor(rgb: 0x30A040)
    window.draw()
    window.tools.choose(.fill)
    window.click(200, 150)
    try await window.application.wait(until: "it is filled") { window.strokes.count == 2 }
    window.draw()
    #expect(window.pixel(200, 150) == 0x30A040)
    let inside = seen(130, 200, in: window)
    #expect(window.pixel(Int(inside.0), Int(inside.1)) == 0x30A040)
    let outside = seen(110, 200, in: window)
    #expect(window.pixel(Int(outside.0), Int(outside.1)) != 0x30A040)
  }

  @Test(arguments: turns)
  func `lets its strokes be selected, moved, scaled and nudged as they are seen`(turn: PaperTurn)
    throws
  {
    let window = try opened(.rectangle, turn: turn)
    let (a, b) = (seen(150, 110, in: window), seen(250, 190, in: window))
    window.press(a.0, a.1).drag(to: b.0, b.1).release()
    window.tools.choose(.select)
    window.editor.aids.now.snaps = false
    let edge = seen(150, 130, in: window)
    window.click(edge.0, edge.1)
    #expect(window.selection.indices == [0])
    let marks = try #require(window.paper.marks)
    #expect(marks.handles.count == 8 && marks.knob != nil)
    func middle() -> ViewPoint {
      let box = window.box(window.strokes[0])
      return window.paper.viewPoint(
        at: UnitPoint(x: box.midX / 400, y: box.midY / 300))
    }
    let before = middle()
    window.press(edge.0, edge.1).drag(to: edge.0 + 10, edge.1 - 20)
      .drag(to: edge.0 + 30, edge.1 - 12).release()
    window.draw()
    let moved = middle()
    #expect(moved.distance(to: before + ViewPoint(x: 30, y: -12)) < 0.1)
    window.window.key("Right")
    let nudged = middle()
    let point = window.paper.viewport.pixels(ofFraction: PaperScale.grain) / window.paper.scale
    let way = window.paper.turn.isSquare ? 0.01 : 0.8 * point
    #expect(nudged.distance(to: moved + ViewPoint(x: point, y: 0)) < way)
    let handle = try #require(window.paper.marks?.handles.first)
    let place = window.paper.viewPoint(at: handle) - window.point(0, 0)
    let size = window.box(window.strokes[0])
    let outwards = window.paper.viewPoint(at: handle) - middle()
    window.press(place.x, place.y)
      .drag(to: place.x + outwards.x / 2, place.y + outwards.y / 2).release()
    #expect(window.box(window.strokes[0]).width > size.width + 10)
    window.draw()
    expectSettled(window)
  }

  @Test(arguments: turns)
  func `is written on where a click is seen, and the caret is set in the letters`(turn: PaperTurn)
    throws
  {
    let window = try opened(.text, turn: turn)
    window.tools.textSize = 32
    window.click(200, 150)
    window.window.type("Halloo")
    window.draw()
    let field = try #require(
      window.paper.children.lazy.compactMap { $0 as? PaperText }.first)
    #expect(
      field.frame.intersects(
        ViewRect(origin: window.point(195, 145), size: ViewSize(width: 10, height: 10))))
    // A click in front of the first letter.
    window.click(200, 150)
    window.window.type("S")
    #expect(field.text == "SHalloo")
    window.window.key("Esc")
    window.draw()
    #expect(window.painting.elements.compactMap(\.content.text?.string) == ["SHalloo"])
    expectSettled(window)
  }

  @Test(arguments: turns)
  func `shows guides, the grid and symmetries, which leave nothing behind`(turn: PaperTurn) throws {
    let window = try opened(turn: turn)
    let bare = window.pixels
    window.editor.aids.now.guides = [Guide(.vertical, at: 0.25), Guide(.horizontal, at: 0.5)]
    (window.editor.aids.now.showsGuides, window.editor.aids.now.showsGrid) = (true, true)
    window.draw()
    let shown = window.pixels
    #expect(shown != bare)
    window.editor.aids.now.guides.removeLast()
    window.draw()
    #expect(window.pixels != shown)
    window.editor.aids.now.guides = []
    window.editor.aids.now.showsGrid = false
    window.draw()
    #expect(window.pixels == bare)
  }

  @Test func `is turned by Shift+wheel, flipped and turned back from the menu, and says so`()
    throws
  {
    let window = try PaintingWindow(.pencil)
    let zoom = window.editor.screen.bar.zoomButton
    let plain = zoom.title
    window.window.key("Shift+R")
    window.draw()
    let rulers = try #require(window.editor.screen.rulers)
    #expect(!rulers.horizontal.isHidden)
    window.move(200, 150).scroll(1, .shift).scroll(1, .shift)
    window.draw()
    #expect(window.paper.turn == PaperTurn(degrees: 30) && zoom.title.hasSuffix("% · 30°"))
    #expect(rulers.horizontal.isHidden && window.paper.isFitting)
    window.scroll(-0.5, .shift).scroll(-0.5, .shift)
    #expect(window.paper.turn == PaperTurn(degrees: 15))
    let commands = window.editor.commands
    commands.perform(.flipView)
    #expect(window.paper.turn == PaperTurn(degrees: 345, isFlipped: true))
    #expect(zoom.title.hasSuffix("% · 345° ↔"))
    commands.perform(.turnViewQuarterRight)
    commands.perform(.turnViewRight)
    #expect(window.paper.turn == PaperTurn(degrees: 90, isFlipped: true))
    commands.perform(.turnViewBack)
    window.draw()
    #expect(window.paper.turn.isNone && zoom.title != "" && !rulers.horizontal.isHidden)
    window.window.key("Shift+R")
    window.draw()
    #expect(zoom.title == plain && window.painting.isUntouched)
    // Not while the pointer draws.
    window.press(200, 150).drag(to: 220, 150)
    commands.perform(.flipView)
    window.scroll(1, .shift)
    #expect(window.paper.turn.isNone)
    window.release()
    #expect(window.strokes.count == 1)
  }

  @Test func `is turned back from the menu of a narrow window, whose bar has no room for the zoom`()
    throws
  {
    let window = try PaintingWindow(.pencil)
    window.editor.commands.perform(.turnViewQuarterRight)
    window.window.resize(to: PixelSize(width: 400, height: 760))
    window.draw()
    #expect(window.editor.screen.bar.zoomButton.isHidden && !window.paper.turn.isNone)
    window.editor.showMoreMenu()
    window.window.key("End").key("Up").key("Up").key("Enter")
    #expect(window.paper.turn.isNone)
  }
}
