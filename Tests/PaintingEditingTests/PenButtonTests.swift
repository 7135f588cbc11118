@testable import ApplicationTesting
import Base
import Editing
import Testing
import Views
import Widgets
import Windows

@testable import App
@testable import DocumentWindows
@testable import PaintingEditing

/// Buttons of pens, mice and tablets as keys.
@Suite struct PenButtonTests {
  private func makeWindow(_ keys: [CommandName: String]) async throws -> PaintingWindow {
    let window = try PaintingWindow()
    var changes: [CommandID: [KeyBinding]?] = [:]
    for (name, key) in keys {
      changes[CommandID(.painting, name)] = [try #require(KeyBinding(key))]
    }
    let keymaps = window.application.application.services.keymaps
    keymaps.set(changes) { Issue.record("\($0)") }
    try await window.application.wait(until: "the keys are set") { keymaps.keymap != .usual }
    window.press(100, 100).drag(to: 200, 150).release()
    return window
  }

  @Test func `The second button of a pen undoes if its key says so, and opens a menu otherwise`()
    async
    throws
  {
    let window = try await makeWindow([.undo: "Pen 3"])
    #expect(window.strokes.count == 1)
    window.window.holdPen(.tip)
    window.press(150, 100, .secondary).release(.secondary)
    #expect(window.strokes.isEmpty && !window.editor.window.scene.hasPopup)
    // The mouse's right button is another one.
    let other = try await makeWindow([.undo: "Pen 3"])
    other.press(150, 100, .secondary)
    #expect(other.strokes.count == 1 && other.editor.window.scene.hasPopup)
  }

  @Test func `A button of a pen moves the view while it is held`() async throws {
    let window = try await makeWindow([.pan: "Pen 2"])
    window.window.holdPen(.tip)
    window.press(150, 100, .middle)
    #expect(window.paper.isPanKeyHeld)
    window.release(.middle)
    #expect(!window.paper.isPanKeyHeld)
  }

  @Test func `A button of a tablet's frame or a mouse is a tool while it is held`() async throws {
    let window = try await makeWindow([.eraser: "Pad 1", .rectangle: "Button 8"])
    window.window.keyDown("Pad 1")
    #expect(window.tools.tool.name == .eraser)
    window.press(150, 100).drag(to: 150, 160).release()
    window.window.keyUp("Pad 1")
    #expect(window.tools.tool.name == .pencil)
    window.press(150, 100, .other(8))
    #expect(window.tools.tool.name == .rectangle)
  }
}
