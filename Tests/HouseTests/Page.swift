import Foundation

/// A page of prose, by its path below the project's folder.
struct Page {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: SwiftSource.root.appending(path: path), encoding: .utf8)
  }

  /// The pages for engineers, which name types and files.
  static func forEngineers() throws -> [Page] {
    let pages = [
      "docs/architecture.md", "docs/contributing.md", "docs/glossary.md", "CONTRIBUTING.md",
    ]
    return try (pages + paths(below: "docs/notes")).map(Page.init)
  }

  static func all() throws -> [Page] {
    let pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    return try (pages + paths(below: "docs") + paths(below: "docs/notes")).map(Page.init)
  }

  private static func paths(below folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: SwiftSource.root.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }
}
