@testable import ApplicationTesting
import Documents
import Foundation
import Life
import Platform
import Storage
import TestSupport
import Testing
import Texts

@testable import App

@Suite("What is pasted into the collection, and folders that are dropped on it")
struct CollectionPastingTests {
  private static let glider = "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n"

  private func boards(_ application: ApplicationTester) throws -> [LifeWorld] {
    try application.library.items(trashed: false).compactMap {
      if case .life(let board) = try application.library.document($0.id).document {
        board.world
      } else {
        nil
      }
    }
  }

  @Test func `A pattern becomes a board, which is opened`() async throws {
    let application = try ApplicationTester()
    let collection = try application.window("Paintings")
    application.clipboard.takeAway([.text: Array(Self.glider.utf8)])
    collection.key("Ctrl+V")
    try await application.wait(until: "it is there") { try !boards(application).isEmpty }
    #expect(try boards(application).map(\.population) == [5])
    application.clipboard.takeAway([.text: Array("Dear Sir".utf8)])
    collection.key("Ctrl+V")
    #expect(try boards(application).count == 1)
  }

  @Test
  func `All files within a folder are imported, those of its folders as well, and none is opened`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "folder-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "guns")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for (place, name) in [
      (folder, "a.rle"), (inner, "b.cells.gz"), (inner, "c.lif"), (inner, "d.xyz"),
    ] {
      let text = name == "c.lif" ? "#Life 1.06\n0 0\n" : Self.glider
      try Data(text.utf8).write(to: place.appending(path: name))
    }
    let application = try ApplicationTester()
    let collection = try application.window("Paintings")
    let list = "file://\(folder.path)\r\n"
    application.clipboard.takeAway([.files: Array(list.utf8)])
    collection.key("Ctrl+V")
    try await application.wait(until: "they are there") {
      try application.library.items(trashed: false).count == 3
    }
    #expect(try boards(application).map(\.population).sorted() == [1, 5, 5])
    #expect(try Set(application.library.items(trashed: false).map(\.name)) == ["a", "b", "c"])
    #expect(application.display.windows.count == 1)
  }
}
