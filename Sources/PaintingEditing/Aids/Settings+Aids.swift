import Documents
import Editing
import Windows

extension Setting<DrawingAids?> {
  /// Those of a painting, or those that were chosen last.
  fileprivate static func drawingAids(of id: ItemID? = nil) -> Setting {
    Setting(
      id.map { "aids.\($0)" } ?? "aids", in: .library,
      read: { $0.flatMap(DrawingAidsText.aids) }, write: { $0.map(DrawingAidsText.text) })
  }
}

extension Settings {
  /// The rulers, the grid and the guides of a painting; without it, or where nothing was kept for it, those that were
  /// chosen last, but for the guides.
  func drawingAids(of id: ItemID?) -> DrawingAids {
    if let aids = id.flatMap({ self[.drawingAids(of: $0)] }) { return aids }
    return self[.drawingAids()] ?? DrawingAids()
  }

  func setDrawingAids(_ aids: DrawingAids, of id: ItemID?) {
    var usual = aids
    usual.guides = []
    self[.drawingAids()] = usual
    if let id { self[.drawingAids(of: id)] = aids }
  }
}
