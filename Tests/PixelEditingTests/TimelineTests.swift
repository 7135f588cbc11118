import Base
import Canvas
import Documents
import Editing
import TestSupport
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PixelEditing
@testable import Windows

@Suite("A timeline of layers and frames") @MainActor
struct TimelineTests {
  /// A window with three layers and four blank frames, the middle layer of the first frame edited.
  private func timeline() throws -> PixelWindow {
    var start = Sprite(size: CellSize(width: 8, height: 8))
    start.addLayer(over: Layer.ID(1))
    start.addLayer(over: Layer.ID(2))
    start.insert((0..<3).map { _ in start.blankFrame(milliseconds: 50) }, at: 1)
    let pixels = try PixelWindow(start, width: 1000, height: 760)
    pixels.frame.go(to: 0, layer: Layer.ID(2))
    return pixels
  }

  /// The middle of a cel; rows count from the uppermost layer.
  private func point(_ pixels: PixelWindow, row: Int, column: Int) -> ViewPoint {
    let table = pixels.place(of: pixels.frames.bar.cels)
    return ViewPoint(
      x: table.x + 6 + 66 * (Double(column) + 0.5), y: table.y + 4 + 28 * (Double(row) + 0.5))
  }

  private func cells(_ pixels: PixelWindow, layer: UInt32) -> [Bool] {
    pixels.art.sprite.frames.indices.map { frame in
      let cel = CelAddress(frame: frame, layer: Layer.ID(layer))
      return pixels.art.sprite[cel: cel]?.isEmpty == false
    }
  }

  @Test func `is seen where there are several layers, and with one where it was wanted last`()
    throws
  {
    #expect(try timeline().frames.bar.showsLayers)
    let pixels = try PixelWindow()
    #expect(!pixels.frames.bar.showsLayers)
    let height = pixels.grid.frame.height
    pixels.window.key("Ctrl+Shift+L")
    pixels.window.draw()
    #expect(pixels.frames.bar.showsLayers && pixels.grid.frame.height < height)
    pixels.window.key("Shift+N")
    pixels.window.draw()
    #expect(pixels.art.sprite.layers.count == 2 && pixels.frame.layer.id == Layer.ID(2))
    #expect(pixels.frames.bar.layers.entries.map(\.name) == ["Layer 2", "Layer 1"])
  }

  @Test func `is opened by Tab if that is its key, wherever the focus is`() async throws {
    let pixels = try PixelWindow()
    let tab = try #require(KeyBinding("Tab"))
    let layers = CommandID(.pixels, .layers)
    let shown = pixels.frames.bar.showsLayers
    let keymaps = pixels.editor.services.keymaps
    keymaps.set([layers: [tab]]) { Issue.record("\($0)") }
    try await pixels.application.wait(until: "Tab is the key") {
      keymaps.keymap.keys(of: layers) == [tab]
    }
    pixels.window.key("Tab")
    pixels.window.draw()
    #expect(pixels.frames.bar.showsLayers != shown)
  }

  @Test func `paints in the layer that is chosen, and shows where something is`() throws {
    let pixels = try timeline()
    pixels.click((3, 3))
    #expect(cells(pixels, layer: 2) == [true, false, false, false])
    #expect(pixels.frames.bar.cels.rows.map { $0[0] } == [.empty, .filled, .empty])
    let place = point(pixels, row: 2, column: 1)
    pixels.window.click(place.x, place.y)
    #expect(pixels.frame.cel == CelAddress(frame: 1, layer: Layer.ID(1)))
    pixels.click((3, 3))
    #expect(cells(pixels, layer: 1) == [false, true, false, false])
    pixels.undo()
    pixels.frame.go(to: 3, layer: Layer.ID(3))
    pixels.undo()
    // What was taken back is what is edited then.
    #expect(pixels.frame.cel == CelAddress(frame: 0, layer: Layer.ID(2)))
  }

  @Test func `paints all cels that are chosen with Shift, as one step`() throws {
    let pixels = try timeline()
    let (from, to) = (point(pixels, row: 1, column: 0), point(pixels, row: 2, column: 2))
    pixels.window.click(from.x, from.y)
    pixels.window.hold(.shift).click(to.x, to.y)
    pixels.window.hold([])
    #expect(pixels.editor.context.chosenCels.count == 6 && pixels.frame.cel.frame == 2)
    pixels.click((5, 5))
    #expect(cells(pixels, layer: 1) == [true, true, true, false])
    #expect(cells(pixels, layer: 2) == [true, true, true, false])
    #expect(cells(pixels, layer: 3) == [false, false, false, false])
    #expect(pixels.art.history.edits.count == 1)
    // What is turned is turned in all of them.
    pixels.editor.commands.perform(.flipHorizontally)
    #expect(
      pixels.editor.context.chosenCels.allSatisfy {
        pixels.art.sprite[cel: $0]?.grid[CellPosition(x: 2, y: 5)] == 0
      })
    pixels.window.click(to.x, to.y)
    #expect(pixels.editor.context.chosenCels.count == 1)
  }

  @Test func `moves all chosen cels by a held arrow as one step`() throws {
    let pixels = try timeline()
    let (from, to) = (point(pixels, row: 1, column: 0), point(pixels, row: 1, column: 2))
    pixels.window.click(from.x, from.y)
    pixels.window.hold(.shift).click(to.x, to.y)
    pixels.window.hold([])
    pixels.click((1, 5))
    let context = pixels.editor.context
    let before = context.chosenCels
    for step in 0..<4 { context.nudgeSelected(dx: 1, dy: 0, isHeld: step > 0) }
    #expect(pixels.art.history.edits.count == 2 && before.count == 3)
    #expect(
      before.allSatisfy {
        let grid = pixels.art.sprite[cel: $0]?.grid
        return grid?[CellPosition(x: 5, y: 5)] == 0 && grid?[CellPosition(x: 1, y: 5)] != 0
      })
    pixels.undo()
    #expect(
      before.allSatisfy {
        pixels.art.sprite[cel: $0]?.grid[CellPosition(x: 1, y: 5)] == 0
      })
  }

  @Test func `drags cels to other frames and layers, and copies of them with Control`() throws {
    let pixels = try timeline()
    pixels.click((1, 1))
    let from = point(pixels, row: 1, column: 0)
    let to = point(pixels, row: 0, column: 2)
    pixels.window.press(from.x, from.y).drag(to: to.x, to.y).release()
    #expect(cells(pixels, layer: 2) == [false, false, false, false])
    #expect(cells(pixels, layer: 3) == [false, false, true, false])
    #expect(pixels.frame.cel == CelAddress(frame: 2, layer: Layer.ID(3)))
    let last = point(pixels, row: 0, column: 3)
    pixels.window.hold(.control).press(to.x, to.y).drag(to: last.x, last.y).release()
    pixels.window.hold([])
    #expect(cells(pixels, layer: 3) == [false, false, true, true])
    pixels.undo()
    #expect(cells(pixels, layer: 3) == [false, false, true, false])
  }

  @Test func `links cels by a key, clears them by Delete, and is walked by arrows`() throws {
    let pixels = try timeline()
    pixels.click((1, 1))
    let table = pixels.frames.bar.cels
    pixels.editor.window.scene.focus(table)
    pixels.window.key("Shift+Right").key("Shift+Right").key("Alt+L")
    #expect(cells(pixels, layer: 2) == [true, true, true, false])
    #expect(table.rows[1].prefix(3).allSatisfy { $0 == .linked(1) })
    pixels.window.key("Down")
    #expect(pixels.frame.cel == CelAddress(frame: 2, layer: Layer.ID(1)))
    pixels.window.key("Up").key("Delete")
    #expect(cells(pixels, layer: 2) == [true, true, false, false])
    #expect(
      pixels.art.sprite.linkedFrames(of: CelAddress(frame: 0, layer: Layer.ID(2))) == [0, 1])
  }

  @Test func `refuses to paint in layers that are hidden, locked or groups, and says why`() throws {
    let pixels = try timeline()
    pixels.editor.context.change(Layer.ID(2)) { $0.isLocked = true }
    pixels.click((1, 1))
    #expect(cells(pixels, layer: 2) == [false, false, false, false])
    #expect(pixels.said.last == "“Layer 2” is locked: unlock it to draw in it.")
    pixels.editor.context.choose(Layer.ID(3))
    pixels.editor.context.addGroup()
    #expect(pixels.frame.layer.id == Layer.ID(3) && pixels.frame.layer.group == Layer.ID(4))
    pixels.editor.context.choose(Layer.ID(4))
    pixels.click((1, 1))
    #expect(pixels.said.last == "“Group 4” is a group: choose a layer in it to draw.")
    pixels.editor.context.change(Layer.ID(4)) { $0.isHidden = true }
    pixels.editor.context.choose(Layer.ID(3))
    pixels.click((1, 1))
    #expect(pixels.said.last == "“Group 4” is hidden: show it to draw in it.")
    #expect(cells(pixels, layer: 3) == [false, false, false, false])
  }

  @Test
  func `makes a background of the second colour, copies layers, and fades them, each as one step`()
    throws
  {
    let pixels = try timeline()
    let (context, commands) = (pixels.editor.context, pixels.editor.commands)
    pixels.palette.choose(6, for: .secondary)
    pixels.click((1, 1))
    commands.perform(.layerBackground)
    #expect(pixels.art.sprite.layers[0].background == 6 && context.isBackground)
    #expect(pixels.frame.layer.id == Layer.ID(2))
    #expect(pixels.art.sprite.raster(0).pixels.allSatisfy { $0 & 255 == 255 })
    commands.perform(.layerDuplicate)
    #expect(pixels.art.sprite.layers.count == 4 && pixels.frame.layer.id == Layer.ID(4))
    #expect(cells(pixels, layer: 4) == [true, false, false, false])
    context.fade(to: 0.5)
    context.fade(to: 0.25)
    context.keepFading()
    #expect(pixels.frame.layer.opacity == 0.25 && pixels.art.history.edits.count == 4)
    for _ in 0..<4 { pixels.undo() }
    #expect(pixels.art.sprite.layers.map(\.background) == [nil, nil, nil] && !pixels.art.canUndo)
  }

  @Test func `picks the colour that is seen, of whatever layer`() throws {
    let pixels = try timeline()
    pixels.palette.choose(9, for: .primary)
    pixels.click((2, 2))
    pixels.palette.choose(0, for: .primary)
    pixels.editor.context.choose(Layer.ID(3))
    pixels.window.key("I")
    pixels.click((2, 2))
    #expect(pixels.palette.primary == 9)
  }

  @Test(arguments: 0..<12)
  func `shows the screen as a full redraw, whatever is done to layers`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pixels = try timeline()
    for _ in 0..<25 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: pixels.undo()
      case 1: pixels.redo()
      case 2:
        let layers = pixels.art.sprite.layers
        pixels.frame.go(
          to: Int.random(in: 0..<4, using: &random),
          layer: layers.randomElement(using: &random)?.id)
      case 3:
        pixels.click(
          (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random)))
      default: pixels.session.perform { $0.changeRandomly(using: &random) }
      }
      pixels.window.draw()
    }
    let seen = pixels.pixels
    #expect(pixels.fullRedraw() == seen)
  }

  @Test func `plays at a part of the speed, and a preview plays by itself`() throws {
    let pixels = try timeline()
    let preview = pixels.editor.screen.palette.preview
    #expect(preview.canPlay && !preview.isPlaying)
    let still = preview.picture?.full
    preview.toggled.post(())
    #expect(preview.isPlaying && pixels.frame.place == 0 && !pixels.frames.isPlaying)
    pixels.letTimePass()
    #expect(pixels.frame.place == 0 && pixels.display.played == nil)
    preview.toggled.post(())
    #expect(!preview.isPlaying && preview.picture?.full === still)
  }

  @Test func `is left as it is: the next window has the same onion skin, and the same preview`()
    throws
  {
    let pixels = try timeline()
    let preview = pixels.editor.screen.palette.preview
    preview.menuWanted.post(ViewPoint(x: 10, y: 10))
    // Play, fits, 1 ×, 2 ×.
    for _ in 0..<4 { pixels.window.key("Down") }
    pixels.window.key("Enter")
    #expect(preview.look == PixelPreview.Look(scale: 2, background: .squares))
    pixels.editor.askForOnionSkin()
    for (text, key) in [("3", "Tab"), ("0", "Tab"), ("50", "Enter")] {
      pixels.window.key("Ctrl+A").type(text)
      pixels.window.key(key)
    }
    var onion = OnionSkin()
    (onion.before, onion.after, onion.opacity) = (3, 0, 0.5)
    #expect(pixels.display.onionSkin == onion)

    _ = try pixels.application.open(.pixels(PixelArt(pixels.art.sprite)))
    let next = try #require(pixels.application.application.documents.last?.editor as? PixelEditor)
    #expect(next !== pixels.editor)
    #expect(next.display.onionSkin == onion)
    #expect(next.screen.palette.preview.look == preview.look)
  }
}

@Suite("Onion skin")
struct OnionSkinTests {
  @Test func `lets so many frames shine through, fainter the farther they are, and goes round`() {
    var onion = OnionSkin()
    #expect(onion.frames(around: 1, of: 4).map(\.frame) == [3, 0, 2])
    (onion.before, onion.after, onion.wraps) = (1, 2, true)
    #expect(onion.frames(around: 0, of: 4).map(\.frame) == [2, 3, 1])
    #expect(onion.frames(around: 0, of: 4).map(\.distance) == [2, -1, 1])
    #expect(onion.frames(around: 0, of: 1).isEmpty)
    #expect(onion.opacity(at: -2) == onion.opacity / 2)
    #expect(OnionSkin(onion.text) == onion && OnionSkin("9 1 0.3 true") == nil)
  }
}
