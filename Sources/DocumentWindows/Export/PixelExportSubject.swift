import Base
import Canvas
public import Documents
public import Formats
public import Texts
public import Views
import Widgets
public import Windows

/// The export of pixel art.
public final class PixelExportSubject: ExportSubject {
  public let formats = FileFormat.written(from: .pixels)
  public let panel: ExportPanel
  let art: PixelArt
  let name: String
  private let frame: Int
  let texts: Texts
  var export: PixelExport
  /// Called with the export being written.
  var written: (PixelExport) -> Void = { _ in }
  /// The sheets on offer, in the panel's order.
  private static let layouts: [SpriteSheet.Layout] = [.row, .column, .grid, .layers, .packed]
  /// The maximum total number of pixels in all frames for computing the file's size.
  private static let mostEstimatedPixels = 40_000_000

  /// - Parameters:
  ///   - frame: the frame for a PNG of a single one.
  ///   - export: the initial options.
  init(_ art: PixelArt, name: String, frame: Int, export: PixelExport, texts: Texts) {
    self.art = art
    self.name = name
    self.frame = frame
    self.texts = texts
    self.export = export
    panel = ExportPanel(
      kinds: formats.map { $0.choice(texts) },
      number: ExportPanel.Number(
        name: texts.pixels.scale, unit: "×", step: 1, tooltip: texts.pixels.scaleTip),
      choices: [
        texts.export.frame, texts.pixels.sheetRow, texts.pixels.sheetColumn, texts.pixels.sheetGrid,
        texts.pixels.sheetLayers, texts.export.sheetPacked, texts.pixels.sequence,
      ], texts: texts.export)
    switch export.content {
    case .frame: panel.choice = 0
    case .sheet(let layout): panel.choice = 1 + (Self.layouts.firstIndex(of: layout) ?? 0)
    case .sequence: panel.choice = Self.layouts.count + 1
    }
    panel.partWanted.listen(self) { [weak self] in self?.showPartMenu() }
    panel.spacingWanted.listen(self) { [weak self] in self?.askForSpacing() }
    panel.filesWanted.listen(self) { [weak self] in self?.askForFiles() }
  }

  /// Creates an export with the options of the last one.
  ///
  /// - Parameters:
  ///   - id: nil if the library doesn't have it yet; nothing is remembered then.
  ///   - format: the initial format; a requested palette overrides the last format.
  public convenience init(
    _ art: PixelArt, of id: ItemID?, name: String, tags: [ItemTag], frame: Int, format: FileFormat,
    settings: Settings, texts: Texts
  ) {
    var export = PixelExport(as: format, content: .frame(frame))
    if let id, let text = settings[.pixelExport(of: id)] {
      PixelExportText.apply(text, to: &export, of: art.sprite)
      if FileFormat.all(of: .palettes).contains(format) { export.format = format }
    }
    export.tags = tags
    self.init(art, name: name, frame: frame, export: export, texts: texts)
    if let id { written = { settings[.pixelExport(of: id)] = PixelExportText.text(of: $0) } }
  }

  /// Remembers the options for the next export.
  public func noteWriting() { written(export) }

  public var options: String? {
    guard case .frame(let frame) = export.content else { return PixelExportText.text(of: export) }
    return PixelExportText.text(of: export) + "\nframe \(frame)"
  }

  public func restore(_ options: String) {
    export = PixelExport(as: export.format, content: .frame(0))
    PixelExportText.apply(options, to: &export, of: art.sprite)
    let frames = 0...art.sprite.frames.count - 1
    if case .frame = export.content {
      export.content = .frame(OptionLines(options).number("frame", in: frames) ?? 0)
    }
  }

  // MARK: Sheets

  private var isSheet: Bool {
    guard export.format.offers(.frames), hasManyFrames, case .sheet = export.content else {
      return false
    }
    return true
  }

  var hasManyFrames: Bool {
    art.sprite.frames.count > 1 || art.sprite.celLayers.count > 1
  }

  // MARK: Parts

  /// The part to export, as a document of its own.
  private var part: PixelArt { (try? export.part(of: art)) ?? art }

  /// The label of the part; nil if there is only one.
  private var partTitle: String? {
    guard !art.sprite.sections.isEmpty || art.sprite.celLayers.count > 1 else { return nil }
    let layer = export.layer.flatMap { art.sprite.layer($0) }.map { name(of: $0) }
    let parts = [export.section, layer].compactMap { $0 }
    return parts.isEmpty ? texts.export.everything : parts.joined(separator: ", ")
  }

  func name(of layer: PixelLayer) -> String {
    layer.name.isEmpty ? texts.layers.layer(Int(layer.id.number)) : layer.name
  }

  private func showPartMenu() {
    var items: [Menu.Item] = []
    if !art.sprite.sections.isEmpty {
      items.append(
        choice(texts.pixels.allFrames, isChosen: export.section == nil) {
          $0.export.section = nil
        })
      items += art.sprite.sections.map { section in
        choice(section.name, isChosen: export.section == section.name) {
          $0.export.section = section.name
        }
      }
    }
    if art.sprite.celLayers.count > 1 {
      if !items.isEmpty { items.append(.separator) }
      items.append(
        choice(texts.export.allLayers, isChosen: export.layer == nil) {
          $0.export.layer = nil
        })
      items += art.sprite.celLayers.reversed().map { layer in
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

  public var format: FileFormat {
    get { export.format }
    set { export.format = newValue }
  }

  /// Takes the frames from the panel: the current one, a sheet of all, or a sequence of files.
  public func followPanel() {
    switch panel.choice {
    case 0: export.content = .frame(frame)
    case 1...Self.layouts.count: export.content = .sheet(Self.layouts[panel.choice - 1])
    default: export.content = .sequence
    }
  }

  /// Sets the pixels per cell, limited to the possible scales.
  public func setNumber(_ number: Double) {
    export.scale = Int(saturating: min(max(number.rounded(), 1), Double(PixelExport.mostScale)))
  }

  public func showInPanel() {
    panel.number = Double(export.scale)
    panel.enable(
      number: export.format.offers(.size),
      choices: export.format.offers(.frames) && hasManyFrames)
    panel.partTitle = partTitle
    panel.spacingTitle = isSheet ? texts.export.spacingEllipsis : nil
    panel.filesTitle = filesTitle
  }

  /// The size of the file's picture in pixels.
  private var size: CellSize {
    let size = art.sprite.size
    if export.format.offers(.frames), case .sheet(let layout) = export.content {
      return SpriteSheet.size(
        of: part.sprite, layout: layout, spacing: export.spacing, scale: export.scale)
    }
    return CellSize(width: size.width * export.scale, height: size.height * export.scale)
  }

  /// The export of the chosen part; the size of a large one is not estimated.
  public var job: ExportJob {
    let (art, export, name, frame) = (art, export, name, frame)
    let part = part
    let pixels = size.count * (export.format.offers(.frames) ? 1 : part.sprite.frames.count)
    let isQuick = !export.format.offers(.size) || pixels <= Self.mostEstimatedPixels
    let hasPattern = usesPattern
    var job = ExportJob(
      bytes: { path, progress in
        var export = export
        export.file = path
        return try export.bytes(of: art, name: name, progress: progress)
      },
      companions: { export.companions(of: art, file: $0) },
      losses: { export.format == .gif ? GIFFile.losses(of: part.sprite) : [] },
      preview: {
        let picture = part.sprite
        // The spacing is in pixels: without any, a cell can be one pixel.
        let scale = export.spacing == SheetSpacing() ? 1 : export.scale
        if export.format.offers(.frames), case .sheet(let layout) = export.content,
          let png = try? SpriteSheet.png(
            of: picture, layout: layout, spacing: export.spacing, scale: scale),
          let surface = try? Surface(png: png)
        {
          return Handoff(surface)
        }
        let surface = try? CellSurface(
          picture.exportedStack(frame: min(frame, picture.frames.count - 1))
        ).surface
        return surface.map { Handoff($0) }
      },
      size: { isWanted in
        guard isQuick, !hasPattern else { return nil }
        let bytes = try? export.bytes(of: art, name: name) { _ in isWanted() }
        // A file with companions refers to them by their paths.
        let isAlone = export.companions(of: art, file: name).isEmpty
        return bytes.map { isAlone ? .made($0) : .about($0.count) }
      })
    if hasPattern { job.files = { try export.files(of: art, name: name, file: $0) } }
    return job
  }

  public func info(byteCount: Int?) -> String {
    if usesPattern { return filesInfo }
    let bytes = byteCount.map { texts.files.size($0) } ?? "…"
    if export.format == .gif, art.sprite.palette.count >= GIFFile.mostColors {
      return texts.export.sizeOfGIF(size.width, size.height, bytes, GIFFile.mostColors)
    }
    return export.format.offers(.size)
      ? texts.export.size(size.width, size.height, bytes) : texts.export.sizeOfLines(bytes)
  }
}
