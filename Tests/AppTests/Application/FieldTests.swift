import Base
import Documents
import Platform
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow

@Suite("Fields of the program's windows")
struct FieldTests {
  private let tester: ApplicationTester

  init() throws { tester = try ApplicationTester() }

  @Test(arguments: ItemKind.allCases)
  func `take what was copied, and give what is cut, instead of the document`(kind: ItemKind) throws
  {
    let window = try tester.new(kind)
    window.press(200, 300).drag(to: 400, 350).release()
    tester.clipboard.takeAway([.text: Array("red fox\n".utf8)])
    window.key("F2").key("Ctrl+V").key("Enter")
    #expect(try tester.names == ["red fox"])
    window.key("F2").key("End").key("Ctrl+Shift+Left").key("Ctrl+X").key("Enter")
    #expect(try tester.names == ["red"])
    #expect(tester.clipboard.types == [.text] && tester.clipboard.text == "fox")
    #expect(tester.display.primary.text == "fox")
  }

  @Test func `take what is selected elsewhere, by the middle button`() async throws {
    let painting = try tester.new(.painting)
    painting.press(200, 300).drag(to: 400, 350).release()
    painting.key("Alt+Left")
    let collection = try tester.collection
    tester.display.primary.takeAway([.text: Array("fox".utf8)])
    collection.key("Ctrl+F").type("red ")
    let field = try #require(tester.application.collection).screen.bar.searchField
    let place = field.originInScene
    collection.click(place.x + field.frame.width - 10, place.y + 10, .middle)
    #expect(field.text == "red fox")
    collection.click(place.x + 60, place.y + 10, .secondary).key("Esc")
    #expect(field.text == "red fox" && field.isFocused, "the menu alone is closed")
    collection.key("Ctrl+Z")
    #expect(field.text == "red " && field.isFocused)
  }
}
