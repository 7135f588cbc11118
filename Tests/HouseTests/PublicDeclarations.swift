/// The public declarations of some sources, with the protocols that explain their witnesses.
struct PublicDeclarations {
  /// A public declaration, found by the line that it begins on.
  struct Declaration {
    let source: SwiftSource
    /// The index of its line.
    let line: Int
    /// Its keyword, such as `func`.
    let kind: Substring
    /// Empty for an operator, `init` and `subscript`.
    let name: Substring
    /// The last part of the name of the type that has it; nil for a global one.
    let owner: Substring?
    let isRequirement: Bool

    /// The path and the number that an editor opens it by, and the line.
    var place: String { "\(source.path):\(line + 1): \(source.lines[line])" }
  }

  private(set) var all: [Declaration] = []
  /// The types and protocols that a type or a protocol names behind its colon, anywhere.
  private var parents: [Substring: Set<Substring>] = [:]
  private var requirements: [Substring: Set<Substring>] = [:]

  private static let types: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]
  private static let members: Set<Substring> = [
    "func", "var", "let", "init", "subscript", "typealias", "associatedtype",
  ]

  init(in sources: [SwiftSource]) {
    for source in sources { add(source) }
  }

  /// A type around the following lines, as long as they are further to the right.
  private struct Scope {
    let indent: Int
    let kind: Substring
    let name: Substring
    let isPublic: Bool
  }

  private mutating func add(_ source: SwiftSource) {
    var scopes: [Scope] = []
    for index in source.code.indices {
      let line = source.code[index]
      let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard let first = line.utf8.dropFirst(indent).first else { continue }
      // A closing bracket, or the rest of a head, ends nothing.
      if ![UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(first),
        !line.utf8.dropFirst(indent).starts(with: "where ".utf8)
      {
        while let last = scopes.last, last.indent >= indent { scopes.removeLast() }
      }
      let words = SwiftSource.words(of: line)
      guard
        let place = words.firstIndex(where: {
          Self.types.contains($0) || Self.members.contains($0)
        }), !words.contains("import")
      else { continue }
      let kind = words[place]
      let rest = line[kind.endIndex...]
      let name = Self.name(in: rest)
      let isPublic = words[..<place].contains("public") || words[0] == "open"
      let scope = scopes.last
      let isRequirement =
        scope?.kind == "protocol" && scope?.indent == indent - 2 && Self.members.contains(kind)
      if kind != "extension", isPublic || isRequirement && scope?.isPublic == true {
        all.append(
          Declaration(
            source: source, line: index, kind: kind, name: name, owner: scope?.name,
            isRequirement: isRequirement))
      }
      if isRequirement, let scope, scope.isPublic {
        requirements[scope.name, default: []].insert(name.isEmpty ? kind : name)
      }
      guard Self.types.contains(kind), let type = name.split(separator: ".").last else { continue }
      scopes.append(Scope(indent: indent, kind: kind, name: type, isPublic: isPublic))
      let head = Self.head(in: source.code[index...].prefix(8), from: name.endIndex)
      parents[type, default: []].formUnion(Self.inherited(in: head))
    }
  }

  /// The name at the start of a text, with its dots.
  private static func name(in rest: Substring) -> Substring {
    rest.drop { $0 == " " || $0 == "`" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" }
  }

  /// The code behind the name of a type, up to its bracket.
  private static func head(
    in lines: ArraySlice<Substring>, from end: Substring.Index
  ) -> Substring {
    guard let first = lines.first else { return "" }
    let text = ([first[end...]] + lines.dropFirst()).joined(separator: " ")
    return text.prefix { $0 != "{" }
  }

  /// The words behind the colon of a head, without its parameters and conditions.
  private static func inherited(in head: Substring) -> [Substring] {
    var rest = head.drop { $0 == " " || $0 == "`" }
    if rest.first == "<" {
      var depth = 0
      rest = rest.drop { character in
        depth += character == "<" ? 1 : character == ">" ? -1 : 0
        return depth > 0
      }.dropFirst()
    }
    guard rest.drop(while: { $0 == " " }).first == ":" else { return [] }
    return Array(SwiftSource.words(of: rest).prefix { $0 != "where" })
  }

  /// Whether a protocol of these sources requires a declaration of that name from its owner, and so explains it.
  func isWitness(_ declaration: Declaration) -> Bool {
    guard !declaration.isRequirement, let owner = declaration.owner else { return false }
    let name = declaration.name.isEmpty ? declaration.kind : declaration.name
    var known: Set<Substring> = []
    var next = [owner]
    while let type = next.popLast() {
      guard known.insert(type).inserted else { continue }
      if requirements[type]?.contains(name) == true, declaration.kind != "init" { return true }
      next += parents[type] ?? []
    }
    return false
  }
}

extension PublicDeclarations.Declaration {
  /// Whether a documentation comment is above it, and above its attributes.
  var isDocumented: Bool {
    var depth = 0
    for index in source.lines[..<line].indices.reversed() {
      if source.lines[index].drop(while: { $0 == " " }).hasPrefix("///") { return depth == 0 }
      let code = source.code[index].drop { $0 == " " }
      for byte in code.utf8 {
        depth += byte == UInt8(ascii: ")") ? 1 : byte == UInt8(ascii: "(") ? -1 : 0
      }
      if depth > 0 { continue }
      let isAttribute =
        code.hasPrefix("@")
        && !SwiftSource.words(of: code).contains { $0 == "public" || $0 == "open" }
      guard isAttribute || code.hasPrefix("#if ") else { return false }
    }
    return false
  }
}
