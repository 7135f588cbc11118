import Base
import Documents
import Foundation
import TestSupport
import Testing

@testable import Storage

/// Edits as the library keeps them, whichever there are.
@Suite struct EditStorageTests {
  @Test func `A step of each kind is there again after the library was closed`() throws {
    var random = SeededRandom(seed: 8)
    var left = Set(PaintingEdit.forms.flatMap { $0.names.keys })
    let folder = try TemporaryFolder()
    let path = folder.file("library.sqlite")
    var kept: [(id: ItemID, painting: Painting)] = []
    var library = try Library.open(at: path)
    while !left.isEmpty, kept.count < 60 {
      var painting = random.painting()
      for _ in 0..<30 { painting.perform(random.edit(of: painting)) }
      left.subtract(painting.history.edits.map(\.form.name))
      kept.append((try library.add(painting, name: "A", at: Timestamp(milliseconds: 1)), painting))
    }
    #expect(left.isEmpty)
    library.close()
    library = try Library.open(at: path)
    defer { library.close() }
    for (id, painting) in kept {
      let read = try library.painting(id)
      #expect(read.unreadableStrokeCount == 0 && read.painting == painting)
    }
  }

  /// Programs that don't know the edit then leave the library alone, and say that it is newer.
  @Test func `A version of the library that an edit brought is that edit's alone`() {
    let versions = PaintingEdit.forms.flatMap { Array($0.names.values) }
    #expect(versions.allSatisfy { (1...Schema.version).contains($0) })
    let own = versions.filter { Schema.hasNoStep(to: $0) }
    let shapes = ShapeKind.allCases.map(\.form.versions.library)
    #expect(Set(own).count == own.count && Set(own).isDisjoint(with: shapes))
  }

  @Test func `The docs name the kinds of steps, and the version that first had each`() throws {
    let docs = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/file-formats.md"), encoding: .utf8)
    let names = PaintingEdit.forms.flatMap { Array($0.names) }.sorted {
      ($0.value, $0.key) < ($1.value, $1.key)
    }
    let rows = names.map { "| `\($0.key)` | \($0.value) |" }.joined(separator: "\n")
    #expect(docs.contains(rows), "\n\(rows)\n")
  }
}
