public import Documents
public import Texts

/// A kind of file: a row of the table that windows and the command line share.
///
///     FileFormat(ofFile: "Cat.JPG")                     // .jpeg
///     FileFormat.written(from: .painting).map(\.id)     // ["png", "jpeg", "svg", "pdf", "json"]
///
/// Two are equal that have the same id.
public struct FileFormat: Sendable {
  /// What such files are about.
  public enum Family: Sendable {
    case pictures, drawings, documents, palettes, cells
  }

  /// As `--format` has it.
  public let id: String
  public let family: Family
  /// What names of such files end in, without the dot and in small letters; the usual one first.
  public let endings: [String]
  /// What names of such files may end in as well, though none is written with it.
  public var foreignEndings: [String] { fixedForeignEndings + machineEndings() }
  private let fixedForeignEndings: [String]
  /// Those that only some machines can read; asked each time, as that takes what is slow to be loaded.
  private let machineEndings: @Sendable () -> [String]
  /// Whether bytes have the magic number of such a file.
  let isMarked: @Sendable (_ bytes: [UInt8]) -> Bool
  /// Whether bytes, of which there are some and which have the mark of no other file, look like those of such a file.
  let looksAlike: @Sendable (_ bytes: [UInt8]) -> Bool
  /// Nil where no document is made of it.
  let reader: Reader?
  /// Nil where it is not written.
  let writer: Writer?

  init(
    _ id: String, _ family: Family, endings: [String], foreignEndings: [String] = [],
    machineEndings: @escaping @Sendable () -> [String] = { [] },
    isMarked: @escaping @Sendable (_ bytes: [UInt8]) -> Bool = { _ in false },
    looksAlike: @escaping @Sendable (_ bytes: [UInt8]) -> Bool = { _ in false },
    reader: Reader? = nil, writer: Writer? = nil
  ) {
    self.id = id
    self.family = family
    self.endings = endings
    fixedForeignEndings = foreignEndings
    self.machineEndings = machineEndings
    self.isMarked = isMarked
    self.looksAlike = looksAlike
    self.reader = reader
    self.writer = writer
  }

  /// The usual ending, without the dot.
  public var ending: String { endings.first ?? id }

  /// What somebody who chooses has to know; nil where it is not written.
  public var tip: Message? { writer?.tip }

  /// Whether something can be chosen for it.
  public func offers(_ option: ExportOption) -> Bool { writer?.options.contains(option) ?? false }

  public func isWritten(from kind: ItemKind) -> Bool {
    switch kind {
    case .painting: writer?.painting != nil
    case .pixels: writer?.pixels != nil
    case .life: writer?.board != nil
    }
  }

  /// Whether such a file can become a document of a kind.
  public func isRead(as kind: ItemKind) -> Bool { reader?.kinds.contains(kind) ?? false }
}

extension FileFormat: Hashable {
  public static func == (a: FileFormat, b: FileFormat) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
