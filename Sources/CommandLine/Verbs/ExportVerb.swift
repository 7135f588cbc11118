import ArgumentParser
import Base
import Documents
import Formats
import Storage

/// `filbert export`
struct ExportVerb: Verb {
  static let name = "export"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Write a painting, pixel art or a board to a file.",
    discussion: """
      The ending of the file name sets its type: \(FileFormat.endings(for: .painting)) for a \
      painting, \(FileFormat.endings(for: .pixels)) for pixel art, \
      \(FileFormat.endings(for: .pixels, arePalettes: true)) for its palette, \
      \(FileFormat.endings(for: .life)) for living cells.
      """)

  @Argument(help: "The item's number.") var id: ItemID
  @Argument(help: "The file to write; - is standard output.", completion: .file()) var file: String
  @Option(
    help: ArgumentHelp(
      "The width in pixels (default for paintings: 1600); for pixel art, a multiple of its width in cells.",
      valueName: "px"))
  var width: Int?
  @Option(
    help: ArgumentHelp(
      "For a painting, a multiple of the default width; for pixel art and boards, pixels per cell. More than once, it writes a file of pixel art at each.",
      valueName: "n"))
  var scale: [Double] = []
  @Flag(
    help: """
      Omit the background of a painting, in a \
      \(FileFormat.offering(.transparency).map { $0.id.uppercased() }.listed("or")).
      """)
  var transparent = false
  @Option(
    help: ArgumentHelp(
      "The page of a painting to write, from 1, or all: in one \(FileFormat.offering(.pages).map { $0.id.uppercased() }.listed("or")), the default for these, or each in its own file, numbered from the file's name.",
      valueName: "n"),
    transform: Self.pages)
  var page: PaintingExport.Pages?
  @Option(
    help: ArgumentHelp("The frame of pixel art to write to a PNG or a map, from 1.", valueName: "n")
  )
  var frame: Int?
  @Option(
    help:
      "Write all frames of pixel art to one PNG, with a JSON file: \(SpriteSheet.Layout.allCases.map(\.rawValue).listed("or")).",
    completion: .list(SpriteSheet.Layout.allCases.map(\.rawValue)), transform: Self.layout)
  var sheet: SpriteSheet.Layout?
  @Flag(help: "Write each frame of pixel art to its own PNG, numbered from the file's name.")
  var sequence = false
  @Option(
    help: ArgumentHelp("Write only the frames of this section of pixel art.", valueName: "name"))
  var section: String?
  @Option(
    help: ArgumentHelp(
      "Write only this layer of pixel art: its name, or its number from the bottom.",
      valueName: "layer"))
  var layer: String?
  @Option(
    help: "The list of frames in that JSON file: array, or hash for an object keyed by name.",
    completion: .list(SheetDescription.Form.allCases.map(\.rawValue)), transform: Self.form)
  var sheetJson: SheetDescription.Form?
  @OptionGroup(title: "Sheet spacing, in pixels of the sheet") var spacing: SpacingOptions
  @OptionGroup(title: "Frames of a sheet") var sheetFrames: SheetFrameOptions
  @OptionGroup(title: "Several files of pixel art") var division: DivisionOptions
  @Option(
    help: ArgumentHelp("The number of frames in a GIF of a board.", valueName: "n"))
  var generations: Int?
  @Option(
    help: ArgumentHelp("The number of generations per frame in a GIF of a board.", valueName: "n")
  )
  var step: Int?
  @Option(
    help: "The file type, whatever the ending: \(FileFormat.written.map(\.id).listed("or")).",
    completion: .list(FileFormat.written.map(\.id)), transform: Self.format)
  var format: FileFormat?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if let width, width < 1 { throw ValidationError("--width must be at least 1") }
    guard scale.allSatisfy({ $0 > 0 && $0 <= Double(PixelExport.mostScale) }) else {
      throw ValidationError(
        "--scale must be a number above 0, at most \(PixelExport.mostScale)")
    }
    if width != nil, !scale.isEmpty {
      throw ValidationError("--width and --scale both set the size; use only one of them")
    }
    if [frame != nil, sheet != nil, sequence].count(where: { $0 }) > 1 {
      throw ValidationError(
        "--frame, --sheet and --sequence can't be combined; use one of them")
    }
    if page == .all, file == "-", let wanted, !wanted.offers(.pages) {
      throw ValidationError("--page all needs a file name")
    }
    if sequence, file == "-" { throw ValidationError("--sequence needs a file name") }
    if sheetJson != nil, sheet == nil { throw ValidationError("--sheet-json needs --sheet") }
    if sheet == nil, spacing.isGiven {
      throw ValidationError("\(SpacingOptions.names) need --sheet")
    }
    if sheet == nil, sheetFrames.isGiven {
      throw ValidationError("\(SheetFrameOptions.names) need --sheet")
    }
    if file == "-", division.isGiven || scale.count > 1 {
      throw ValidationError("\(DivisionOptions.names) need a file name")
    }
    if division.splitTags, section != nil {
      throw ValidationError("--split-tags and --section can't be combined")
    }
    if division.value.layers != nil, layer != nil {
      throw ValidationError("--split-layers and --split-groups can't be combined with --layer")
    }
    guard let wanted else {
      let kinds = FileFormat.written.map(\.id).joined(separator: ", ")
      throw ValidationError(
        file == "-"
          ? "- needs --format: one of \(kinds)"
          : "\(file) does not end in one of \(kinds); use --format")
    }
    if transparent { try wanted.check(.transparency, "--transparent is") }
    if width != nil || !scale.isEmpty { try wanted.check(.size, "--width and --scale are") }
    if generations != nil || step != nil {
      try wanted.check(.generations, "--generations and --step are")
    }
    if let generations, !(1...Sprite.mostFrames).contains(generations) {
      throw ValidationError("--generations must be 1 to \(Sprite.mostFrames)")
    }
    if let step, !(1...1 << 40).contains(step) {
      throw ValidationError("--step must be at least 1")
    }
    if frame != nil { try wanted.check(.frame, "--frame is") }
    if sheet != nil || sequence { try wanted.check(.frames, "--sheet and --sequence are") }
  }

  private var wanted: FileFormat? { format ?? FileFormat(ofFile: file) }

  func run() throws {
    let format = wanted ?? .json
    let read = try library.reading { try $0.document(id) }
    read.complainAboutLoss()
    guard format.isWritten(from: read.document.kind) else {
      let kinds = FileFormat.written(from: read.document.kind).map(\.id).joined(separator: ", ")
      let what =
        switch read.document.kind {
        case .painting: "a painting"
        case .pixels: "pixel art"
        case .life: "a board"
        }
      throw Failure("\(what) can't be written as \(format.id); use one of \(kinds)")
    }
    guard read.document.kind == .painting || page == nil else {
      throw Failure("--page is only for paintings")
    }
    guard read.document.kind == .life || generations == nil && step == nil else {
      throw Failure("--generations and --step are only for boards")
    }
    switch read.document {
    case .painting(let painting): try write(painting, as: format, read.item)
    case .pixels(let art): try writePixels(art, as: format, read.item)
    case .life(let board): try write(board, as: format, read.item)
    }
  }

  func write(_ bytes: [UInt8], to file: String) throws {
    if file == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(file).replace(with: bytes)
    }
  }

  private func checkThatNothingIsOfPixelArt() throws {
    guard frame == nil, sheet == nil, !sequence, section == nil, layer == nil else {
      throw Failure("--frame, --sheet, --sequence, --section and --layer are only for pixel art")
    }
    guard !division.isGiven, scale.count < 2 else {
      throw Failure("\(DivisionOptions.names) are only for pixel art")
    }
  }

  // MARK: Paintings

  private func write(_ painting: Painting, as format: FileFormat, _ item: CollectionItem) throws {
    try checkThatNothingIsOfPixelArt()
    var export = PaintingExport(
      as: format, width: width ?? usualWidth(of: painting), transparent: transparent)
    export.tags = item.tags
    export.pages = page ?? (format.offers(.pages) ? .all : .one(0))
    try write(
      export.bytes(of: painting, name: item.name), to: export.firstFile(of: painting, named: file))
    for companion in export.companions(of: painting, file: file, name: item.name) {
      try write(companion.bytes(), to: companion.file)
    }
  }

  /// The default width.
  private func usualWidth(of painting: Painting) -> Int {
    let unscaled = Double(PaintingExport.usualWidth(of: painting.aspectRatio))
    return max(1, Int(saturating: (unscaled * (scale.first ?? 1)).rounded()))
  }

  // MARK: Life

  private func write(_ board: Board, as format: FileFormat, _ item: CollectionItem) throws {
    try checkThatNothingIsOfPixelArt()
    guard width == nil else {
      throw Failure("a board has no width; use --scale, in pixels per cell")
    }
    guard let scale = Int(exactly: scale.first ?? 4) else {
      throw Failure("--scale must be a whole number of pixels per cell")
    }
    let frames = BoardFrames.Request(count: generations ?? 1, stride: step ?? 1)
    var export = BoardExport(as: format, scale: scale, frames: frames)
    export.tags = item.tags
    try write(export.bytes(of: board, name: item.name), to: file)
  }
}

extension ExportVerb {
  private static func pages(_ text: String) throws -> PaintingExport.Pages {
    if text == "all" { return .all }
    guard let number = Int(text), number > 0 else {
      throw ValidationError("--page must be a number from 1, or all")
    }
    return .one(number - 1)
  }

  private static func format(_ text: String) throws -> FileFormat {
    guard let format = FileFormat(ofFile: "." + text) else {
      let kinds = FileFormat.written.map(\.id).joined(separator: ", ")
      throw ValidationError("--format must be one of \(kinds)")
    }
    return format
  }

  private static func layout(_ text: String) throws -> SpriteSheet.Layout {
    guard let layout = SpriteSheet.Layout(rawValue: text) else {
      throw ValidationError(
        "--sheet must be \(SpriteSheet.Layout.allCases.map(\.rawValue).listed("or"))")
    }
    return layout
  }

  private static func form(_ text: String) throws -> SheetDescription.Form {
    guard let form = SheetDescription.Form(rawValue: text) else {
      throw ValidationError("--sheet-json must be array or hash")
    }
    return form
  }
}
