import Foundation
import Testing

/// What the pages for engineers call by a name is there.
@Suite struct PageTests {
  /// What is called so by others.
  private static let foreign: Set<String> = [
    "ChildCount", "DBusActivatable", "DatabaseMigrator", "Dictionary", "GBookmarkFile",
    "GetChildAtIndex", "GetChildren", "GetRole", "Int", "MainActor", "StartupWMClass", "String",
    "Xft", "XdndProxy",
    // Files and folders beside the sources, and one that stands for any.
    "Package", "Resources", "Sources", "Tests", "Type",
  ]

  /// Names of types in back-ticks, each with the member that is named behind it.
  private static func names(in page: String) -> [(type: String, member: String?)] {
    page.matches(of: /`([A-Z]\w*[a-z]\w*)(?:\.([a-z]\w*))?(?:[(<][^`\/]*)?`/)
      .map { (String($0.1), $0.2.map(String.init)) }
  }

  /// Types, rooms and products.
  private static func known() throws -> (types: Set<String>, members: Set<String>) {
    var types: Set<String> = []
    var members: Set<String> = []
    for source in try SwiftSource.all(below: "Sources") + SwiftSource.all(below: "Tests") {
      for line in source.code {
        let words = SwiftSource.words(of: line)
        if let type = SwiftSource.declaredType(in: words) { types.insert(String(type)) }
        if words.first == "case" {
          members.formUnion(words.map(String.init))
        } else if let member = SwiftSource.name(behind: ["func", "var", "let"], in: words) {
          members.insert(String(member))
        }
      }
    }
    for folder in ["Sources", "Tests"] {
      types.formUnion(
        try FileManager.default.contentsOfDirectory(
          atPath: SwiftSource.root.appending(path: folder).path))
    }
    let package = try String(
      contentsOf: SwiftSource.root.appending(path: "Package.swift"), encoding: .utf8)
    types.formUnion(package.matches(of: /name: "(\w+)"/).map { String($0.1) })
    return (types, members)
  }

  @Test func `Pages name types and members that exist`() throws {
    let (types, members) = try Self.known()
    var count = 0
    for page in try Page.forEngineers() {
      for (type, member) in Self.names(in: page.text) where !Self.foreign.contains(type) {
        count += 1
        #expect(types.contains(type), "\(page.path): \(type)")
        if let member { #expect(members.contains(member), "\(page.path): \(type).\(member)") }
      }
    }
    #expect(count > 300)
  }

  /// Paths of sources in back-ticks, from the project's folder or from `Sources` on.
  private static func paths(in page: String) -> [String] {
    page.matches(of: /`([\w+]+(?:\/[\w+]+)+\.(?:swift|cpp|c|modulemap))`/).map { String($0.1) }
  }

  @Test func `Pages name files that exist`() throws {
    var count = 0
    for page in try Page.forEngineers() {
      for path in Self.paths(in: page.text) {
        count += 1
        let files = ["", "Sources/"].map { SwiftSource.root.appending(path: $0 + path).path }
        let isThere = files.contains { FileManager.default.fileExists(atPath: $0) }
        #expect(isThere, "\(page.path): \(path)")
      }
    }
    #expect(count > 40)
  }

  @Test func `The check finds what it looks for`() {
    let page =
      "A `Signal`, `View.draw(in:)`, `ItemID.next`, `x`, `FILBERT_INK`, `Base/Ink`, `Type.swift`, `A`"
    let names = Self.names(in: page)
    #expect(names.map(\.type) == ["Signal", "View", "ItemID", "Type"])
    #expect(names.map(\.member) == [nil, "draw", "next", "swift"])
    #expect(Self.paths(in: "`Base/Ink`, `Base/Ink/A+B.swift`, `A.swift`") == ["Base/Ink/A+B.swift"])
  }
}
