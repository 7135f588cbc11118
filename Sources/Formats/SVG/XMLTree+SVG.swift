import Base

/// The additions of SVG to XML: elements that refer to each other, and branches.
extension XMLTree {
  /// The elements of an SVG file.
  init(svg file: [UInt8]) throws(SVGError) {
    do throws(XMLError) {
      try self.init(
        file, root: "svg", textOf: ["text", "style"], namespaces: SVGNamespace.prefixes)
    } catch {
      throw SVGError(message: error.message)
    }
  }

  /// The element that a link such as `#cat` or `url(#cat)` leads to; nil if it leads elsewhere.
  func element(linkedBy link: String) -> Int? {
    let rest = link.drop(while: \.isWhitespace)
    var id: Substring
    if rest.hasPrefix("url(") {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      id = rest[..<end].dropFirst(4).drop { "\"' ".contains($0) }
      while let last = id.last, "\"' ".contains(last) { id.removeLast() }
    } else {
      id = rest
    }
    guard id.first == "#" else { return nil }
    return element(withID: String(id.dropFirst()))
  }

  /// The element that `href` leads to.
  func linkedElement(of index: Int) -> Int? {
    (self[index, "href"] ?? self[index, "xlink:href"]).flatMap(element(linkedBy:))
  }

  /// The child of a `switch` that is drawn: the first for everybody, or for readers of English.
  func chosenChild(of index: Int) -> Int? {
    children(of: index).first(where: isForReaders)
  }

  /// Whether an element is for everybody, or for readers of English.
  func isForReaders(_ index: Int) -> Bool {
    let languages = self[index, "systemLanguage"].map { $0.split(separator: ",") }
    return self[index, "requiredExtensions"].map(\.isEmpty) ?? true
      && languages?.contains { $0.trimmed == "en" || $0.trimmed.hasPrefix("en-") } ?? true
  }

  /// The text of an element and of those in it.
  ///
  /// - Parameter limit: the most bytes; of longer texts, nothing is returned.
  func wholeText(of index: Int, atMost limit: Int) -> [UInt8] {
    var (bytes, rest): ([UInt8], [Content]) = ([], [.element(index)])
    while let content = rest.popLast() {
      switch content {
      case .element(let element): rest += self[element].content.reversed()
      case .text(let text):
        guard text.count <= limit - bytes.count else { return [] }
        bytes += text
      }
    }
    return bytes
  }

  func isLastChild(_ index: Int) -> Bool {
    guard let parent = elements[index].parent else { return true }
    for case .element(let last) in elements[parent].content.reversed() { return last == index }
    return false
  }
}
