import Base

// The fields of a line's style, each after the first preceded by a comma.
extension JSONText {
  /// Appends the fields of a line's style, beginning with the width.
  ///
  /// - Parameters:
  ///   - width: as a fraction of the paper's longer side.
  ///   - grain: see `Stroke.grain`.
  mutating func line(_ style: LineStyle, width: Double, grain: Double) {
    raw("\"width\": ")
    number(width)
    raw(", \"cap\": \"")
    raw(style.cap.rawValue)
    raw("\", \"join\": \"")
    raw(style.join.rawValue)
    raw("\", \"color\": \"")
    raw(style.color.hex)
    raw("\", \"dash\": [")
    numbers(style.dash.lengths)
    raw("]")
    hand(style.hand, grain: grain)
    kind(of: style)
    if let gradient = style.gradient { self.gradient(gradient) }
    if let fill = style.fill { self.fill(fill) }
    if style.heads != .none {
      raw(", \"heads\": [\"\(style.heads.start.rawValue)\", \"\(style.heads.end.rawValue)\"]")
      if style.heads.size != LineHeads.usualSize { field("headSize", style.heads.size) }
    }
  }

  /// Appends a map's six numbers in SVG's order.
  mutating func map(_ map: PaperMap) {
    raw("[")
    numbers([map.xx, map.yx, map.xy, map.yy, map.x0, map.y0])
    raw("]")
  }

  private mutating func fill(_ fill: FillStyle) {
    raw(", \"fill\": {\"color\": \"\(fill.color.hex)\", ")
    raw("\"pattern\": \"\(fill.pattern.rawValue)\", \"rule\": \"\(fill.rule.rawValue)\"")
    if let gradient = fill.gradient { self.gradient(gradient) }
    raw("}")
  }

  private mutating func gradient(_ gradient: InkGradient) {
    let field = gradient.field
    raw(", \"gradient\": {\"kind\": \"\(gradient.kind)\", \"map\": ")
    map(field.map)
    if case .radial(_, let focus) = gradient, focus != PaperPoint(x: 0, y: 0) {
      raw(", \"focus\": [")
      numbers([focus.x, focus.y])
      raw("]")
    }
    if field.spread != .pad { raw(", \"spread\": \"\(field.spread.rawValue)\"") }
    if field.space != .srgb { raw(", \"space\": \"\(field.space.rawValue)\"") }
    raw(", \"stops\": [")
    for (index, stop) in field.stops.enumerated() {
      raw(index == 0 ? "{\"offset\": " : ", {\"offset\": ")
      number(stop.offset)
      raw(", \"color\": \"\(stop.color.hex)\"}")
    }
    raw("]}")
  }

  private mutating func hand(_ hand: HandStyle, grain: Double) {
    if hand.smoothing != 0 { field("smoothing", hand.smoothing) }
    if hand.widthSource != .steady {
      raw(", \"widthFollows\": \"\(hand.widthSource.rawValue)\"")
    }
    if hand.thinnest != HandStyle.plain.thinnest { field("thinnest", hand.thinnest) }
    if hand.exponent != HandStyle.plain.exponent { field("exponent", hand.exponent) }
    if !hand.isPlain, hand.fit != .reach { raw(", \"fit\": \"\(hand.fit.rawValue)\"") }
    if hand.taper != .none {
      raw(", \"taper\": [")
      numbers([hand.taper.start, hand.taper.end])
      raw("]")
    }
    if grain != PaperScale.grain { field("grain", grain) }
  }

  private mutating func kind(of style: LineStyle) {
    let kind = style.kind
    if kind != .pen {
      raw(", \"brush\": {\"kind\": \"\(kind.name.rawValue)\"")
      for setting in kind.name.settings { field(setting.id, kind[setting]) }
      if kind.seed != 0 { raw(", \"seed\": \(kind.seed)") }
      if kind.start != 0 { field("start", kind.start) }
      raw("}")
    }
    if style.lightestOpacity != 1 { field("lightestOpacity", style.lightestOpacity) }
  }

  private mutating func field(_ name: String, _ value: Double) {
    raw(", \"\(name)\": ")
    number(value)
  }

  private mutating func numbers(_ values: [Double]) {
    for (index, value) in values.enumerated() {
      if index > 0 { raw(", ") }
      number(value)
    }
  }
}
