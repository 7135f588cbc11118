import Foundation
import Base

/// The rules of `<style>` elements that go by an element's name, class or id, each alone.
///
/// Others are left out: those for elements within others, in certain states, or on certain devices.
struct SVGStyleSheet {
  private struct Rule {
    var text: String
    /// Of the declarations in the file: later ones count more.
    var order: Int
  }

  /// By selector: `path`, `.thin`, `#cat`, `*`.
  private var rules: [String: [Rule]] = [:]
  private var count = 0
  /// Whether there were rules that are left out.
  private(set) var isIncomplete = false
  private static let mostRules = 10_000
  /// How many bytes of rules elements may still get, in the whole file.
  private var budget = 1 << 24

  /// Takes the rules of one element.
  mutating func add(_ text: String) {
    let plain = Self.withoutComments(text)
    var rest = plain[...].trimmed
    while let open = rest.firstIndex(of: "{") {
      if rest.first == "@" {
        isIncomplete = true
        if let end = rest[..<open].firstIndex(of: ";") {
          rest = rest[end...].dropFirst().trimmed
        } else {
          rest = Self.withoutBlock(rest[open...]).trimmed
        }
        continue
      }
      let selectors = rest[..<open].split(separator: ",")
      let block = rest[open...].dropFirst()
      let close = block.firstIndex(of: "}") ?? block.endIndex
      let declarations = String(block[..<close])
      for selector in selectors { add(declarations, for: String(selector.trimmed)) }
      rest = block[close...].dropFirst().trimmed
    }
  }

  /// What the rules say of an element, as in its `style`; what counts most comes last.
  mutating func declarations(_ name: String, _ attributes: [String: String]) -> String {
    guard !rules.isEmpty else { return "" }
    let classes = (attributes["class"] ?? "").split { $0.isWhitespace }.prefix(16)
    let ranks = [
      ["*"], [name], classes.map { ".\($0)" }, attributes["id"].map { ["#\($0)"] } ?? [],
    ]
    let found = ranks.flatMap { selectors in
      selectors.flatMap { rules[$0] ?? [] }.sorted { $0.order < $1.order }
    }
    budget -= found.reduce(0) { $0 + $1.text.utf8.count + 1 }
    guard budget > 0 else {
      isIncomplete = true
      return ""
    }
    return found.map(\.text).joined(separator: ";")
  }

  private mutating func add(_ declarations: String, for selector: String) {
    count += 1
    let name = selector.drop { $0 == "." || $0 == "#" }
    let isAlone =
      selector == "*"
      || !name.isEmpty && selector.utf8.count - name.utf8.count <= 1
        && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isAlone, count <= Self.mostRules else { return isIncomplete = true }
    rules[selector, default: []].append(Rule(text: declarations, order: count))
  }

  /// What follows a block that may hold others.
  private static func withoutBlock(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[index...].dropFirst() }
    }
    return ""
  }

  private static func withoutComments(_ text: String) -> String {
    let parts = text.components(separatedBy: "/*")
    return parts[0]
      + parts.dropFirst().map { part in
        part.range(of: "*/").map { part[$0.upperBound...] } ?? ""
      }.joined(separator: " ")
  }
}
