import ArgumentParser
import Geometry
import Library
import Model
import Pictures

/// `filbert export`
struct ExportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a painting to a file.",
    discussion: "The kind of file is told by its ending: .json or .png.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, png }

  /// The width of a picture where none is asked for.
  static let defaultWidth = PaperScale.widthInPixels
  /// The height beyond which a picture is made narrower instead.
  static let tallestUsual = 16_000

  @Argument(help: "The painting's number.") var id: ItemID
  @Argument(help: "The file to write; - is standard output.") var file: String
  @Option(help: ArgumentHelp("The picture's width, 1600 unless told.", valueName: "px"))
  var width: Int?
  @Option(help: ArgumentHelp("Times the width of 1600.", valueName: "n")) var scale: Double?
  @Flag(help: "Leave the background out.") var transparent = false
  @Option(help: "The kind of file, whatever its ending.") var format: Format?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if let width, width < 1 { throw ValidationError("--width must be at least 1") }
    if let scale, !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale must be a number above 0, at most 100")
    }
    if width != nil, scale != nil {
      throw ValidationError("--width and --scale both give the size: use one of them")
    }
    if format == nil, Format(ending: file) == nil {
      throw ValidationError(
        file == "-"
          ? "- needs --format json or --format png"
          : "the ending of \(file) is not .json or .png; use --format")
    }
  }

  func run() throws {
    let read = try library.reading { try $0.painting(id) }
    read.complainAboutLostStrokes()
    let bytes: [UInt8]
    switch format ?? Format(ending: file) {
    case .png:
      bytes = try PaintingPicture.png(
        of: read.painting, width: width ?? usualWidth(of: read.painting), transparent: transparent)
    case .json, nil:
      bytes = PaintingDocument(name: read.item.name, painting: read.painting).json
    }
    if file == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(file).replace(with: bytes)
    }
  }
}

extension ExportVerb {
  /// The width where none was asked for: 1600, or less for a paper so tall that it would be huge.
  private func usualWidth(of painting: Painting) -> Int {
    let unscaled = min(
      Double(Self.defaultWidth), Double(Self.tallestUsual) * painting.aspectRatio.value)
    return max(1, Int((unscaled * (scale ?? 1)).rounded()))
  }
}

extension ExportVerb.Format {
  fileprivate init?(ending file: String) {
    guard let dot = file.lastIndex(of: ".") else { return nil }
    self.init(rawValue: file[file.index(after: dot)...].lowercased())
  }
}
