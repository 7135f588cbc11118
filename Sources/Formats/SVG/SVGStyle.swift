import Base

/// How an element looks, as far as lines are concerned; children inherit it.
struct SVGStyle {
  var stroke: InkColor?
  var fill: InkColor? = .black
  /// Whether the paint is a gradient or a pattern, of which a single colour is taken.
  private(set) var strokeIsGradient = false
  private(set) var fillIsGradient = false
  var strokeWidth = 1.0
  var cap = EndCap.butt
  var join = LineJoin.miter
  /// In user units.
  var dash: [Double] = []
  /// What `currentColor` means.
  private var color = InkColor.black
  private var strokeOpacity = 1.0
  private var fillOpacity = 1.0
  /// Of the element and all around it.
  private var opacity = 1.0
  var isHidden = false

  /// The style of a child with these attributes.
  func inherited(_ attributes: [String: String]) -> SVGStyle {
    var style = self
    for (name, value) in attributes where name != "style" { style.set(name, value) }
    // What stands in `style` counts more than attributes.
    for part in (attributes["style"] ?? "").split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      if pair.count == 2 { style.set(pair[0], pair[1]) }
    }
    return style
  }

  /// The colour of the line, with its opacity; nil for none.
  var strokeColor: InkColor? { stroke.map { faded($0, strokeOpacity) } }
  var fillColor: InkColor? { fill.map { faded($0, fillOpacity) } }

  private func faded(_ color: InkColor, _ own: Double) -> InkColor {
    var faded = color
    faded.alpha = UInt8((Double(color.alpha) * own * opacity).rounded())
    return faded
  }

  private mutating func set(_ name: String, _ value: String) {
    let value = Self.trimmed(value[...])
    switch name {
    case "stroke":
      stroke = paint(value, stroke)
      strokeIsGradient = value == "inherit" ? strokeIsGradient : value.hasPrefix("url(")
    case "fill":
      fill = paint(value, fill)
      fillIsGradient = value == "inherit" ? fillIsGradient : value.hasPrefix("url(")
    case "color": color = paint(value, color) ?? color
    case "stroke-width":
      if let width = SVGScanner.length(value), width >= 0 { strokeWidth = width }
    case "stroke-linecap": cap = EndCap(rawValue: value) ?? cap
    case "stroke-linejoin": join = LineJoin(rawValue: value) ?? join
    case "stroke-dasharray":
      let lengths = SVGScanner.numbers(value)
      // An odd number of lengths is taken twice.
      dash = value == "none" ? [] : lengths.count % 2 == 1 ? lengths + lengths : lengths
    case "stroke-opacity": strokeOpacity = Self.opacity(value) ?? strokeOpacity
    case "fill-opacity": fillOpacity = Self.opacity(value) ?? fillOpacity
    case "opacity": opacity *= Self.opacity(value) ?? 1
    case "display": isHidden = isHidden || value == "none"
    case "visibility": isHidden = isHidden || value == "hidden" || value == "collapse"
    default: break
    }
  }

  private static func opacity(_ text: String) -> Double? {
    guard let number = SVGScanner.numbers(text).first else { return nil }
    return min(max(text.hasSuffix("%") ? number / 100 : number, 0), 1)
  }

  private func paint(_ text: String, _ inherited: InkColor?) -> InkColor? {
    switch text {
    case "none", "transparent": return nil
    case "inherit", "context-stroke", "context-fill": return inherited
    case "currentColor", "currentcolor": return color
    default: break
    }
    if text.hasPrefix("url(") {
      // A gradient or a pattern: what follows it is meant for programs without it.
      let rest = text.drop { $0 != ")" }.dropFirst()
      let fallback = Self.trimmed(rest)
      return fallback.isEmpty ? .black : paint(fallback, inherited)
    }
    if text.hasPrefix("rgb") { return Self.function(text) ?? inherited }
    return InkColor(typed: text) ?? inherited
  }

  /// `rgb(255, 0, 10%)`, `rgba(1 2 3 / 0.5)`.
  private static func function(_ text: String) -> InkColor? {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else { return nil }
    let parts = text[text.index(after: open)..<close]
      .split { $0 == "," || $0 == " " || $0 == "/" }
    func channel(_ part: Substring, _ full: Double) -> Double? {
      guard let number = SVGScanner.numbers(String(part)).first else { return nil }
      return min(max(part.hasSuffix("%") ? number / 100 : number / full, 0), 1)
    }
    guard parts.count >= 3, let red = channel(parts[0], 255), let green = channel(parts[1], 255),
      let blue = channel(parts[2], 255)
    else { return nil }
    let alpha = parts.count > 3 ? channel(parts[3], 1) ?? 1 : 1
    func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    return InkColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
