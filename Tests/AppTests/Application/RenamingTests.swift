import Base
import Documents
import Testing
import Views

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow

@Suite("A document's name")
struct RenamingTests {
  private let tester: ApplicationTester

  init() throws { tester = try ApplicationTester() }

  private func rename(_ window: PretendWindow, to name: String) {
    window.key("F2")
    window.type(name)
    window.key("Enter")
  }

  private func draw(in window: PretendWindow) {
    window.press(200, 300).drag(to: 400, 350).release()
  }

  @Test(arguments: ItemKind.allCases)
  func `is changed in its window, and in the collection`(kind: ItemKind) async throws {
    let window = try tester.new(kind)
    draw(in: window)
    #expect(try tester.names.count == 1)
    rename(window, to: "fox")
    #expect(tester.titles == ["Paintings", "fox"])
    #expect(try tester.names == ["fox"])
    try await tester.wait(until: "the collection shows it") {
      tester.application.collection?.screen.grid.entries.map(\.title) == ["fox"]
    }
    draw(in: window)
    #expect(try tester.names == ["fox"], "the next step goes to the same place")
  }

  @Test(arguments: ItemKind.allCases)
  func `is kept with the first step of a blank one`(kind: ItemKind) throws {
    let window = try tester.new(kind)
    rename(window, to: "fox")
    #expect(tester.titles == ["Paintings", "fox"])
    #expect(try tester.names.isEmpty)
    draw(in: window)
    #expect(try tester.names == ["fox"])
  }

  @Test func `stays as it is where nothing is typed, and when it is cancelled`() throws {
    let window = try tester.new(.painting)
    window.key("F2").key("Backspace").key("Enter")
    #expect(tester.titles.last == "Painting 1")
    window.type("fox")
    window.key("Esc")
    #expect(tester.titles.last == "Painting 1")
    draw(in: window)
    #expect(try tester.names == ["Painting 1"])
  }
}
