import Base
import BusTesting
import Documents
import Platform
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting

/// Somebody uses the program who can't see it.
@Suite struct ScreenReadingTests {
  private static let root = "/org/a11y/atspi/accessible/root"

  private func start(isOn: Bool) async throws -> (ApplicationTester, PretendScreenReader) {
    let bus = PretendBus()
    let reader = await PretendScreenReader(on: bus, isOn: isOn)
    return (try ApplicationTester(on: bus), reader)
  }

  private func waitForReading(_ tester: ApplicationTester, _ reader: PretendScreenReader)
    async throws
  {
    try await tester.wait(until: "the program can be read") {
      reader.program != nil
        && tester.application.collection?.window.scene.accessibilityListener != nil
    }
  }

  private func told(_ tester: ApplicationTester) -> [String] {
    let bus = tester.desktopBus
    return bus.told.filter { $0.name == "Announcement" }.compactMap { $0.arguments[3].content.text }
  }

  @Test func `Where nobody reads, nothing is made and nothing is told`() async throws {
    let (tester, reader) = try await start(isOn: false)
    try await tester.wait(until: "the desktop was asked") {
      tester.bus.calls.contains { $0.destination == "org.a11y.Bus" } && tester.bus.waitingCount == 0
    }
    let window = try tester.new(.painting)
    for key in ["F6", "O", "Right", "Down", "Enter", "Ctrl+Z", "F5"] { window.key(key) }
    let asked = tester.bus.calls.filter { $0.destination == "org.a11y.Bus" }
    #expect(asked.count == 1 && asked.allSatisfy { !$0.startsReceiver })
    #expect(reader.addressCount == 0 && reader.program == nil)
    let reading = tester.application.screenReading
    #expect(reading.objectCount == 0 && reading.bus?.toldCount == 0 && reading.bus?.isOn == false)
    #expect(reading.windows.allSatisfy { $0.scene.accessibilityListener == nil })
  }

  @Test func `It is read as soon as somebody begins to, and no longer than that`() async throws {
    let (tester, reader) = try await start(isOn: false)
    try await tester.wait(until: "the program is on the bus") {
      tester.bus.calls.contains { $0.destination == "org.a11y.Bus" } && tester.bus.waitingCount == 0
    }
    reader.turn(on: true)
    try await waitForReading(tester, reader)
    #expect(try await reader.find("Paintings — Filbert") != nil)
    reader.turn(on: false)
    try await tester.wait(until: "it is put away") {
      tester.application.screenReading.bus?.isOn == false
    }
    let reading = tester.application.screenReading
    let count = reading.bus?.toldCount
    _ = try tester.new(.painting)
    #expect(reading.objectCount == 0 && reading.bus?.toldCount == count)
  }

  @Test func `A painting tells its tools, its elements and what is undone`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let window = try tester.new(.painting)
    let frame = try #require(try await reader.find("Painting 1 — Filbert"))
    #expect(try await reader.ask(frame, "Accessible", "GetRole") == [.uint32(23)])
    let paper = try #require(try await reader.find("Paper", in: frame))
    #expect(try await reader.property(paper, "Accessible", "ChildCount") == .int32(0))
    for _ in 0..<8 {
      if try await reader.isIn(12, paper) { break }
      window.key("F6")
    }
    #expect(try await reader.isIn(12, paper))
    for key in ["O", "Right", "Right", "Right", "Down", "Down", "Enter"] { window.key(key) }
    let elements = try await reader.children(paper)
    let name = try await reader.name(try #require(elements.first))
    #expect(elements.count == 1)
    #expect(name.hasPrefix("Ellipse, black, ") && name.hasSuffix(", middle"), "\(name)")
    window.key("Ctrl+Z")
    try await tester.wait(until: "undo is read out") { told(tester).contains("Undone") }
    #expect(try await reader.children(paper).isEmpty)
    window.key("Ctrl+Shift+Z")
    try await tester.wait(until: "redo is read out") { told(tester).contains("Done again") }
  }

  @Test func `Buttons and entries of menus do what they say`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    let collection = try #require(try await reader.find("Paintings — Filbert"))
    let button = try #require(try await reader.find("New painting", in: collection))
    #expect(try await reader.ask(button, "Action", "DoAction", .int32(0)) == [.bool(true)])
    try await tester.wait(until: "there is a painting") { tester.titles.contains("Painting 1") }
    try tester.collection.key("Ctrl+Shift+N").key("Down")
    let layers = try await reader.children(collection)
    let menu = try #require(layers.last)
    #expect(try await reader.ask(menu, "Accessible", "GetRole") == [.uint32(33)])
    let rows = try await reader.children(menu)
    #expect(rows.count > 5)
    #expect(try await reader.isIn(12, rows[0]))
    #expect(try await reader.isIn(23, rows[0]))
    #expect(try await reader.ask(rows[0], "Action", "DoAction", .int32(0)) == [.bool(true)])
    try await tester.wait(until: "there is pixel art") { tester.titles.contains("Pixel art 2") }
  }

  @Test func `Everything that can have the keyboard has a name`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    for kind in [ItemKind.painting, .pixels, .life] { try tester.new(kind).key("F5") }
    var paths = [Self.root]
    var count = 0
    while let path = paths.popLast() {
      paths += try await reader.children(path)
      guard try await reader.isIn(11, path) else { continue }
      count += 1
      let role = try await reader.ask(path, "Accessible", "GetRole")
      #expect(try await reader.name(path) != "", "a \(role) at \(path)")
    }
    #expect(count > 60, "\(count)")
  }

  @Test func `A text can be read and written, and a number set`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.collection.key("Ctrl+F")
    let field = try #require(try await reader.find("Search"))
    #expect(
      try await reader.ask(field, "EditableText", "SetTextContents", .string("Häuser"))
        == [.bool(true)])
    #expect(try await reader.property(field, "Text", "CharacterCount") == .int32(6))
    #expect(
      try await reader.ask(field, "Text", "GetText", .int32(1), .int32(3)) == [.string("äu")])
  }

  @Test func `Where the caret goes is told`() async throws {
    let (tester, reader) = try await start(isOn: true)
    try await waitForReading(tester, reader)
    try tester.collection.key("Ctrl+F").type("cat")
    try tester.collection.key("Home")
    try await tester.wait(until: "the caret was behind each letter, and then at the start") {
      let places = tester.desktopBus.told.filter { $0.name == "TextCaretMoved" }.map {
        $0.arguments[1]
      }
      // Where it already was may be told again.
      let moves = places.indices.filter { $0 == 0 || places[$0] != places[$0 - 1] }
      return moves.map { places[$0] }.suffix(4) == [1, 2, 3, 0].map { .int32($0) }
    }
  }
}
