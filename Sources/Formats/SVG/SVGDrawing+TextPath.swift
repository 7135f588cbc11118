import Base
import Documents

// Texts along lines, as elements of their own that follow the line: one that is drawn, or one without ink.
extension SVGDrawing {
  /// The widest line that a text is linked to, in ems: letters stand on the edge of its ink, and would move.
  private static let widestLine = 0.1
  /// The tolerance of a line that is drawn where letters are, in its lengths.
  private static let likeness = 1e-3

  /// Notes the element of the file that marks were drawn for.
  mutating func note(source: Int, since first: Int) {
    guard first < marks.count else { return }
    for index in first..<marks.count { marks[index].source = source }
  }

  /// Draws a piece along a line.
  ///
  /// - Parameter x: the distance of its position from the offset of its line, in user units.
  /// - Returns: false if the painting is full, and nil if a text along a line would show something else: it shows
  ///   letters beyond the ends, too.
  mutating func write(
    _ setting: SVGTextSetting, along path: SVGTextPath, from x: Double, _ home: SVGHome
  ) -> Bool? {
    guard setting.canRunAlongLine else { return nil }
    let piece = setting.piece
    let map = canvas.lengths.after(piece.map)
    let enlarged = map.enlargement
    let points = path.points.map(map.callAsFunction)
    let size = piece.style.fontSize * enlarged
    guard size > 0, size.isFinite, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let line = LetterLine(points, isClosed: path.isClosed)
    else { return nil }
    let side: LabelCourse.Side = path.isOnRight ? .right : .left
    let found = drawnLine(like: line, of: path.element, side, size: size)
    let letterLine = found?.line ?? line
    var text = TextBlock(piece.text, style: piece.style.text, map: .identity)
    text.style.alignment = setting.alignment(anchoredAt: piece.style.textAnchor)
    // The owner gets its number in the end.
    text.label = TextLabel(of: .unassigned, size: size, course: LabelCourse(side))
    let plain = text.anchor(on: letterLine, beginsOnRight: setting.beginsOnRight)
    text.label?.course = LabelCourse(
      side: side, soundOffset: ((path.offset + x) * enlarged - plain) / letterLine.length)
    let letters = LineTextSetting(text, along: letterLine)
    let slack = letterLine.length * Self.likeness
    guard text.label?.course != nil, letters.start >= -slack,
      letters.start + letters.width <= letterLine.length + slack
    else { return nil }
    let fill = piece.style.placingGradients(in: { nil }, map).fill
    guard var letterStroke = letters.stroke(fill.flat ?? .black, on: canvas.ratio) else {
      return true
    }
    letterStroke.style.gradient = fill.ink
    var owner = found?.mark
    if owner == nil {
      let stroke = Self.invisible(path.isOnRight ? points.reversed() : points, on: canvas.ratio)
      guard count(stroke.samples.count) else { return false }
      owner = marks.count
      marks.append(SVGMark(stroke: stroke, home: home))
    }
    guard let owner else { return true }
    if marks[owner].key == nil {
      keyCount += 1
      marks[owner].key = keyCount
    }
    guard count(letterStroke.samples.count) else { return false }
    marks.append(
      SVGMark(
        stroke: letterStroke, home: home, label: letterStroke.text?.label,
        ownerKey: marks[owner].key))
    return true
  }

  /// The mark of an element that was drawn where letters are to stand, and its line; nil if there is none.
  private func drawnLine(
    like line: LetterLine, of element: Int, _ side: LabelCourse.Side, size: Double
  ) -> (mark: Int, line: LetterLine)? {
    guard let index = marks.lastIndex(where: { $0.source == element }),
      let drawn = LetterLine(
        of: PaintingElement(marks[index].stroke, on: canvas.ratio), on: canvas.ratio, side: side),
      drawn.rise * 2 <= size * Self.widestLine,
      abs(drawn.length - line.length) <= line.length * Self.likeness,
      (drawn.points[0] - line.points[0]).length <= line.length * Self.likeness
    else { return nil }
    return (index, drawn)
  }

  /// A line without ink through points, in lengths of the paper's longer side.
  private static func invisible(_ points: [PaperPoint], on paper: AspectRatio) -> Stroke {
    Stroke(
      width: leastWidth,
      style: LineStyle(color: InkColor(red: 0, green: 0, blue: 0, alpha: 0)),
      samples: points.map { Sample(position: $0.unitPoint(on: paper)) })
  }

  private static let leastWidth = 1e-6
}

extension LineTextSetting {
  /// The text as a stroke; nil if nothing is visible.
  fileprivate func stroke(_ color: InkColor, on paper: AspectRatio) -> Stroke? {
    guard let content = letters(on: paper)?.content, let outline = content.outline else {
      return nil
    }
    return Stroke(
      tool: .text, width: PaperScale.length(ofPoints: 1), style: LineStyle(color: color),
      samples: outline.points.map { Sample(position: $0) }, contourEnds: outline.ends,
      text: content.text)
  }
}

extension [SVGMark] {
  /// Names the owners of texts along lines by their numbers.
  mutating func nameOwners() {
    var numbers: [Int: Int] = [:]
    for mark in self { if let key = mark.key { numbers[key] = mark.number } }
    for index in indices {
      guard let key = self[index].ownerKey else { continue }
      if let number = numbers[key], let label = self[index].label {
        self[index].label = label.renamed(to: ElementID(UInt32(clamping: number + 1)))
      } else {
        self[index].label = nil
      }
    }
  }
}
