import Base
import Documents
import Formats

// Pixel art, in one file or several.
extension ExportVerb {
  func writePixels(_ art: PixelArt, as format: FileFormat, _ item: CollectionItem) throws {
    let content: PixelExport.Content =
      sequence ? .sequence : sheet.map { .sheet($0) } ?? .frame((frame ?? 1) - 1)
    let scales = try wholeScales(of: art.sprite)
    var export = PixelExport(as: format, scale: scales[0], content: content)
    export.moreScales = Array(scales.dropFirst())
    export.tags = item.tags
    export.file = file == "-" ? nil : file
    export.section = section
    export.layer = try layer.map { try Self.layer($0, in: art.sprite) }
    export.sheetForm = sheetJson ?? .array
    export.spacing = spacing.value
    (export.mergesDuplicates, export.omitsEmpty) =
      (sheetFrames.mergeDuplicates, sheetFrames.ignoreEmpty)
    export.frameNames = sheetFrames.filenameFormat
    (export.division, export.names) = (division.value, division.namePattern)
    if format == .gif {
      for loss in GIFFile.losses(of: try export.part(of: art).sprite) {
        Output.standard.complain(Self.sentence(for: loss))
      }
    }
    guard file != "-" else { return try write(export.bytes(of: art, name: item.name), to: file) }
    for written in try export.files(of: art, name: item.name, file: file) {
      try write(written.bytes(), to: written.file)
    }
  }

  private static func sentence(for loss: GIFLoss) -> String {
    switch loss {
    case .colors:
      "a frame has more than \(GIFFile.mostColors) colours, and a GIF merges the most similar ones; apng keeps all"
    case .opacity: "a GIF makes half-transparent colours opaque or invisible; apng keeps them"
    case .shortDelays:
      "most programs show frames of less than 20 ms in a GIF for longer; apng keeps their durations"
    }
  }

  /// The scales of the files, at least one.
  private func wholeScales(of picture: Sprite) throws -> [Int] {
    guard scale.isEmpty else {
      return try scale.map { scale in
        guard let whole = Int(exactly: scale) else {
          throw Failure("--scale must be a whole number of pixels per cell")
        }
        return whole
      }
    }
    guard let width else { return [1] }
    guard width % picture.size.width == 0 else {
      throw Failure(
        "each cell must be a whole number of pixels wide; --width must be a multiple of"
          + " \(picture.size.width)")
    }
    return [width / picture.size.width]
  }

  /// The layer of a name, or of a number from the bottom.
  static func layer(_ text: String, in picture: Sprite) throws -> Layer.ID {
    let layers = picture.celLayers
    if let named = layers.first(where: { $0.name == text }) { return named.id }
    guard let place = Int(text), layers.indices.contains(place - 1) else {
      throw Failure(
        "layer “\(text)” does not exist; use its name, or a number up to \(layers.count)")
    }
    return layers[place - 1].id
  }
}
