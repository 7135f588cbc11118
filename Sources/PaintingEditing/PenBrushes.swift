import Base
import Windows

/// Gives each pen the brush that it drew with last, if the user wants so.
final class PenBrushes {
  private let brush: BrushController
  private let settings: Settings
  private let preferences: Preferences
  /// The pen whose brush is in use.
  private var current: PenID?

  init(_ brush: BrushController, _ services: Services) {
    self.brush = brush
    settings = services.settings
    preferences = services.preferences
    current = services.pens.current
    services.pens.pointed.listen(self) { [weak self] in self?.change(to: $0) }
  }

  private func change(to pen: PenID) {
    defer { current = pen }
    guard preferences.hasBrushPerPen, pen.key != current?.key else { return }
    keep()
    if let own = settings[.penBrushes][pen.key] { brush.brush = own }
  }

  /// Stores the brush of the pen that is in use.
  func keep() {
    guard preferences.hasBrushPerPen, let current else { return }
    var brushes = settings[.penBrushes]
    guard brushes[current.key] != brush.brush else { return }
    brushes[current.key] = brush.brush
    settings[.penBrushes] = brushes
  }
}

extension Setting<[String: Brush]> {
  /// A line each: the brush, a tab, the pen's key.
  static var penBrushes: Setting {
    Setting("brush.pens", in: .library, usually: [:]) {
      let pairs = $0.split(separator: "\n").compactMap { line -> (String, Brush)? in
        guard let tab = line.firstIndex(of: "\t"), let brush = BrushText.brush(String(line[..<tab]))
        else { return nil }
        return (String(line[line.index(after: tab)...]), brush)
      }
      return Dictionary(pairs) { $1 }
    } write: {
      $0.filter { !$0.key.contains("\n") }.sorted { $0.key < $1.key }
        .map { BrushText.text(of: $0.value) + "\t" + $0.key }.joined(separator: "\n")
    }
  }
}
