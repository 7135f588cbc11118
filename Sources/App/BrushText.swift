import Base

/// A brush as the settings keep it: width, end cap, join, colour and dash, with spaces between.
enum BrushText {
  static func text(of brush: Brush) -> String {
    let style = brush.style
    let dash = style.dash.lengths.map { "\($0)" }.joined(separator: ",")
    let parts = [
      "\(brush.widthInPoints)", style.cap.rawValue, style.join.rawValue, style.color.hex, dash,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Nil for a text that is none of a brush.
  static func brush(_ text: String) -> Brush? {
    let parts = text.split(separator: " ").map(String.init)
    guard (4...5).contains(parts.count), let width = Double(parts[0]),
      let cap = EndCap(rawValue: parts[1]), let join = LineJoin(rawValue: parts[2]),
      let color = InkColor(hex: parts[3])
    else { return nil }
    var dash = DashPattern.solid
    if parts.count == 5 {
      let numbers = parts[4].split(separator: ",")
      let lengths = numbers.compactMap { Double($0) }
      guard lengths.count == numbers.count, let pattern = DashPattern(lengths) else { return nil }
      dash = pattern
    }
    return Brush(
      widthInPoints: width, style: LineStyle(cap: cap, join: join, color: color, dash: dash))
  }
}
