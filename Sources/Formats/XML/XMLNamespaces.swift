/// Names of XML elements and attributes with the prefixes that this program has for their namespaces, whatever a file
/// has for them.
struct XMLNamespaces {
  /// The prefixes by namespaces; empty for the one of the document itself.
  private let known: [String: String]
  /// The known prefixes by those of the file, in force at present.
  private var prefixes: [String: String] = [:]
  /// Replaced prefixes, to be restored at the end of an element at that depth.
  private var replaced: [(depth: Int, prefix: String, before: String?)] = []

  init(_ known: [String: String]) { self.known = known }

  /// The prefix of names that belong to no known namespace, though a known prefix or none says so.
  private static let unknown = "?"

  /// Takes a declaration such as `xmlns:ink="http://…"`.
  ///
  /// - Parameter depth: of the element that has it.
  mutating func declare(_ attribute: String, _ namespace: String, depth: Int) {
    guard !known.isEmpty else { return }
    let prefix: String
    if attribute == "xmlns" {
      prefix = ""
    } else if attribute.hasPrefix("xmlns:") {
      prefix = String(attribute.dropFirst(6))
    } else {
      return
    }
    // A root of a namespace of its own is read all the same, as programs do that go by names alone.
    let isOfRoot = prefix.isEmpty && depth == 0
    let isOwn = prefix.isEmpty || known.values.contains(prefix)
    let name =
      namespace.isEmpty || isOfRoot
      ? "" : known[namespace] ?? (isOwn ? Self.unknown : prefix)
    replaced.append((depth, prefix, prefixes[prefix]))
    prefixes[prefix] = name
  }

  /// Ends an element.
  ///
  /// - Parameter depth: of the element.
  mutating func end(depth: Int) {
    while let last = replaced.last, last.depth >= depth {
      prefixes[last.prefix] = last.before
      replaced.removeLast()
    }
  }

  /// The name of an element: plain if it belongs to the document's own namespace.
  func name(ofElement name: String) -> String {
    let (prefix, plain) = Self.parts(of: name)
    guard let known = prefixes[prefix] else { return plain }
    return known.isEmpty ? plain : "\(known):\(plain)"
  }

  func name(ofAttribute name: String, _ value: String) -> String {
    guard !known.isEmpty, name.utf8.contains(UInt8(ascii: ":")) else { return name }
    let (prefix, plain) = Self.parts(of: name)
    if prefix == "xmlns" {
      return known[value].map { $0.isEmpty ? name : "xmlns:\($0)" } ?? name
    }
    guard let known = prefixes[prefix], known != prefix else { return name }
    return "\(known):\(plain)"
  }

  private static func parts(of name: String) -> (prefix: String, plain: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}
