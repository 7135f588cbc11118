import Base
import Documents

// Fills and heads of lines: paints, patterns and paths for other programs, with their descriptions for this one.
extension SVGWriter {
  // MARK: Fills

  private func patternID(_ fill: FillStyle) -> String {
    "\(fill.pattern.rawValue)-\(fill.color.rgb.dropFirst())"
  }

  mutating func writePaint(of fill: FillStyle) {
    let paint =
      fill.pattern == .solid ? paint(fill.color, fill.gradient) : "url(#\(patternID(fill)))"
    raw(" fill=\"\(paint)\" fill-rule=\"\(fill.rule.rawValue)\"")
    if fill.color.alpha < 255, fill.gradient == nil {
      raw(" fill-opacity=\"\(opacity(fill.color))\"")
    }
  }

  /// Writes the fill of a line whose element has no paint for it.
  ///
  /// - Parameter attributes: identify the line.
  mutating func writeFill(
    _ fill: FillStyle, of stroke: Stroke, _ attributes: String, _ mask: String
  ) {
    raw("<path\(attributes) filbert:part=\"fill\"\(mask) stroke=\"none\"")
    writePaint(of: fill)
    let points = drawn(stroke).samples.map { PaperPoint($0.position, on: paper) }
    writePath {
      $0.writeLines(of: points)
      $0.raw("Z")
    }
    raw("/>\n")
  }

  /// Writes one cell of the lattice of `FillPattern`, with lines and dots at its edges.
  mutating func writePattern(of fill: FillStyle) {
    let point = scale * PaperScale.grain
    let side = FillPattern.spacing * point
    raw("<pattern id=\"\(patternID(fill))\" patternUnits=\"userSpaceOnUse\"")
    raw(" width=\"\(number(side))\" height=\"\(number(side))\"")
    raw(" patternTransform=\"rotate(45)\"><path fill=\"\(fill.color.rgb)\" d=\"")
    let half = FillPattern.lineWidth * point / 2
    let radius = FillPattern.dotWidth * point / 2
    func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
      "M\(number(x)),\(number(y))h\(number(width))v\(number(height))h\(number(-width))Z"
    }
    switch fill.pattern {
    case .solid: break
    case .hatched, .crosshatched:
      raw(rectangle(0, 0, half, side) + rectangle(side - half, 0, half, side))
      if fill.pattern == .crosshatched {
        raw(rectangle(0, 0, side, half) + rectangle(0, side - half, side, half))
      }
    case .dotted:
      for (x, y) in [(0, 0), (side, 0), (0, side), (side, side)] {
        raw("M\(number(x - radius)),\(number(y))")
        for end in [2 * radius, -2 * radius] {
          raw("a\(number(radius)),\(number(radius)) 0 1 1 \(number(end)),0")
        }
        raw("Z")
      }
    }
    raw("\"/></pattern>\n")
  }

  // MARK: Heads

  /// Writes a line that ends under its heads together with the heads, so that translucent ink is even.
  mutating func writeHeaded(
    _ stroke: Stroke, _ heads: [HeadOutline], _ attributes: String, _ mask: String
  ) {
    var color = stroke.style.color
    raw("<g\(mask)")
    if color.alpha < 255, stroke.style.gradient == nil { raw(" opacity=\"\(opacity(color))\"") }
    raw(">\n<path\(attributes) filbert:tool=\"\(stroke.tool.rawValue)\"")
    color.alpha = 255
    let body = drawn(stroke).withoutCovered(on: paper)
    if isTapered(stroke) {
      writeTaperedLine(stroke, color)
      writePath { $0.writeOutline(of: body) }
    } else {
      writeLine(stroke, color)
      let points = body.samples.map { PaperPoint($0.position, on: paper) }
      writePath { $0.writeLines(of: points) }
    }
    writeSource(of: stroke)
    writeOwnFields(stroke)
    raw("<path\(attributes) filbert:part=\"heads\" stroke=\"none\"")
    raw(" fill=\"\(paint(color, stroke.style.gradient))\"")
    writePath { for head in heads { $0.write(head) } }
    raw("/>\n</g>\n")
  }

  private mutating func write(_ head: HeadOutline) {
    for contour in head.contours {
      switch contour {
      case .polygon(let points):
        writeLines(of: points)
        raw("Z")
      case .circle(let center, let radius, let isHole):
        let (left, right) = (
          center + PaperVector(dx: -radius, dy: 0), center + PaperVector(dx: radius, dy: 0)
        )
        write("M", left)
        arc(radius, isClockwise: !isHole, to: right)
        arc(radius, isClockwise: !isHole, to: left)
        raw("Z")
      }
    }
  }

  private mutating func arc(_ radius: Double, isClockwise: Bool, to end: PaperPoint) {
    raw("A\(number(radius * scale)),\(number(radius * scale)) 0 1 \(isClockwise ? 1 : 0) ")
    write("", end)
  }

  private mutating func writeLines(of points: [PaperPoint]) {
    for (index, point) in points.enumerated() { write(index == 0 ? "M" : "L", point) }
  }

  /// Writes the attributes of both for this program.
  mutating func writeFillAndHeads(_ stroke: Stroke) {
    if let gradient = stroke.style.gradient { raw(" filbert:gradient=\"\(gradient.text)\"") }
    if let fill = stroke.style.fill { raw(" filbert:fill=\"\(fill.text)\"") }
    if stroke.style.kind != .pen { raw(" filbert:kind=\"\(stroke.style.kind.text)\"") }
    if stroke.style.lightestOpacity != 1 {
      raw(" filbert:lightest=\"\(stroke.style.lightestOpacity)\"")
    }
    if stroke.style.heads != .none { raw(" filbert:heads=\"\(stroke.style.heads.text)\"") }
  }
}
