import Base
import Documents
import Editing
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite struct LayerPanelTests {
  private func openWindow() throws -> PaintingWindow {
    let window = try PaintingWindow()
    window.press(100, 150).drag(to: 300, 150).release()
    window.window.key("Ctrl+Shift+L")
    window.draw()
    return window
  }

  private func panel(_ window: PaintingWindow) throws -> LayerPanel {
    try #require(window.editor.screen.layers)
  }

  @Test func `Its key opens and closes it beside the paper, never over it`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    #expect(!panel.frame.intersects(window.paper.frame) && panel.frame.x == 0)
    panel.sideButton.action()
    window.draw()
    #expect(!panel.frame.intersects(window.paper.frame) && panel.frame.x > window.paper.frame.x)
    // It hides with the bars, and comes back with them.
    window.window.key("Tab")
    window.draw()
    #expect(panel.isHidden && window.paper.frame.width == window.editor.screen.bounds.width)
    window.window.key("Tab")
    #expect(!panel.isHidden)
    window.window.key("Ctrl+Shift+L")
    #expect(window.editor.screen.layers == nil)
  }

  @Test func `In a narrow window it stands under the paper`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    window.window.resize(to: PixelSize(width: 400, height: 760))
    window.draw()
    #expect(!panel.frame.intersects(window.paper.frame))
    #expect(panel.frame.width == 400 && panel.frame.y >= window.paper.frame.maxY)
    #expect(panel.list.frame.height >= 2 * 34)
    #expect(panel.addButton.frame.maxX < panel.closeButton.frame.x)
  }

  @Test func `A layer is added, drawn in, hidden and brought back`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    #expect(panel.list.entries.map(\.name) == ["Layer 1"] && !panel.removeButton.isEnabled)
    panel.addButton.action()
    #expect(panel.list.entries.map(\.name) == ["Layer 2", "Layer 1"] && panel.list.selection == 0)
    window.press(200, 100).drag(to: 200, 200).release()
    #expect(window.painting.elements.map(\.layer.number) == [1, 2])
    panel.list.toggledShown.post(0)
    #expect(panel.list.entries[0].isHidden && window.painting.layers[1].isHidden)
    window.press(100, 100).drag(to: 300, 100).release()
    #expect(window.said == ["“Layer 2” is hidden: show it to draw in it."])
    #expect(window.painting.elements.count == 2)
    window.undo()
    #expect(!panel.list.entries[0].isHidden)
    panel.lowerButton.action()
    #expect(panel.list.entries.map(\.name) == ["Layer 1", "Layer 2"] && panel.list.selection == 1)
    window.undo()
    #expect(panel.mergeButton.isEnabled)
    panel.mergeButton.action()
    #expect(panel.list.entries.map(\.name) == ["Layer 1"])
    #expect(window.painting.elements.map(\.layer.number) == [1, 1])
  }

  @Test func `A name is edited in its place, and an opacity is one step`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    panel.list.renamed.post((0, "Sketch"))
    #expect(window.painting.layers[0].name == "Sketch" && panel.list.entries[0].name == "Sketch")
    let steps = window.painting.history.edits.count
    for value in [90.0, 70, 50] { panel.opacity.value = value }
    panel.opacity.ended.post(())
    #expect(window.painting.layers[0].opacity == 0.5)
    #expect(window.painting.history.edits.count == steps + 1)
    window.undo()
    #expect(panel.opacity.value == 100)
    window.undo()
    #expect(panel.list.entries[0].name == "Layer 1")
  }

  @Test func `A line in a faint layer under another one looks while it is drawn as it does then`()
    throws
  {
    let window = try openWindow()
    let panel = try panel(window)
    panel.addButton.action()
    window.press(200, 60).drag(to: 200, 240).release()
    panel.list.chosen.post(1)
    panel.opacity.value = 40
    panel.opacity.ended.post(())
    window.tools.brushes.brush.widthInPoints = 30
    window.press(60, 120).drag(to: 340, 180).drag(to: 100, 200)
    window.draw()
    let live = window.pixels
    window.release()
    window.draw()
    let (settled, full) = (window.pixels, window.fullRedraw())
    #expect(settled == full)
    let far = zip(live, settled).count { abs(Int($0) - Int($1)) > 3 }
    #expect(far < 2_000, "but for the ring of the brush")
  }

  @Test func `A recognised shape comes into the layer that is drawn in, and the others stay`()
    throws
  {
    let window = try openWindow()
    let panel = try panel(window)
    panel.addButton.action()
    window.press(200, 60).drag(to: 220, 240).drag(to: 260, 80).release()
    panel.list.chosen.post(1)
    window.press(60, 200)
    for step in 1...20 { window.drag(to: 60 + Double(step) * 12, 200) }
    window.tools.toolbox.rest()
    window.draw()
    window.release()
    window.draw()
    #expect(window.painting.elements.map(\.layer.number) == [1, 1, 2])
    #expect(window.painting.strokes[1].tool == .line)
    #expect(window.pixels == window.fullRedraw())
  }

  @Test func `A double click on a name edits it`() throws {
    let window = try openWindow()
    let list = try panel(window).list
    let place = list.originInScene + ViewPoint(x: 90, y: 20)
    window.window.doubleClick(place.x, place.y)
    #expect(list.isRenaming)
    window.window.type("Sky")
    window.window.key("Enter")
    #expect(!list.isRenaming && window.painting.layers[0].name == "Sky")
  }

  @Test func `Layers and the one that is hidden survive closing`() throws {
    let window = try openWindow()
    try panel(window).addButton.action()
    window.press(200, 100).drag(to: 200, 200).release()
    try panel(window).list.toggledShown.post(0)
    let before = window.painting
    let library = window.editor.services.library
    _ = window.editor.services.autosave.drain()
    let id = try #require(window.editor.store.knownID)
    #expect(try library.painting(id).painting == before)
  }

  @Test func `What is selected moves to a layer from the menu`() throws {
    let window = try openWindow()
    try panel(window).addButton.action()
    window.window.key("Ctrl+Shift+L")
    window.draw()
    window.tools.choose(.select)
    window.click(200, 150)
    #expect(window.selection.indices == [0])
    window.tools.context.moveSelected(to: window.painting.layers[1].id)
    #expect(window.painting.elements.map(\.layer.number) == [2])
  }

  @Test func `Its menu, by key or the second button, hides and locks the current layer`() throws {
    let window = try openWindow()
    let panel = try panel(window)
    let scene = try #require(panel.window)
    scene.focus(panel.list, shown: true)
    window.window.key("Menu").key("Down").key("Down").key("Enter")
    #expect(window.editor.painting.layers.map(\.isLocked) == [true])
    let row = panel.list.originInScene + ViewPoint(x: 60, y: 20)
    window.window.press(row.x, row.y, .secondary).release(.secondary)
    window.window.key("Down").key("Enter")
    #expect(window.editor.painting.layers.map(\.isHidden) == [true])
  }
}
