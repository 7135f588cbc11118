import Base

/// A selector of a style sheet, such as `g.thin > path:first-child`.
///
/// Those of CSS level 2 (https://www.w3.org/TR/CSS22/selector.html), and `~` and the substring matches of level 3.
struct SVGSelector {
  /// What one element must be.
  private struct Compound {
    var name: String?
    var id: String?
    var classes: [String] = []
    var attributes: [Attribute] = []
    var places: [Place] = []
    /// None of these may be meant as well.
    var excluded: [Compound] = []

    /// How many ids, classes and names it has.
    var specificity: (ids: Int, classes: Int, names: Int) {
      let others = excluded.map(\.specificity)
      return (
        (id != nil ? 1 : 0) + (others.map(\.ids).max() ?? 0),
        classes.count + attributes.count + places.count + (others.map(\.classes).max() ?? 0),
        (name != nil ? 1 : 0) + (others.map(\.names).max() ?? 0)
      )
    }
  }

  private struct Attribute {
    var name: String
    /// `=`, `~=`, `|=`, `^=`, `$=` or `*=`; nil if any value will do.
    var match: String?
    var value = ""
  }

  private enum Place: String {
    case root
    case first = "first-child"
    case last = "last-child"
    case only = "only-child"
  }

  private enum Combinator: Character {
    case descendant = " "
    case child = ">"
    case adjacent = "+"
    case sibling = "~"
  }

  /// From the element itself outwards, each with how it relates to the one before it.
  private let parts: [(compound: Compound, to: Combinator)]
  /// How many ids, classes and names it has: more of the former count more.
  let specificity: Int
  /// What an element must have so that it can match: an id, a class or a name with `#`, `.` or nothing before it, or
  /// `*`.
  let key: String
  private static let mostParts = 16

  enum Failure: Error {
    /// It goes by what this reader does not know.
    case unknown
    /// It is for elements that the pointer is on, and the like: a picture has none.
    case neverMatches
  }

  init(_ text: some StringProtocol) throws(Failure) {
    var scanner = Scanner(text)
    var parts: [(compound: Compound, to: Combinator)] = [(try scanner.compound(), .descendant)]
    while let combinator = scanner.combinator() {
      parts[parts.count - 1].to = combinator
      parts.append((try scanner.compound(), .descendant))
      guard parts.count <= Self.mostParts else { throw .unknown }
    }
    guard scanner.isAtEnd else { throw .unknown }
    // The combinator stands beside the part on its left; read from the right, it belongs to the part on its right.
    let combinators = parts.map(\.to)
    self.parts = parts.indices.reversed().map { index in
      (parts[index].compound, index > 0 ? combinators[index - 1] : .descendant)
    }
    let compounds = parts.map(\.compound)
    let counts = compounds.map(\.specificity)
    let (ids, classes, names) = counts.reduce((0, 0, 0)) {
      ($0.0 + $1.ids, $0.1 + $1.classes, $0.2 + $1.names)
    }
    specificity = min(ids, 255) << 16 | min(classes, 255) << 8 | min(names, 255)
    let own = compounds[compounds.count - 1]
    key = own.id.map { "#\($0)" } ?? own.classes.first.map { ".\($0)" } ?? own.name ?? "*"
  }

  /// Whether an element is meant.
  ///
  /// - Parameter budget: counts down with every element that is looked at; below 0, nothing matches.
  func matches(_ element: Int, in tree: XMLTree, budget: inout Int) -> Bool {
    matches(from: 0, element, tree, &budget)
  }

  private func matches(
    from part: Int, _ element: Int, _ tree: XMLTree, _ budget: inout Int
  ) -> Bool {
    budget -= 1
    guard budget >= 0, Self.matches(parts[part].compound, element, tree) else { return false }
    guard part + 1 < parts.count else { return true }
    let step: (Int) -> Int? =
      switch parts[part].to {
      case .descendant, .child: { tree[$0].parent }
      case .adjacent, .sibling: { tree[$0].previous }
      }
    var next = step(element)
    while let found = next {
      if matches(from: part + 1, found, tree, &budget) { return true }
      guard parts[part].to == .descendant || parts[part].to == .sibling, budget >= 0 else {
        return false
      }
      next = step(found)
    }
    return false
  }

  private static func matches(_ compound: Compound, _ element: Int, _ tree: XMLTree) -> Bool {
    if let name = compound.name, tree[element].name != name { return false }
    if let id = compound.id, tree[element, "id"] != id { return false }
    if !compound.classes.isEmpty {
      let own = (tree[element, "class"] ?? "").split { $0.isWhitespace }
      guard compound.classes.allSatisfy({ name in own.contains { $0 == name } }) else {
        return false
      }
    }
    return compound.attributes.allSatisfy { matches($0, tree[element, $0.name]) }
      && compound.places.allSatisfy { matches($0, element, tree) }
      && !compound.excluded.contains { matches($0, element, tree) }
  }

  private static func matches(_ attribute: Attribute, _ value: String?) -> Bool {
    guard let value else { return false }
    let wanted = attribute.value
    switch attribute.match {
    case nil: return true
    case "~=": return value.split { $0.isWhitespace }.contains { $0 == wanted }
    case "|=": return value == wanted || value.hasPrefix(wanted + "-")
    case "^=": return !wanted.isEmpty && value.hasPrefix(wanted)
    case "$=": return !wanted.isEmpty && value.hasSuffix(wanted)
    case "*=": return !wanted.isEmpty && value.contains(wanted)
    default: return value == wanted
    }
  }

  private static func matches(_ place: Place, _ element: Int, _ tree: XMLTree) -> Bool {
    switch place {
    case .root: tree[element].parent == nil
    case .first: tree[element].parent != nil && tree[element].previous == nil
    case .last: tree[element].parent != nil && tree.isLastChild(element)
    case .only:
      tree[element].parent != nil && tree[element].previous == nil && tree.isLastChild(element)
    }
  }

  /// Reads a selector from its start.
  private struct Scanner {
    private var rest: Substring
    /// Within how many `:not()` it is.
    private var depth = 0

    init(_ text: some StringProtocol) { rest = Substring(text).trimmed }

    var isAtEnd: Bool { rest.isEmpty }

    /// Nil at the end.
    mutating func combinator() -> Combinator? {
      let trimmed = rest.trimmed
      guard let next = trimmed.first else { return nil }
      if let combinator = Combinator(rawValue: next) {
        rest = trimmed.dropFirst().trimmed
        return combinator
      }
      defer { rest = trimmed }
      return rest.first?.isWhitespace == true ? .descendant : nil
    }

    mutating func compound() throws(Failure) -> Compound {
      var compound = Compound()
      var isEmpty = true
      if rest.first == "*" {
        rest.removeFirst()
        isEmpty = false
      } else if let name = name() {
        compound.name = name
        isEmpty = false
      }
      while let next = rest.first, "#.[:".contains(next) {
        rest.removeFirst()
        isEmpty = false
        switch next {
        case "#": compound.id = try required(name())
        case ".": compound.classes.append(try required(name()))
        case "[": compound.attributes.append(try attribute())
        default: try addPlace(to: &compound)
        }
      }
      guard !isEmpty else { throw .unknown }
      return compound
    }

    private func required(_ name: String?) throws(Failure) -> String {
      guard let name else { throw .unknown }
      return name
    }

    private mutating func name() -> String? {
      var name = ""
      while let next = rest.first {
        if next == "\\" {
          guard let letter = escapedLetter() else { break }
          name.unicodeScalars.append(letter)
        } else if next.isLetter || next.isNumber || next == "-" || next == "_" {
          name.append(next)
          rest.removeFirst()
        } else {
          break
        }
      }
      return name.isEmpty ? nil : name
    }

    /// A letter behind a backslash, by itself or as its number in hexadecimal digits.
    private mutating func escapedLetter() -> UnicodeScalar? {
      let escape = rest.dropFirst()
      let digits = escape.unicodeScalars.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      guard let number = UInt32(String(digits), radix: 16) else {
        guard let letter = escape.unicodeScalars.first, letter != "\n" else { return nil }
        rest = escape[escape.unicodeScalars.index(after: escape.startIndex)...]
        return letter
      }
      rest = escape[digits.endIndex...]
      if rest.first?.isWhitespace == true { rest.removeFirst() }
      return UnicodeScalar(number) ?? "\u{FFFD}"
    }

    private mutating func attribute() throws(Failure) -> Attribute {
      guard let end = rest.firstIndex(of: "]") else { throw .unknown }
      let text = rest[..<end]
      rest = rest[end...].dropFirst()
      guard let equals = text.firstIndex(of: "=") else {
        return Attribute(name: String(text.trimmed))
      }
      var left = text[..<equals].trimmed
      var match = "="
      if let last = left.last, "~|^$*".contains(last) {
        match = "\(last)="
        left = left.dropLast().trimmed
      }
      let value = text[equals...].dropFirst().trimmed.filter { $0 != "\"" && $0 != "'" }
      return Attribute(name: String(left), match: match, value: value)
    }

    /// Reads the list of `:not()`.
    private mutating func exclude(in compound: inout Compound) throws(Failure) {
      guard depth == 0 else { throw .unknown }
      depth += 1
      defer { depth -= 1 }
      while true {
        do throws(Failure) {
          compound.excluded.append(try self.compound())
        } catch {
          // Elements under the pointer are none here.
          guard error == .neverMatches else { throw error }
        }
        rest = rest.trimmed
        guard let next = rest.first else { throw .unknown }
        rest = rest.dropFirst()
        if next == ")" { return }
        guard next == "," else { throw .unknown }
        rest = rest.trimmed
      }
    }

    private mutating func addPlace(to compound: inout Compound) throws(Failure) {
      guard let word = name() else { throw .unknown }
      if word.lowercased() == "not", rest.first == "(" {
        rest = rest.dropFirst().trimmed
        try exclude(in: &compound)
      } else if let place = Place(rawValue: word.lowercased()) {
        compound.places.append(place)
      } else if ["hover", "active", "focus", "visited", "target", "link"].contains(word) {
        throw .neverMatches
      } else {
        throw .unknown
      }
    }
  }
}
