import Base
public import Documents
public import Formats
import Life
public import Texts
public import Views
import Windows

/// The export of a board.
public final class BoardExportSubject: ExportSubject {
  public let formats = FileFormat.written(from: .life)
  public let panel: ExportPanel
  private let board: Board
  private let name: String
  private let texts: Texts
  private var export = BoardExport(as: .rle)
  /// The maximum number of cells for computing the file's size at once.
  private static let mostEstimatedCells: BigInteger = 262_144
  /// The numbers of generations of a GIF offered in the panel.
  private static let frameCounts = [30, 60, 120, 240]

  /// Creates the export of a board as it is now; later changes are not exported.
  public init(_ board: Board, name: String, tags: [ItemTag], texts: Texts) {
    export.tags = tags
    self.board = board
    self.name = name
    self.texts = texts
    panel = ExportPanel(
      kinds: formats.map { $0.choice(texts) },
      number: ExportPanel.Number(
        name: texts.pixels.scale, unit: "×", step: 1, tooltip: texts.pixels.scaleTip),
      choices: Self.frameCounts.map(String.init), choiceName: texts.life.generationsInGIF,
      texts: texts.export)
    followPanel()
  }

  public var format: FileFormat {
    get { export.format }
    set { export.format = newValue }
  }

  /// Takes the number of frames from the panel.
  public func followPanel() { export.frames.count = Self.frameCounts[panel.choice] }

  /// Sets the pixels per cell, limited to the possible scales.
  public func setNumber(_ number: Double) {
    export.scale = Int(saturating: min(max(number.rounded(), 1), Double(PixelExport.mostScale)))
  }

  public var options: String? {
    var lines = OptionLines()
    lines["format"] = export.format.id
    lines["scale"] = "\(export.scale)"
    lines["frames"] = "\(export.frames.count)"
    return lines.text
  }

  public func restore(_ options: String) {
    let lines = OptionLines(options)
    if let format = lines.format(in: formats) { export.format = format }
    if let scale = lines.number("scale", in: 1...PixelExport.mostScale) { export.scale = scale }
    if let count = lines.number("frames", in: 1...Sprite.mostFrames) { export.frames.count = count }
  }

  public func showInPanel() {
    panel.number = Double(export.scale)
    panel.enable(number: export.format.offers(.size), choices: export.format.offers(.generations))
  }

  /// The export of the board; the size of many cells or frames is not estimated.
  public var job: ExportJob {
    let (board, export, name) = (board, export, name)
    let isQuick =
      board.world.population <= Self.mostEstimatedCells && !export.format.offers(.generations)
    return ExportJob(
      bytes: { try export.bytes(of: board, name: name, progress: $1) },
      preview: {
        let surface = try? BoardThumbnail.surface(
          of: board.world, size: PixelSize(width: 320, height: 240))
        return surface.map { Handoff($0) }
      },
      size: { isWanted in
        guard isQuick else { return nil }
        return (try? export.bytes(of: board, name: name) { _ in isWanted() }).map { .made($0) }
      })
  }

  public func info(byteCount: Int?) -> String {
    texts.export.sizeOfLines(byteCount.map { texts.files.size($0) } ?? "…")
  }
}
