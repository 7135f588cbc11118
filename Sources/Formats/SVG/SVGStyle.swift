import Base
import Documents

/// How an element looks; children inherit it.
struct SVGStyle {
  private var strokePaint = SVGPaint()
  private var fillPaint = SVGPaint(color: .black)
  private(set) var fillRule = FillRule.nonZero
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
  /// As fontconfig knows it.
  private(set) var fontFamily = "Sans"
  /// In user units.
  private(set) var fontSize = 16.0
  private(set) var fontWeight = 400
  private(set) var isItalic = false
  /// Whether a text's start is on its right.
  private(set) var beginsOnRight = false
  /// Where a text's place is, of its start, its middle and its end.
  private(set) var textAnchor = TextStyle.Alignment.start
  private var stopPaint = SVGPaint(color: .black)

  /// The style of a child with these attributes.
  ///
  /// - Parameter sheet: what style sheets say of it, written as its `style` would be.
  func inherited(_ attributes: [String: String], sheet: String) -> SVGStyle {
    var style = self
    style.stopPaint = SVGPaint(color: .black)
    let declarations = (Self.parts(of: sheet) + Self.parts(of: attributes["style"] ?? ""))
      .map { $0.split(separator: ":", maxSplits: 1).map(Self.trimmed) }
      .filter { $0.count == 2 }
    // Paints may ask for it.
    if let color = declarations.last(where: { $0[0] == "color" })?[1] ?? attributes["color"] {
      style.set("color", color)
    }
    for (name, value) in attributes where name != "style" && name != "color" {
      style.set(name, value)
    }
    // What stands there counts more than attributes.
    for pair in declarations where pair[0] != "color" { style.set(pair[0], pair[1]) }
    return style
  }

  /// Takes the opacity of the element back, and whether it is hidden: both are those of a layer as a whole.
  mutating func becomeLayer(in parent: SVGStyle) -> (opacity: Double, isHidden: Bool) {
    defer { (opacity, isHidden) = (parent.opacity, parent.isHidden) }
    return (parent.opacity > 0 ? opacity / parent.opacity : 1, isHidden && !parent.isHidden)
  }

  /// What draws the line, with the opacity of it and of all around it.
  var stroke: SVGPaint { faded(strokePaint, strokeOpacity) }
  var fill: SVGPaint { faded(fillPaint, fillOpacity) }
  /// The colour of a gradient's stop; transparent where it can't be told.
  var stopColor: InkColor {
    stopPaint.flat ?? InkColor(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Of it and of all around it.
  var wholeOpacity: Double { opacity }

  private func faded(_ paint: SVGPaint, _ own: Double) -> SVGPaint {
    var faded = paint
    faded.opacity = own * opacity
    return faded
  }

  private mutating func set(_ name: String, _ value: String) {
    let value = Self.trimmed(value[...])
    switch name {
    case "stroke": strokePaint = paint(value, strokePaint)
    case "fill": fillPaint = paint(value, fillPaint)
    case "fill-rule": fillRule = FillRule(rawValue: value) ?? fillRule
    case "color": color = paint(value, SVGPaint(color: color)).color ?? color
    case "stop-color": stopPaint.color = paint(value, stopPaint).color
    case "stop-opacity": stopPaint.opacity = Self.opacity(value) ?? 1
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
    case "font-family": fontFamily = Self.family(value) ?? fontFamily
    case "font-size":
      if let size = SVGScanner.length(value, of: fontSize), size >= 0 { fontSize = size }
    case "font-weight": fontWeight = Self.weight(value, in: fontWeight)
    case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
    case "direction": beginsOnRight = value == "rtl"
    case "text-anchor":
      let anchors: [String: TextStyle.Alignment] = [
        "start": .start, "middle": .center, "end": .end,
      ]
      textAnchor = anchors[value] ?? textAnchor
    default: break
    }
  }

  /// The first of several families.
  private static func family(_ list: String) -> String? {
    let quotes: Set<Character> = ["'", "\"", " "]
    guard let first = list.split(separator: ",").first else { return nil }
    let name = String(
      first.drop(while: quotes.contains).reversed().drop(while: quotes.contains).reversed())
    let general = [
      "sans-serif": "Sans", "serif": "Serif", "monospace": "Monospace", "system-ui": "Sans",
      "cursive": "Sans", "fantasy": "Sans",
    ]
    return name.isEmpty ? nil : general[name.lowercased()] ?? name
  }

  private static func weight(_ value: String, in around: Int) -> Int {
    switch value {
    case "normal": 400
    case "bold": 700
    case "bolder": around < 400 ? 400 : around < 600 ? 700 : 900
    case "lighter": around < 600 ? 100 : around < 800 ? 400 : 700
    default: Int(value) ?? around
    }
  }

  private static func parts(of declarations: String) -> [Substring] {
    declarations.split(separator: ";")
  }

  private static func opacity(_ text: String) -> Double? {
    guard let number = SVGScanner.numbers(text).first else { return nil }
    return min(max(text.hasSuffix("%") ? number / 100 : number, 0), 1)
  }

  private func paint(_ text: String, _ inherited: SVGPaint) -> SVGPaint {
    switch text {
    case "none", "transparent": return SVGPaint()
    case "inherit", "context-stroke", "context-fill": return inherited
    case "currentColor", "currentcolor": return SVGPaint(color: color)
    default: break
    }
    if text.hasPrefix("url(") {
      // What follows a gradient or a pattern is meant for where it is not there.
      let end = text.firstIndex(of: ")") ?? text.endIndex
      let id = text[..<end].drop { $0 != "#" }.dropFirst()
      let rest = Self.trimmed(text[end...].dropFirst())
      let instead = rest.isEmpty || rest.hasPrefix("url(") ? nil : paint(rest, inherited).color
      return SVGPaint(
        color: instead, gradient: String(id.filter { $0 != "\"" && $0 != "'" }))
    }
    if text.hasPrefix("rgb") { return Self.function(text).map { SVGPaint(color: $0) } ?? inherited }
    return InkColor(typed: text).map { SVGPaint(color: $0) } ?? inherited
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
    func byte(_ value: Double) -> UInt8 { UInt8(saturating: (value * 255).rounded()) }
    return InkColor(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
