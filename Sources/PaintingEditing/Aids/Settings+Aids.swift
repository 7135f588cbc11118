import Documents
import Editing
import Windows

extension Setting<DrawingAids?> {
  /// The aids of a painting, or the ones used last.
  fileprivate static func drawingAids(of id: ItemID? = nil) -> Setting {
    Setting(
      id.map { "aids.\($0)" } ?? "aids", in: .library,
      read: { $0.flatMap(DrawingAidsText.aids) }, write: { $0.map(DrawingAidsText.text) })
  }
}

extension Settings {
  /// Returns the rulers, the grid and the guides of a painting. Without a stored state, returns the ones used last,
  /// without guides.
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
