import Foundation
import Testing

@Suite struct ColumnTests {
  /// How wide a comment or a line of prose is at most; swift-format holds code to 100.
  private static let most = 120

  /// The numbers of the lines that are too long and end in a comment.
  private static func long(in source: SwiftSource) -> [Int] {
    source.lines.indices.filter { index in
      let line = source.lines[index]
      return line.utf8.count > most && line.count > most && line.contains("//")
        && source.code[index].last == " "
    }.map { $0 + 1 }
  }

  @Test(arguments: ["Sources", "Tests"])
  func `Comments have at most 120 columns`(folder: String) throws {
    let sources = try SwiftSource.all(below: folder)
    #expect(sources.count > 500)
    for source in sources {
      for number in Self.long(in: source) { Issue.record("\(source.path):\(number)") }
    }
  }

  @Test func `The check finds what it looks for`() {
    let words = String(repeating: "word ", count: 30) + "end"
    let text = """
      /// \(words)
      let a = 1  // \(words)
      let b = "// \(words)"
      // \(String(repeating: "ä", count: 117))
      // \(String(repeating: "ä", count: 118))
      """
    #expect(Self.long(in: SwiftSource(path: "", text: text)) == [1, 2, 5])
  }

  /// The lines of prose that are too long. Tables, what stands there to be copied, and single words or calls can't be
  /// broken.
  private static func longProse(in text: String) -> [Int] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { _, line in
        let content = line.drop { $0 == " " }
        if content.hasPrefix("```") { isCode.toggle() }
        return !isCode && line.count > most && !content.hasPrefix("|")
          && content.contains(" ") && !content.contains(/^- `[^`]*`$/)
      }.map { $0.offset + 1 }
  }

  @Test func `Prose has at most 120 columns`() throws {
    for page in try Page.all() {
      for number in Self.longProse(in: page.text) { Issue.record("\(page.path):\(number)") }
    }
  }
}
