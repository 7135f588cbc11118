public import Documents
public import Texts

/// A kind of file: an entry of the table shared by windows and the command line.
///
///     FileFormat(ofFile: "Cat.JPG")                     // .jpeg
///     FileFormat.written(from: .painting).map(\.id)     // ["png", "jpeg", "svg", "pdf", "xopp", "json", "xpm"]
///
/// Formats with the same id are equal.
public struct FileFormat: Sendable {
  /// The subject of such files.
  public enum Family: Sendable {
    case pictures, drawings, documents, palettes, brushes, cells
  }

  /// The identifier for `--format`.
  public let id: String
  /// The subject; lists of formats are grouped by it.
  public let family: Family
  /// The extensions of such files, without the dot and in lower case; the default first.
  public let endings: [String]
  /// Additional extensions accepted for reading only.
  public var foreignEndings: [String] { fixedForeignEndings + machineEndings() }
  private let fixedForeignEndings: [String]
  /// Extensions that only some machines can read; evaluated on demand, since it loads slow libraries.
  private let machineEndings: @Sendable () -> [String]
  /// The MIME types of such files, by extension.
  public let mimeTypes: [String: String]
  /// The folder in `Tests/Fuzz/Seeds` with such files as seeds for the fuzzer; nil if the format is not read.
  public let seeds: String?
  /// Whether bytes have the magic number of such a file.
  let isMarked: @Sendable (_ bytes: [UInt8]) -> Bool
  /// Whether non-empty bytes without another format's magic number look like such a file.
  let looksAlike: @Sendable (_ bytes: [UInt8]) -> Bool
  /// Nil if it can't be read.
  let reader: Reader?
  /// Nil if it can't be written.
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

  /// The default extension, without the dot.
  public var ending: String { endings.first ?? id }

  /// A hint for choosing it; nil if it can't be written.
  public var tip: Message? { writer?.tip }

  /// Whether it has an option.
  public func offers(_ option: ExportOption) -> Bool { writer?.options.contains(option) ?? false }

  /// Whether documents of a kind can be exported in the format.
  public func isWritten(from kind: ItemKind) -> Bool {
    switch kind {
    case .painting: writer?.painting != nil
    case .pixels: writer?.pixels != nil
    case .life: writer?.board != nil
    }
  }

  /// Whether such a file can be read as a kind of document.
  public func isRead(as kind: ItemKind) -> Bool { reader?.kinds.contains(kind) ?? false }
}

extension FileFormat: Hashable {
  public static func == (a: FileFormat, b: FileFormat) -> Bool { a.id == b.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FileFormat {
  /// All formats, grouped by family.
  public static let all: [FileFormat] = [
    // Before JSON, which includes the files of Excalidraw and Piskel.
    .png, .gif, .apng, .jpeg, .svg, .pdf, .xopp, .excalidraw, .aseprite, .piskel, .pixelorama,
    .json,
    .tmx, .tmj, .gpl, .hex, .pal, .act, .rle, .mc, .cells, .lif, .xpm,
    // Last, since anything unrecognised may be a picture.
    .otherPictures,
  ]
}

extension FileFormat {
  /// The conversion from a file's bytes to a document.
  enum Reader: Sendable {
    /// One of some kinds of document, as specified in the file; `goesOn` is called now and then with the fraction read,
    /// and returns false to cancel.
    case document(
      as: Set<ItemKind>,
      @Sendable (_ bytes: [UInt8], _ goesOn: (Double) -> Bool) throws -> ImportedDocument)
    /// Its frames become pixel art, unless a picture is requested.
    case animation(
      @Sendable (_ bytes: [UInt8], _ request: PixelImport.Request) throws -> Sprite)
    /// Its layers, cels and frames become pixel art.
    case sprite(@Sendable (_ bytes: [UInt8]) throws -> LayeredPixels)
    /// It becomes the background of a painting, or pixel art if requested.
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
  /// The conversion from a document to a file's bytes.
  struct Writer: Sendable {
    /// Encodes named content with the options of an export; `progress` is called now and then with 0…1, and returns
    /// false to cancel.
    typealias Bytes<Content, Export> =
      @Sendable (_ content: Content, _ name: String, Export, _ progress: (Double) -> Bool) throws
      -> [UInt8]

    let tip: Message
    let options: Set<ExportOption>
    /// Nil for unsupported kinds of document.
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

/// An option of a format.
public enum ExportOption: Sendable {
  /// The size in pixels.
  case size
  /// Whether to include the background of a painting.
  case transparency
  /// The frame of pixel art to show.
  case frame
  /// The frame of pixel art to show, or the arrangement of all frames.
  case frames
  /// Several pages of a painting in one file.
  case pages
  /// The generations of a board to use as frames.
  case generations
}
