public import Documents

extension FileFormat {
  /// One that is written, by the ending of a file's name, in any case.
  public init?(ofFile name: String) {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.written.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// What desktops call a file with a name, in any case; nil for one that no row knows.
  public static func mimeType(ofFile name: String) -> String? {
    let name = name.lowercased()
    // Of the endings that fit, one is a part of the other: `rle.gz`.
    return all.flatMap(\.mimeTypes).filter { name.hasSuffix("." + $0.key) }
      .max { $0.key.count < $1.key.count }?.value
  }

  /// What bytes look like, of which there are some.
  ///
  /// A magic number is looked for first: other numbers at the beginning of a file, such as its size, may look like any
  /// text.
  init(recognizing bytes: [UInt8]) {
    let known = Self.read
    self =
      known.first { $0.isMarked(bytes) } ?? known.first { $0.looksAlike(bytes) } ?? .otherPictures
  }

  /// All that are written from some kind of document.
  public static var written: [FileFormat] { all.filter { $0.writer != nil } }

  /// All that documents are made of.
  public static var read: [FileFormat] { all.filter { $0.reader != nil } }

  /// Those in which a kind of document is written, the usual one first.
  public static func written(from kind: ItemKind) -> [FileFormat] {
    let formats = all.filter { $0.isWritten(from: kind) }
    // Boards are handed on as cells, and only then as pictures.
    return formats.filter { $0.family == .cells } + formats.filter { $0.family != .cells }
  }

  /// Those in which documents of each of some kinds are written, the usual one of the first kind first.
  public static func written(fromAll kinds: Set<ItemKind>) -> [FileFormat] {
    guard let first = ItemKind.allCases.first(where: kinds.contains) else { return [] }
    return written(from: first).filter { format in kinds.allSatisfy(format.isWritten) }
  }

  /// Those for which something can be chosen, in the order of the kinds of document that are written in them.
  public static func offering(_ option: ExportOption) -> [FileFormat] {
    var found: [FileFormat] = []
    for kind in ItemKind.allCases {
      found += written(from: kind).filter { $0.offers(option) && !found.contains($0) }
    }
    return found
  }

  /// What names of all files end in that documents are made of.
  public static var readEndings: Set<String> {
    Set(read.flatMap { $0.endings + $0.foreignEndings })
  }

  /// All that palettes are read from. Aseprite's ending is that of Adobe's swatches as well.
  public static var readAsPalettes: [FileFormat] {
    all(of: .palettes) + [.png, .gif, .aseprite]
  }

  /// All of a family, in the order of the table.
  public static func all(of family: Family) -> [FileFormat] { all.filter { $0.family == family } }

  /// What names of a family's files end in.
  public static func endings(of family: Family) -> Set<String> {
    Set(all.filter { $0.family == family }.flatMap { $0.endings + $0.foreignEndings })
  }
}
