public import Texts

/// A table of the default keys for a page, in Markdown.
public enum KeyTable: String, CaseIterable, Sendable {
  case collection
  /// The commands that the windows of all documents have with the same keys and title.
  case documents
  case painting, pixels, life, settings

  private static let scopesOfDocuments: [CommandScope] = [.painting, .pixels, .life]

  /// All tables, each between the marks that it has in the manual.
  public static func marked(_ texts: Texts) -> String {
    allCases.map { "<!-- keys \($0.rawValue) -->\n\($0.text(texts))<!-- /keys -->\n" }.joined()
  }

  /// Each command with keys is a row, except that four or more neighbours of a family share one.
  public func text(_ texts: Texts) -> String {
    let rows = groups(texts).map { group in
      let keys = group.flatMap(\.keys).map { "`\($0)`" }.joined(separator: ", ")
      let first = group[0]
      let meaning = group.count > 1 ? first.family?(texts) : nil
      return "| \(keys) | \(meaning ?? first.title(texts)) |\n"
    }
    return (["| keys | command |\n| --- | --- |\n"] + rows).joined()
  }

  /// The commands of the rows.
  private func groups(_ texts: Texts) -> [[CommandEntry]] {
    var groups: [[CommandEntry]] = []
    for entry in entries(texts) {
      let family = entry.family?(texts)
      if let family, groups.last?[0].family?(texts) == family {
        groups[groups.count - 1].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups.flatMap { $0.count > 3 ? [$0] : $0.map { [$0] } }
  }

  private func entries(_ texts: Texts) -> [CommandEntry] {
    let entries = CommandTable.entries(of: scope).filter { !$0.keys.isEmpty }
    switch self {
    case .collection, .settings: return entries
    case .documents: return entries.filter { Self.isShared($0, texts) }
    case .painting, .pixels, .life: return entries.filter { !Self.isShared($0, texts) }
    }
  }

  private var scope: CommandScope {
    switch self {
    case .collection: .collection
    case .documents, .painting: .painting
    case .pixels: .pixels
    case .life: .life
    case .settings: .settings
    }
  }

  /// Whether the windows of all documents have a command with the same keys and title.
  private static func isShared(_ entry: CommandEntry, _ texts: Texts) -> Bool {
    scopesOfDocuments.allSatisfy { scope in
      guard let other = CommandTable.entry(CommandID(scope, entry.id.name)) else { return false }
      return other.keys == entry.keys && other.title(texts) == entry.title(texts)
    }
  }
}
