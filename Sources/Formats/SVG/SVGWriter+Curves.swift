import Base
import Documents

// Freehand lines: a curve for other programs, with the samples for this one.
extension SVGWriter {
  func isCurve(_ stroke: Stroke) -> Bool {
    if stroke.path != nil { return true }
    return switch stroke.tool {
    case .pencil, .eraser: !stroke.style.hand.isPlain
    case .shape(let kind):
      !kind.form.isClosed && stroke.style.hand.taper != .none && stroke.style.dash.isSolid
    case .dashed, .area, .text, .picture: false
    }
  }

  /// Whether its width varies, so that it is an area to other programs.
  func isTapered(_ stroke: Stroke) -> Bool {
    isCurve(stroke) && stroke.style.hand.changesWidth && stroke.style.dash.isSolid
  }

  /// The stroke with its drawn points and their pressures as widths.
  func drawn(_ stroke: Stroke) -> Stroke {
    guard isCurve(stroke) else { return stroke }
    var drawn = stroke
    if case .shape = stroke.tool {
      drawn.style.hand = stroke.style.hand.ofShapes
      drawn.samples = stroke.samples.tapered(stroke.style.hand.taper, on: paper)
      return drawn
    }
    let tolerance =
      isTapered(stroke)
      ? OutlineAccuracy.drawing * OutlineAccuracy.pointShare : PaintingElement.finest
    if let path = stroke.path {
      drawn.draw(path, on: paper, tolerance: tolerance)
      return drawn
    }
    drawn.samples = stroke.samples.line(
      stroke.style.hand, on: paper, grain: stroke.grain, tolerance: tolerance)
    return drawn
  }

  mutating func writeCurve(_ stroke: Stroke, _ color: InkColor, fill: FillStyle? = nil) {
    if !isTapered(stroke) {
      writeLine(stroke, color, fill: fill)
      writePath { $0.writeSegments(of: stroke) }
    } else {
      writeTaperedLine(stroke, color)
      writePath { $0.writeOutline(of: $0.drawn(stroke)) }
    }
    writeSource(of: stroke)
  }

  /// Writes the samples of a line, and its path, for this program.
  mutating func writeSource(of stroke: Stroke) {
    raw(" filbert:points=\"")
    writePoints(stroke)
    raw("\"")
    if let path = stroke.path { raw(" filbert:path=\"\(path.text)\"") }
  }

  /// Writes the attributes of a line drawn as an area.
  mutating func writeTaperedLine(_ stroke: Stroke, _ color: InkColor) {
    raw(" stroke=\"none\" fill=\"\(paint(color, stroke.style.gradient))\"")
    if color.alpha < 255, stroke.style.gradient == nil {
      raw(" fill-opacity=\"\(opacity(color))\"")
    }
    raw(" filbert:width=\"\(number(stroke.width * scale))\"")
    raw(" filbert:cap=\"\(stroke.style.cap.rawValue)\"")
    raw(" filbert:join=\"\(stroke.style.join.rawValue)\"")
  }

  /// Writes the hand style of a line, unless it just connects its samples.
  mutating func writeHand(_ stroke: Stroke) {
    if stroke.style.hand != .plain { raw(" filbert:hand=\"\(stroke.style.hand.text)\"") }
    if stroke.grain != PaperScale.grain { raw(" filbert:grain=\"\(stroke.grain)\"") }
  }

  mutating func write(_ command: String, _ points: PaperPoint...) {
    raw(command)
    for (index, point) in points.enumerated() {
      raw("\(index == 0 ? "" : " ")\(number(point.x * scale)),\(number(point.y * scale))")
    }
  }

  mutating func writeSegments(of stroke: Stroke) {
    if let path = stroke.path { return write(path) }
    var curve = LineCurve(stroke.style.hand, grain: stroke.grain)
    for sample in stroke.samples { curve.append(sample, on: paper) }
    for (index, segment) in curve.segments(from: 0).enumerated() {
      if index == 0 { write("M", segment.start.position) }
      write("C", segment.startControl, segment.endControl, segment.end.position)
    }
  }

  /// Writes the curves of a path, and its straight lines as such.
  private mutating func write(_ path: NodePath) {
    write("M", path.nodes[0].point)
    for (index, curve) in path.curves.enumerated() {
      if path.isStraight(index) {
        if !path.isClosed || index < path.curveCount - 1 { write("L", curve.end.position) }
      } else {
        write("C", curve.startControl, curve.endControl, curve.end.position)
      }
    }
    if path.isClosed { raw("Z") }
  }

  /// Writes the edge of a line of varying width.
  ///
  /// - Parameter stroke: as drawn.
  mutating func writeOutline(of stroke: Stroke) {
    var data = OutlinePathData(decimals: 2)
    data.append(
      CurvedOutline(of: stroke, on: paper, scale: scale, accuracy: OutlineAccuracy.drawing))
    raw(data.text)
  }
}
