import Foundation

/// What the program can say, in English.
struct Sentence: Hashable, CustomStringConvertible {
  var text: String
  var plural: String?
  var context: String?

  var description: String { context.map { "\(text) (\($0))" } ?? text }
}

/// A place in the sources where something is said.
struct SentenceCall {
  let sentence: Sentence

  static func all(in source: String) -> [SentenceCall] {
    guard ["translate(", "Message(", "Error("].contains(where: source.contains) else { return [] }
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    let call =
      /\b(?:translate|Message|[A-Z]\w*Error)\(\s*(?:line: \w+,\s*)?(?<text>"(?:[^"\\\n]|\\.)*"(?:\s*\+\s*"(?:[^"\\\n]|\\.)*")*)(?:\s*,\s*(?<plural>"(?:[^"\\\n]|\\.)*"(?:\s*\+\s*"(?:[^"\\\n]|\\.)*")*))?(?:\s*,\s*context:\s*"(?<context>[^"]*)")?\s*[,)]/
    return code.matches(of: call).map { match in
      SentenceCall(
        sentence: Sentence(
          text: plain(match.text), plural: match.plural.map(plain),
          context: match.context.map(String.init)))
    }
  }

  /// What a literal, or a sum of some, says.
  private static func plain(_ literals: Substring) -> String {
    literals.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { String($0.1) }.joined()
      .replacing("\\\"", with: "\"")
  }
}

/// A PO file, or the template of one.
struct Catalogue {
  struct Entry {
    var sentence = Sentence(text: "")
    var forms: [String] = []
    var isFuzzy = false
  }

  /// Language, plural forms and the like.
  let head: String
  let entries: [Entry]

  init(_ file: URL) throws {
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
