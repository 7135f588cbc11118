public import Base

/// The stored form of a brush: width, end cap, join, colour and dash, separated by spaces, followed by the hand
/// settings, the fill, the heads, the kind, the lightest opacity and the recipes for gradients.
public enum BrushText {
  /// Returns the stored form of a brush, without the parts that are usual.
  public static func text(of brush: Brush) -> String {
    let style = brush.style
    let dash = style.dash.lengths.map { "\($0)" }.joined(separator: ",")
    var parts = [
      "\(brush.widthInPoints)", style.cap.rawValue, style.join.rawValue, style.color.hex, dash,
    ].filter { !$0.isEmpty }
    let hand = style.hand
    if hand != .plain || brush.steadiness != 0 {
      parts.append(handMark + text(of: hand, steadiness: brush.steadiness))
    }
    if let fill = style.fill { parts.append(fillMark + Self.joined(fill.text)) }
    if style.heads != .none { parts.append(headsMark + Self.joined(style.heads.text)) }
    if style.kind != .pen { parts.append(kindMark + Self.joined(style.kind.unseeded.text)) }
    if style.lightestOpacity != 1 { parts.append("\(lightestMark)\(style.lightestOpacity)") }
    let usual = BrushInk()
    if brush.inks.line != usual { parts.append(inkMark + Self.joined(brush.inks.line.text)) }
    if brush.inks.fill != usual { parts.append(fillInkMark + Self.joined(brush.inks.fill.text)) }
    return parts.joined(separator: " ")
  }

  /// The prefix of the part with the hand settings.
  private static let handMark = "hand="
  private static let fillMark = "fill="
  private static let headsMark = "heads="
  private static let kindMark = "kind="
  private static let lightestMark = "lightest="
  private static let inkMark = "ink="
  private static let fillInkMark = "fillInk="

  private static func joined(_ text: String) -> String {
    text.split(separator: " ").joined(separator: ",")
  }

  /// Removes the last part if it has a prefix; returns nil otherwise.
  private static func value(_ mark: String, of parts: inout [String]) -> String? {
    guard let last = parts.last, last.hasPrefix(mark) else { return nil }
    parts.removeLast()
    return last.dropFirst(mark.count).split(separator: ",").joined(separator: " ")
  }

  /// Returns nil for invalid text.
  public static func brush(_ text: String) -> Brush? {
    var parts = text.split(separator: " ").map(String.init)
    // A brush with an unknown recipe has its colour alone.
    var inks = BrushInks()
    if let text = value(fillInkMark, of: &parts) { inks.fill = BrushInk(text: text) ?? inks.fill }
    if let text = value(inkMark, of: &parts) { inks.line = BrushInk(text: text) ?? inks.line }
    var lightestOpacity = 1.0
    if let text = value(lightestMark, of: &parts) {
      guard let given = Double(text) else { return nil }
      lightestOpacity = given
    }
    var kind = BrushKind.pen
    if let text = value(kindMark, of: &parts) {
      guard let given = BrushKind(text: text) else { return nil }
      kind = given
    }
    var heads = LineHeads.none
    if let text = value(headsMark, of: &parts) {
      guard let given = LineHeads(text: text) else { return nil }
      heads = given
    }
    var fill: FillStyle?
    if let text = value(fillMark, of: &parts) {
      fill = FillStyle(text: text)
      guard fill != nil else { return nil }
    }
    var (hand, steadiness) = (HandStyle.plain, 0.0)
    if let last = parts.last, last.hasPrefix(handMark) {
      guard let given = Self.hand(last.dropFirst(handMark.count)) else { return nil }
      (hand, steadiness) = given
      parts.removeLast()
    }
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
    var brush = Brush(
      widthInPoints: width,
      style: LineStyle(
        cap: cap, join: join, color: color, dash: dash, hand: hand, fill: fill, heads: heads))
    (brush.style.kind, brush.style.lightestOpacity) = (kind, lightestOpacity)
    (brush.steadiness, brush.inks) = (steadiness, inks)
    return brush
  }

  /// Returns the stored form of the hand settings.
  static func text(of hand: HandStyle, steadiness: Double) -> String {
    "\(hand.text),\(steadiness)"
  }

  /// Returns nil for invalid text.
  static func hand(_ text: Substring) -> (HandStyle, steadiness: Double)? {
    guard let comma = text.lastIndex(of: ","), var style = HandStyle(text: text[..<comma]),
      let steadiness = Double(text[text.index(after: comma)...])
    else { return nil }
    // Only existing lines keep an older fit.
    if style.fit == .reach { style.fit = .pixels }
    return (style, steadiness)
  }
}
