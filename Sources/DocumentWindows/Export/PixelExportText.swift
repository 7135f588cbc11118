import Documents
import Formats

/// The options of the last pixel art export, as text with a line for each: `format png`, `scale 4`, `sheet grid`,
/// `spacing 1 2 0 0 no`. Invalid lines are ignored.
enum PixelExportText {
  static func text(of export: PixelExport) -> String {
    var lines = ["format \(export.format.id)", "scale \(export.scale)"]
    switch export.content {
    case .frame: break
    case .sheet(let layout): lines.append("sheet \(layout.rawValue)")
    case .sequence: lines.append("sequence")
    }
    if let section = export.section, !section.contains("\n") { lines.append("section \(section)") }
    if let layer = export.layer { lines.append("layer \(layer.number)") }
    if export.sheetForm != .array { lines.append("form \(export.sheetForm.rawValue)") }
    let spacing = export.spacing
    if spacing != SheetSpacing() {
      let numbers = [spacing.border, spacing.between, spacing.inner, spacing.extrusion]
      lines.append(
        "spacing " + numbers.map { "\($0)" }.joined(separator: " ") + " "
          + spacing.trimming.rawValue)
    }
    if export.mergesDuplicates { lines.append("merge") }
    if export.omitsEmpty { lines.append("omit-empty") }
    if export.division.sections { lines.append("files sections") }
    if let layers = export.division.layers { lines.append("files \(layers.rawValue)") }
    if export.division.includesHidden { lines.append("hidden") }
    if !export.moreScales.isEmpty {
      lines.append("more-scales " + export.moreScales.map { "\($0)" }.joined(separator: " "))
    }
    if let names = export.names?.text, !names.contains("\n") { lines.append("names \(names)") }
    return lines.joined(separator: "\n")
  }

  /// Applies the options of a text, as far as they still apply to a picture.
  static func apply(_ text: String, to export: inout PixelExport, of picture: Sprite) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      let value = parts.count == 2 ? String(parts[1]) : ""
      switch parts.first {
      case "format":
        if let format = FileFormat.written(from: .pixels).first(where: { $0.id == value }) {
          export.format = format
        }
      case "scale":
        if let scale = Int(value), (1...PixelExport.mostScale).contains(scale) {
          export.scale = scale
        }
      case "sheet":
        if let layout = SpriteSheet.Layout(rawValue: value) { export.content = .sheet(layout) }
      case "sequence": export.content = .sequence
      case "section":
        if picture.sections.contains(where: { $0.name == value }) { export.section = value }
      case "layer":
        export.layer = picture.celLayers.map(\.id).first { "\($0.number)" == value }
      case "form":
        if let form = SheetDescription.Form(rawValue: value) { export.sheetForm = form }
      case "spacing": if let spacing = spacing(value) { export.spacing = spacing }
      case "merge": export.mergesDuplicates = true
      case "omit-empty": export.omitsEmpty = true
      case "files":
        export.division.sections = value == "sections" && !picture.sections.isEmpty
        export.division.layers = FileDivision.Layers(rawValue: value)
      case "hidden": export.division.includesHidden = true
      case "more-scales":
        export.moreScales = value.split(separator: " ").compactMap { Int($0) }
          .filter { (1...PixelExport.mostScale).contains($0) }
      case "names": export.names = try? FileNamePattern(value)
      default: break
      }
    }
  }

  private static func spacing(_ text: String) -> SheetSpacing? {
    let parts = text.split(separator: " ")
    let numbers = parts.prefix(4).compactMap { Int($0) }
    guard parts.count == 5, numbers.count == 4,
      let trimming = SheetSpacing.Trimming(rawValue: String(parts[4]))
    else { return nil }
    var spacing = SheetSpacing()
    (spacing.border, spacing.between, spacing.inner) = (numbers[0], numbers[1], numbers[2])
    (spacing.extrusion, spacing.trimming) = (numbers[3], trimming)
    return spacing
  }
}
