import Base
import Documents

/// The pattern of a paper in one of our SVG files: one path for other programs, with attributes that describe it.
enum SVGPattern {
  /// Reads the pattern from a path's attributes; nil if there is none.
  static func pattern(_ word: String, _ attributes: [String: String]) -> PaperPattern? {
    guard let kind = PaperPattern.Kind(rawValue: word),
      let spacing = attributes["filbert:spacing"].flatMap(Double.init)
    else { return nil }
    let origin = (attributes["filbert:origin"] ?? "0,0").split(separator: ",").compactMap {
      Double($0)
    }
    guard origin.count == 2 else { return nil }
    return PaperPattern(
      kind, spacing: spacing,
      color: attributes["filbert:color"].flatMap { InkColor(hex: $0) } ?? .patternBlue,
      origin: PaperPoint(x: origin[0], y: origin[1]))
  }
}

extension SVGWriter {
  /// Writes the pattern as lines up to the paper's edges.
  mutating func write(_ pattern: PaperPattern) {
    let color = pattern.color
    raw("<path filbert:pattern=\"\(pattern.kind.rawValue)\"")
    raw(" filbert:spacing=\"\(number(pattern.spacing))\" filbert:color=\"\(color.hex)\"")
    raw(" filbert:origin=\"\(number(pattern.origin.x)),\(number(pattern.origin.y))\"")
    raw(" fill=\"none\" stroke=\"\(color.rgb)\"")
    if color.alpha < 255 { raw(" stroke-opacity=\"\(opacity(color))\"") }
    let point = scale * PaperScale.grain
    if pattern.kind == .dotted {
      // Each dot is a zero-length dash with round ends.
      raw(" stroke-width=\"\(number(2 * point))\" stroke-linecap=\"round\"")
      raw(" stroke-dasharray=\"0,\(number(pattern.spacing * scale))\"")
    } else {
      raw(" stroke-width=\"\(number(point))\"")
    }
    raw(" d=\"")
    writeLines(of: pattern)
    raw("\"/>\n")
  }

  private mutating func writeLines(of pattern: PaperPattern) {
    let size = paper.paperSize
    let (width, height) = (size.dx, size.dy)
    let (spacing, origin) = (pattern.spacing, pattern.origin)
    func places(_ first: Double, _ step: Double, _ range: ClosedRange<Double>) -> [Double] {
      let lowest = ((range.lowerBound - first) / step).rounded(.up)
      let count = Int(saturating: (range.upperBound - first) / step - lowest) + 1
      return (0..<max(count, 0)).map { first + (lowest + Double($0)) * step }
    }
    // Skips lines along the edges.
    let hair = PaperScale.grain / 4
    let (across, down) = (hair...max(hair, width - hair), hair...max(hair, height - hair))
    switch pattern.kind {
    case .ruled, .squared, .dotted:
      let start = pattern.kind == .dotted ? places(origin.x, spacing, across).first : 0
      for y in places(origin.y, spacing, down) {
        if let start { writeLine(start, y, width, y) }
      }
      guard pattern.kind == .squared else { return }
      for x in places(origin.x, spacing, across) { writeLine(x, 0, x, height) }
    case .isometric:
      let root = 3.0.squareRoot()
      for x in places(origin.x, spacing * root / 2, across) { writeLine(x, 0, x, height) }
      for slope in [1 / root, -1 / root] {
        let first = origin.y - origin.x * slope
        let range = min(0, -slope * width)...max(height, height - slope * width)
        for y in places(first, spacing, range) {
          // The intersections with the paper's upper and lower edges.
          let meeting = [-y / slope, (height - y) / slope].sorted()
          let (left, right) = (max(0, meeting[0]), min(width, meeting[1]))
          if right > left { writeLine(left, y + slope * left, right, y + slope * right) }
        }
      }
    }
  }

  private mutating func writeLine(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    raw("M\(number(x1 * scale)) \(number(y1 * scale))L\(number(x2 * scale)) \(number(y2 * scale))")
  }
}
