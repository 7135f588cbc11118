import Formats
import Texts
import Views

extension FileFormat {
  /// Returns its choice in the panel.
  func choice(_ texts: Texts) -> ExportPanel.Kind {
    ExportPanel.Kind(title: id.uppercased(), tooltip: tip.map { texts.export.tip($0) })
  }
}
