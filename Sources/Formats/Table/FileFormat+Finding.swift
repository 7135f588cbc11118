public import Documents

extension FileFormat {
  /// The writable format for a file name's extension, in any case.
  public init?(ofFile name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.written.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The MIME type for a file name, in any case; nil if unknown.
  public static func mimeType(ofFile name: String) -> String? {
    let name = name.lowercased()
    // The longer of the matching extensions wins: `rle.gz`.
    return all.flatMap(\.mimeTypes).filter { name.hasSuffix("." + $0.key) }
      .max { $0.key.count < $1.key.count }?.value
  }

  /// Detects the format of non-empty bytes.
  ///
  /// Magic numbers are checked first: other numbers at the start of a file, such as its size, may look like any text.
  init(recognizing bytes: [UInt8]) {
    let known = Self.read
    self =
      known.first { $0.isMarked(bytes) } ?? known.first { $0.looksAlike(bytes) } ?? .otherPictures
  }

  /// All formats that can be written from some kind of document.
  public static var written: [FileFormat] { all.filter { $0.writer != nil } }

  /// All formats that can be read as documents.
  public static var read: [FileFormat] { all.filter { $0.reader != nil } }

  /// The formats for writing a kind of document, the default first.
  public static func written(from kind: ItemKind) -> [FileFormat] {
    let formats = all.filter { $0.isWritten(from: kind) }
    // Boards are exported as cells rather than pictures by default.
    return formats.filter { $0.family == .cells } + formats.filter { $0.family != .cells }
  }

  /// The formats for writing documents of all the given kinds, with the default of the first kind first.
  public static func written(fromAll kinds: Set<ItemKind>) -> [FileFormat] {
    guard let first = ItemKind.allCases.first(where: kinds.contains) else { return [] }
    return written(from: first).filter { format in kinds.allSatisfy(format.isWritten) }
  }

  /// The formats with an option, in the order of the kinds of document they support.
  public static func offering(_ option: ExportOption) -> [FileFormat] {
    var found: [FileFormat] = []
    for kind in ItemKind.allCases {
      found += written(from: kind).filter { $0.offers(option) && !found.contains($0) }
    }
    return found
  }

  /// The extensions of all files that can be read as documents.
  public static var readEndings: Set<String> {
    Set(read.flatMap { $0.endings + $0.foreignEndings })
  }

  /// All formats that palettes can be read from. Aseprite's extension is also that of Adobe's swatches.
  public static var readAsPalettes: [FileFormat] {
    all(of: .palettes) + [.png, .gif, .aseprite]
  }

  /// All formats of a family, in the order of the table.
  public static func all(of family: Family) -> [FileFormat] { all.filter { $0.family == family } }

  /// The extensions of a family's files.
  public static func endings(of family: Family) -> Set<String> {
    Set(all.filter { $0.family == family }.flatMap { $0.endings + $0.foreignEndings })
  }
}
