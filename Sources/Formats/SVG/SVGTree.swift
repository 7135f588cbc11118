import Base
import CExpat
import Texts

/// The elements of an SVG file in the order of their start tags.
///
/// Elements refer to others that come later, and style sheets go by what is around an element, so the whole file is
/// read before anything is drawn.
struct SVGTree {
  struct Element {
    /// Without its namespace.
    let name: String
    /// In bytes, with its namespace.
    let nameLength: Int
    /// Nil for the root.
    let parent: Int?
    /// The sibling before it.
    let previous: Int?
    /// The bytes of the file up to the end of its name in the start tag.
    let nameEnd: Int
    /// The bytes of the file before its end tag.
    fileprivate(set) var end = 0
    /// Elements and the text of `<text>` and `<style>`, in order.
    fileprivate(set) var content: [Content] = []
    fileprivate let attributes: Range<Int>
  }

  enum Content {
    case element(Int)
    case text([UInt8])
  }

  /// The file as UTF-8 or in the encoding that it declares.
  let bytes: [UInt8]
  fileprivate(set) var elements: [Element] = []
  private var attributeList: [(name: String, value: String)] = []
  private var indices: [String: Int] = [:]

  /// - Throws: if the file is no XML, nests too deeply, or has entities that stand for more than text.
  init(_ file: [UInt8]) throws(SVGError) {
    bytes = Self.inUTF8(file)
    let parser = SVGTreeParser()
    try parser.parse(bytes, isUTF8: bytes.count != file.count)
    elements = parser.elements
    attributeList = parser.attributes
    for index in elements.indices {
      if let id = self[index, "id"], indices[id] == nil { indices[id] = index }
    }
  }

  /// Whether bytes are XML in UTF-16, with its byte order mark.
  static func isUTF16(beginningOf file: [UInt8]) -> Bool {
    [[0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0]].contains { file.starts(with: $0) }
  }

  /// A file in UTF-16, which begins with a byte order mark, becomes one in UTF-8.
  private static func inUTF8(_ file: [UInt8]) -> [UInt8] {
    let isBig = file.starts(with: [0xFE, 0xFF])
    guard isBig || file.starts(with: [0xFF, 0xFE]) else { return file }
    let units = stride(from: 2, to: file.count - 1, by: 2).lazy.map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: Array(units), as: UTF16.self).utf8)
  }

  subscript(_ index: Int) -> Element { elements[index] }

  /// The value of an attribute; nil if the element does not have it.
  subscript(_ index: Int, _ name: String) -> String? {
    attributeList[elements[index].attributes].first { $0.name == name }?.value
  }

  func attributes(of index: Int) -> [String: String] {
    Dictionary(
      attributeList[elements[index].attributes].lazy.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The first element with an id.
  func element(withID id: String) -> Int? { indices[id] }

  /// The element that a link such as `#cat` or `url(#cat)` leads to; nil if it leads elsewhere.
  func element(linkedBy link: String) -> Int? {
    let rest = link.drop { $0 == " " }
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

  /// The elements right within another one.
  func children(of index: Int) -> some Sequence<Int> {
    elements[index].content.lazy.compactMap { content in
      if case .element(let child) = content { child } else { nil }
    }
  }

  /// The child of a `switch` that is drawn: the first for everybody, or for readers of English.
  func chosenChild(of index: Int) -> Int? {
    children(of: index).first { child in
      let languages = self[child, "systemLanguage"].map { $0.split(separator: ",") }
      return self[child, "requiredExtensions"].map(\.isEmpty) ?? true
        && languages?.contains { $0.trimmed == "en" || $0.trimmed.hasPrefix("en-") } ?? true
    }
  }

  func isLastChild(_ index: Int) -> Bool {
    guard let parent = elements[index].parent else { return true }
    return Array(children(of: parent)).last == index
  }
}

/// Builds a tree of what Expat reads.
private final class SVGTreeParser {
  private(set) var elements: [SVGTree.Element] = []
  private(set) var attributes: [(name: String, value: String)] = []
  /// The elements that are open, each with its last child.
  private var open: [(element: Int, last: Int?)] = []
  /// How many of them keep their text.
  private var textDepth = 0
  /// Names that came before, so that each is in memory once.
  private var names: [String: String] = [:]
  private var heldBytes = 0
  private var parser: XML_Parser?
  private var failure: SVGError?
  private static let deepest = 4_000
  private static let mostElements = 3_000_000
  /// Of entities, beside what the file has itself.
  private static let mostExpandedBytes = 1 << 20

  /// - Parameter isUTF8: whether that holds whatever the file declares.
  func parse(_ bytes: [UInt8], isUTF8: Bool) throws(SVGError) {
    guard let parser = XML_ParserCreate(isUTF8 ? "UTF-8" : nil) else {
      throw SVGError("there is not enough memory for it")
    }
    self.parser = parser
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        SVGTreeParser.of(data)?.begin(name, attributes)
      }, { data, _ in SVGTreeParser.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      SVGTreeParser.of(data)?.read(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    XML_SetEntityDeclHandler(parser) { data, _, isParameter, value, count, _, _, _, _ in
      guard isParameter == 0, let value else { return }
      SVGTreeParser.of(data)?.declare(UnsafeBufferPointer(start: value, count: Int(count)))
    }
    XML_SetExternalEntityRefHandler(parser) { data, _, _, _, _ in
      SVGTreeParser.of(data.map { UnsafeMutableRawPointer($0) })?
        .stop(Message("its entities refer to another file, which Filbert does not read"))
      return 0
    }
    XML_SetExternalEntityRefHandlerArg(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
    var position = 0
    repeat {
      let count = min(1 << 20, bytes.count - position)
      let isLast = position + count == bytes.count
      let status = bytes.withUnsafeBytes { all in
        XML_Parse(
          parser, all.baseAddress?.advanced(by: position).assumingMemoryBound(to: CChar.self),
          Int32(count), isLast ? 1 : 0)
      }
      if let failure { throw failure }
      guard status == XML_STATUS_OK else { throw complaint(of: parser) }
      position += count
      guard heldBytes <= bytes.count + Self.mostExpandedBytes else {
        throw SVGError("its entities expand to too much text")
      }
    } while position < bytes.count
  }

  private func complaint(of parser: XML_Parser) -> SVGError {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map {
      Message(verbatim: String(cString: $0))
    }
    return SVGError(
      "line {line}, column {column}: {reason}",
      [
        "line": Int(XML_GetCurrentLineNumber(parser)),
        "column": Int(XML_GetCurrentColumnNumber(parser) + 1),
        "reason": reason ?? Message("not an XML file"),
      ])
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> SVGTreeParser? {
    data.map { Unmanaged<SVGTreeParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: Message) {
    failure = failure ?? SVGError(message: reason)
    if let parser { XML_StopParser(parser, 0) }
  }

  /// An entity may stand for text alone: neither for elements nor for other entities.
  private func declare(_ value: UnsafeBufferPointer<CChar>) {
    let isText = value.indices.allSatisfy { index in
      value[index] != 0x3C
        && (value[index] != 0x26 || index + 1 < value.count && value[index + 1] == 0x23)
    }
    if !isText {
      stop(Message("its entities expand to more than plain text; save it without entities"))
    }
  }

  private func begin(
    _ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil else { return }
    guard open.count < Self.deepest else {
      return stop(Message("its elements are nested too deeply"))
    }
    guard elements.count < Self.mostElements else {
      return stop(Message("it has more lines than a painting can hold"))
    }
    let fullName = String(cString: name)
    let plainName = fullName.split(separator: ":").last.map(String.init) ?? fullName
    if elements.isEmpty, plainName != "svg" {
      return stop(Message("its root element is not <svg>"))
    }
    let first = attributes.count
    var index = 0
    while let list, let name = list[index], let value = list[index + 1] {
      let value = String(cString: value)
      heldBytes += value.utf8.count
      attributes.append((shared(String(cString: name)), value))
      index += 2
    }
    let element = elements.count
    elements.append(
      SVGTree.Element(
        name: shared(plainName), nameLength: fullName.utf8.count, parent: open.last?.element, previous: open.last?.last,
        nameEnd: parser.map { Int(XML_GetCurrentByteIndex($0)) + 1 + fullName.utf8.count } ?? 0,
        attributes: first..<attributes.count))
    if let parent = open.last?.element {
      elements[parent].content.append(.element(element))
      open[open.count - 1].last = element
    }
    open.append((element, nil))
    if textDepth > 0 || plainName == "text" || plainName == "style" { textDepth += 1 }
  }

  private func shared(_ name: String) -> String {
    if let known = names[name] { return known }
    if names.count < 10_000 { names[name] = name }
    return name
  }

  private func read(_ text: UnsafeBufferPointer<CChar>) {
    guard textDepth > 0, let element = open.last?.element else { return }
    heldBytes += text.count
    // Expat gives every line on its own.
    var bytes: [UInt8] = []
    if case .text(let before)? = elements[element].content.last {
      elements[element].content.removeLast()
      bytes = before
    }
    bytes.append(contentsOf: text.lazy.map(UInt8.init(bitPattern:)))
    elements[element].content.append(.text(bytes))
  }

  private func end() {
    if let last = open.popLast(), let parser {
      elements[last.element].end = Int(XML_GetCurrentByteIndex(parser))
    }
    if textDepth > 0 { textDepth -= 1 }
  }
}
