import Canvas
import Formats
import Base
import Documents
import Texts
import Views

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
      ], texts: texts.export)
  }

  var format: FileFormat {
    get { export.format }
    set { export.format = newValue }
  }

  func followPanel() {
    export.content =
      panel.choice == 0 ? .frame(frame) : .sheet(SpriteSheet.Layout.allCases[panel.choice - 1])
  }

  func setNumber(_ number: Double) {
    export.scale = Int(min(max(number.rounded(), 1), Double(PixelExport.mostScale)))
  }

  func showInPanel() {
    panel.number = Double(export.scale)
    panel.enable(
      number: export.format.offers(.size),
      choices: export.format.offers(.frames) && art.picture.frames.count > 1)
  }

  /// The file's picture in pixels.
  private var size: CellSize {
    var size = art.picture.size
    if export.format.offers(.frames), case .sheet(let layout) = export.content {
      let shape = layout.shape(of: art.picture.frames.count)
      size = CellSize(width: size.width * shape.width, height: size.height * shape.height)
    }
    return CellSize(width: size.width * export.scale, height: size.height * export.scale)
  }

  var job: ExportJob {
    let (art, export, name, frame) = (art, export, name, frame)
    let pixels = size.count * (export.format.offers(.frames) ? 1 : art.picture.frames.count)
    let isQuick = !export.format.offers(.size) || pixels <= Self.mostEstimatedPixels
    return ExportJob(
      bytes: { try export.bytes(of: art, name: name, progress: $0) },
      companion: { export.companion(of: art, file: $0) },
      preview: {
        let picture = art.picture
        if export.format.offers(.frames), case .sheet(let layout) = export.content,
          let png = try? SpriteSheet.png(of: picture, layout: layout),
          let surface = try? Surface(png: png)
        {
          return Handoff(surface)
        }
        let surface = try? CellSurface(picture.stack(frame: frame)).surface
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
