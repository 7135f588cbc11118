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

@Suite("Writing in a painting's window")
struct WritingTests {
  private let painting: PaintingWindow

  init() throws {
    painting = try PaintingWindow(.text)
    painting.tools.textSize = 32
  }

  private var window: PretendWindow { painting.window }
  private var texts: [String] { painting.painting.elements.compactMap(\.content.text?.string) }
  private var field: PaperText? {
    painting.paper.children.lazy.compactMap { $0 as? PaperText }.first
  }

  /// Clicks and writes.
  private func write(_ text: String, _ x: Double = 60, _ y: Double = 80) {
    painting.click(x, y)
    window.type(text)
  }

  private func finish() { window.key("Esc") }

  @Test func `a click and keys make a text, which is seen while it is typed and stays`() throws {
    write("Hi there")
    painting.draw()
    #expect(texts == ["Hi "] && field?.text == "Hi there")
    let seen = painting.pixels
    finish()
    painting.draw()
    #expect(texts == ["Hi there"] && field == nil)
    #expect(painting.pixels != seen, "the frame and the caret are gone")
    #expect(painting.pixels == painting.fullRedraw())
    let text = try #require(painting.painting.elements.first)
    #expect(text.content.text?.style == painting.tools.textStyle)
    #expect(painting.painting.history.edits.count == 2, "one for each word")
    for wanted in [["Hi "], []] {
      painting.undo()
      #expect(texts == wanted)
    }
    painting.redo()
    painting.redo()
    #expect(texts == ["Hi there"])
  }

  @Test func `what an input method composes is seen on the paper, and kept once it is typed`()
    throws
  {
    painting.click(60, 80)
    painting.draw()
    let empty = painting.pixels
    window.compose("ni", caret: 2)
    painting.draw()
    #expect(field?.text == "ni" && texts == [] && painting.pixels != empty)
    window.compose("日本", caret: 2)
    window.compose("", caret: 0)
    painting.draw()
    #expect(field?.text == "" && texts == [] && painting.pixels == empty)
    #expect(painting.painting.history.edits.isEmpty)
    // Called off and typed, in the middle of a text.
    window.type("ab")
    window.key("Left")
    window.compose("に", caret: 1)
    #expect(field?.text == "aにb")
    window.compose("", caret: 0)
    window.type("日")
    #expect(field?.text == "a日b")
    window.compose("本", caret: 1)
    finish()
    #expect(texts == ["a日b"])
    painting.draw()
    #expect(painting.pixels == painting.fullRedraw())
    while !painting.painting.elements.isEmpty { painting.undo() }
    #expect(painting.painting.history.edits.count <= 2)
  }

  @Test func `no key is a command while a text is written, but those of texts are`() throws {
    write("bold, eraser & gap")
    #expect(painting.tools.tool.name == .text && field?.text == "bold, eraser & gap")
    window.key("Enter")
    window.type("x")
    window.key("Space")
    window.key("Ctrl+Left")
    window.key("Ctrl+A")
    window.key("Ctrl+C")
    #expect(painting.application.display.clipboard.text == "bold, eraser & gap\nx")
    window.key("Ctrl+Z")
    #expect(field?.text != "bold, eraser & gap\nx")
    window.key("Ctrl+Y")
    #expect(field?.text == "bold, eraser & gap\nx")
    window.key("Ctrl+Enter")
    #expect(texts == ["bold, eraser & gap\nx"])
  }

  @Test func `a click elsewhere keeps the text and begins another one`() throws {
    write("one")
    write("two", 60, 200)
    #expect(texts == ["one"] && field?.text == "two")
    painting.click(200, 250)
    #expect(texts == ["one", "two"] && field?.text == "")
    painting.tools.choose(.pencil)
    #expect(field == nil && texts == ["one", "two"])
    #expect(painting.painting.history.edits.count == 2)
  }

  @Test func `a click on a text goes on there, and the controls show what it has`() throws {
    write("one")
    finish()
    painting.tools.textSize = 50
    painting.tools.textStyle.isItalic = true
    painting.brushes.brush.style.color = InkColor(red: 200, green: 0, blue: 0)
    painting.click(70, 80)
    #expect(field?.text == "one" && abs(painting.tools.textSize - 32) < 1e-6)
    #expect(!painting.tools.textStyle.isItalic && painting.brushes.brush.style.color == .black)
    window.key("End")
    window.type("!")
    finish()
    #expect(texts == ["one!"] && painting.painting.elements.count == 1)
  }

  @Test func `what is chosen for texts is for the one that is written, at once`() throws {
    write("one")
    painting.tools.textStyle.weight = 700
    painting.tools.textSize = 64
    painting.brushes.brush.style.color = InkColor(red: 0, green: 0, blue: 200)
    window.type("!")
    finish()
    let text = try #require(painting.painting.elements.first)
    #expect(text.content.text?.string == "one!" && text.content.text?.style.weight == 700)
    #expect(text.style.color == InkColor(red: 0, green: 0, blue: 200))
    #expect(abs((text.content.text?.size ?? 0) - 64.0 / 400) < 1e-9)
    #expect(painting.painting.history.edits.count == 1)
  }

  @Test func `the selecting tool's double click writes on in a text`() throws {
    write("one")
    finish()
    painting.tools.choose(.select)
    painting.doubleClick(70, 80)
    #expect(field?.text == "one" && painting.tools.tool.name == .text)
    finish()
    #expect(painting.tools.tool.name == .select)
    painting.doubleClick(70, 80)
    window.type("!")
    painting.click(300, 250)
    #expect(field == nil && texts.first?.count == 4 && painting.tools.tool.name == .select)
    painting.doubleClick(70, 80)
    painting.tools.choose(.pencil)
    #expect(field == nil && painting.tools.tool.name == .pencil)
    painting.tools.choose(.select)
    painting.click(70, 80)
    #expect(painting.selection.ids.count == 1)
    #expect(painting.tools.brushUse == .area)
  }

  @Test func `undo while a text is open takes back typing first, then what was drawn before`()
    throws
  {
    painting.tools.choose(.line)
    painting.press(20, 20).drag(to: 380, 20).release()
    painting.tools.choose(.text)
    write("one two")
    window.key("Ctrl+Z")
    #expect(field?.text == "one " && texts == ["one "])
    window.key("Ctrl+Z")
    #expect(field?.text == "" && painting.strokes.count == 1)
    window.key("Ctrl+Shift+Z").key("Ctrl+Shift+Z")
    #expect(field?.text == "one two" && texts == ["one two"])
    window.type("!")
    for text in ["one two", "one ", ""] {
      window.key("Ctrl+Z")
      #expect(field?.text == text)
    }
    window.key("Ctrl+Z")
    #expect(painting.strokes.isEmpty && field == nil)
    for _ in 0..<4 { painting.redo() }
    #expect(texts == ["one two!"] && painting.strokes.count == 2)
  }

  @Test func `a text is kept when its window closes, and when the hand rests`() throws {
    write("one")
    painting.application.display.letTimePass()
    #expect(texts == ["one"] && field?.text == "one")
    // Handles would cover the letters.
    #expect(painting.paper.marks == nil)
    window.type(" more")
    painting.editor.host.close(returning: false)
    #expect(texts == ["one more"])
  }

  @Test func `a command finds what was written, and the text stays open`() throws {
    write("one")
    painting.editor.commands.perform(.zoomIn)
    #expect(texts == ["one"] && field?.text == "one" && !painting.editor.session.isInGesture)
    window.type("!")
    finish()
    #expect(texts == ["one!"] && painting.painting.history.edits.count == 2)
  }

  @Test func `Tab is typed, and leads to no button that a Space would press`() {
    write("a")
    window.key("Tab")
    window.type("b")
    #expect(field?.text == "a\tb" && field?.isFocused == true)
    #expect(!painting.editor.screen.bar.isHidden)
  }

  @Test func `Esc puts a text away whose keyboard went elsewhere, and nothing else`() {
    write("one")
    painting.editor.window.scene.focus(nil)
    #expect(texts == ["one"] && field != nil)
    window.key("Esc")
    #expect(field == nil && texts == ["one"] && painting.tools.tool.name == .text)
  }

  @Test func `the input method hears where the caret is`() throws {
    write("one")
    let caret = try #require(window.caret)
    window.type("mmm")
    let later = try #require(window.caret)
    #expect(later.x > caret.x && later.y == caret.y && later.height > 20)
    let field = try #require(field)
    let origin = field.originInScene
    #expect(abs(Double(caret.y) - origin.y) < 20)
  }
}
