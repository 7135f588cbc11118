import ArgumentParser
import Exchange
import Library
import Model

/// `filbert export`
struct ExportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a painting to a file.",
    discussion: "The kind of file is told by its ending: .png, .jpg, .svg, .pdf or .json.")

  @Argument(help: "The painting's number.") var id: ItemID
  @Argument(help: "The file to write; - is standard output.") var file: String
  @Option(help: ArgumentHelp("The width of a PNG or JPEG, 1600 unless told.", valueName: "px"))
  var width: Int?
  @Option(help: ArgumentHelp("Times the width of 1600.", valueName: "n")) var scale: Double?
  @Flag(help: "Leave the background out, of a PNG or SVG.") var transparent = false
  @Option(
    help: "The kind of file, whatever its ending: png, jpeg, svg, pdf or json.",
    transform: Self.kind)
  var format: ExportKind?
  @OptionGroup var library: LibraryOptions

  func validate() throws {
    if let width, width < 1 { throw ValidationError("--width must be at least 1") }
    if let scale, !(scale > 0 && scale <= 100) {
      throw ValidationError("--scale must be a number above 0, at most 100")
    }
    if width != nil, scale != nil {
      throw ValidationError("--width and --scale both give the size: use one of them")
    }
    guard let kind else {
      throw ValidationError(
        file == "-"
          ? "- needs --format: png, jpeg, svg, pdf or json"
          : "the ending of \(file) is not .png, .jpg, .svg, .pdf or .json; use --format")
    }
    if transparent, !kind.canBeTransparent {
      throw ValidationError("--transparent is for png and svg")
    }
    if !kind.hasPixels, width != nil || scale != nil {
      throw ValidationError("--width and --scale are for png and jpeg")
    }
  }

  private var kind: ExportKind? { format ?? ExportKind(ofFile: file) }

  func run() throws {
    let read = try library.reading { try $0.painting(id) }
    read.complainAboutLostStrokes()
    let export = PaintingExport(
      kind: kind ?? .json, width: width ?? usualWidth(of: read.painting), transparent: transparent)
    let bytes = try export.bytes(of: read.painting, name: read.item.name)
    if file == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(file).replace(with: bytes)
    }
  }

  /// The width where none was asked for.
  private func usualWidth(of painting: Painting) -> Int {
    let unscaled = Double(PaintingExport.usualWidth(of: painting.aspectRatio))
    return max(1, Int((unscaled * (scale ?? 1)).rounded()))
  }
}

extension ExportVerb {
  private static func kind(_ text: String) throws -> ExportKind {
    guard let kind = ExportKind(ofFile: "." + text) else {
      throw ValidationError("--format must be png, jpeg, svg, pdf or json")
    }
    return kind
  }
}
