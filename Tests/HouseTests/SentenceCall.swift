import Foundation
import TranslationTesting

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
