import Foundation
import Testing

/// The walls of the house: what each module may import. SwiftPM alone lets a transitive import through.
@Suite("The modules")
struct ImportTableTests {
  private static let allowed: [String: Set<String>] = [
    // L0
    "Texts": ["CIntl", "Glibc"],
    "Base": ["Texts", "CZlib", "Dispatch", "Glibc", "Synchronization"],
    "Life": ["Base", "Texts", "CLife", "Dispatch", "Glibc", "Synchronization"],
    // L1
    "Scripting": ["Life", "Base", "CScripting", "Glibc"],
    "Documents": ["Life", "Base", "Texts", "Synchronization"],
    "Canvas": ["Base", "CCairo", "CPango", "CGdkPixbuf", "CRsvg", "Glibc", "Synchronization"],
    "Widgets": ["Canvas", "Base", "Glibc"],
    "Rendering": ["Canvas", "Base", "CInk", "Dispatch", "Synchronization", "Glibc"],
    // L2
    "DocumentScripting": ["Scripting", "Documents", "Base", "Synchronization"],
    "SingleInstance": ["Base", "Texts", "Dispatch", "Glibc", "Synchronization"],
    "DesktopFiles": ["Base", "CGLib"],
    "Storage": [
      "Documents", "Life", "Base", "Texts", "GRDB", "Foundation", "Dispatch", "Synchronization",
      "Glibc",
    ],
    "Platform": [
      "Canvas", "Base", "CX11", "CGio", "CPlatform", "Dispatch", "Synchronization", "Glibc",
    ],
    "Editing": [
      "Documents", "Life", "Base", "Texts", "CClipping", "Dispatch", "Synchronization",
    ],
    "Formats": [
      "Editing", "Documents", "Life", "Rendering", "Canvas", "Base", "Texts", "CExpat", "CGif",
      "CZlib", "Foundation", "FoundationEssentials", "Glibc", "Synchronization",
    ],
    "Views": [
      "Rendering", "Widgets", "Canvas", "Base", "Texts", "Dispatch", "Synchronization", "Glibc",
    ],
    // L3
    "App": [
      "PaintingEditing", "PixelEditing", "LifeEditing", "CollectionWindow", "DocumentWindows",
      "Windows", "Formats", "Views", "Editing", "Storage", "SingleInstance", "Platform",
      "Widgets", "Canvas", "Documents", "Base", "Texts", "Dispatch", "Glibc", "Synchronization",
    ],
    "CollectionWindow": [
      "DocumentWindows", "Windows", "Formats", "Views", "Editing", "Storage", "Platform",
      "Widgets", "Canvas", "Documents", "Life", "Base", "Texts", "Dispatch", "Synchronization",
    ],
    "PaintingEditing": [
      "DocumentWindows", "Windows", "DocumentScripting", "Scripting", "Formats", "Views", "Editing",
      "Storage", "Platform",
      "Rendering", "Widgets", "Canvas", "Documents", "Base", "Texts", "Dispatch",
      "Synchronization",
    ],
    "PixelEditing": [
      "DocumentWindows", "Windows", "DocumentScripting", "Scripting", "Formats", "Views", "Editing",
      "Storage", "Platform",
      "Rendering", "Widgets", "Canvas", "Documents", "Base", "Texts", "Dispatch",
    ],
    "LifeEditing": [
      "DocumentWindows", "Windows", "Scripting", "Formats", "Views", "Editing", "Storage",
      "Platform", "Rendering", "Widgets", "Canvas", "Documents", "Life", "Base", "Texts",
      "Dispatch", "Synchronization",
    ],
    "DocumentWindows": [
      "Windows", "DocumentScripting", "Scripting", "Formats", "Views", "Editing", "Storage",
      "DesktopFiles", "Platform",
      "Rendering", "Widgets", "Canvas", "Documents", "Life", "Base", "Texts", "Dispatch", "Glibc",
      "Synchronization",
    ],
    "Windows": [
      "Formats", "Views", "Editing", "Storage", "DesktopFiles", "Platform", "Rendering",
      "Widgets", "Canvas", "Documents", "Life", "Base", "Texts", "Dispatch", "Glibc",
      "Synchronization",
    ],
    "CommandLine": [
      "Formats", "Editing", "Storage", "SingleInstance", "Documents", "Life", "Base", "Texts",
      "DocumentScripting", "Scripting", "ArgumentParser", "Glibc",
    ],
    // Looking at widgets
    "GallerySheets": ["Views", "Rendering", "Widgets", "Canvas", "Base", "Texts"],
    "Gallery": ["GallerySheets", "Widgets", "Canvas", "Glibc"],
    // L4
    "filbert": ["App", "Base", "CommandLine", "Documents", "ArgumentParser", "Glibc"],
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  @Test(arguments: allowed.keys.sorted())
  func `import what their table allows and no more`(module: String) throws {
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

  @Test func `all stand in the table`() throws {
    let cModules: Set<String> = [
      "CCairo", "CPango", "CGdkPixbuf", "CGLib", "CGio", "CExpat", "CGif", "CIntl", "CZlib", "CX11",
      "CPlatform", "CLife", "CInk", "CClipping", "CLua", "CScripting",
      "CRsvg",
      "Bench", "CBench",
    ]
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(Set(folders).subtracting(cModules) == Set(Self.allowed.keys))
  }

  @Test func `are read from every form of import`() {
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
