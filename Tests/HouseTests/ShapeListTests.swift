import Foundation
import Testing

/// A shape and a tool are one row each: who lists some of them has forgotten the next one.
@Suite struct ShapeListTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// All but the benchmark, which draws what it likes.
  private static func files() throws -> [(path: String, text: String)] {
    let found = try #require(FileManager.default.enumerator(atPath: sources.path))
    return try found.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Bench/")
    }.map { ($0, try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
  }

  /// As the catalogue has them.
  private static func shapes() throws -> [String] {
    let catalogue = try String(
      contentsOf: sources.appending(path: "Documents/Shapes/ShapeKind.swift"), encoding: .utf8)
    let row = try #require(catalogue.firstMatch(of: /\n *case (\w+(?:, \w+)+)\n/))
    return row.1.split(separator: ", ").map(String.init)
  }

  /// Two names behind points that differ, with a comma between.
  private static func list(
    of names: [String], behind start: String = ""
  ) throws -> Regex<AnyRegexOutput> {
    let name = names.joined(separator: "|")
    return try Regex(
      start + #"\.(?:shape\(\.)?("# + name + #")\b\)?,\s*\.(?:shape\(\.)?(?!\1\b)(?:"# + name
        + #")\b"#)
  }

  @Test func `No source but the catalogue lists shapes`() throws {
    let shapes = try Self.shapes()
    #expect(shapes.contains("rounded"))
    let list = try Self.list(of: shapes)
    // A shape that the code means by its name, be it one alone; a connector is a straight line.
    let named = try Regex(
      #"\.shape\(\.(?:"# + shapes.filter { $0 != "line" }.joined(separator: "|") + #")\b"#)
    for (path, text) in try Self.files() where path != "Documents/Shapes/ShapeKind.swift" {
      // The shapes of cells and those that are recognised are others.
      if !path.hasPrefix("Editing/Cells/"), !path.hasPrefix("Editing/Recognising/"),
        let match = text.firstMatch(of: list)
      {
        Issue.record("\(path): \(text[match.range])")
      }
      if !path.hasPrefix("Documents/Shapes/"), let match = text.firstMatch(of: named) {
        Issue.record("\(path): \(text[match.range])")
      }
    }
  }

  /// What a kind of tool does is said by switches, which the compiler holds to all of them.
  @Test func `No source but the catalogues lists tools`() throws {
    let tools = [
      "select", "pencil", "line", "dashed", "rectangle", "ellipse", "eraser", "fill", "text",
      "pick",
      "contour", "gradient", "shade", "dither",
    ]
    let list = try Self.list(of: tools, behind: #"\[\s*\w*"#)
    let catalogues = [
      "Documents/Elements/Tool.swift", "Editing/Tools/DrawingTool.swift",
      "Editing/Tools/ShapeTools.swift", "Editing/Cells/CellTool.swift",
    ]
    for (path, text) in try Self.files() where !catalogues.contains(path) {
      if let match = text.firstMatch(of: list) { Issue.record("\(path): \(text[match.range])") }
    }
  }

  /// The compiler lists no cases for an enum of which one holds a shape.
  @Test func `All tools of strokes are those that there are`() throws {
    let text = try String(
      contentsOf: Self.sources.appending(path: "Documents/Elements/Tool.swift"), encoding: .utf8)
    let cases = text.matches(
      of: /^  case ([a-z]+(?:, [a-z]+)*)(?:\(\w+\))?$/.anchorsMatchLineEndings()
    ).flatMap { $0.1.split(separator: ", ").map(String.init) }
    let list = try #require(text.firstMatch(of: /let allCases: \[Tool\] =([^{}]*)\n\n/)).1
    let listed = list.matches(of: /[\[ ]\.([a-z]+)|Tool\.([a-z]+)/)
      .compactMap { ($0.1 ?? $0.2).map(String.init) }
    #expect(cases.contains("shape") && cases.sorted() == listed.sorted())
  }

  /// A command is called what the tool is called that it takes into use.
  @Test func `The name of a tool stands with the tool`() throws {
    let files = try Self.files()
    let names = files.filter { $0.path.hasPrefix("Editing/Commands/CommandName") }
      .map(\.text).joined()
    #expect(names.contains("var quit:") && names.contains("var identify:"))
    for file in files where file.path.hasPrefix("Editing/Tools/") {
      for tool in file.text.matches(of: /DrawingTool\(\s*\.(\w+),/) {
        #expect(!names.contains("var \(tool.1):"), "\(tool.1)")
      }
    }
  }
}
