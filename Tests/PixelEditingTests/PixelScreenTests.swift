import Base
import Canvas
import Documents
import Editing
import Rendering
import TestSupport
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Widgets
@testable import Windows

@Suite("A window with pixel art")
struct PixelScreenTests {
  @Test(arguments: seeds(40))
  func `shows after any script what a full redraw shows`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    // Some so large that cells are smaller than pixels.
    let sides = seed.isMultiple(of: 8) ? 500...900 : 8...40
    let size = CellSize(
      width: Int.random(in: sides, using: &random), height: Int.random(in: sides, using: &random))
    let pixels = try PixelWindow(Sprite(size: size))
    func cell() -> (Int, Int) {
      (
        Int.random(in: -2...size.width + 1, using: &random),
        Int.random(in: -2...size.height + 1, using: &random)
      )
    }
    for _ in 0..<30 {
      switch Int.random(in: 0..<17, using: &random) {
      case 0...5:
        let button: PointerButton = Bool.random(using: &random) ? .primary : .secondary
        pixels.press(cell(), button, Bool.random(using: &random) ? .shift : [])
        for _ in 0..<4 { pixels.move(cell()) }
        if Int.random(in: 0..<5, using: &random) == 0 { pixels.grid.cancelGesture() }
        pixels.release(button)
      case 6: pixels.undo()
      case 7: pixels.redo()
      case 8:
        pixels.tools.choose(CellTool.catalogue.map(\.name).randomElement(using: &random) ?? .pencil)
      case 9: pixels.tools.settings.tipSize = Int.random(in: 1...5, using: &random)
      case 10: pixels.frames.add()
      case 11: pixels.frames.go(by: 1)
      case 12: pixels.frames.toggleOnion()
      case 13: pixels.grid.zoom(Bool.random(using: &random) ? 1 : -1)
      case 14: pixels.grid.pan(by: ViewPoint(x: 13, y: -7))
      case 15: pixels.tools.symmetry = symmetry(using: &random)
      default: pixels.session.perform { $0.changeRandomly(using: &random) }
      }
      pixels.window.draw()
      #expect(pixels.session.seen == pixels.art.sprite)
    }
    // The lines of a symmetry are drawn slightly otherwise, part by part.
    pixels.tools.symmetry.kind = .none
    pixels.window.draw()
    let shown = pixels.pixels
    pixels.display.reload()
    #expect(shown == pixels.fullRedraw())
    if !pixels.art.history.edits.isEmpty {
      #expect(try pixels.application.stored("Pixel art 1") == .pixels(pixels.art))
    }
  }

  private func symmetry(using random: inout SeededRandom) -> Symmetry {
    let kinds: [Symmetry.Kind] = [.none, .mirror, .twoMirrors, .rays(4), .rays(7)]
    return Symmetry(
      kinds.randomElement(using: &random) ?? .none,
      center: PaperPoint(
        x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
      angle: Double(Int.random(in: 0..<360, using: &random)))
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `keeps cells square and whole, in whatever size`(scale: Double) throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 40, height: 12)))
    for (width, height) in [(1280, 800), (300, 900), (250, 260), (2000, 400)] {
      pixels.resize(width: width, height: height, scale: scale)
      pixels.window.draw()
      let viewport = pixels.grid.viewport
      let cell = viewport.pixels(of: CellRect(x: 3, y: 4, width: 1, height: 1))
      #expect(cell.width == cell.height && cell.width >= 1)
      let all = viewport.pixels(of: CellRect(size: pixels.session.seen.size))
      #expect(PixelRect(size: pixels.grid.pixelSize).contains(all))
    }
  }

  @Test func `keeps the room of a low window for the canvas`() throws {
    let pixels = try PixelWindow()
    pixels.resize(width: 300, height: 260)
    #expect(pixels.grid.frame.height == 260 - DocumentBar.height)
    pixels.resize(width: 380, height: 760)
    #expect(pixels.frames.bar.frame.height > 90 && pixels.palette.panel.frame.height == 138)
    #expect(pixels.grid.frame.height > 400)
  }

  @Test func `leads the keyboard to nothing that has no room`() throws {
    let pixels = try PixelWindow()
    let (scene, panel, bar) = (pixels.scene, pixels.palette.panel, pixels.frames.bar)
    func reached() -> [View] {
      scene.stops(in: scene.root).filter { $0.isInside(panel) || $0.isInside(bar) }
    }
    pixels.resize(width: 380, height: 760)
    #expect(reached().contains { $0 === panel.grid } && reached().contains { $0 === bar.strip })
    scene.focus(panel.grid)
    pixels.resize(width: 300, height: 260)
    #expect(reached().isEmpty && scene.focused == nil)
    pixels.window.key("F6").key("Tab")
    #expect(scene.focused?.isInside(pixels.editor.screen.bar) == true)
    pixels.resize(width: 380, height: 760)
    #expect(!reached().isEmpty)
  }

  @Test func `remembers how large the squares are on which it lies`() throws {
    let pixels = try PixelWindow()
    #expect(pixels.display.squares == .steady)
    pixels.editor.commands.perform(.checkerboard)
    pixels.window.type("squares of 16")
    pixels.window.key("Enter")
    #expect(pixels.scene.popups.isEmpty && pixels.display.squares == .sixteenCells)
    #expect(pixels.editor.services.settings[.squareSize] == .sixteenCells)
  }

  @Test
  func `paints with nothing, with either button, after the swatch beside the palette was chosen`()
    throws
  {
    let pixels = try PixelWindow()
    let (panel, swatch) = (pixels.palette.panel, pixels.palette.panel.clear)
    pixels.drag((0, 0), (3, 0))
    let painted = pixels.text
    let middle = pixels.place(of: swatch).center
    pixels.window.click(middle.x, middle.y)
    #expect(pixels.palette.primary == CellGrid.empty && pixels.palette.secondary == 6)
    #expect(swatch.isPrimary && !swatch.isSecondary && panel.chips.primary == nil)
    pixels.drag((0, 0), (3, 0))
    #expect(pixels.text != painted && pixels.frame.cells.isEmpty)
    pixels.palette.choose(2, for: .primary)
    pixels.window.press(middle.x, middle.y, .secondary).release(.secondary)
    #expect(pixels.palette.primary == 2 && pixels.palette.secondary == CellGrid.empty)
    #expect(swatch.isSecondary && panel.chips.secondary == nil)
    pixels.palette.choose(6, for: .secondary)
    pixels.scene.focusByKey(swatch)
    pixels.window.key("Shift+Enter")
    #expect(pixels.palette.primary == 2 && pixels.palette.secondary == CellGrid.empty)
    pixels.window.key("Enter")
    #expect(pixels.palette.primary == CellGrid.empty && swatch.accessibility.value == "on")
  }

  @Test func `is looked at again as when it was closed: colours, lines, tiles, zoom and place`()
    async throws
  {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 200, height: 160)))
    pixels.click((100, 80))
    pixels.palette.choose(5, for: .primary)
    pixels.palette.choose(CellGrid.empty, for: .secondary)
    pixels.grid.zoom(toSide: 16)
    pixels.grid.pan(by: ViewPoint(x: -160, y: 64))
    (pixels.grid.isTiled, pixels.grid.showsLines) = (true, false)
    pixels.window.draw()
    let (camera, edits) = (try #require(pixels.grid.camera), pixels.art.history.edits.count)
    let application = pixels.application
    try await application.wait(until: "the library has it") { pixels.editor.id != nil }
    pixels.window.key("Ctrl+W")
    try application.window("Paintings").key("Ctrl+Shift+T")
    var reopened: PixelEditor? { application.application.documents.last?.editor as? PixelEditor }
    try await application.wait(until: "it is open again") { reopened?.isLoaded == true }
    let again = try #require(reopened)
    #expect(again !== pixels.editor && again.art.history.edits.count == edits)
    #expect(again.palette.primary == 5 && again.palette.secondary == CellGrid.empty)
    #expect(again.grid.isTiled && !again.grid.showsLines)
    let seen = try #require(again.grid.camera)
    #expect(seen.side == 16)
    #expect(
      abs(seen.middle.x - camera.middle.x) < 0.1 && abs(seen.middle.y - camera.middle.y) < 0.1)
  }

  @Test func `is read back from a text as it was, and not from what makes no sense`() {
    var colors = CellColors()
    (colors.primary, colors.secondary) = (CellGrid.empty, 31)
    for camera in [nil, GridCamera(side: 0.25, middle: CellPoint(x: -3.5, y: 1e3))] {
      let viewState = PixelViewState(
        colors: colors, showsLines: false, isTiled: true, camera: camera)
      #expect(PixelViewState(text: viewState.text) == viewState)
    }
    #expect(PixelViewState(text: "") == nil && PixelViewState(text: "colors 1 -9") == nil)
    #expect(PixelViewState(text: "colors 1 2\nspot 17.5 0 0")?.camera == nil)
    #expect(PixelViewState(text: "colors 1 2\nspot 16 nan inf")?.camera == nil)
  }

  @Test func `zooms in whole steps and keeps what is under the pointer`() throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 64, height: 64)))
    let point = pixels.point((10, 50))
    pixels.window.drag(to: point.x, point.y)
    for step in [-1.0, -1, -1, 1, -1, -1] {
      pixels.window.hold(.control).scroll(step).hold([])
      let local = point - pixels.grid.originInScene
      let cell = pixels.grid.viewport.cell(at: PixelPoint(x: local.x, y: local.y))
      #expect(cell == CellPosition(x: 10, y: 50))
      let side = pixels.grid.viewport.cellSide
      #expect(side == side.rounded() && GridViewport.cellSides.contains(side))
    }
    #expect(pixels.pointed == "10, 50")
    // Painted where the pointer is, at every zoom.
    pixels.window.click(point.x, point.y)
    #expect(pixels.frame.cells[CellPosition(x: 10, y: 50)] == 0)
  }

  @Test func `adds, duplicates, moves and deletes frames, each as one step`() throws {
    let pixels = try PixelWindow()
    pixels.click((1, 1))
    pixels.frames.duplicate()
    #expect(pixels.frame.place == 1 && pixels.art.sprite.frames.count == 2)
    pixels.click((2, 2))
    pixels.frames.add()
    #expect(pixels.frame.place == 2 && pixels.frame.cells.isEmpty)
    pixels.frames.frameStrip(pixels.frames.bar.strip, moved: [2], before: 0)
    #expect(pixels.frame.place == 0 && pixels.art.sprite.frames[0].grid.isEmpty)
    pixels.frames.delete()
    #expect(pixels.art.sprite.frames.count == 2 && pixels.art.history.edits.count == 6)
    for _ in 0..<6 { pixels.undo() }
    #expect(!pixels.art.canUndo && pixels.art.sprite.isBlank && pixels.frame.place == 0)
    for _ in 0..<6 { pixels.redo() }
    #expect(pixels.art.sprite.frames.count == 2)
  }

  @Test func `lets frames be dragged to another place, and chosen by a click`() throws {
    let pixels = try PixelWindow()
    pixels.click((1, 1))
    for _ in 0..<3 { pixels.frames.add() }
    let strip = pixels.place(of: pixels.frames.bar.strip)
    func middle(_ frame: Int) -> ViewPoint {
      ViewPoint(x: strip.x + 6 + 66 * (Double(frame) + 0.5), y: strip.y + 40)
    }
    pixels.window.click(middle(2).x, middle(2).y)
    #expect(pixels.frame.place == 2)
    pixels.window.press(middle(0).x, middle(0).y).drag(to: middle(1).x, middle(1).y)
      .drag(to: middle(2).x + 20, middle(2).y).release()
    #expect(pixels.art.sprite.frames.map(\.grid.isEmpty) == [true, true, false, true])
    #expect(pixels.frame.place == 2)
    // Where it was, nothing moves.
    let steps = pixels.art.history.edits.count
    pixels.window.press(middle(2).x, middle(2).y).drag(to: middle(2).x + 12, middle(2).y).release()
    #expect(pixels.art.history.edits.count == steps)
  }

  @Test func `shows with an undo the frame that it changed`() throws {
    let pixels = try PixelWindow()
    pixels.frames.add()
    pixels.click((3, 3))
    pixels.frame.go(to: 0)
    pixels.undo()
    #expect(pixels.frame.place == 1 && pixels.frame.cells.isEmpty)
  }

  @Test func `plays its frames in turn, and is painted meanwhile on the one that is seen`() throws {
    let pixels = try PixelWindow()
    pixels.frames.add()
    pixels.frames.add()
    pixels.frame.go(to: 0)
    pixels.frames.togglePlaying()
    #expect(pixels.frames.isPlaying && pixels.display.played == 0)
    pixels.letTimePass()
    #expect(pixels.display.played == 1)
    pixels.press((1, 1))
    pixels.letTimePass()
    // The frame under the pointer stays until the button is lifted, and the strip shows it.
    #expect(pixels.display.played == 1 && pixels.frames.bar.strip.current == 1)
    #expect(pixels.frame.place == 1)
    pixels.move((4, 1)).release()
    #expect(pixels.art.sprite.frames[1].grid.text.contains(".0000..."))
    pixels.letTimePass()
    #expect(pixels.display.played == 0)
    pixels.frames.togglePlaying()
    #expect(!pixels.frames.isPlaying && pixels.display.played == nil && pixels.frame.place == 0)
  }

  @Test func `turns a large picture on another thread, and is not changed meanwhile`() throws {
    let size = CellSize(width: 2100, height: 2000)
    var start = Sprite(size: size)
    start.change(frame: 0) { $0.set(5, at: CellPosition(x: 0, y: 0)) }
    let pixels = try PixelWindow(start)
    pixels.session.performOnAll { $0.turn(.flipHorizontally) }
    #expect(pixels.art.history.edits.isEmpty && !pixels.session.canChange)
    pixels.click((1000, 1000))
    pixels.session.perform { $0.setRamp(0...3) }
    #expect(pixels.art.sprite == start && pixels.session.seen == start)
    pixels.session.finish()
    #expect(pixels.frame.cells[CellPosition(x: 2099, y: 0)] == 5 && pixels.session.canChange)
    #expect(pixels.art.history.edits.count == 1 && pixels.art.sprite.ramps.isEmpty)
    // What the thread says later changes nothing any more.
    pixels.session.finish()
    #expect(pixels.art.history.edits.count == 1)
  }

  @Test func `makes a large step by itself as soon as it is there`() async throws {
    let pixels = try PixelWindow(Sprite(size: CellSize(width: 2100, height: 2000)))
    await withCheckedContinuation { continuation in
      pixels.session.performOnAll({ $0.resize(to: CellSize(width: 8, height: 9), anchor: .top) }) {
        _ in
        continuation.resume()
      }
    }
    #expect(pixels.art.sprite.size == CellSize(width: 8, height: 9))
  }

  @Test func `is painted, while it plays, on the frame that is seen, not on one that is due`()
    throws
  {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.insert(
      [2, 3].map { PixelFrame(CellGrid(size: start.size, filledWith: $0)) }, at: 1)
    let pixels = try PixelWindow(start)
    pixels.frames.togglePlaying()
    pixels.letTimePass()
    #expect(pixels.display.seen == 1)
    // The next frame is due, but nothing is drawn yet when the button goes down.
    pixels.display.played = 2
    pixels.grid.received.post(.began(CellReading(CellPosition(x: 4, y: 4)), GesturePress()))
    pixels.grid.received.post(.ended(nil))
    #expect(pixels.frame.place == 1 && pixels.frames.bar.strip.current == 1)
    #expect(pixels.art.sprite.frames[1].grid[CellPosition(x: 4, y: 4)] == 0)
    #expect(pixels.art.sprite.frames[2].grid == start.frames[2].grid)
  }

  @Test func `shows all colours of a palette as soon as it has them, and the one that was added`()
    throws
  {
    let pixels = try PixelWindow(width: 900, height: 760)
    let grid = pixels.palette.panel.grid
    pixels.session.perform { $0.usePalette(Palette(Array(Palette.usual.colors.prefix(8)))) }
    pixels.window.draw()
    let small = grid.frame.height
    let many = Palette((0..<216).map { InkColor(rgb: UInt32($0 * 77_777)) })
    pixels.palette.use(many)
    pixels.window.draw()
    #expect(grid.frame.height > 4 * small)
    let seen = (0..<216).filter { grid.visibleFrame(of: $0).height > 10 }
    #expect(seen.count > 100)
    pixels.palette.addColor()
    pixels.window.draw()
    #expect(grid.visibleFrame(of: 216).height > 10, "what was added is in sight")
    // No colour lies under the scrollbar.
    for index in 0..<217 where grid.visibleFrame(of: index).height > 1 {
      #expect(grid.visibleFrame(of: index).maxX <= grid.bounds.width - 6)
    }
    // As a resize lays it out, too.
    let before = grid.frame
    pixels.resize(width: 901, height: 760)
    pixels.resize(width: 900, height: 760)
    #expect(grid.frame == before)
  }

  @Test func `keeps ramps with the picture: made by Shift-click, taken back, removed by the menu`()
    throws
  {
    let pixels = try PixelWindow()
    let grid = pixels.palette.panel.grid
    let frame = pixels.place(of: grid)
    func place(_ index: Int) -> ViewPoint {
      frame.origin + grid.visibleFrame(of: index).center
    }
    for (first, last) in [(0, 3), (4, 6)] {
      pixels.window.click(place(first).x, place(first).y)
      pixels.window.hold(.shift).click(place(last).x, place(last).y).hold([])
    }
    #expect(pixels.art.sprite.ramps == [0...3, 4...6] && grid.ramps == [0...3, 4...6])
    pixels.undo()
    #expect(grid.ramps == [0...3] && pixels.art.sprite.ramps == [0...3])
    pixels.redo()
    // The colour of the first button is in the second ramp.
    pixels.palette.removeRamp()
    #expect(pixels.art.sprite.ramps == [0...3])
  }

  @Test func `mixes a colour of its palette as one step, seen at once in all cells`() throws {
    let pixels = try PixelWindow()
    pixels.palette.choose(2, for: .primary)
    pixels.click((0, 0))
    pixels.palette.edit()
    pixels.window.draw()
    let editor = try #require(pixels.scene.focused)
    let field = try #require(
      pixels.views(in: editor).first {
        $0.accessibility.role == .textField && $0.accessibility.name == "Colour as text"
      })
    pixels.click(field)
    pixels.window.key("Ctrl+A")
    pixels.window.type("#ff0000")
    #expect(pixels.session.seen.palette[2] == InkColor(rgb: 0xFF0000))
    #expect(pixels.art.sprite.palette == .usual)
    pixels.window.key("Enter")
    #expect(pixels.art.sprite.palette[2] == InkColor(rgb: 0xFF0000))
    #expect(pixels.art.history.edits.count == 2)
    pixels.undo()
    #expect(pixels.art.sprite.palette == .usual && pixels.session.seen.palette == .usual)
  }

  @Test
  func `chooses colours by both buttons, a ramp with Shift, and keeps them when it is sorted`()
    throws
  {
    let pixels = try PixelWindow()
    let grid = pixels.palette.panel.grid
    let frame = pixels.place(of: grid)
    pixels.window.click(frame.x + 30, frame.y + 5)
    pixels.window.click(frame.x + 52, frame.y + 5, .secondary)
    #expect(pixels.palette.primary == 1 && pixels.palette.secondary == 2)
    pixels.window.hold(.shift).click(frame.x + 96, frame.y + 5).hold([])
    #expect(pixels.session.seen.ramps == [1...4])
    let colors = [pixels.palette.primary, pixels.palette.secondary].map {
      pixels.session.seen.palette.color(of: $0)
    }
    pixels.palette.sort(by: .saturation)
    #expect(
      [pixels.palette.primary, pixels.palette.secondary].map {
        pixels.session.seen.palette.color(of: $0)
      } == colors)
    pixels.palette.addColor()
    #expect(pixels.art.sprite.palette.count == 33 && pixels.palette.primary == 32)
  }

  @Test func `says where the pointer is, and how many cells the tip covers`() throws {
    let pixels = try PixelWindow()
    pixels.tools.settings.tipSize = 3
    let point = pixels.point((4, 5))
    pixels.window.drag(to: point.x, point.y)
    #expect(pixels.pointed == "4, 5")
    #expect(pixels.grid.marks.tip == GridTip(CellRect(x: 3, y: 4, width: 3, height: 3)))
  }

  @Test func `Squares have the colours of the theme, or the two in hand, which are remembered`()
    throws
  {
    let pixels = try PixelWindow()
    let preferences = pixels.editor.services.preferences
    pixels.palette.choose(2, for: .primary)
    pixels.palette.choose(5, for: .secondary)
    pixels.editor.commands.perform(.checkerboard)
    pixels.window.type("current two colours")
    pixels.window.key("Enter")
    let palette = pixels.session.seen.palette
    #expect(preferences.squareColors?.even == palette.color(of: 2))
    #expect(preferences.squareColors?.odd == palette.color(of: 5))
    #expect(
      pixels.scene.theme.translucency.even == palette.color(of: 2)?.canvasColor)
    pixels.editor.commands.perform(.checkerboard)
    pixels.window.type("theme colours")
    pixels.window.key("Enter")
    #expect(preferences.squareColors == nil)
  }
}
