import Base
import Canvas
import DocumentWindows
import Documents
import Editing
import TestSupport
import Testing
import Texts
import Views
import Windows

@testable import App
@testable import ApplicationTesting
@testable import PaintingEditing
@testable import Widgets

@Suite("The part of a painting in view")
struct EarlierViewTests {
  private func window() throws -> PaintingWindow {
    let window = try PaintingWindow(.rectangle)
    window.press(40, 60).drag(to: 80, 90).release()
    window.tools.choose(.select)
    return window
  }

  @Test func `is zoomed to the selection, and goes back step by step`() throws {
    let window = try window()
    let commands = window.editor.commands
    #expect(!window.paper.hasPreviousView)
    window.window.key("Ctrl+2")
    #expect(window.paper.isFitting)
    window.window.key("Ctrl+A")
    window.window.key("Ctrl+2")
    let near = window.paper.viewport
    #expect(!window.paper.isFitting && window.paper.zoom > 1)
    let center = UnitPoint(x: 60 / 400, y: 75 / 300)
    #expect(
      window.paper.viewPoint(at: center).distance(to: window.paper.bounds.center) < 2)
    // The card of the inspector is in the wheel's way.
    window.window.key("Esc")
    window.move(200, 150).scroll(-1, .control).scroll(-1, .control).scroll(-1, .control)
    window.scroll(1, .shift)
    #expect(window.paper.turn == PaperTurn(degrees: 15))
    window.window.key("Ctrl+1")
    window.window.key("Ctrl+3")
    #expect(window.paper.turn == PaperTurn(degrees: 15) && window.paper.zoom > 1.5)
    // All turns of the wheel at once.
    window.window.key("Ctrl+3")
    #expect(window.paper.viewport == near)
    commands.perform(.previousView)
    #expect(window.paper.isFitting && !window.paper.hasPreviousView)
    window.window.key("Ctrl+3")
    #expect(window.paper.isFitting && window.painting.elements.count == 1)
  }

  @Test func `stands in the minimap, whose frame moves it`() throws {
    let window = try window()
    window.resize(paperHeight: 600)
    window.draw()
    let screen = window.editor.screen
    #expect(screen.minimap == nil)
    window.paper.zoom(to: 4)
    window.draw()
    let map = try #require(screen.minimap)
    #expect(!map.isHidden && map.frame.width == 168 && map.frame.height == 128)
    #expect(map.frameCorners.count == 4 && window.paper.partInView == map.frameCorners)
    // The middle of the picture's lower right quarter.
    let (x, y) = (map.originInScene.x + 4 + 120, map.originInScene.y + 4 + 90)
    window.window.hold([]).press(x, y).release()
    let middle = window.paper.viewport.unitPoint(
      at: PixelPoint(x: window.paper.bounds.width / 2, y: window.paper.bounds.height / 2))
    #expect(abs(middle.x - 0.75) < 0.01 && abs(middle.y - 0.75) < 0.01)
    // A drag begun beside the frame's middle does not jump.
    window.window.press(x + 3, y + 2).drag(to: x + 3 - 40, y + 2 - 30).release()
    let dragged = window.paper.viewport.unitPoint(
      at: PixelPoint(x: window.paper.bounds.width / 2, y: window.paper.bounds.height / 2))
    #expect(abs(dragged.x - 0.5) < 0.01 && abs(dragged.y - 0.5) < 0.01)
    window.editor.commands.perform(.previousView)
    #expect(window.paper.partInView != map.frameCorners || window.paper.zoom == 4)
    window.window.key("Ctrl+0")
    #expect(screen.minimap == nil)
    #expect(window.painting.elements.count == 1)
  }

  @Test func `stands in no minimap that is switched off, has no room, or goes with the bars`()
    throws
  {
    let window = try window()
    window.paper.zoom(to: 4)
    window.draw()
    let screen = window.editor.screen
    #expect(try #require(screen.minimap).isHidden)
    window.resize(paperHeight: 600)
    window.draw()
    #expect(try !#require(screen.minimap).isHidden)
    window.window.key("Tab")
    window.draw()
    #expect(try #require(screen.minimap).isHidden)
    window.window.key("Tab")
    window.editor.commands.perform(.minimap)
    #expect(screen.minimap == nil)
    #expect(window.editor.services.settings[.showsMinimap] == false)
    window.paper.zoom(to: 8)
    #expect(screen.minimap == nil)
    window.editor.commands.perform(.minimap)
    #expect(screen.minimap != nil)
  }

  @Test func `is changed from the menu of a window whose bar has no room for the zoom`() throws {
    let window = try window()
    func rows() throws -> [String] {
      window.editor.showMoreMenu()
      defer { window.editor.window.scene.dismissPopup() }
      return try #require(window.editor.window.scene.layers.last as? Menu).items.map(\.title)
    }
    let view = Texts.english.view
    #expect(try !rows().contains(view.minimap))
    window.window.resize(to: PixelSize(width: 420, height: 760))
    window.draw()
    let narrow = try rows()
    #expect([view.fitSelection, view.previous, view.minimap].allSatisfy { narrow.contains($0) })
  }

  @Test func `is shown by the minimap with the ink as it is`() async throws {
    let window = try window()
    window.resize(paperHeight: 600)
    window.paper.zoom(to: 4)
    let map = try #require(window.editor.screen.minimap)
    func darkPixels() -> Int {
      guard let picture = map.picture else { return -1 }
      let pixels = picture.pixels(in: picture.bounds)
      return stride(from: 0, to: pixels.count, by: 4).count { pixels[$0] < 128 }
    }
    while darkPixels() <= 0 { try await Task.sleep(for: .milliseconds(1)) }
    let one = darkPixels()
    window.window.key("Ctrl+A")
    window.window.key("Delete")
    while darkPixels() != 0 { try await Task.sleep(for: .milliseconds(1)) }
    window.undo()
    while darkPixels() != one { try await Task.sleep(for: .milliseconds(1)) }
  }
}
