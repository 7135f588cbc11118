import Base
import Documents
import Editing
import Platform
import SingleInstance
import Storage
import Testing
import Views
import Widgets

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows
@testable import PaintingEditing
@testable import Windows

/// What a stroke costs beside a collection, once it is lifted.
@Suite struct CommitTests {
  /// A painting that is drawn in beside others, once all of these are shown.
  private struct Drawing {
    let tester: ApplicationTester
    let window: PretendWindow
    let id: ItemID

    init(beside count: Int, _ prepare: (Library) throws -> Void = { _ in }) async throws {
      let tester = try ApplicationTester { library in
        try library.transaction {
          for number in 0..<count {
            try library.add(
              Painting(), name: "Other \(number)", at: Timestamp(milliseconds: Int64(number)))
          }
        }
        try prepare(library)
      }
      self.tester = tester
      window = try tester.new(.painting)
      window.press(200, 300).drag(to: 400, 200).release()
      try await tester.wait(until: "the library has it") {
        tester.application.documents.first?.id != nil
      }
      id = try #require(tester.application.documents.first?.id)
      try await tester.wait(until: "its picture is shown") {
        tester.application.thumbnails.keptSurface(of: id) != nil
      }
      try await tester.wait(until: "the others are shown") {
        tester.application.collection?.missingCount == 0 && tester.application.thumbnails.isIdle
      }
      try await tester.wait(until: "the rest is read") {
        tester.application.services.settings.values.isRead
          && tester.application.names.highest != nil
      }
    }

    var collection: CollectionController {
      get throws { try #require(tester.application.collection) }
    }

    var revision: Int64? {
      get throws { try collection.screen.grid.entries.first { $0.key == id.number }?.revision }
    }

    /// Draws a stroke and waits until the collection shows the painting with it.
    func stroke(_ number: Int) async throws {
      let before = try #require(try revision)
      let pictures = tester.application.thumbnails
      var isDrawn = false
      pictures.made.listen(window) { if $0 == id { isDrawn = true } }
      window.press(150 + Double(number) * 20, 250).drag(to: 300, 400).release()
      try await tester.wait(until: "the collection shows it") {
        try revision == before + 1 && isDrawn
      }
    }
  }

  @Test(arguments: [1, 1000])
  func `A stroke is told to the collection without a look at the library or a second picture`(
    count: Int
  ) async throws {
    let drawing = try await Drawing(beside: count)
    let trace = try StatementTrace(of: drawing.tester.library)
    var pictures = 0
    drawing.tester.application.thumbnails.made.listen(drawing.window) { _ in pictures += 1 }
    for number in 0..<5 { try await drawing.stroke(number) }
    #expect(trace.readings.isEmpty && trace.onMainThread.isEmpty, "\(trace.readings)")
    #expect(pictures == 5)
  }

  @Test func `A stroke is written by the same statements beside one painting and beside many`()
    async throws
  {
    var counts: [Int] = []
    for count in [1, 1000] {
      let drawing = try await Drawing(beside: count)
      let trace = try StatementTrace(of: drawing.tester.library)
      for number in 0..<3 { try await drawing.stroke(number) }
      // On a busy machine, parts of a stroke are kept while it is drawn.
      counts.append(trace.writes.count { !$0.contains("gesture") })
    }
    #expect(counts[0] == counts[1] && counts[0] > 0)
  }

  @Test func `A search asks the library on another thread, and finds what is written`()
    async throws
  {
    let drawing = try await Drawing(beside: 50)
    let (tester, collection) = (drawing.tester, try drawing.collection)
    let trace = try StatementTrace(of: tester.library)
    try tester.collection.key("Ctrl+F").type("other 4")
    try await tester.wait(until: "it is found") { collection.shown.count == 11 }
    #expect(!trace.readings.isEmpty && trace.onMainThread.isEmpty, "\(trace.onMainThread)")
    try tester.collection.key("Enter")
    #expect(collection.screen.grid.isFocused)
    // What is drawn meanwhile is not what is looked for.
    drawing.window.press(150, 250).drag(to: 300, 400).release()
    try await tester.wait(until: "it is kept") {
      collection.content.item(drawing.id)?.revision == 2
    }
    #expect(collection.shown.count == 11 && trace.onMainThread.isEmpty)
  }

  @Test func `Enter in the search waits for what is found`() async throws {
    let drawing = try await Drawing(beside: 50)
    let collection = try drawing.collection
    try drawing.tester.collection.key("Ctrl+F").type("other 4")
    try drawing.tester.collection.key("Enter")
    try await drawing.tester.wait(until: "the keys are the pictures'") {
      collection.screen.grid.isFocused
    }
    #expect(collection.shown.count == 11)
  }

  @Test func `Keys that come after Enter in the search are meant for what is found`() async throws {
    let drawing = try await Drawing(beside: 50)
    let tester = drawing.tester
    let before = try tester.names
    try tester.collection.key("Ctrl+F").type("other 4")
    try tester.collection.key("Enter").key("Ctrl+D")
    try await tester.wait(until: "there is a copy") { try tester.names.count == before.count + 1 }
    let new = try tester.names.filter { !before.contains($0) }
    #expect(new.allSatisfy { $0.hasPrefix("Other 4") } && new.count == 1, "\(new)")
  }

  @Test func `A document knows its tags without asking the library`() async throws {
    let drawing = try await Drawing(beside: 1)
    let (tester, id) = (drawing.tester, drawing.id)
    let document = try #require(tester.application.documents.first)
    let trace = try StatementTrace(of: tester.library)
    #expect(document.tags.isEmpty)
    try tester.collection.key("Home").key("Ctrl+T").type("red")
    try tester.collection.key("Enter")
    try await tester.wait(until: "it is tagged") { document.tags.map(\.name) == ["red"] }
    #expect(trace.onMainThread.isEmpty, "\(trace.onMainThread)")
    try tester.library.tag([id], adding: [#require(ItemTag("blue"))])
    tester.application.receive(.changed)
    try await tester.wait(until: "it has what another program gave it") {
      document.tags.map(\.name).sorted() == ["blue", "red"]
    }
  }

  @Test func `A small painting opens with its picture, and the main thread waits for no write`()
    async throws
  {
    let tester = try ApplicationTester { library in
      let stroke = Stroke(
        width: 0.2,
        samples: [
          Sample(position: UnitPoint(x: 0.1, y: 0.5)), Sample(position: UnitPoint(x: 0.9, y: 0.5)),
        ])
      try library.add(
        Painting(shape: .fixed(.fourToThree), baseStrokes: [stroke]), name: "Ant",
        at: Timestamp(milliseconds: 1))
    }
    let gate = Gate()
    tester.display.isTimeHeld = true
    tester.application.services.autosave.enqueue(.stroke) { _ in gate.wait() }
    let item = try #require(tester.application.collection?.items.first)
    tester.application.open(item)
    #expect(tester.titles == ["Paintings"], "it waits, and nobody waits for it")
    gate.open()
    try await tester.wait(until: "it is shown") { tester.titles.last == "Ant" }
    let editor = try #require(tester.application.documents.first?.editor as? PaintingEditor)
    #expect(editor.isLoaded && editor.painting.elements.count == 1)
  }

  @Test func `A small painting that waits for long is shown as it is`() async throws {
    let tester = try ApplicationTester {
      try $0.add(Painting(), name: "Ant", at: Timestamp(milliseconds: 1))
    }
    let gate = Gate()
    tester.display.isTimeHeld = true
    tester.application.services.autosave.enqueue(.stroke) { _ in gate.wait() }
    tester.application.open(try #require(tester.application.collection?.items.first))
    tester.display.letTimePass()
    #expect(tester.titles.last == "Ant" && tester.application.documents.first?.isLoaded == false)
    gate.open()
    try await tester.wait(until: "it can be drawn in") {
      tester.application.documents.first?.isLoaded == true
    }
  }
}
