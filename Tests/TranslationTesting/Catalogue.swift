public import Foundation

/// A PO file, or the template of one.
public struct Catalogue {
  public struct Entry: Sendable {
    public var sentence = Sentence(text: "")
    public var forms: [String] = []
    public var isFuzzy = false
  }

  /// The codes of all languages that the program is translated into.
  public static let languages: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources/Translations")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }.sorted()
  }()

  /// Language, plural forms and the like.
  public let head: String
  public let entries: [Entry]

  public init(_ file: URL) throws {
    let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
    let all = blocks.compactMap(Self.entry)
    head = all.first { $0.sentence.text.isEmpty }?.forms.first ?? ""
    entries = all.filter { !$0.sentence.text.isEmpty }
  }

  /// - Returns: nil for a block of comments.
  private static func entry(_ block: Substring) -> Entry? {
    var entry = Entry()
    var fields: [(name: Substring, value: String)] = []
    for line in block.split(separator: "\n") {
      if line.hasPrefix("#,"), line.contains("fuzzy") { entry.isFuzzy = true }
      guard !line.hasPrefix("#"), let quote = line.firstIndex(of: "\"") else { continue }
      let value = line[line.index(after: quote)...].dropLast()
        .replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
      if quote == line.startIndex, let last = fields.indices.last {
        fields[last].value += value
      } else {
        fields.append((line[..<quote].dropLast(), String(value)))
      }
    }
    for (name, value) in fields {
      switch name {
      case "msgctxt": entry.sentence.context = value
      case "msgid": entry.sentence.text = value
      case "msgid_plural": entry.sentence.plural = value
      default: entry.forms.append(value)
      }
    }
    return fields.isEmpty ? nil : entry
  }
}
