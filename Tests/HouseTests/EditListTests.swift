import Foundation
import Testing

/// A kind of edit is a file: who forgets its row can't read what was written.
@Suite struct EditListTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Documents/Edits")

  @Test func `Each kind of edit is a file, and a row of those that libraries may have`() throws {
    let kinds = Self.folder.appending(path: "Kinds")
    let files = try FileManager.default.contentsOfDirectory(
      at: kinds, includingPropertiesForKeys: nil)
    let forms = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /struct (\w+): EditForm \{/)
        .map { String($0.1) }
    }
    #expect(forms.sorted() == files.map { $0.deletingPathExtension().lastPathComponent }.sorted())
    let catalogue = try String(
      contentsOf: Self.folder.appending(path: "PaintingEdit.swift"), encoding: .utf8)
    let list = try #require(catalogue.firstMatch(of: /let forms:[^=]*= \[([^\]]*)\]/)?.1)
    #expect(list.matches(of: /(\w+)\.self/).map { String($0.1) }.sorted() == forms.sorted())
  }

}
