import Base
import Texts

/// The elements of an XML file in the order of their start tags.
///
///     let tree = try XMLTree(bytes, root: "xournal", textOf: ["stroke"])
///     for page in tree.children(of: 0) { … }
///
/// Elements may refer to others that come later, so the whole file is read before anything is made of it.
struct XMLTree {
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
    var end = 0
    /// Elements and kept text, in order.
    var content: [Content] = []
    let attributes: Range<Int>
  }

  enum Content {
    case element(Int)
    case text([UInt8])
  }

  /// The file as UTF-8 or in the encoding that it declares.
  let bytes: [UInt8]
  var elements: [Element] = []
  private var attributeList: [(name: String, value: String)] = []
  private var indices: [String: Int] = [:]

  /// - Parameters:
  ///   - root: the name of the outermost element.
  ///   - keepers: the names of elements that keep the text in them.
  ///   - namespaces: the prefixes that names get, by their namespaces; empty for the one of the root. Names in others
  ///     keep their prefixes.
  /// - Throws: if the file is no XML, nests too deeply, or has entities that stand for more than text.
  init(
    _ file: [UInt8], root: String, textOf keepers: Set<String>,
    namespaces: [String: String] = [:]
  ) throws(XMLError) {
    let converted = XMLEncoding.inUTF8(file)
    bytes = converted ?? file
    let parser = XMLTreeParser(root: root, textOf: keepers, namespaces: namespaces)
    try parser.parse(bytes, isUTF8: converted != nil)
    elements = parser.elements
    attributeList = parser.attributes
    for index in elements.indices {
      if let id = self[index, "id"], indices[id] == nil { indices[id] = index }
    }
  }

  /// Whether bytes look like XML: blanks, and then an angle bracket.
  static func isXML(beginningOf file: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = file.starts(with: mark) ? file[mark.count...] : file[...]
    let first = text.prefix(headLength).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return XMLEncoding.isUTF16(beginningOf: file)
      || first == UInt8(ascii: "<") && !file.prefix(headLength).contains(0)
  }

  /// The number of bytes looked at to tell a text from other files.
  private static let headLength = 512

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

  /// The elements right within another one.
  func children(of index: Int) -> some Sequence<Int> {
    elements[index].content.lazy.compactMap { content in
      if case .element(let child) = content { child } else { nil }
    }
  }

  /// The text right within an element, without that of elements in it.
  func text(of index: Int) -> [UInt8] {
    elements[index].content.flatMap { content -> [UInt8] in
      if case .text(let bytes) = content { bytes } else { [] }
    }
  }
}

/// The reason a file is no readable XML, as one line.
struct XMLError: ExplainedError, Equatable {
  let message: Message

  init(message: Message) { self.message = message }

  init(_ text: String, _ arguments: KeyValuePairs<String, any MessagePart> = [:]) {
    message = Message(text, arguments)
  }
}
