public import Documents
public import Texts

/// A kind of file: a row of the table that windows and the command line share.
///
///     FileFormat(ofFile: "Cat.JPG")                     // .jpeg
///     FileFormat.written(from: .painting).map(\.id)     // ["png", "jpeg", "svg", "pdf", "json", "xpm"]
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
  /// What desktops call such files, by the ending of their names.
  public let mimeTypes: [String: String]
  /// The folder of `Tests/Fuzz/Seeds` that has such files, from which the fuzzer makes others; nil where none is read.
  public let seeds: String?
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
    mimeTypes: [String: String], machineEndings: @escaping @Sendable () -> [String] = { [] },
    isMarked: @escaping @Sendable (_ bytes: [UInt8]) -> Bool = { _ in false },
    looksAlike: @escaping @Sendable (_ bytes: [UInt8]) -> Bool = { _ in false },
    reader: Reader? = nil, seeds: String? = nil, writer: Writer? = nil
  ) {
    self.id = id
    self.family = family
    self.endings = endings
    fixedForeignEndings = foreignEndings
    self.machineEndings = machineEndings
    self.mimeTypes = mimeTypes
    self.seeds = seeds
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

extension FileFormat {
  /// Every kind of file. Each row stands with those of its family.
  public static let all: [FileFormat] = [
    // Before JSON: those of Piskel are some, too.
    .png, .gif, .apng, .jpeg, .svg, .pdf, .aseprite, .piskel, .pixelorama, .json, .tmx, .tmj, .gpl,
    .hex, .pal, .act, .rle, .mc, .cells, .lif, .xpm,
    // Last, since whatever no other row recognises may be a picture.
    .otherPictures,
  ]
}

extension FileFormat {
  /// How a document is made of a file's bytes.
  enum Reader: Sendable {
    /// It is one of some kinds of document, which it says itself; asked now and then with the part that was read,
    /// false cancels.
    case document(
      as: Set<ItemKind>,
      @Sendable (_ bytes: [UInt8], _ goesOn: (Double) -> Bool) throws -> ImportedDocument)
    /// Its frames become pixel art, unless it is wanted as a picture.
    case animation(
      @Sendable (_ bytes: [UInt8], _ request: PixelImport.Request) throws -> PixelPicture)
    /// Its layers, cels and frames become pixel art.
    case sprite(@Sendable (_ bytes: [UInt8]) throws -> LayeredPixels)
    /// It becomes the background of a painting, or pixel art where that is asked for.
    case picture

    var kinds: Set<ItemKind> {
      switch self {
      case .document(let kinds, _): kinds
      case .sprite: [.pixels]
      case .animation, .picture: [.painting, .pixels]
      }
    }
  }
}

extension FileFormat {
  /// How a file's bytes are made of a document.
  struct Writer: Sendable {
    /// Makes the bytes of something with a name, as an export wants them; told 0…1 now and then, false cancels.
    typealias Bytes<Content, Export> =
      @Sendable (_ content: Content, _ name: String, Export, _ progress: (Double) -> Bool) throws
      -> [UInt8]

    let tip: Message
    let options: Set<ExportOption>
    /// Each is nil where no such document can be written.
    let painting: Bytes<Painting, PaintingExport>?
    let pixels: Bytes<PixelArt, PixelExport>?
    let board: Bytes<Board, BoardExport>?

    init(
      _ tip: Message, options: Set<ExportOption> = [],
      painting: Bytes<Painting, PaintingExport>? = nil,
      pixels: Bytes<PixelArt, PixelExport>? = nil, board: Bytes<Board, BoardExport>? = nil
    ) {
      self.tip = tip
      self.options = options
      self.painting = painting
      self.pixels = pixels
      self.board = board
    }
  }
}

/// What can be chosen for a kind of file, besides the kind itself.
public enum ExportOption: Sendable {
  /// How large it is in pixels.
  case size
  /// Whether the background of a painting is part of it.
  case transparency
  /// Which frame of pixel art it shows.
  case frame
  /// Which frame of pixel art it shows, or how all of them lie in it.
  case frames
  /// Which generations of a board are its frames.
  case generations
}
