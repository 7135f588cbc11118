import Base
import Canvas
import Documents

/// The style of an element, inherited by its children.
struct SVGStyle {
  private var strokePaint = SVGPaint()
  private var fillPaint = SVGPaint(color: .black)
  private(set) var fillRule = FillRule.nonZero
  private var clipRule = FillRule.nonZero
  private(set) var strokeWidth = 1.0
  private(set) var cap = EndCap.butt
  var join = LineJoin.miter
  private(set) var miterLimit = 4.0
  /// In user units.
  private(set) var dash: [Double] = []
  /// How far into the dashes a line begins, in user units.
  private(set) var dashOffset = 0.0
  private(set) var drawsStrokeFirst = false
  /// The elements that stand at the start, on the corners and at the end of a line, as `url(#arrow)`.
  private(set) var markers: [String: String] = [:]
  /// What `currentColor` means.
  private var color = InkColor.black
  /// Whether the paints are `currentColor`, which children have in their own colour.
  private var isStrokeCurrent = false
  private var isFillCurrent = false
  private var strokeOpacity = 1.0
  private var fillOpacity = 1.0
  /// Including that of all enclosing elements.
  private var opacity = 1.0
  private(set) var isVisible = true
  /// As fontconfig knows it.
  private(set) var fontFamily = "Sans"
  private(set) var fontWeight = 400
  private(set) var isItalic = false
  /// Whether a text starts on the right.
  private(set) var beginsOnRight = false
  /// Which point of a text its position holds.
  private(set) var textAnchor = TextStyle.Alignment.start
  /// What the element's lengths are measured by.
  var lengths = SVGLengths()
  /// What `var(--name)` means.
  private var variables: [String: String] = [:]
  /// The properties of texts that no text of a painting has.
  private var unusualText: Set<String> = []
  /// The properties of texts that their letters can have one by one.
  private(set) var letters = SVGLetterStyle()
  /// The paints of the line that a marker is on.
  private var context = (fill: SVGPaint(), stroke: SVGPaint())
  private var stopPaint = SVGPaint(color: .black)

  /// In user units.
  var fontSize: Double { lengths.fontSize }

  /// The style of a child.
  ///
  /// - Parameter values: what attributes and style sheets say of it.
  func inherited(_ values: [String: String]) -> SVGStyle {
    var style = self
    style.stopPaint = SVGPaint(color: .black)
    for (name, value) in values where name.hasPrefix("--") { style.variables[name] = value }
    // Others are measured by them, or ask for them.
    let first = ["font-size", "color"]
    for name in first {
      if let value = values[name] { style.set(name, style.substituted(value)) }
    }
    for (name, value) in values where !first.contains(name) {
      style.set(name, style.substituted(value))
    }
    return style
  }

  /// A value with the variables in it replaced by what they mean.
  private func substituted(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "(")), value.contains("var(") else { return value }
    var value = value
    for _ in 0..<Self.deepestVariables {
      guard let start = value.firstRange(of: "var("),
        let end = value[start.upperBound...].firstIndex(of: ")")
      else { break }
      let parts = value[start.upperBound..<end].split(separator: ",", maxSplits: 1)
      let name = parts.first.map { Self.trimmed($0) } ?? ""
      let meant = variables[name] ?? (parts.count > 1 ? Self.trimmed(parts[1]) : "")
      guard value.utf8.count + meant.utf8.count < Self.longestValue else { break }
      value.replaceSubrange(start.lowerBound...end, with: meant)
    }
    return value
  }

  private static let deepestVariables = 16
  private static let longestValue = 1 << 16

  /// Takes the opacity of the element back: that of a layer holds for the layer as a whole.
  mutating func becomeLayer(in parent: SVGStyle) -> Double {
    defer { opacity = parent.opacity }
    return parent.opacity > 0 ? opacity / parent.opacity : 1
  }

  /// Whether its paints are known by their ids alone.
  var hasReferences: Bool { strokePaint.link != nil || fillPaint.link != nil }

  /// What the line and the fill refer to that no colour stands for.
  var strokeReference: SVGReference? { strokeOpacity > 0 ? strokePaint.reference : nil }
  var fillReference: SVGReference? { fillOpacity > 0 ? fillPaint.reference : nil }

  /// Replaces references by what they mean.
  mutating func resolve(_ resolved: (SVGPaint) -> SVGPaint) {
    strokePaint = resolved(strokePaint)
    fillPaint = resolved(fillPaint)
  }

  /// Whether its line or its fill has a gradient that is relative to the shape.
  var hasRelativeGradients: Bool {
    [strokePaint, fillPaint].contains { $0.gradient?.isRelative ?? false }
  }

  /// Gives gradients their places.
  ///
  /// - Parameters:
  ///   - box: of the element's shape, in its units.
  ///   - map: from these units to lengths of the paper's longer side.
  func placingGradients(in box: () -> PaperBox?, _ map: PaperMap) -> SVGStyle {
    guard strokePaint.gradient != nil || fillPaint.gradient != nil else { return self }
    var style = self
    style.strokePaint = strokePaint.placed(lengths, in: box, map)
    style.fillPaint = fillPaint.placed(lengths, in: box, map)
    return style
  }

  /// The paint of the line, including the opacity of all enclosing elements.
  var stroke: SVGPaint { faded(strokePaint, strokeOpacity) }
  var fill: SVGPaint { faded(fillPaint, fillOpacity) }
  /// The colour of a gradient's stop; transparent if unknown.
  var stopColor: InkColor {
    stopPaint.flat ?? InkColor(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The dashes and gaps in turn from the start of a line on, in user units.
  ///
  /// A line that begins within a dash begins with the rest of it; what it lacks comes last, without a gap behind it.
  var dashes: [Double] { shiftedDashes ?? dash }

  /// Nil for a line that begins within a gap, and has more than butt ends.
  var shiftedDashes: [Double]? {
    let period = dash.reduce(0, +)
    guard dashOffset != 0, period > 0, period.isFinite else { return dash }
    var start = dashOffset.truncatingRemainder(dividingBy: period)
    if start < 0 { start += period }
    guard let place = dash.indices.first(where: { dash[...$0].reduce(0, +) > start }) else {
      return dash
    }
    let gone = start - dash[..<place].reduce(0, +)
    guard gone > 0 || place > 0 else { return dash }
    let rest = [dash[place] - gone] + dash[(place + 1)...] + dash[..<place] + [gone]
    // Dashes have even places.
    if place % 2 == 0 { return rest + [0] }
    return cap == .butt ? [0] + rest : nil
  }

  /// The style of a painting's text.
  var text: TextStyle {
    TextStyle(
      family: fontFamily, weight: fontWeight, isItalic: isItalic, alignment: textAnchor)
  }

  /// Becomes the style of a shape in a `clipPath`, of which only the outline counts.
  mutating func becomeThatOfClip() {
    (fillPaint, strokePaint) = (SVGPaint(color: .black), SVGPaint())
    (fillOpacity, opacity, fillRule) = (1, 1, clipRule)
    markers = [:]
  }

  /// Letters may overlap.
  mutating func becomeThatOfLetters() { fillRule = .nonZero }

  /// Makes letters as large as the small capitals among others, as browsers do without a typeface of them.
  mutating func becomeThatOfSmallCapitals() { lengths.fontSize *= 0.8 }

  /// Takes the paints of a line as those that its marker refers to.
  mutating func takeContext(of line: SVGStyle) {
    context = (line.fillPaint, line.strokePaint)
  }

  /// Whether the line is as wide as on the paper, whatever maps its points.
  var isLineUnscaled = false

  /// Makes the line wider, with its dashes.
  mutating func scaleLine(by factor: Double) {
    strokeWidth *= factor
    dash = dash.map { $0 * factor }
    dashOffset *= factor
  }

  /// Whether a text looks as no text of a painting can.
  var isUnusualText: Bool { !unusualText.isEmpty }

  /// Of it and of all around it.
  var wholeOpacity: Double { opacity }

  private func faded(_ paint: SVGPaint, _ own: Double) -> SVGPaint {
    var faded = paint
    faded.opacity = own * opacity
    return faded
  }

  private mutating func set(_ name: String, _ value: String) {
    let value = Self.keyword(Self.trimmed(value[...]), of: name)
    // It begins as a copy of what is around it.
    if value == "inherit", name != "opacity" { return }
    switch name {
    case "stroke":
      strokePaint = paint(value, strokePaint)
      isStrokeCurrent = isCurrent(value, isStrokeCurrent)
    case "fill":
      fillPaint = paint(value, fillPaint)
      isFillCurrent = isCurrent(value, isFillCurrent)
    case "fill-rule": fillRule = FillRule(rawValue: value) ?? fillRule
    case "clip-rule": clipRule = FillRule(rawValue: value) ?? clipRule
    case "color":
      color = paint(value, SVGPaint(color: color)).color ?? color
      if isStrokeCurrent { strokePaint.color = color }
      if isFillCurrent { fillPaint.color = color }
    case "stop-color": stopPaint.color = paint(value, stopPaint).color
    case "stop-opacity": stopPaint.opacity = Self.opacity(value) ?? 1
    case "stroke-width":
      if let width = lengths.length(value, along: .diagonal), width >= 0 { strokeWidth = width }
    case "stroke-miterlimit":
      if let limit = SVGScanner.numbers(value).first, limit >= 1 { miterLimit = limit }
    case "stroke-dashoffset":
      dashOffset = lengths.length(value, along: .diagonal) ?? dashOffset
    case "paint-order":
      let words = value.split(separator: " ")
      drawsStrokeFirst =
        words.first == "stroke" || words.first == "markers" && words.dropFirst().first == "stroke"
    case "marker-start", "marker-mid", "marker-end":
      markers[name] = value == "none" ? nil : value
    case "stroke-linecap": cap = EndCap(rawValue: value) ?? cap
    case "stroke-linejoin": join = LineJoin(rawValue: value) ?? join
    case "stroke-dasharray":
      let parts = value.split { $0 == "," || $0.isWhitespace }
        .compactMap { lengths.length(String($0), along: .diagonal) }
      // An odd number of lengths is taken twice.
      dash = value == "none" ? [] : parts.count % 2 == 1 ? parts + parts : parts
    case "stroke-opacity": strokeOpacity = Self.opacity(value) ?? strokeOpacity
    case "fill-opacity": fillOpacity = Self.opacity(value) ?? fillOpacity
    case "opacity": opacity *= Self.opacity(value) ?? 1
    case "visibility": isVisible = value == "visible" || isVisible && value == "inherit"
    case "font-family": fontFamily = Self.family(value) ?? fontFamily
    case "font-size":
      if let size = Self.fontSize(value, in: lengths), size >= 0 { lengths.fontSize = size }
    case "font-weight": fontWeight = Self.weight(value, in: fontWeight)
    case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
    case "direction": beginsOnRight = value == "rtl"
    case "font-variant", "font-variant-caps":
      guard value != "inherit" else { break }
      if letters.setVariant(value) {
        unusualText.remove(name)
      } else {
        unusualText.insert(name)
      }
    case "writing-mode", "font-stretch":
      if Self.plainTextValues.contains(value) {
        unusualText.remove(name)
      } else if value != "inherit" {
        unusualText.insert(name)
      }
    case "text-anchor":
      let anchors: [String: TextStyle.Alignment] = [
        "start": .start, "middle": .center, "end": .end,
      ]
      textAnchor = anchors[value] ?? textAnchor
    default:
      if SVGLetterStyle.names.contains(name) { letters.set(name, value, lengths) }
    }
  }

  /// Source: CSS Fonts 3, section 3.5, "Font size: the font-size property".
  private static func fontSize(_ text: String, in around: SVGLengths) -> Double? {
    let words: [String: Double] = [
      "xx-small": 9.6, "x-small": 12, "small": 14.2, "medium": 16, "large": 19.2, "x-large": 24,
      "xx-large": 32, "smaller": around.fontSize / 1.2, "larger": around.fontSize * 1.2,
    ]
    return words[text] ?? around.length(ofFont: text)
  }

  private static let plainTextValues: Set = [
    "normal", "none", "0", "0px", "auto", "baseline", "alphabetic", "lr", "lr-tb", "horizontal-tb",
    "100%",
  ]

  /// The first of several families.
  private static func family(_ list: String) -> String? {
    let general = [
      "sans-serif": "Sans", "serif": "Serif", "monospace": "Monospace", "system-ui": "Sans",
      "cursive": "Sans", "fantasy": "Sans",
    ]
    let names = list.split(separator: ",").map { part in
      let name = part.filter { !"'\"".contains($0) }[...].trimmed
      return general[name.lowercased()] ?? String(name)
    }.filter { !$0.isEmpty }
    guard names.count > 1 else { return names.first }
    return FontFamilies.best(of: names.joined(separator: ",")) ?? names[0]
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

  static func opacity(_ text: String) -> Double? {
    guard let number = SVGScanner.numbers(text).first else { return nil }
    return min(max(text.hasSuffix("%") ? number / 100 : number, 0), 1)
  }

  /// A value in small letters, as far as capitals mean the same.
  private static func keyword(_ value: String, of name: String) -> String {
    guard value.utf8.contains(where: { 0x41...0x5A ~= $0 }) else { return value }
    let isName = name == "font-family" || name.hasPrefix("marker") || value.contains("url(")
    return isName ? value : value.lowercased()
  }

  /// Whether a paint is `currentColor`, which an unreadable one leaves as it is.
  private func isCurrent(_ text: String, _ before: Bool) -> Bool {
    text == "currentcolor" || before && !SVGColor.isPaint(text)
  }

  private func paint(_ text: String, _ inherited: SVGPaint) -> SVGPaint {
    switch text {
    case "none", "transparent": return SVGPaint()
    case "inherit": return inherited
    case "context-stroke": return context.stroke
    case "context-fill": return context.fill
    case "currentcolor": return SVGPaint(color: color)
    default: break
    }
    if text.hasPrefix("url(") {
      // The paint after a gradient or pattern is its fallback.
      let end = text.firstIndex(of: ")") ?? text.endIndex
      let id = text[..<end].drop { $0 != "#" }.dropFirst()
      let rest = Self.trimmed(text[end...].dropFirst())
      let instead = rest.isEmpty || rest.hasPrefix("url(") ? nil : paint(rest, inherited).color
      return SVGPaint(
        color: instead,
        link: String(id.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace }))
    }
    return SVGColor.color(text).map { SVGPaint(color: $0) } ?? inherited
  }

  private static func trimmed(_ text: Substring) -> String {
    // Most values have no blanks at their ends.
    guard let first = text.utf8.first, let last = text.utf8.last,
      first <= 0x20 || last <= 0x20
    else { return String(text) }
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    var text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
