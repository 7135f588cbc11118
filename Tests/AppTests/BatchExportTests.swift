import Base
import Documents
import Formats
import Foundation
import Life
import Storage
import TestSupport
import Testing

@testable import App
@testable import DocumentWindows
@testable import Windows

@Suite("An export of several")
struct BatchExportTests {
  private let folder: TemporaryFolder
  private let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library.open(at: folder.file("library.sqlite"))
    try FileManager.default.createDirectory(
      atPath: folder.file("out"), withIntermediateDirectories: true)
  }

  private func add(_ document: Document, _ name: String) throws -> CollectionItem {
    let id = try library.add(document, name: name, at: Timestamp(milliseconds: 1))
    return try #require(try library.item(id))
  }

  private func run(
    _ items: [CollectionItem], as format: FileFormat, _ progress: WorkProgress = WorkProgress()
  ) -> BatchExport.Result {
    BatchExport(items: items, export: DocumentExport(as: format), folder: folder.file("out"))
      .run(from: library, progress)
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted()
    }
  }

  @Test func `writes documents of every kind, each by its name, and replaces nothing`() throws {
    let items = [
      try add(.painting(Painting()), "Cat"), try add(.painting(Painting()), "Cat"),
      try add(.pixels(PixelArt(Sprite(size: CellSize(width: 4, height: 4)))), "a/b"),
      try add(.life(Board(LifeWorld())), ".glider"),
    ]
    try DocumentFile(folder.file("out/Cat.json")).replace(with: [1])
    let result = run(items, as: .json)
    #expect(result.writtenCount == 4 && result.failures.isEmpty && !result.isCancelled)
    #expect(try names == ["Cat 2.json", "Cat 3.json", "Cat.json", "_glider.json", "a-b.json"])
    #expect(try DocumentFile(folder.file("out/Cat.json")).read() == [1])
    for name in try names where name != "Cat.json" {
      _ = try DocumentImport.document(DocumentFile(folder.file("out/" + name)).read())
    }
  }

  @Test func `goes on where one can't be written, and says which`() throws {
    let gone = try add(.painting(Painting()), "Gone")
    let cat = try add(.painting(Painting()), "Cat")
    try library.remove(gone.id)
    let result = run([gone, cat], as: .png)
    #expect(result.failures.map(\.name) == ["Gone"] && result.writtenCount == 1)
    #expect(try names == ["Cat.png"])
  }

  @Test func `writes nothing more once it is cancelled`() throws {
    let cat = try add(.painting(Painting()), "Cat")
    let progress = WorkProgress()
    progress.cancel()
    let result = run([cat, cat], as: .png, progress)
    #expect(result.isCancelled && result.writtenCount == 0 && result.failures.isEmpty)
    #expect(try names.isEmpty)
  }

  @Test func `offers the kinds of file that all of them can have`() {
    #expect(FileFormat.written(fromAll: [.painting]) == FileFormat.written(from: .painting))
    #expect(FileFormat.written(fromAll: [.painting, .pixels]) == [.png, .json, .xpm])
    #expect(FileFormat.written(fromAll: [.pixels, .life]).contains(.gif))
    #expect(FileFormat.written(fromAll: [.painting, .pixels, .life]) == [.png, .json])
    #expect(FileFormat.written(fromAll: []).isEmpty)
  }

  @Test func `gives paintings the width that is wanted`() throws {
    var export = DocumentExport(as: .png)
    export.width = 40
    let bytes = try export.bytes(
      of: .painting(Painting(shape: .fixed(.fourToThree))), name: "Cat")
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 30])
  }
}
