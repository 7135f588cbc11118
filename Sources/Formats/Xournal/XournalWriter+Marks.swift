import Base
import Documents

extension XournalWriter {
  mutating func write(_ mark: XournalMark) {
    switch mark {
    case .lines(let pieces): for piece in pieces { write(piece) }
    case .area(let points, let color): fill(points, faded(color))
    case .text(let text, let color): write(text, faded(color))
    case .picture(let picture): write(picture)
    }
  }

  private func faded(_ color: InkColor) -> InkColor {
    var color = color
    color.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
    return color
  }

  private mutating func write(_ text: XournalText, _ color: InkColor) {
    raw("<text font=\"\(SVGWriter.escaped(text.font))\" size=\"\(Self.number(text.size))\"")
    raw(" x=\"\(Self.number(text.place.x))\" y=\"\(Self.number(text.place.y))\"")
    raw(" color=\"\(Self.color(color, alpha: color.alpha))\">")
    raw(SVGWriter.escaped(text.string))
    raw("</text>\n")
  }

  // MARK: Lines

  private mutating func write(_ line: Stroke) {
    let color = faded(line.style.color)
    let heads = line.headOutlines(on: paper)
    let body = heads.isEmpty ? line : line.withoutCovered(on: paper)
    var ownFill: UInt8?
    if let fill = line.filled {
      let ink = faded(fill.color)
      if ink.rgb == color.rgb, color.alpha == 255 {
        ownFill = ink.alpha
      } else {
        fillWithin(line, ink)
      }
    }
    if color.alpha > 0, !body.samples.isEmpty { draw(body, color, fill: ownFill) }
    for head in heads { fill(head, color) }
  }

  private mutating func draw(_ line: Stroke, _ color: InkColor, fill: UInt8?) {
    let width = line.width * page.longerSide
    var widths = [width]
    if line.style.hand.changesWidth {
      // The last point begins no line.
      widths += line.samples.dropLast().map {
        max(width * line.style.hand.breadth(of: $0), Self.hairline)
      }
    }
    beginStroke(color, widths: widths, cap: line.style.cap, fill: fill)
    if !line.style.dash.isSolid {
      let lengths = line.style.dash.lengths.map { Self.number($0 * width) }
      raw(" style=\"cust: \(lengths.joined(separator: " "))\"")
    }
    end(line.samples.map { PaperPoint($0.position, on: paper) })
  }

  // MARK: Areas

  /// The width of an invisible line around an area, since Xournal++ has no areas without lines.
  private static let hairline = 0.01

  private mutating func fillWithin(_ line: Stroke, _ color: InkColor) {
    fill(line.samples.map { PaperPoint($0.position, on: paper) }, color)
  }

  private mutating func fill(_ head: HeadOutline, _ color: InkColor) {
    var parts: [[PaperPoint]] = []
    for contour in head.contours {
      var points: [PaperPoint]
      switch contour {
      case .polygon(let corners): points = corners
      case .circle(let center, let radius, let isHole):
        let contour = SVGContour(ellipseAt: center, radii: (radius, radius))
        points = contour.flattened(tolerance: PaintingElement.finest)
        if isHole { points.reverse() }
      }
      // Xournal++ has no holes: the line goes into the part, round the hole and out the same way.
      if points.isAnticlockwise, let part = parts.popLast() {
        points = part + part.prefix(1) + points + points.prefix(1)
      }
      parts.append(points)
    }
    for part in parts { fill(part, color) }
  }

  private mutating func fill(_ points: [PaperPoint], _ color: InkColor) {
    guard let first = points.first, color.alpha > 0 else { return }
    var line = color
    line.alpha = 255
    beginStroke(line, widths: [Self.hairline], cap: .round, fill: color.alpha)
    end(points + [first])
  }

  // MARK: Elements

  private mutating func beginStroke(
    _ color: InkColor, widths: [Double], cap: EndCap, fill: UInt8?
  ) {
    // A pen has no opacity there.
    raw("<stroke tool=\"\(color.alpha == 255 ? "pen" : "highlighter")\"")
    raw(" color=\"\(Self.color(color, alpha: color.alpha))\" width=\"")
    raw(widths.map(Self.number).joined(separator: " "))
    raw("\" capStyle=\"\(cap.rawValue)\"")
    if let fill { raw(" fill=\"\(fill)\"") }
  }

  private mutating func end(_ points: [PaperPoint]) {
    raw(">")
    // Fewer than two points are nothing there.
    for (index, point) in (points.count == 1 ? points + points : points).enumerated() {
      if index > 0 { raw(" ") }
      raw(Self.number(point.x * page.longerSide))
      raw(" ")
      raw(Self.number(point.y * page.longerSide))
    }
    raw("</stroke>\n")
  }
}

extension [PaperPoint] {
  /// Whether they go round an area against the clock, on a paper whose y runs down.
  fileprivate var isAnticlockwise: Bool {
    zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } < 0
  }
}
