/// A word for finding documents of any kind in the collection.
///
/// Tags are compared case-insensitively: `ItemTag("Cats") == ItemTag(" cats ")`.
public struct ItemTag: Sendable {
  /// The maximum length in characters.
  public static let longest = 60

  /// The spelling that was entered.
  public let name: String
  /// The same for all spellings.
  let key: String

  /// Trims white space from the text and replaces control characters and line ends by spaces.
  ///
  /// - Returns: nil if nothing is left, or more than `longest` characters.
  public init?(_ text: some StringProtocol) {
    let name = Self.cleaned(text)
    guard !name.isEmpty, Self.isShort(name) else { return nil }
    self.name = name
    key = name.lowercased()
  }

  private static func isShort(_ name: String) -> Bool {
    // Counting bytes is faster than counting characters.
    name.utf8.count <= longest || name.count <= longest && name.utf8.count <= 64 * longest
  }

  private static func cleaned(_ text: some StringProtocol) -> String {
    // A fast path for the usual case: a collection has tens of thousands of tags.
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

  /// Whether it starts with a lower-case text, ignoring case.
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
  /// The first spelling of each tag, in order.
  public var unique: [ItemTag] {
    var known: Set<ItemTag> = []
    return filter { known.insert($0).inserted }
  }

  /// Appends tags and removes others. Existing tags keep their spelling.
  public func changed(adding added: [ItemTag], removing removed: [ItemTag]) -> [ItemTag] {
    let removed = Set(removed)
    return (self + added).unique.filter { !removed.contains($0) }
  }
}
