import Testing

/// One word for one thing, and functions that say what they act on.
@Suite struct GlossaryTests {
  /// The first cells of the tables' rows.
  private static func words(in page: String) -> [Substring] {
    page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), let end = line.dropFirst(2).firstRange(of: " |") else {
        return nil
      }
      let word = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
      return word == "---" || word == "word" || word == "verb" ? nil : word
    }
  }

  @Test func `The glossary has each word once`() throws {
    let words = Self.words(in: try Page("docs/glossary.md").text)
    #expect(words.count > 70)
    for (word, rows) in Dictionary(grouping: words, by: \.self) {
      #expect(rows.count == 1, "\(word)")
    }
  }

  /// Verbs that say nothing alone.
  private static let verbs = [
    "amend", "begin", "follow", "refresh", "show", "take", "tell", "update",
  ]

  /// A window is shown: its type is the object.
  private static let windows: Set<String> = [
    "Sources/DocumentWindows/Documents/DocumentWindow.swift",
    "Sources/Platform/Window+Showing.swift", "Sources/Platform/WindowSystem.swift",
  ]

  private static func bare(in source: SwiftSource) -> [String] {
    source.places { line in verbs.contains { line.contains("func \($0)()") } }
  }

  @Test func `A function's name has the object of its verb`() throws {
    for source in try SwiftSource.all(below: "Sources") where !Self.windows.contains(source.path) {
      for place in Self.bare(in: source) { Issue.record("\(place)") }
    }
  }

  @Test func `The check finds what it looks for`() {
    #expect(Self.words(in: "| word | type |\n| --- | --- |\n| cel | `A` |\ntext") == ["cel"])
    let source = SwiftSource(
      path: "",
      text: "func show() {}\nfunc show(_ toast: Toast) {}\nfunc showBar() {}\n// func show()")
    #expect(Self.bare(in: source).count == 1)
  }
}
