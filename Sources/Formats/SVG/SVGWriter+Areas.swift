import Base
import Documents

// Areas and texts: filled curves for other programs, with the points of the outline for this one.
extension SVGWriter {
  mutating func writeArea(_ stroke: Stroke, _ color: InkColor) {
    raw(" stroke=\"none\" fill=\"\(paint(color, stroke.style.gradient))\"")
    raw(" fill-rule=\"\(stroke.fillRule == .evenOdd ? "evenodd" : "nonzero")\"")
    if color.alpha < 255, stroke.style.gradient == nil {
      raw(" fill-opacity=\"\(opacity(color))\"")
    }
    if let text = stroke.text {
      raw(" aria-label=\"\(Self.escaped(text.string))\"")
      writeFields(of: text)
    }
    writePath { $0.writePath(ofArea: stroke) }
    writeFields(ofArea: stroke)
  }

  /// Writes a text's attributes for this program only.
  mutating func writeFields(of text: TextBlock) {
    raw(" filbert:text=\"\(Self.escaped(text.string))\"")
    raw(" filbert:setting=\"\(Self.escaped(text.setting))\"")
  }

  /// Writes an area's attributes for this program only.
  mutating func writeFields(ofArea stroke: Stroke) {
    raw(" filbert:width=\"\(number(stroke.width * scale))\"")
    raw(" filbert:cap=\"\(stroke.style.cap.rawValue)\"")
    raw(" filbert:join=\"\(stroke.style.join.rawValue)\"")
    if !stroke.style.dash.isSolid {
      raw(" filbert:dash=\"\(stroke.style.dash.lengths.map(number).joined(separator: ","))\"")
    }
    let counts = zip(stroke.contourEnds, [0] + stroke.contourEnds).map { String($0 - $1) }
    raw(" filbert:contours=\"\(counts.joined(separator: " "))\" filbert:points=\"")
    writePoints(stroke)
    raw("\"")
  }

  /// Writes the path of the contours.
  mutating func writePath(ofArea stroke: Stroke) {
    let points = stroke.samples.map { PaperPoint($0.position, on: paper) }
    for contour in AreaOutline.curves(points, ends: stroke.contourEnds) {
      for (index, curve) in contour.enumerated() {
        if index == 0 { write("M", curve.start.position) }
        write("C", curve.startControl, curve.endControl, curve.end.position)
      }
      raw("Z")
    }
  }
}
