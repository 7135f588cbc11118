import Base
import DocumentWindows
import Documents
import Formats
import Texts
import Views
import Windows

/// The export of a replay.
final class ReplayExportSubject: ExportSubject {
  let formats = [FileFormat.gif, .apng]
  var format = FileFormat.gif
  let panel: ExportPanel
  private let replay: Replay
  private let texts: Texts
  private var export = ReplayExport()
  private static let widths = [480, ReplayExport.usualWidth, 1600]
  nonisolated private static let previewWidth = 420

  init(_ replay: Replay, texts: Texts) {
    self.replay = replay
    self.texts = texts
    let said = texts.replay
    panel = ExportPanel(
      kinds: [
        ExportPanel.Kind(title: FileFormat.gif.id.uppercased(), tooltip: said.gifTip),
        ExportPanel.Kind(title: FileFormat.apng.id.uppercased(), tooltip: said.apngTip),
      ],
      number: ExportPanel.Number(
        name: said.length, unit: said.seconds, step: 1, tooltip: said.lengthTip),
      choices: Self.widths.map(String.init), choiceName: said.width, texts: texts.export)
    panel.choice = Self.widths.firstIndex(of: export.width) ?? 0
  }

  func followPanel() { export.width = Self.widths[panel.choice] }

  func setNumber(_ number: Double) {
    export = ReplayExport(width: export.width, seconds: number)
  }

  func showInPanel() {
    panel.number = export.seconds
    panel.enable(number: true, choices: true)
  }

  var job: ExportJob {
    let (replay, export) = (replay, export)
    let animation: ReplayExport.Animation = format == .gif ? .gif : .apng
    return ExportJob(
      bytes: { try export.bytes(of: replay, as: animation, progress: $1) },
      preview: {
        let height = Double(Self.previewWidth) / replay.aspectRatio.value
        let size = PixelSize(
          width: Self.previewWidth, height: Int(saturating: min(max(height.rounded(), 1), 4000)))
        guard let picture = try? ReplayPicture(replay, size: size),
          (try? picture.showMoment(.infinity)) != nil
        else { return nil }
        return Handoff(picture.surface)
      },
      // Computing it would be as much work as writing the file.
      size: { _ in nil })
  }

  func info(byteCount: Int?) -> String {
    let height = Double(export.width) / replay.aspectRatio.value
    return texts.replay.size(export.width, Int(saturating: min(max(height.rounded(), 1), 1e6)))
  }
}
