import Base
import Documents
import Life
import Platform
import SingleInstance
import Storage
import Testing

@testable import App
@testable import ApplicationTesting
@testable import CollectionWindow
@testable import DocumentWindows

/// What the main thread leaves to others, which ask the library for it.
@Suite struct MainThreadTests {
  private func tester(with names: [String] = []) throws -> ApplicationTester {
    try ApplicationTester { library in
      for name in names {
        try library.add(.painting(Painting()), name: name, at: Timestamp(milliseconds: 1))
      }
    }
  }

  @Test func `The trash is emptied, and what is left is read, by another thread`() async throws {
    let tester = try tester(with: ["Ant", "Bee", "Cat"])
    let collection = try #require(tester.application.collection)
    try tester.collection.key("Ctrl+A").key("Delete")
    try await tester.wait(until: "they are in the trash") { collection.shown.isEmpty }
    collection.showTrash(true)
    #expect(collection.shown.count == 3)
    let trace = try StatementTrace(of: tester.library)
    collection.emptyTrash()
    try await tester.wait(until: "it is empty") { collection.shown.isEmpty }
    #expect(!trace.readings.isEmpty && trace.onMainThread.isEmpty, "\(trace.onMainThread)")
  }

  @Test func `What changes while the items are read again is shown`() async throws {
    let tester = try tester(with: ["Ant", "Bee", "Cat"])
    let collection = try #require(tester.application.collection)
    let id = try #require(collection.items.first { $0.name == "Bee" }?.id)
    for name in ["Dog", "Elk", "Fox"] {
      collection.reloadSoon()
      collection.update([try tester.library.rename(id, to: name)])
      #expect(collection.item(id)?.name == name, "at once")
      // What another thread makes of it is no older.
      try tester.library.rename(id, to: "\(name)es")
      tester.application.receive(.changed)
      try await tester.wait(until: "it is shown") { collection.item(id)?.name == "\(name)es" }
    }
    #expect(collection.items.map(\.name).sorted() == ["Ant", "Cat", "Foxes"])
  }

  @Test func `A document that was kept opens without the main thread asking for it`() async throws {
    let tester = try tester(with: ["Ant"])
    let trace = try StatementTrace(of: tester.library)
    tester.application.keepAndOpen(.life(Board(LifeWorld())), name: "Bee") { _ in }
    try await tester.wait(until: "it is open") {
      tester.titles.last == "Bee" && tester.application.documents.first?.isLoaded == true
    }
    #expect(tester.application.collection?.shown.count == 2)
    #expect(!trace.readings.isEmpty && trace.onMainThread.isEmpty, "\(trace.onMainThread)")
  }

  @Test func `What was open comes back without the main thread asking for it`() async throws {
    let tester = try tester()
    tester.application.keepAndOpen(.life(Board(LifeWorld())), name: "Ant") { _ in }
    try await tester.wait(until: "it is open") {
      tester.titles.last == "Ant" && tester.application.documents.first?.isLoaded == true
    }
    try tester.restart(after: .signal)
    let trace = try StatementTrace(of: tester.library)
    #expect(tester.application.waiting.count == 1)
    try await tester.wait(until: "it is open again") {
      tester.titles.last == "Ant" && tester.application.documents.first?.isLoaded == true
    }
    #expect(tester.application.waiting.isEmpty)
    #expect(!trace.readings.isEmpty && trace.onMainThread.isEmpty, "\(trace.onMainThread)")
  }
}
