/// A word by which documents of the collection are found together, whatever their kind.
///
/// Two are equal that differ in upper and lower case alone: `ItemTag("Cats") == ItemTag(" cats ")`.
public struct ItemTag: Sendable {
  /// In characters.
  public static let longest = 60

  /// As somebody wrote it.
  public let name: String
  /// The same for all spellings.
  let key: String

  /// The text without white space around it; control characters and line ends become spaces.
  ///
  /// - Returns: nil where nothing is left, or more than `longest` characters.
  public init?(_ text: some StringProtocol) {
    let name = Self.cleaned(text)
    guard !name.isEmpty, Self.isShort(name) else { return nil }
    self.name = name
    key = name.lowercased()
  }

  private static func isShort(_ name: String) -> Bool {
    // Bytes are counted faster than characters.
    name.utf8.count <= longest || name.count <= longest && name.utf8.count <= 64 * longest
  }

  private static func cleaned(_ text: some StringProtocol) -> String {
    // Most are so, and a collection has tens of thousands.
    let bytes = text.utf8
    var last: UInt8 = 0x20
    let isPlain =
      bytes.first != 0x20
      && bytes.allSatisfy { byte in
        last = byte
        return (0x20..<0x7F).contains(byte)
      }
    if isPlain, last != 0x20 { return String(text) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    var name = String(scalars)[...]
    while name.first?.isWhitespace == true { name.removeFirst() }
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name)
  }

  /// Whether a text in lower case is how it begins, in upper or lower case.
  public func begins(with text: String) -> Bool { key.hasPrefix(text) }
}

extension ItemTag: Hashable {
  public static func == (a: ItemTag, b: ItemTag) -> Bool { a.key == b.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension ItemTag: CustomStringConvertible {
  public var description: String { name }
}

extension [ItemTag] {
  /// The first spelling of each, in the same order.
  public var unique: [ItemTag] {
    var known: Set<ItemTag> = []
    return filter { known.insert($0).inserted }
  }

  /// With others behind them and some of them taken away; what is there already keeps its spelling.
  public func changed(adding added: [ItemTag], removing removed: [ItemTag]) -> [ItemTag] {
    let removed = Set(removed)
    return (self + added).unique.filter { !removed.contains($0) }
  }
}
