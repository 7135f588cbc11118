@testable import App
@testable import ApplicationTesting
import Base
import Documents
import Testing

@Suite("Enter in the collection")
struct OpeningByKeyTests {
  @Test(arguments: ItemKind.allCases)
  func `opens what is chosen, of every kind`(kind: ItemKind) async throws {
    let tester = try ApplicationTester()
    let window = try tester.new(kind)
    window.press(200, 300).drag(to: 400, 350).release()
    window.key("Ctrl+W")
    let name = try #require(try tester.names.first)
    let collection = try tester.collection
    try await tester.wait(until: "it is open again") {
      collection.key("Home").key("Enter")
      return tester.titles == ["Paintings", name]
    }
  }
}
