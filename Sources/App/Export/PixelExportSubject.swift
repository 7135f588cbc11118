import Canvas
import Formats
import Base
import Documents
import Texts
import Views
import Widgets

/// Pixel art that is to be written to a file.
final class PixelExportSubject: ExportSubject {
  let formats = FileFormat.written(from: .pixels)
  let panel: ExportPanel
  private let art: PixelArt
  private let name: String
  private let frame: Int
  private let texts: Texts
  private var export: PixelExport
  /// Pixels in all frames together, beyond which nobody waits for the size of the file.
  private static let mostEstimatedPixels = 40_000_000

  /// - Parameters:
  ///   - frame: what a PNG of one frame shows.
  ///   - format: what is offered first.
  init(
    _ art: PixelArt, name: String, tags: [ItemTag], frame: Int, format: FileFormat, texts: Texts
  ) {
    self.art = art
    self.name = name
    self.frame = frame
    self.texts = texts
    export = PixelExport(
      as: format, scale: PixelExport.usualScale(of: art.picture), content: .frame(frame))
    export.tags = tags
    panel = ExportPanel(
      kinds: formats.map { $0.choice(texts) },
      number: ExportPanel.Number(
        name: texts.pixels.scale, unit: "×", step: 1, tooltip: texts.pixels.scaleTip),
      choices: [
        texts.export.frame, texts.pixels.sheetRow, texts.pixels.sheetColumn, texts.pixels.sheetGrid,
        texts.pixels.sheetLayers, texts.pixels.sequence,
      ], texts: texts.export)
    panel.partWanted.listen(self) { [weak self] in self?.showPartMenu() }
  }

  // MARK: Parts

  /// The part that is written, as the document that it would be by itself.
  private var part: PixelArt { (try? export.part(of: art)) ?? art }

  /// What is said of the part; nil where there is but one.
  private var partTitle: String? {
    guard !art.picture.sections.isEmpty || art.picture.celLayers.count > 1 else { return nil }
    let layer = export.layer.flatMap { art.picture.layer($0) }.map { name(of: $0) }
    let parts = [export.section, layer].compactMap { $0 }
    return parts.isEmpty ? texts.export.everything : parts.joined(separator: ", ")
  }

  private func name(of layer: PixelLayer) -> String {
    layer.name.isEmpty ? texts.layers.layer(Int(layer.id.number)) : layer.name
  }

  private func showPartMenu() {
    var items: [Menu.Item] = []
    if !art.picture.sections.isEmpty {
      items.append(
        choice(texts.pixels.allFrames, isChosen: export.section == nil) {
          $0.export.section = nil
        })
      items += art.picture.sections.map { section in
        choice(section.name, isChosen: export.section == section.name) {
          $0.export.section = section.name
        }
      }
    }
    if art.picture.celLayers.count > 1 {
      if !items.isEmpty { items.append(.separator) }
      items.append(
        choice(texts.export.allLayers, isChosen: export.layer == nil) {
          $0.export.layer = nil
        })
      items += art.picture.celLayers.reversed().map { layer in
        choice(name(of: layer), isChosen: export.layer == layer.id) { $0.export.layer = layer.id }
      }
    }
    panel.showPartMenu(Menu(name: texts.export.part, items: items))
  }

  private func choice(
    _ title: String, isChosen: Bool, _ choose: @escaping (PixelExportSubject) -> Void
  ) -> Menu.Item {
    .choice(title, isChosen: isChosen) { [weak self] in
      guard let self else { return }
      choose(self)
      panel.changed.post(panel)
    }
  }

  var format: FileFormat {
    get { export.format }
    set { export.format = newValue }
  }

  func followPanel() {
    let layouts = SpriteSheet.Layout.allCases
    switch panel.choice {
    case 0: export.content = .frame(frame)
    case 1...layouts.count: export.content = .sheet(layouts[panel.choice - 1])
    default: export.content = .sequence
    }
  }

  func setNumber(_ number: Double) {
    export.scale = Int(min(max(number.rounded(), 1), Double(PixelExport.mostScale)))
  }

  func showInPanel() {
    panel.number = Double(export.scale)
    panel.enable(
      number: export.format.offers(.size),
      choices: export.format.offers(.frames)
        && (art.picture.frames.count > 1 || art.picture.celLayers.count > 1))
    panel.partTitle = partTitle
  }

  /// The file's picture in pixels.
  private var size: CellSize {
    var size = art.picture.size
    if export.format.offers(.frames), case .sheet(let layout) = export.content {
      let picture = part.picture
      let shape = layout.shape(of: picture.frames.count, layers: picture.celLayers.count)
      size = CellSize(width: size.width * shape.width, height: size.height * shape.height)
    }
    return CellSize(width: size.width * export.scale, height: size.height * export.scale)
  }

  var job: ExportJob {
    let (art, export, name, frame) = (art, export, name, frame)
    let part = part
    let pixels = size.count * (export.format.offers(.frames) ? 1 : part.picture.frames.count)
    let isQuick = !export.format.offers(.size) || pixels <= Self.mostEstimatedPixels
    return ExportJob(
      bytes: { path, progress in
        var export = export
        export.file = path
        return try export.bytes(of: art, name: name, progress: progress)
      },
      companions: { export.companions(of: art, file: $0) },
      preview: {
        let picture = part.picture
        if export.format.offers(.frames), case .sheet(let layout) = export.content,
          let png = try? SpriteSheet.png(of: picture, layout: layout),
          let surface = try? Surface(png: png)
        {
          return Handoff(surface)
        }
        let surface = try? CellSurface(
          picture.stack(frame: min(frame, picture.frames.count - 1))
        ).surface
        return surface.map { Handoff($0) }
      },
      byteCount: { isQuick ? (try? export.bytes(of: art, name: name).count) : nil })
  }

  func info(byteCount: Int?) -> String {
    let bytes = byteCount.map { texts.files.size($0) } ?? "…"
    if export.format == .gif, art.picture.palette.count >= GIFFile.mostColors {
      return texts.export.sizeOfGIF(size.width, size.height, bytes, GIFFile.mostColors)
    }
    return export.format.offers(.size)
      ? texts.export.size(size.width, size.height, bytes) : texts.export.sizeOfLines(bytes)
  }
}
