import Foundation
import Testing

/// The walls of the house: what each module may import. SwiftPM alone lets a transitive import through.
@Suite("The modules")
struct ImportTableTests {
  private static let allowed: [String: Set<String>] = [
    // L0
    "Geometry": ["Glibc"],
    "Ink": ["Geometry"],
    "Input": ["Geometry"],
    "Texts": ["CIntl", "Glibc"],
    "Lists": [],
    "Signals": [],
    "Cores": ["Dispatch", "Glibc", "Synchronization"],
    "Compression": ["Cores", "Texts", "CZlib", "Synchronization"],
    "Life": ["CLife", "Cores", "Texts", "Dispatch", "Synchronization"],
    // L1
    "Model": ["Life", "Ink", "Geometry", "Lists", "Signals"],
    "Canvas": [
      "Geometry", "Compression", "CCairo", "CPango", "CGdkPixbuf", "Glibc", "Synchronization",
    ],
    "Widgets": ["Canvas", "Input", "Geometry", "Signals", "Glibc"],
    "Rendering": [
      "Canvas", "Ink", "Geometry", "Lists", "Cores", "Dispatch", "Synchronization", "Glibc",
    ],
    // L2
    "Library": [
      "Model", "Life", "Ink", "Geometry", "Texts", "Lists", "GRDB", "Foundation",
      "FoundationEssentials",
      "Dispatch",
      "Synchronization", "Glibc",
    ],
    "Desktop": [
      "Canvas", "Input", "Geometry", "CX11", "CDesktop", "Dispatch", "Synchronization", "Glibc",
    ],
    "Tools": [
      "Model", "Life", "Ink", "Input", "Geometry", "Lists", "Cores", "Synchronization",
    ],
    "SVG": ["Model", "Ink", "Geometry", "Texts", "CExpat", "Foundation"],
    "Pictures": [
      "Model", "Life", "Rendering", "Canvas", "Ink", "Geometry", "Texts", "Cores",
      "Synchronization",
    ],
    "PixelFiles": [
      "Model", "Ink", "Geometry", "Texts", "Compression", "CGif", "CZlib", "Cores",
      "Synchronization",
    ],
    "Editing": ["Input", "Texts"],
    "Views": [
      "Rendering", "Widgets", "Canvas", "Ink", "Input", "Geometry", "Texts", "Lists", "Signals",
      "Dispatch",
      "Synchronization", "Glibc",
    ],
    // L3
    "Exchange": [
      "Library", "Editing", "Pictures", "PixelFiles", "SVG", "Rendering", "Model", "Life", "Ink",
      "Geometry", "Compression", "Texts",
    ],
    "App": [
      "Exchange", "Views", "Editing", "Tools", "Desktop", "Library", "Pictures", "PixelFiles",
      "Rendering",
      "Widgets", "Canvas", "Model", "Life",
      "Ink", "Input", "Geometry", "Texts", "Lists", "Signals", "Cores", "Dispatch",
      "Synchronization", "Glibc",
    ],
    "Commands": [
      "Exchange", "Editing", "Library", "PixelFiles", "Life", "Model", "Ink", "Geometry", "Texts",
      "Cores", "ArgumentParser", "Glibc",
    ],
    // Looking at widgets
    "GallerySheets": [
      "Views", "Rendering", "Widgets", "Canvas", "Ink", "Input", "Geometry", "Texts",
    ],
    "Gallery": ["GallerySheets", "Widgets", "Canvas", "Glibc"],
    // L4
    "filbert": ["App", "Commands", "ArgumentParser", "Glibc"],
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test("import what their table allows and no more", arguments: allowed.keys.sorted())
  func imports(module: String) throws {
    let folder = Self.sources.appending(path: module)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      count += 1
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for imported in Self.imports(in: text) {
        #expect(
          Self.allowed[module]?.contains(imported) == true,
          "\(module)/\(file) imports \(imported)")
      }
    }
    #expect(count > 0)
  }

  @Test("all stand in the table")
  func complete() throws {
    let cModules: Set<String> = [
      "CCairo", "CPango", "CGdkPixbuf", "CExpat", "CGif", "CIntl", "CZlib", "CX11", "CDesktop",
      "CLife",
      "Bench", "CBench",
    ]
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(Set(folders).subtracting(cModules) == Set(Self.allowed.keys))
  }

  @Test("are read from every form of import")
  func reading() {
    let text = """
      import A
      public import B
      @testable import C
      internal import struct D.E
      // import F
      let text = "import G"
      """
    #expect(Self.imports(in: text) == ["A", "B", "C", "D"])
  }

  /// The names of the modules that a source file imports, in order.
  private static func imports(in text: String) -> [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
    return text.split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ")[...]
      while let first = words.first,
        first.hasPrefix("@") || ["public", "internal", "package", "private"].contains(first)
      {
        words.removeFirst()
      }
      guard words.popFirst() == "import" else { return nil }
      if let first = words.first, kinds.contains(first) { words.removeFirst() }
      return words.first.map { String($0.split(separator: ".")[0]) }
    }
  }
}
