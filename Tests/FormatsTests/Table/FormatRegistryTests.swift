import Documents
import Foundation
import Testing

@testable import Formats

/// What a row of the table says of its files, and what stands elsewhere because of it.
@Suite struct FormatRegistryTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Those of kinds that only some machines can read.
  private static let loaderEndings = Set(PictureLoaderPackage.all.flatMap(\.endings))

  @Test func `Desktops have a word for each ending, and none for others`() {
    for format in FileFormat.all {
      let endings = Set(format.endings + format.foreignEndings)
        .union(format == .otherPictures ? Self.loaderEndings : [])
      #expect(Set(format.mimeTypes.keys) == endings, "\(format.id)")
    }
  }

  @Test func `A file's name says what desktops call it`() {
    let names = [
      "A.PNG": "image/png", "a.rle": "text/x-life-rle", "a.rle.gz": "application/x-life-gzip",
      "b.xpm": "image/x-xpixmap", "c.heic": "image/heif", "d.svgz": "image/svg+xml-compressed",
    ]
    for (name, type) in names { #expect(FileFormat.mimeType(ofFile: name) == type) }
    for name in ["a", "png", "a.gz", "a.unknown"] {
      #expect(FileFormat.mimeType(ofFile: name) == nil, "\(name)")
    }
  }

  /// What `Scripts/desktop-files` tells them; kinds that need a loader are in a list of their own.
  @Test func `Desktops are told of each kind of picture and drawing that is read`() throws {
    let types = FileFormat.read.filter { [.pictures, .drawings].contains($0.family) }
      .flatMap { $0.mimeTypes.filter { !Self.loaderEndings.contains($0.key) }.values }
    let told = try Self.text("Resources/Desktop/pictures").split(separator: "\n").map(String.init)
    #expect(told == Set(types).sorted())
    let loaded = try Self.text("Resources/Desktop/loaders").split(separator: "\n")
      .map { String($0.prefix { $0 != " " }) }
    for ending in Self.loaderEndings {
      let type = try #require(FileFormat.otherPictures.mimeTypes[ending])
      #expect(loaded.contains(type), "\(ending)")
    }
  }

  @Test func `The fuzzer begins with a file of each kind that is read`() throws {
    for format in FileFormat.all {
      #expect((format.seeds != nil) == (format.reader != nil), "\(format.id)")
      guard let seeds = format.seeds else { continue }
      let folder = Self.root.appending(path: "Tests/Fuzz/Seeds/\(seeds)")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let isSeed = try files.contains { file in
        let bytes = [UInt8](try Data(contentsOf: file))
        return FileFormat(recognizing: bytes) == format
          && (try? DocumentImport.document(bytes, PixelImport.Request(), asPainting: false)) != nil
      }
      #expect(isSeed, "no file of \(seeds) is read as \(format.id)")
    }
  }

  @Test func `The table in the docs has a row for each`() throws {
    let kinds: [ItemKind: String] = [
      .painting: "painting", .pixels: "pixel art", .life: "board",
    ]
    func words(_ kinds: [String]) -> String { kinds.isEmpty ? "—" : kinds.joined(separator: ", ") }
    let rows = FileFormat.all.map { format in
      let endings =
        format.endings + format.foreignEndings.filter { !Self.loaderEndings.contains($0) }
      let types = endings.compactMap { format.mimeTypes[$0] }
      let unique = types.enumerated().filter { !types[..<$0].contains($1) }.map(\.element)
      let cells = [
        "`\(format.id)`", words(endings.map { ".\($0)" }), words(unique),
        words(ItemKind.allCases.filter(format.isWritten).compactMap { kinds[$0] }),
        words(ItemKind.allCases.filter(format.isRead).compactMap { kinds[$0] }),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let docs = try Self.text("docs/file-formats.md")
    #expect(docs.contains(rows.joined(separator: "\n")), "\n\(rows.joined(separator: "\n"))\n")
  }
}
