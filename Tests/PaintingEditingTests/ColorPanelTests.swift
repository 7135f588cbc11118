import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views
import Widgets
import Windows

@testable import App
@testable import ApplicationTesting
@testable import PaintingEditing

@Suite("Colours at hand")
struct ColorPanelTests {
  private func panel(_ window: PaintingWindow) -> BrushColorPanel? {
    window.editor.window.scene.layers.last as? BrushColorPanel
  }

  @Test func `leave undo and redo at hand`() throws {
    let window = try PaintingWindow(.rectangle)
    window.press(40, 60).drag(to: 80, 90).release()
    window.editor.screen.bar.brushButton.action()
    #expect(panel(window) != nil)
    window.window.key("Ctrl+Z")
    #expect(window.painting.elements.isEmpty && panel(window) != nil)
    window.window.key("Ctrl+Y")
    #expect(window.painting.elements.count == 1 && panel(window) != nil)
    window.window.key("Esc")
    #expect(panel(window) == nil)
  }

  @Test func `are in the menu of a window whose bar has no room for them`() throws {
    let window = try PaintingWindow(.rectangle)
    window.window.resize(to: PixelSize(width: 420, height: 760))
    window.draw()
    let bar = window.editor.screen.bar
    #expect(bar.brushButton.isHidden && bar.fillButton.isHidden)
    window.editor.showMoreMenu()
    let menu = try #require(window.editor.window.scene.layers.last as? Menu)
    #expect(menu.accessibility.name == Texts.english.more)
    window.window.key("Down").key("Enter")
    window.draw()
    #expect(panel(window)?.accessibility.name == Texts.english.lineColor)
    window.window.key("Esc")
    window.resize(paperHeight: 600)
    window.draw()
    #expect(!bar.brushButton.isHidden && window.editor.colors.foldedItems.isEmpty)
  }

  @Test func `come back with the palette that was chosen`() throws {
    let window = try PaintingWindow(.rectangle)
    window.editor.screen.bar.fillButton.action()
    try #require(panel(window)).palettesRequested.post(())
    #expect(window.editor.window.scene.layers.last is Menu)
    window.window.key("Down").key("Enter")
    window.draw()
    #expect(panel(window)?.accessibility.name == Texts.english.fillColor)
  }

  @Test func `get the keys from a clicked button that opened them back to the paper`() throws {
    let window = try PaintingWindow(.rectangle)
    let (scene, button) = (window.editor.window.scene, window.editor.screen.bar.zoomButton)
    let place = button.originInScene
    window.window.click(place.x + 10, place.y + 10)
    window.window.key("Esc")
    #expect(scene.focused === button)
    window.press(40, 60).release()
    #expect(scene.focused == nil)
  }
}
