import Editing
import Foundation
import Testing
import Texts

@Suite("The manual's tables of keys")
struct ManualKeysTests {
  private static func manual() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "docs/manual.md"), encoding: .utf8)
  }

  @Test(arguments: KeyTable.allCases) func `are those of the commands`(table: KeyTable) throws {
    let parts = try Self.manual().components(separatedBy: "<!-- keys \(table.rawValue) -->\n")
    #expect(parts.count == 2)
    let text = parts.last?.components(separatedBy: "<!-- /keys -->").first
    #expect(text == table.text(.english), "Scripts/manual-keys writes them anew")
  }

  @Test func `have each command with a key once in its window, and common ones in one table`() {
    func keys(_ table: KeyTable) -> [Substring] {
      table.text(.english).split(separator: "`").filter { $0 != ", " && !$0.contains("|") }
    }
    func keys(_ scope: CommandScope) -> [Substring] {
      CommandTable.entries(of: scope).flatMap(\.keys).map { Substring("\($0)") }
    }
    #expect(keys(KeyTable.collection) == keys(CommandScope.collection))
    #expect(keys(KeyTable.settings) == keys(CommandScope.settings))
    let common = keys(KeyTable.documents)
    #expect(common.contains("Ctrl+Y") && !common.contains("D"))
    for (table, scope) in [
      (KeyTable.painting, CommandScope.painting), (.pixels, .pixels), (.life, .life),
    ] {
      #expect((keys(table) + common).sorted() == keys(scope).sorted())
    }
  }

  @Test func `have a row for each command, and one for a large family`() {
    let text = KeyTable.painting.text(.english)
    #expect(text.contains("| `Ctrl+G` | Group |\n| `Ctrl+Shift+G` | Ungroup |\n"))
    #expect(text.contains("| `1`, `2`, `3`, `4`, `5`, `6` | Recall a brush preset |\n"))
  }

  @Test func `are printed for the script between their marks`() async throws {
    let printed = try await Shell().run(words: ["keys", "--tables"]).output
    #expect(printed == KeyTable.marked(.english))
    #expect(printed.hasPrefix("<!-- keys collection -->\n| keys | command |\n| --- | --- |\n"))
    #expect(printed.hasSuffix("|\n<!-- /keys -->\n"))
  }
}
