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
@testable import Windows

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

  /// Waits until the program knows what it asks for at its start.
  private func trace(_ tester: ApplicationTester) async throws -> StatementTrace {
    let application = tester.application
    try await tester.wait(until: "the settings and the numbers of names are read") {
      application.services.settings.values.isRead && application.names.highest != nil
        && application.collection?.missingCount == 0
    }
    return try StatementTrace(of: tester.library)
  }

  @Test func `Something new has an unused name without the main thread asking for it`()
    async throws
  {
    let tester = try tester(with: ["Painting 3", "Bee"])
    let trace = try await trace(tester)
    _ = try tester.new(.painting)
    #expect(tester.titles.last == "Painting 4")
    // Names that were given here and elsewhere count at once, or as soon as they are known.
    let collection = try #require(tester.application.collection)
    let bee = try #require(collection.items.first { $0.name == "Bee" })
    collection.rename(bee, to: "Painting 6")
    _ = try tester.new(.painting)
    #expect(tester.titles.last == "Painting 7")
    #expect(trace.onMainThread.isEmpty, "\(trace.onMainThread)")
    try await tester.wait(until: "the name is written") { collection.canChange }
    let now = Timestamp(milliseconds: 2)
    try tester.library.add(.painting(Painting()), name: "Painting 8", at: now)
    tester.application.receive(.changed)
    let names = tester.application.names
    try await tester.wait(until: "it is known") { names.highest?[.painting] == 8 }
    _ = try tester.new(.painting)
    #expect(tester.titles.last == "Painting 9")
  }

  @Test func `Settings of the library are read once, and what was set is read at once`()
    async throws
  {
    let tester = try ApplicationTester { try $0.setSetting("brush.palette", to: "Mine") }
    let trace = try await trace(tester)
    let setting = Setting<String?>(plain: "brush.palette", in: .library)
    let settings = tester.application.services.settings
    #expect(settings[setting] == "Mine")
    settings[setting] = "Yours"
    #expect(settings[setting] == "Yours")
    settings[setting] = nil
    #expect(settings[setting] == nil && trace.onMainThread.isEmpty, "\(trace.onMainThread)")
    try await tester.wait(until: "it is forgotten") {
      tester.application.services.autosave.isDrained
    }
    #expect(try tester.library.setting("brush.palette") == nil)
  }
}
