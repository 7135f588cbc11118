import Base
public import Documents
public import Formats
import Glibc
public import Texts
public import Views
import Windows

/// The export of a painting.
public final class PaintingExportSubject: ExportSubject {
  public let formats = FileFormat.written(from: .painting)
  public let panel: ExportPanel
  private let painting: Painting
  private let name: String
  private let texts: Texts
  private var export: PaintingExport
  nonisolated private static let previewWidth = 420

  /// Creates the export of a painting as it is now; later changes are not exported.
  ///
  /// - Parameter painting: with the page shown that is exported alone.
  public init(_ painting: Painting, name: String, tags: [ItemTag], texts: Texts) {
    self.painting = painting
    self.name = name
    self.texts = texts
    export = PaintingExport(
      as: .png, width: PaintingExport.usualWidth(of: painting.aspectRatio))
    export.tags = tags
    panel = ExportPanel(
      kinds: formats.map { $0.choice(texts) },
      number: ExportPanel.Number(
        name: texts.export.width, unit: texts.export.pixels, step: 10,
        tooltip: texts.export.widthTip),
      choices: painting.pages.count > 1 ? [texts.pages.shownPage, texts.pages.allPages] : [],
      choiceName: texts.pages.pages, texts: texts.export)
    followPages()
  }

  public var format: FileFormat {
    get { export.format }
    set {
      export.format = newValue
      panel.choice = newValue.offers(.pages) ? 1 : 0
      followPanel()
    }
  }

  /// Takes the background from the panel, if the format can leave it out.
  public func followPanel() {
    export.transparent = !panel.hasBackground && export.format.offers(.transparency)
    followPages()
  }

  private func followPages() {
    export.pages =
      panel.choice == 0 && painting.pages.count > 1 ? .one(painting.shownIndex) : .all
  }

  /// Sets the width in pixels, limited to the largest picture of the painting.
  public func setNumber(_ number: Double) {
    let widest = PaintingPicture.greatestWidth(of: painting)
    export.width = Int(saturating: min(max(number.rounded(), 1), Double(widest)))
  }

  public var options: String? {
    var lines = OptionLines()
    lines["format"] = export.format.id
    lines["width"] = "\(export.width)"
    lines["transparent"] = export.transparent ? "" : nil
    lines["shown-page"] = export.pages == .all ? nil : ""
    return lines.text
  }

  public func restore(_ options: String) {
    let lines = OptionLines(options)
    if let format = lines.format(in: formats) { export.format = format }
    if let width = lines.number("width", in: 1...Int(UInt16.max)) { setNumber(Double(width)) }
    export.transparent = lines["transparent"] != nil && export.format.offers(.transparency)
    export.pages = lines["shown-page"] == nil ? .all : .one(painting.shownIndex)
  }

  public func showInPanel() {
    panel.number = Double(export.width)
    panel.enable(
      number: export.format.offers(.size), background: export.format.offers(.transparency),
      choices: painting.pages.count > 1)
  }

  /// The export of the painting, with a preview of a small width.
  public var job: ExportJob {
    let (painting, export, name) = (painting, export, name)
    let width = max(1, min(export.width, Self.previewWidth))
    return ExportJob(
      bytes: { try export.bytes(of: painting, name: name, progress: $1) },
      companions: { export.companions(of: painting, file: $0, name: name) },
      preview: {
        let surface = try? PaintingPicture.surface(
          of: painting, size: PaintingPicture.size(of: painting, width: width),
          transparent: export.transparent)
        return surface.map { Handoff($0) }
      },
      size: { Self.size(of: painting, name, export, previewWidth: width, isWanted: $0) })
  }

  /// Estimates the size of a bitmap from a smaller one: flat parts cost nearly nothing, edges grow with the width.
  nonisolated private static func size(
    of painting: Painting, _ name: String, _ export: PaintingExport, previewWidth: Int,
    isWanted: () -> Bool
  ) -> ExportSize? {
    var small = export
    if export.format.offers(.size) { small.width = previewWidth }
    guard let bytes = try? small.bytes(of: painting, name: name, progress: { _ in isWanted() })
    else { return nil }
    guard small.width != export.width else { return .made(bytes) }
    let factor = Double(export.width) / Double(small.width)
    let exponent = export.format == .png ? 1.25 : 1.5
    return .about(Int(saturating: Double(bytes.count) * pow(factor, exponent)))
  }

  public func info(byteCount: Int?) -> String {
    let size = texts.files.size(byteCount ?? 0)
    if export.format.offers(.size) {
      return texts.export.size(export.width, export.height(of: painting.aspectRatio), size)
    }
    let pictures = export.pictureLineCount(in: painting)
    return pictures == 0
      ? texts.export.sizeOfLines(size) : texts.export.sizeOfLines(size, pictures: pictures)
  }
}
