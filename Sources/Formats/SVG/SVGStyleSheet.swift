import Base

/// The style sheets of a file, and what they and the elements' own attributes say of each element.
///
/// Source: CSS 2.2, chapter 6, "Assigning property values, Cascading, and Inheritance".
struct SVGStyleSheet {
  private struct Rule {
    let selector: SVGSelector
    let declarations: [SVGDeclaration]
  }

  /// In the order of the file.
  private var rules: [Rule] = []
  /// The rules by what an element must have: `path`, `.thin`, `#cat` or `*`.
  private var indices: [String: [Int]] = [:]
  /// Whether there were rules that are left out.
  private(set) var isIncomplete = false
  private static let mostRules = 10_000
  private static let mostClasses = 16
  /// How many declarations elements may still get, and how many elements may be looked at, in the whole file.
  private var budget = 1 << 22

  /// The rules of all `<style>` elements of a file, of which so many bytes are read.
  init(_ tree: XMLTree, mostBytes: Int = 1 << 20) {
    var rest = mostBytes
    for element in tree.elements where element.name == "style" && rest > 0 {
      for case .text(let bytes) in element.content {
        if bytes.count > rest { isIncomplete = true }
        add(String(decoding: bytes.prefix(rest), as: UTF8.self))
        rest -= bytes.count
      }
    }
  }

  private mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...].trimmed
    while let open = SVGStyleMarks.first("{", in: rest) {
      if rest.first == "@" {
        rest = withoutAtRule(rest, open: open)
        continue
      }
      let block = rest[open...].dropFirst()
      let close = SVGStyleMarks.first("}", in: block) ?? block.endIndex
      let declarations = SVGDeclaration.list(block[..<close])
      for selector in SVGStyleMarks.parts(of: rest[..<open], between: ",") {
        add(declarations, for: selector)
      }
      rest = block[close...].dropFirst().trimmed
    }
    if rest.first == "@", !rest.hasPrefix("@charset") { isIncomplete = true }
  }

  /// Leaves a rule out that begins with `@`.
  private mutating func withoutAtRule(_ text: Substring, open: Substring.Index) -> Substring {
    if let end = SVGStyleMarks.first(";", in: text[..<open]) {
      isIncomplete = isIncomplete || !text.hasPrefix("@charset")
      return text[end...].dropFirst().trimmed
    }
    // A drawing is neither printed nor dark.
    let media = text[..<open]
    let isOfOthers =
      media.hasPrefix("@media") && (media.contains("print") || media.contains("prefers-"))
    isIncomplete = isIncomplete || !isOfOthers
    return Self.withoutBlock(text[open...]).trimmed
  }

  private mutating func add(_ declarations: [SVGDeclaration], for text: Substring) {
    guard rules.count < Self.mostRules else { return isIncomplete = true }
    do throws(SVGSelector.Failure) {
      let selector = try SVGSelector(text)
      indices[selector.key, default: []].append(rules.count)
      rules.append(Rule(selector: selector, declarations: declarations))
    } catch {
      if error == .unknown { isIncomplete = true }
    }
  }

  /// The attributes of an element, overruled by what style sheets and its own `style` say.
  mutating func values(of element: Int, in tree: XMLTree) -> [String: String] {
    var values = tree.attributes(of: element)
    let own = values.removeValue(forKey: "style").map { SVGDeclaration.list($0[...]) } ?? []
    let found = rules(for: element, in: tree)
    guard !own.isEmpty || !found.isEmpty else { return values }
    for isImportant in [false, true] {
      for rule in found { apply(rules[rule].declarations, isImportant, to: &values) }
      apply(own, isImportant, to: &values)
    }
    return values
  }

  /// The rules that mean an element; what counts most comes last.
  private mutating func rules(for element: Int, in tree: XMLTree) -> [Int] {
    guard !rules.isEmpty, budget >= 0 else { return [] }
    let classes = (tree[element, "class"] ?? "").split { $0.isWhitespace }
      .prefix(Self.mostClasses)
    let keys =
      ["*", tree[element].name] + classes.map { ".\($0)" }
      + (tree[element, "id"].map { ["#\($0)"] } ?? [])
    var found: [Int] = []
    for index in keys.flatMap({ indices[$0] ?? [] }) {
      if rules[index].selector.matches(element, in: tree, budget: &budget) { found.append(index) }
    }
    budget -= found.reduce(0) { $0 + rules[$1].declarations.count }
    guard budget >= 0 else {
      isIncomplete = true
      return []
    }
    return found.sorted {
      (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1)
    }
  }

  private func apply(
    _ declarations: [SVGDeclaration], _ isImportant: Bool, to values: inout [String: String]
  ) {
    for declaration in declarations where declaration.isImportant == isImportant {
      // What can't be read leaves what was said before.
      let isColor = Self.colors.contains(declaration.name)
      if isColor, values[declaration.name] != nil, !SVGColor.isPaint(declaration.value) { continue }
      if declaration.name == "stroke-width", declaration.value.first == "-" { continue }
      values[declaration.name] = declaration.value
    }
  }

  private static let colors: Set = ["fill", "stroke", "color", "stop-color"]

  /// The text after a block, which may contain others.
  private static func withoutBlock(_ text: Substring) -> Substring {
    var depth = 0
    var rest = text
    while let mark = SVGStyleMarks.first("{}", in: rest) {
      depth += rest[mark] == "{" ? 1 : -1
      rest = rest[mark...].dropFirst()
      if depth == 0 { return rest }
    }
    return ""
  }

  static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      let comment = rest[start.upperBound...]
      rest = comment.firstRange(of: "*/").map { comment[$0.upperBound...] } ?? ""
    }
    return (result + rest).replacing("<!--", with: " ").replacing("-->", with: " ")
  }
}

/// What a style sheet or a `style` attribute says of one property.
struct SVGDeclaration {
  let name: String
  let value: String
  let isImportant: Bool

  /// Declarations with semicolons between them; those that stand for several properties as those.
  static func list(_ text: Substring) -> [SVGDeclaration] {
    let plain = text.contains("/*") ? SVGStyleSheet.withoutComments(String(text))[...] : text
    return split(plain).flatMap { part -> [SVGDeclaration] in
      guard let colon = part.firstIndex(of: ":") else { return [] }
      let name = part[..<colon].trimmed
      var value = part[colon...].dropFirst().trimmed
      let mark = value.lastIndex(of: "!")
      let isImportant = mark.map { value[$0...].dropFirst().trimmed.lowercased() == "important" }
      if let mark, isImportant == true { value = value[..<mark].trimmed }
      let written = SVGDeclaration(
        name: name.hasPrefix("--") ? String(name) : name.lowercased(),
        value: keyword(String(value), of: name), isImportant: isImportant ?? false)
      switch written.name {
      case "font": return SVGFontShorthand.values(written.value).map(written.with)
      case "marker":
        return ["marker-start", "marker-mid", "marker-end"].map { written.with($0, written.value) }
      default: return [written]
      }
    }
  }

  /// A value in small letters, as far as capitals mean the same.
  private static func keyword(_ value: String, of name: Substring) -> String {
    guard value.utf8.contains(where: { 0x41...0x5A ~= $0 }), !name.hasPrefix("--"),
      !["font-family", "font"].contains(name.lowercased())
    else { return value }
    let isLiteral = value.utf8.contains { [0x22, 0x27, 0x28].contains($0) }
    return isLiteral && !value.lowercased().hasPrefix("rgb") ? value : value.lowercased()
  }

  private func with(_ name: String, _ value: String) -> SVGDeclaration {
    SVGDeclaration(name: name, value: value, isImportant: isImportant)
  }

  private static func split(_ text: Substring) -> [Substring] {
    let divides = text.utf8.contains { [0x28, 0x22, 0x27, 0x5B, 0x5C].contains($0) }
    return divides ? SVGStyleMarks.parts(of: text, between: ";") : text.split(separator: ";")
  }
}

/// The `font` property: `italic bold 24px/1.2 "DejaVu Serif", serif`.
enum SVGFontShorthand {
  /// The properties that it stands for; empty if it says no size and family, or names a font of the system.
  static func values(_ text: String) -> [(String, String)] {
    var values = [("font-style", "normal"), ("font-weight", "normal"), ("font-variant", "normal")]
    var rest = text[...].trimmed
    while let end = rest.firstIndex(where: \.isWhitespace) {
      let word = rest[..<end]
      let family = rest[end...].trimmed
      switch word {
      case "italic", "oblique": values[0].1 = String(word)
      case "bold", "bolder", "lighter", "100", "200", "300", "400", "500", "600", "700", "800",
        "900":
        values[1].1 = String(word)
      case "small-caps": values[2].1 = String(word)
      case "normal": break
      default:
        let size = word.prefix { $0 != "/" }
        guard size.first.map({ $0.isNumber || $0 == "." || $0.isLetter }) == true, !family.isEmpty
        else { return [] }
        return values + [("font-size", String(size)), ("font-family", String(family))]
      }
      rest = family
    }
    return []
  }
}
