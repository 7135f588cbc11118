import Base
import Canvas
import Documents

// Texts along lines: a `<textPath>` for other programs, with the outline of the letters for this one.
extension SVGWriter {
  /// The lines that texts run along, by the index of the text.
  static func letterLines(
    of elements: ChunkedArray<PaintingElement>, on paper: AspectRatio
  ) -> [Int: LetterLine] {
    let texts = elements.indices.filter { elements[$0].label?.course != nil }
    guard !texts.isEmpty else { return [:] }
    let places = Dictionary(
      elements.indices.map { (elements[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [Int: LetterLine] = [:]
    for text in texts {
      guard let label = elements[text].label, let course = label.course,
        let owner = places[label.owner]
      else { continue }
      lines[text] = LetterLine(
        of: elements[owner], on: paper, side: course.side, tolerance: PaintingElement.finest)
    }
    return lines
  }

  /// Writes a text along a line: its first row with the attributes for this program, the others as parts of it.
  ///
  /// - Parameter number: of the stroke.
  mutating func write(
    _ stroke: Stroke, along line: LetterLine, number: Int, _ attributes: String
  ) {
    guard let text = stroke.text else { return }
    let setting = LineTextSetting(text, along: line)
    let path = line.drawn(from: setting.start, length: setting.width)
    raw("<defs><path id=\"line\(number)\" d=\"")
    for (index, point) in path.points.enumerated() {
      raw(index == 0 ? "M" : " ")
      raw("\(rounded(point.x * scale)),\(rounded(point.y * scale))")
    }
    raw("\"/></defs>\n")
    let isFromRight = setting.layout.beginsOnRight
    let (anchor, part): (String, Double) =
      switch text.style.alignment {
      case .start: isFromRight ? ("end", 1) : ("start", 0)
      case .center: ("middle", 0.5)
      case .end: isFromRight ? ("start", 0) : ("end", 1)
      }
    let offset = setting.start + setting.width * part - path.start
    for (index, row) in setting.rows.enumerated() {
      raw("<text")
      if index == 0 {
        raw(attributes)
        raw(" filbert:tool=\"\(stroke.tool.rawValue)\"")
      } else {
        raw(" filbert:part=\"row\"")
      }
      writeLetters(of: stroke, text, anchor: anchor)
      if index == 0 {
        writeFields(of: text)
        writeFields(ofArea: stroke)
      }
      raw("><textPath href=\"#line\(number)\" xlink:href=\"#line\(number)\"")
      raw(" startOffset=\"\(rounded(offset * scale))\">")
      raw("<tspan dy=\"\(rounded(row.depth * scale))\">\(Self.escaped(row.string))</tspan>")
      raw("</textPath></text>\n")
    }
  }

  /// Writes the paint and the typeface.
  private mutating func writeLetters(of stroke: Stroke, _ text: TextBlock, anchor: String) {
    raw(" stroke=\"none\" fill=\"\(paint(stroke.style.color, stroke.style.gradient))\"")
    if stroke.style.color.alpha < 255, stroke.style.gradient == nil {
      raw(" fill-opacity=\"\(opacity(stroke.style.color))\"")
    }
    let family = Self.escaped(text.style.family.isEmpty ? "Sans" : text.style.family)
    raw(" font-family=\"\(family)\" font-size=\"\(rounded(text.chosenSize * scale))\"")
    if text.style.weight != 400 { raw(" font-weight=\"\(text.style.weight)\"") }
    if text.style.isItalic { raw(" font-style=\"italic\"") }
    raw(" text-anchor=\"\(anchor)\" xml:space=\"preserve\"")
  }

  /// To a thousandth of a pixel.
  private func rounded(_ value: Double) -> String { number((value * 1000).rounded() / 1000) }
}

extension LetterLine {
  /// The part of the line that a text needs, as corners, and the distance of its start from that of the line. An open
  /// line goes on along its ends, and a closed one is cut far from the text: other programs show no letters beyond an
  /// end.
  fileprivate func drawn(
    from start: Double, length width: Double
  ) -> (points: [PaperPoint], start: Double) {
    let margin = width * 0.25 + length * 0.01
    var (first, last) = (min(0, start - margin), max(length, start + width + margin))
    if isClosed {
      let half = max(length / 2, width / 2 + margin)
      (first, last) = (start + width / 2 - half, start + width / 2 + half)
    }
    let inner = corners(from: first, to: last)
    return ([place(at: first).point] + inner + [place(at: last).point], first)
  }
}
