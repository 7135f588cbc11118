import Base

// The settings that are shared by all paintings, as a line of text.
extension ToolSettings {
  /// Words such as `mode.line=connector`, `width.eraser=24`, `count.star=5,382`, `scale.groups=yes`,
  /// `heads=none,arrow`, `gap=5` and `tolerance=0.2`.
  public var text: String {
    let tools = DrawingTool.catalogue.map(\.name)
    let modes = tools.compactMap { name in
      self.modes[name].map { "mode.\(name.rawValue)=\($0.name)" }
    }
    let widths = tools.compactMap { name in
      ownWidths[name].map { "width.\(name.rawValue)=\($0)" }
    }
    let scaling = LineScaling.Subject.allCases.compactMap { subject in
      lineScaling[subject] == LineScaling()[subject]
        ? nil : "scale.\(subject.rawValue)=\(lineScaling[subject] ? "yes" : "no")"
    }
    let heads =
      arrowHeads == ToolSettings().arrowHeads
      ? [] : ["heads=" + arrowHeads.text.split(separator: " ").joined(separator: ",")]
    let fill = ["gap=\(gap)", "tolerance=\(tolerance)"]
    return (modes + widths + numberWords + scaling + heads + fill).joined(separator: " ")
  }

  /// Applies the settings of a text, ignoring unknown words.
  public mutating func apply(_ text: String) {
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let key = parts[0].split(separator: ".").map(String.init)
      let number = Double(parts[1]).flatMap { $0.isFinite ? $0 : nil }
      let tool = key.count == 2 ? DrawingTool.catalogue.first { $0.name.rawValue == key[1] } : nil
      switch (key[0], tool, number) {
      case ("mode", let tool?, _):
        guard let mode = tool.modes.first(where: { $0.name == parts[1] }) else { continue }
        setMode(mode, of: tool)
      case ("width", let tool?, let width?): setOwnWidth(width, of: tool)
      case ("count", _, _):
        if key.count == 2 { setNumbers(named: key[1], parts[1]) }
      case ("scale", nil, nil):
        guard key.count == 2, let subject = LineScaling.Subject(rawValue: key[1]) else { continue }
        lineScaling[subject] = parts[1] == "yes"
      case ("heads", nil, _):
        let text = parts[1].split(separator: ",").joined(separator: " ")
        if let heads = LineHeads(text: text) { arrowHeads = heads }
      case ("gap", nil, let size?): gap = min(max(size, 0), Self.greatestGap)
      case ("tolerance", nil, let share?): tolerance = min(max(share, 0), 1)
      default: continue
      }
    }
  }

  /// In points.
  private static let greatestGap = 1000.0
}
