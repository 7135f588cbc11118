import Base
import Documents

// A stroke as an element, with attributes for this program.
extension SVGWriter {
  /// - Parameters:
  ///   - attributes: identify the stroke.
  ///   - mask: the attribute of its mask; empty for none.
  ///   - color: replaces its own.
  mutating func write(
    _ stroke: Stroke, _ attributes: String, mask: String = "", color: InkColor? = nil
  ) {
    if let picture = stroke.picture {
      return write(picture, of: stroke, attributes, mask: mask)
    }
    var stroke = stroke
    if color != nil { stroke.style.gradient = nil }
    let heads = isDot(stroke) ? [] : drawn(stroke).headOutlines(on: paper)
    let fill = isDot(stroke) ? nil : stroke.filled
    let isApart = !heads.isEmpty || isTapered(stroke)
    if isApart, let fill { writeFill(fill, of: stroke, attributes, mask) }
    if heads.isEmpty {
      write(
        stroke, attributes + mask, color ?? stroke.style.color, fill: isApart ? nil : fill)
    } else {
      writeHeaded(stroke, heads, attributes, mask)
    }
  }

  mutating func write(
    _ stroke: Stroke, _ attributes: String, _ color: InkColor, fill: FillStyle?
  ) {
    let isPath = isOpenShape(stroke)
    let line = isCurve(stroke) || isArea(stroke) || isPath ? "path" : "polyline"
    raw("<\(isDot(stroke) ? (stroke.style.cap == .round ? "circle" : "rect") : line)")
    raw(attributes)
    raw(" filbert:tool=\"\(stroke.tool.rawValue)\"")
    if isArea(stroke) {
      writeArea(stroke, color)
    } else if isDot(stroke) {
      writeDot(stroke, color)
    } else if isCurve(stroke) {
      writeCurve(stroke, color, fill: fill)
    } else {
      writeLine(stroke, color, fill: fill)
      raw(isPath ? " d=\"M" : " points=\"")
      writePoints(stroke)
      raw("\"")
    }
    writeOwnFields(stroke)
  }

  /// Writes an element's attributes for this program, and its end.
  mutating func writeOwnFields(_ stroke: Stroke) {
    writeHand(stroke)
    writeFillAndHeads(stroke)
    writeReadings(stroke)
    raw("/>\n")
  }

  /// Whether it is an open shape of more than one straight line.
  private func isOpenShape(_ stroke: Stroke) -> Bool {
    guard case .shape(let kind) = stroke.tool else { return false }
    return !kind.form.isClosed && kind.form.pointCount > 2
  }

  private func isArea(_ stroke: Stroke) -> Bool { !stroke.contourEnds.isEmpty }

  func isDot(_ stroke: Stroke) -> Bool {
    !isArea(stroke) && (stroke.path?.curveCount ?? 0) == 0
      && stroke.samples.allSatisfy { $0.position == stroke.samples[0].position }
  }

  private func place(_ sample: Sample) -> (x: Double, y: Double) {
    (sample.position.x * width, sample.position.y * height)
  }

  mutating func writeLine(_ stroke: Stroke, _ color: InkColor, fill: FillStyle? = nil) {
    let style = stroke.style
    let strokeWidth = stroke.width * scale
    if let fill { writePaint(of: fill) } else { raw(" fill=\"none\"") }
    raw(" stroke=\"\(paint(color, style.gradient))\"")
    if color.alpha < 255, style.gradient == nil { raw(" stroke-opacity=\"\(opacity(color))\"") }
    raw(" stroke-width=\"\(number(strokeWidth))\" stroke-linecap=\"\(style.cap.rawValue)\"")
    raw(" stroke-linejoin=\"\(style.join.rawValue)\"")
    if style.join == .miter { raw(" stroke-miterlimit=\"\(number(LineJoin.miterLimit))\"") }
    if !style.dash.isSolid {
      let lengths = style.dash.lengths.map { number($0 * strokeWidth) }
      raw(" stroke-dasharray=\"\(lengths.joined(separator: ","))\"")
    }
  }

  mutating func writePoints(_ stroke: Stroke) {
    for (index, sample) in stroke.samples.enumerated() {
      let (x, y) = place(sample)
      raw(index == 0 ? "" : " ")
      raw(number(x))
      raw(",")
      raw(number(y))
    }
  }

  private mutating func writeDot(_ stroke: Stroke, _ color: InkColor) {
    let (x, y) = place(stroke.samples[0])
    let radius = stroke.width * scale / 2
    raw(" stroke=\"none\" fill=\"\(paint(color, stroke.style.gradient))\"")
    if color.alpha < 255, stroke.style.gradient == nil {
      raw(" fill-opacity=\"\(opacity(color))\"")
    }
    raw(
      " filbert:join=\"\(stroke.style.join.rawValue)\" filbert:cap=\"\(stroke.style.cap.rawValue)\""
    )
    raw(" filbert:count=\"\(stroke.samples.count)\"")
    if !stroke.style.dash.isSolid {
      let lengths = stroke.style.dash.lengths.map(number)
      raw(" filbert:dash=\"\(lengths.joined(separator: ","))\"")
    }
    if stroke.style.cap == .round {
      raw(" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\"")
    } else {
      raw(" x=\"\(number(x - radius))\" y=\"\(number(y - radius))\"")
      raw(" width=\"\(number(2 * radius))\" height=\"\(number(2 * radius))\"")
    }
  }

  /// Writes pressures, times and tilts, if the stroke has any, and an eraser's colour.
  private mutating func writeReadings(_ stroke: Stroke) {
    if stroke.tool == .eraser { raw(" filbert:color=\"\(stroke.style.color.hex)\"") }
    if stroke.samples.contains(where: { $0.pressure != 1 }) {
      raw(" filbert:pressure=\"")
      raw(stroke.samples.map { $0.pressure.description }.joined(separator: " "))
      raw("\"")
    }
    if stroke.samples.contains(where: { $0.milliseconds != 0 }) {
      raw(" filbert:times=\"")
      raw(stroke.samples.map { String($0.milliseconds) }.joined(separator: " "))
      raw("\"")
    }
    if stroke.samples.contains(where: { $0.tilt != .upright }) {
      raw(" filbert:tilt=\"")
      raw(stroke.samples.map { Self.text(of: $0.tilt) }.joined(separator: " "))
      raw("\"")
    }
  }

  private static func text(of tilt: PenTilt) -> String {
    "\(tilt.x),\(tilt.y)" + (tilt.rotation.map { ",\($0)" } ?? "")
  }
}
