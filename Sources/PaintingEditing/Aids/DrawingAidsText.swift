import Editing

/// The stored form of drawing aids: `snap grid=50 rulers guides h=0.25 v=0.5`. Missing words are off, but the grid's
/// step is always stored, as `step=50` for a hidden grid.
enum DrawingAidsText {
  static func text(of aids: DrawingAids) -> String {
    let switches = [
      (aids.snaps, "snap"), (aids.showsGrid, "grid"), (aids.showsRulers, "rulers"),
      (aids.showsGuides, "guides"),
    ]
    return
      (switches.filter(\.0).map(\.1) + ["step=\(aids.gridStep)"]
      + aids.guides.map { "\($0.direction == .horizontal ? "h" : "v")=\($0.place)" })
      .joined(separator: " ")
  }

  /// - Returns: nil for a text without a step, which is invalid; single invalid words are ignored.
  static func aids(_ text: String) -> DrawingAids? {
    var aids = DrawingAids()
    (aids.snaps, aids.showsGuides) = (false, false)
    var hasStep = false
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      let number = parts.count == 2 ? Double(parts[1]).flatMap { $0.isFinite ? $0 : nil } : nil
      switch (parts.first, number) {
      case ("snap", nil): aids.snaps = true
      case ("grid", nil): aids.showsGrid = true
      case ("rulers", nil): aids.showsRulers = true
      case ("guides", nil): aids.showsGuides = true
      case ("step", let step?): (aids.gridStep, hasStep) = (step, true)
      case ("h", let place?): aids.guides.append(Guide(.horizontal, at: place))
      case ("v", let place?): aids.guides.append(Guide(.vertical, at: place))
      default: break
      }
    }
    return hasStep ? aids : nil
  }
}
