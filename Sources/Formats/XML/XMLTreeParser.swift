import Base
import CExpat
import Texts

/// Builds a tree from Expat's events.
final class XMLTreeParser {
  private let root: String
  private let keepers: Set<String>
  private var namespaces: XMLNamespaces
  /// How long the texts of entities are, in bytes.
  private var entityLengths: [String: Int] = [:]
  private(set) var elements: [XMLTree.Element] = []
  private(set) var attributes: [(name: String, value: String)] = []
  /// The elements that are open, each with its last child.
  private var open: [(element: Int, last: Int?)] = []
  /// How many of them keep their text.
  private var textDepth = 0
  /// The text since the last tag: Expat gives every line on its own.
  private var text: [UInt8] = []
  /// Names that came before, so that each is in memory once.
  private var names: [String: String] = [:]
  private var heldBytes = 0
  /// Of the file.
  private var byteCount = 0
  private var parser: XML_Parser?
  private var failure: XMLError?
  private static let deepest = 4_000
  private static let mostElements = 3_000_000
  /// Of entities, in addition to the file's own text.
  private static let mostExpandedBytes = 1 << 20
  private static let mostEntityBytes = 1 << 16

  /// See `XMLTree.init`.
  init(root: String, textOf keepers: Set<String>, namespaces: [String: String]) {
    self.root = root
    self.namespaces = XMLNamespaces(namespaces)
    self.keepers = keepers
  }

  /// - Parameter isUTF8: whether that holds whatever the file declares.
  func parse(_ bytes: [UInt8], isUTF8: Bool) throws(XMLError) {
    guard let parser = XML_ParserCreate(isUTF8 ? "UTF-8" : nil) else {
      throw XMLError("there is not enough memory for it")
    }
    self.parser = parser
    byteCount = bytes.count
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let name else { return }
        XMLTreeParser.of(data)?.beginElement(name, attributes)
      }, { data, _ in XMLTreeParser.of(data)?.end() })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let text else { return }
      XMLTreeParser.of(data)?.read(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    XML_SetEntityDeclHandler(parser) { data, name, isParameter, value, count, _, _, _, _ in
      guard isParameter == 0, let name, let value else { return }
      XMLTreeParser.of(data)?.declare(
        String(cString: name), UnsafeBufferPointer(start: value, count: Int(count)))
    }
    XML_SetExternalEntityRefHandler(parser) { data, _, _, _, _ in
      XMLTreeParser.of(data.map { UnsafeMutableRawPointer($0) })?
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
        throw XMLError("its entities expand to too much text")
      }
    } while position < bytes.count
  }

  private func complaint(of parser: XML_Parser) -> XMLError {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map {
      Message(verbatim: String(cString: $0))
    }
    return XMLError(
      "line {line}, column {column}: {reason}",
      [
        "line": Int(XML_GetCurrentLineNumber(parser)),
        "column": Int(XML_GetCurrentColumnNumber(parser) + 1),
        "reason": reason ?? Message("not an XML file"),
      ])
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLTreeParser? {
    data.map { Unmanaged<XMLTreeParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: Message) {
    failure = failure ?? XMLError(message: reason)
    if let parser { XML_StopParser(parser, 0) }
  }

  /// An entity may stand for text and for earlier entities, but not for elements.
  private func declare(_ name: String, _ value: UnsafeBufferPointer<CChar>) {
    let text = String(decoding: value.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var length = text.utf8.count
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
    where part.first != "#" {
      guard let known = entityLengths[String(part.prefix { $0 != ";" })] else {
        return stop(
          Message("its entities expand to more than plain text; save it without entities"))
      }
      length += known
    }
    guard !text.utf8.contains(UInt8(ascii: "<")) else {
      return stop(Message("its entities expand to more than plain text; save it without entities"))
    }
    guard length <= max(Self.mostEntityBytes, text.utf8.count) else {
      return stop(Message("its entities expand to too much text"))
    }
    entityLengths[name] = entityLengths[name] ?? length
  }

  private func beginElement(
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
    if elements.isEmpty, plainName != root {
      return stop(Message("its root element is not <{name}>", ["name": root]))
    }
    keepText()
    let first = attributes.count
    var index = 0
    while let list, let name = list[index], let value = list[index + 1] {
      let (name, value) = (String(cString: name), String(cString: value))
      heldBytes += value.utf8.count
      if name.hasPrefix("xmlns") { namespaces.declare(name, value, depth: open.count) }
      attributes.append((name, value))
      index += 2
    }
    for index in first..<attributes.count {
      let (name, value) = attributes[index]
      attributes[index].name = shared(namespaces.name(ofAttribute: name, value))
    }
    let ownName = open.isEmpty ? plainName : namespaces.name(ofElement: fullName)
    let element = elements.count
    elements.append(
      XMLTree.Element(
        name: shared(ownName), nameLength: fullName.utf8.count, parent: open.last?.element,
        previous: open.last?.last,
        nameEnd: parser.map { Int(XML_GetCurrentByteIndex($0)) + 1 + fullName.utf8.count } ?? 0,
        attributes: first..<attributes.count))
    if let parent = open.last?.element {
      elements[parent].content.append(.element(element))
      open[open.count - 1].last = element
    }
    open.append((element, nil))
    if textDepth > 0 || keepers.contains(ownName) { textDepth += 1 }
  }

  private func shared(_ name: String) -> String {
    if let known = names[name] { return known }
    if names.count < 10_000 { names[name] = name }
    return name
  }

  private func read(_ characters: UnsafeBufferPointer<CChar>) {
    heldBytes += characters.count
    guard heldBytes <= byteCount + Self.mostExpandedBytes else {
      return stop(Message("its entities expand to too much text"))
    }
    guard textDepth > 0, !open.isEmpty else { return }
    text.append(contentsOf: characters.lazy.map(UInt8.init(bitPattern:)))
  }

  /// Gives the open element the text since the last tag.
  private func keepText() {
    guard !text.isEmpty, let element = open.last?.element else { return }
    elements[element].content.append(.text(text))
    text = []
  }

  private func end() {
    keepText()
    if let last = open.popLast(), let parser {
      elements[last.element].end = Int(XML_GetCurrentByteIndex(parser))
    }
    namespaces.end(depth: open.count)
    if textDepth > 0 { textDepth -= 1 }
  }
}
