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
@testable import PixelEditing

/// The key of a tool that is held while something is drawn.
@Suite("The key of a tool")
struct HeldToolTests {
  @Test func `that is held while something is drawn brings the tool back that was in use`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.painting)
    let editor = try tester.painting
    window.keyDown("E").press(300, 300).drag(to: 340, 320).release()
    #expect(editor.tools.tool.name == .eraser)
    window.press(300, 340).drag(to: 340, 360).release().keyUp("E")
    #expect(editor.tools.tool.name == .pencil)
  }

  @Test func `that is only touched takes the tool into use for good`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.painting)
    let editor = try tester.painting
    window.key("E").press(300, 300).drag(to: 340, 320).release()
    #expect(editor.tools.tool.name == .eraser)
  }

  @Test func `that goes up in the middle of a stroke lets it be finished with its tool`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.painting)
    let editor = try tester.painting
    window.keyDown("L").press(300, 300).drag(to: 340, 320).keyUp("L")
    #expect(editor.tools.tool.name == .line)
    window.drag(to: 380, 340).release()
    #expect(editor.tools.tool.name == .pencil)
  }

  @Test func `that repeats does not put the picker away, and comes back in pixel art as well`()
    throws
  {
    let tester = try ApplicationTester()
    let window = try tester.new(.pixels)
    let editor = try #require(tester.application.documents.last?.editor as? PixelEditor)
    window.keyDown("I").keyDown("I", isRepeat: true).keyDown("I", isRepeat: true)
    #expect(editor.tools.tool.name == .pick)
    window.keyUp("I").keyDown("E").press(500, 400).drag(to: 520, 400).release().keyUp("E")
    #expect(editor.tools.tool.name == .pick)
  }

  @Test func `begins a shape by keys, and then stays`() throws {
    let tester = try ApplicationTester()
    let window = try tester.new(.painting)
    let editor = try tester.painting
    window.key("F6").key("F6")
    let isOnPaper = editor.screen.paper.keyboardPointer.isActive
    try #require(isOnPaper)
    window.key("O").key("Right").key("Down").key("Enter")
    #expect(editor.tools.tool.name == .ellipse)
  }
}

extension ApplicationTester {
  /// The painting that was opened last.
  fileprivate var painting: PaintingEditor {
    get throws { try #require(application.documents.last?.editor as? PaintingEditor) }
  }
}
