import Base
import Documents
import Editing
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

@Suite("Text on a path in a painting's window")
struct TextOnPathTests {
  private let window: PaintingWindow

  init() throws {
    window = try PaintingWindow(.line)
    window.press(40, 220).drag(to: 200, 220).drag(to: 340, 220).release()
    window.tools.choose(.text)
    window.tools.textSize = 60
    window.click(60, 80)
    window.window.type("HEH")
    window.window.key("Esc")
  }

  private var commands: [CommandName] {
    [.putTextOnPath, .removeTextFromPath, .flipTextOnPath]
      .filter(window.editor.commands.isPossible)
  }

  private var text: PaintingElement? {
    window.painting.elements.first { $0.content.text != nil }
  }

  private var field: PaperText? {
    window.paper.children.lazy.compactMap { $0 as? PaperText }.first
  }

  private func put() {
    window.tools.choose(.select)
    window.selection.selectAll()
    window.tools.context.putTextOnPath()
  }

  @Test func `is a command only where it applies`() throws {
    window.tools.choose(.select)
    window.selection.clear()
    #expect(commands.isEmpty)
    window.selection.select([window.painting.elements[0].id])
    #expect(commands.isEmpty)
    window.selection.selectAll()
    #expect(commands == [.putTextOnPath])
    window.tools.context.putTextOnPath()
    #expect(commands == [.removeTextFromPath, .flipTextOnPath])
    window.tools.context.removeTextFromPath()
    #expect(commands.isEmpty)
  }

  @Test func `is drawn as a full redraw draws it, also while its line is dragged`() throws {
    put()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    window.press(190, 220).drag(to: 200, 240).drag(to: 210, 260)
    window.draw()
    window.release()
    window.draw()
    window.selection.clear()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
    #expect(text?.label?.course != nil)
  }

  @Test func `is written where it stands, with the caret on the line`() throws {
    put()
    let ratio = window.painting.aspectRatio
    // Turned upside down, the text begins on the right.
    window.tools.context.perform(
      .transform(
        window.selection.ids,
        .rotation(to: PaperVector(dx: -1, dy: 0), about: PaperPoint(x: 0.5, y: 0.4)),
        widthScale: 1))
    let box = try #require(text).pointBox(on: ratio)
    let right = window.paper.viewPoint(
      at: PaperPoint(x: box.right + 0.002, y: box.center.y).unitPoint(on: ratio))
    let before = try #require(text)
    window.tools.context.textRequested.post(
      .existing(
        before.id, at: PaperPoint(x: box.right + 0.002, y: box.center.y)))
    let field = try #require(field)
    #expect(field.frame.contains(right))
    window.window.type("X")
    #expect(field.text == "XHEH")
    window.draw()
    let caret = try #require(field.caretInView)
    // The caret is between the first letter, on the right, and the others.
    #expect(caret.x + field.frame.x < right.x)
    window.window.key("Esc")
    window.draw()
    let after = try #require(text)
    #expect(after.content.text?.string == "XHEH" && after.label?.course != nil)
    #expect(after.pointBox(on: ratio).left < box.left)
    window.selection.clear()
    window.draw()
    #expect(window.pixels == window.fullRedraw())
  }
}
