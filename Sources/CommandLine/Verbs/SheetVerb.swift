import ArgumentParser
import Base
import Documents
import Formats
import Texts

/// `filbert sheet`
struct SheetVerb: Verb {
  static let name = "sheet"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Write the frames of files to a sprite sheet, without a library.",
    discussion: """
      The files can be pixel art of any type that can be imported, such as .aseprite, .json, .gif and .png. All frames \
      go to one PNG, and their places to a JSON file as Aseprite writes it. Without either, --list-layers, \
      --list-tags and --list-slices print names.
      """)

  @Argument(help: "The files to read; - is standard input.", completion: .file())
  var files: [String]
  @Option(
    name: [.long, .customLong("sheet")],
    help: ArgumentHelp("The PNG file to write; - is standard output.", valueName: "png"),
    completion: .file(extensions: ["png"]))
  var output: String?
  @Option(
    help: ArgumentHelp("The JSON file to write; - is standard output.", valueName: "json"),
    completion: .file(extensions: ["json"]))
  var data: String?
  @Option(
    help: "The list of frames in the JSON: json-hash for an object keyed by name, or json-array.",
    completion: .list(Form.allCases.map(\.rawValue)))
  var format = Form.hash
  @Option(
    help: "The arrangement: horizontal, vertical, rows, columns or packed.",
    completion: .list(Arrangement.allCases.map(\.rawValue)))
  var sheetType = Arrangement.rows
  @Option(help: ArgumentHelp("Pixels per cell.", valueName: "n")) var scale = 1
  @Flag(help: "Write the frames of each layer that is not hidden.") var splitLayers = false
  @Flag(help: "With --split-layers, include hidden layers.") var allLayers = false
  @Flag(help: "Write the frames of each section.") var splitTags = false
  @Option(
    help: ArgumentHelp("Write only the frames of this section.", valueName: "name"))
  var tag: String?
  @Option(help: ArgumentHelp("Write only this layer.", valueName: "name")) var layer: String?
  @Option(
    help: ArgumentHelp("Write only the frames from one to another, from 0.", valueName: "from,to"))
  var frameRange: FrameRange?
  @OptionGroup(title: "Frames") var frames: SheetFrameOptions
  @OptionGroup(title: "Spacing, in pixels of the sheet") var spacing: SpacingOptions
  @Flag(help: "List the sections in the JSON.") var listTags = false
  @Flag(help: "List the layers in the JSON.") var listLayers = false
  @Flag(help: "List the slices in the JSON.") var listSlices = false

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case hash = "json-hash"
    case array = "json-array"
  }

  enum Arrangement: String, ExpressibleByArgument, CaseIterable {
    case horizontal, vertical, rows, columns, packed

    var layout: SpriteSheet.Layout {
      switch self {
      case .horizontal: .row
      case .vertical: .column
      case .rows: .grid
      case .columns: .columns
      case .packed: .packed
      }
    }
  }

  /// Two frames, from 0: `2,5`.
  struct FrameRange: ExpressibleByArgument {
    let frames: ClosedRange<Int>

    init?(argument: String) {
      let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let first = numbers[0], let last = numbers[1], first >= 0,
        last >= first
      else { return nil }
      frames = first...last
    }
  }

  func validate() throws {
    if output == nil, data == nil, !listTags, !listLayers, !listSlices {
      throw ValidationError("--output or --data is missing")
    }
    if output == "-", data == "-" {
      throw ValidationError("standard output can't be both the sheet and the JSON")
    }
    guard (1...PixelExport.mostScale).contains(scale) else {
      throw ValidationError("--scale must be 1 to \(PixelExport.mostScale)")
    }
    if layer != nil, splitLayers {
      throw ValidationError("--layer and --split-layers can't be combined")
    }
    if allLayers, !splitLayers { throw ValidationError("--all-layers needs --split-layers") }
    if tag != nil, splitTags || frameRange != nil {
      throw ValidationError("--tag can't be combined with --split-tags or --frame-range")
    }
  }

  func run() throws {
    let wholes = try files.enumerated().map { try source(of: $1, number: $0) }
    guard output != nil || data != nil else { return try list(wholes) }
    let sources = try wholes.flatMap(parts)
    var export = SheetExport(layout: sheetType.layout)
    (export.spacing, export.scale) = (spacing.value, scale)
    (export.mergesDuplicates, export.omitsEmpty) = (frames.mergeDuplicates, frames.ignoreEmpty)
    (export.listsTags, export.listsLayers) = (listTags, listLayers)
    export.listsSlices = listSlices
    export.form = format == .hash ? .hash : .array
    export.names = try frames.filenameFormat ?? usualNames(of: sources)
    let image = output.flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""
    let sheet = try export.sheet(of: sources, image: image == "-" ? "" : image)
    if let output { try Self.write(sheet.png(), to: output) }
    if let data { try Self.write(sheet.json, to: data) }
  }

  private static func write(_ bytes: [UInt8], to file: String) throws {
    if file == "-" {
      try Output.standard.write(bytes)
    } else {
      try DocumentFile(file).replace(with: bytes)
    }
  }

  /// Prints the names of layers, sections and slices.
  private func list(_ sources: [SheetSource]) throws {
    for source in sources {
      if listLayers {
        for layer in source.picture.layers {
          try Output.standard.write((layer.name.isEmpty ? "\(layer.id.number)" : layer.name) + "\n")
        }
      }
      if listTags {
        for section in source.picture.sections { try Output.standard.write(section.name + "\n") }
      }
      if listSlices {
        for slice in source.picture.slices { try Output.standard.write(slice.name + "\n") }
      }
    }
  }

  /// The usual names, as Aseprite has them: only with what differs.
  private func usualNames(of sources: [SheetSource]) throws -> FileNamePattern {
    var text = "{title}"
    if splitLayers { text += " ({layer})" }
    if splitTags { text += " #{tag}" }
    if sources.contains(where: { $0.frames.count > 1 }) { text += " {frame}" }
    return try FileNamePattern(text + ".{ext}")
  }

  // MARK: Reading

  private func source(of file: String, number: Int) throws -> SheetSource {
    let name = file == "-" ? "standard input" : file
    let bytes = try file == "-" ? DocumentFile.readStandardInput() : DocumentFile(file).read()
    let read: ImportedDocument
    do {
      read = try DocumentImport.read(bytes, PixelImport.Request())
    } catch {
      throw Failure("\(name): \(error)")
    }
    guard case .pixels(let art) = read.document.document else {
      throw Failure("\(name): it is not pixel art")
    }
    if let line = Texts.english.said(read.loss, of: name) { Output.standard.complain(line) }
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let point = last.lastIndex(of: ".")
    var source = SheetSource(
      art.sprite, title: point.map { String(last[..<$0]) } ?? last,
      ending: point.map { String(last[last.index(after: $0)...]) } ?? "")
    source.document = number
    return source
  }

  /// The parts of a file that the options ask for.
  private func parts(_ whole: SheetSource) throws -> [SheetSource] {
    var part = whole
    if let tag {
      guard let section = whole.picture.sections.first(where: { $0.name == tag }) else {
        throw Failure("\(whole.title): section “\(tag)” does not exist")
      }
      (part.frames, part.tag) = (section.frames, tag)
    }
    if let range = frameRange?.frames {
      guard whole.frames.contains(range.upperBound) else {
        throw Failure(
          "\(whole.title): --frame-range ends at \(range.upperBound), but the last frame is "
            + "\(whole.frames.upperBound)")
      }
      part.frames = range
    }
    if let layer {
      part.layer = try ExportVerb.layer(layer, in: whole.picture)
    }
    let layers = splitLayers ? part.splitIntoLayers(hidden: allLayers) : [part]
    return splitTags ? layers.flatMap { $0.splitIntoSections() } : layers
  }
}
