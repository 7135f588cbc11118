import Base
import Canvas
import Documents

// Texts of SVG files: each piece with another look or position is a text of its own, all of a `<text>` are a group.
extension SVGDrawing {
  /// Draws the text of a `<text>`.
  ///
  /// - Parameter home: as in `draw`.
  /// - Returns: false if the painting is full.
  mutating func write(_ runs: SVGTextRuns, in home: SVGHome) -> Bool {
    if runs.isCut { omissions.insert(.text) }
    let first = marks.count
    let home = placed(home)
    var pen = PaperPoint(x: 0, y: 0)
    for chunk in runs.chunks {
      var settings = chunk.map { piece in
        SVGTextSetting(
          piece, isSpread: piece.stretch.map { !runs.stretches[$0].isOfLetters } ?? false)
      }
      settings.stretch(to: runs.stretches)
      guard write(chunk, settings, &pen, home) else { return false }
    }
    // A text and its invisible line count as a single element.
    let isOnOwnLine =
      marks.count == first + 2 && marks[first].key != nil
      && marks[first].key == marks[first + 1].ownerKey
    if !isOnOwnLine { groupMarks(since: first) }
    return true
  }

  /// Draws pieces that follow each other.
  ///
  /// - Parameters:
  ///   - settings: of the pieces; nil for those that show nothing.
  ///   - pen: where the pieces before them end.
  private mutating func write(
    _ chunk: [SVGTextRuns.Piece], _ settings: [SVGTextSetting?], _ pen: inout PaperPoint,
    _ home: SVGHome
  ) -> Bool {
    guard let head = chunk.first else { return true }
    pen = PaperPoint(x: head.x ?? pen.x, y: head.y ?? pen.y)
    if head.path != nil { pen = PaperPoint(x: head.x ?? 0, y: 0) }
    let width = zip(chunk, settings).reduce(-head.dx) { $0 + $1.0.dx + ($1.1?.width ?? 0) }
    let isFromRight = head.style.beginsOnRight
    // The part of the chunk on the left of its position.
    let share: Double =
      switch head.style.textAnchor {
      case .start: isFromRight ? 1 : 0
      case .center: 0.5
      case .end: isFromRight ? 0 : 1
      }
    if let path = head.path, chunk.count == 1, let setting = settings[0],
      let isDrawn = write(setting, along: path, from: pen.x, home)
    {
      return isDrawn
    }
    pen.x += head.dx + (isFromRight ? width * (1 - share) : -width * share)
    for (index, (piece, setting)) in zip(chunk, settings).enumerated() {
      if index > 0 { pen.x += piece.dx }
      pen.y += piece.dy
      guard let setting else { continue }
      if isFromRight { pen.x -= setting.width }
      if piece.style.isVisible {
        let anchor = settings.count == 1 ? piece.style.textAnchor : nil
        guard write(setting, at: pen, anchor: anchor, home) else { return false }
      }
      if !isFromRight { pen.x += setting.width }
    }
    return true
  }

  /// Draws a piece.
  ///
  /// - Parameters:
  ///   - left: of its baseline, in user units.
  ///   - anchor: which point of it people would hold; nil for its start.
  private mutating func write(
    _ setting: SVGTextSetting, at left: PaperPoint, anchor: TextStyle.Alignment?, _ home: SVGHome
  ) -> Bool {
    let piece = setting.piece
    let left = PaperPoint(x: left.x, y: left.y + setting.drop)
    guard left.x.isFinite, left.y.isFinite else { return true }
    var contours = setting.rules(at: left).compactMap { SVGContour(closed: $0) }
    if setting.isOutlined {
      contours = setting.spreadContours(at: left).compactMap { SVGContour(curves: $0) } + contours
    } else if piece.style.fill.isSeen {
      guard write(setting, at: left, held: anchor, home) else { return false }
    }
    guard !contours.isEmpty else { return true }
    var style = piece.style.placingGradients(in: { nil }, canvas.lengths.after(piece.map))
    style.becomeThatOfLetters()
    return draw(
      SVGShape(contours: contours), style, piece.map, .none, in: home)
  }

  /// Draws a piece as a text of the painting.
  private mutating func write(
    _ setting: SVGTextSetting, at left: PaperPoint, held anchor: TextStyle.Alignment?,
    _ home: SVGHome
  ) -> Bool {
    let piece = setting.piece
    // In SVG the start is explicit; here it is that of the script.
    let held =
      anchor.map(setting.alignment(anchoredAt:)) ?? (setting.beginsOnRight ? .end : .start)
    let fill = piece.style.placingGradients(in: { nil }, canvas.lengths.after(piece.map)).fill
    guard
      var stroke = canvas.text(
        setting.block(at: left, anchor: held), letters: setting.contours(at: left),
        fill.flat ?? .black, piece.map)
    else { return true }
    stroke.style.gradient = fill.ink
    guard count(stroke.samples.count) else { return false }
    marks.append(SVGMark(stroke: stroke, home: home))
    return true
  }
}

extension [SVGTextSetting?] {
  /// Gives the pieces of elements with a given length that length.
  fileprivate mutating func stretch(to stretches: [SVGTextRuns.Stretch]) {
    let places = indices.filter { self[$0]?.piece.stretch != nil }
    for (number, places) in Dictionary(grouping: places, by: { self[$0]?.piece.stretch ?? 0 }) {
      let stretch = stretches[number]
      let natural = places.reduce(0) { $0 + (self[$1]?.width ?? 0) }
      guard natural > 0 else { continue }
      let gaps = places.reduce(-1) { $0 + (self[$1]?.gapCount ?? 0) }
      for place in places {
        if stretch.isOfLetters {
          self[place]?.stretch = stretch.length / natural
        } else if gaps > 0 {
          self[place]?.gap += (stretch.length - natural) / Double(gaps)
        }
      }
      if gaps > 0, !stretch.isOfLetters, let last = places.max() {
        self[last]?.endGap = (stretch.length - natural) / Double(gaps)
      }
    }
  }
}

extension SVGTextSetting {
  /// The alignment of a text that is held at a point: in SVG the start is explicit, here it is that of the script.
  func alignment(anchoredAt anchor: TextStyle.Alignment) -> TextStyle.Alignment {
    beginsOnRight == piece.style.beginsOnRight ? anchor : anchor.turned
  }
}

extension TextStyle.Alignment {
  /// The one on the other side.
  fileprivate var turned: Self {
    switch self {
    case .start: .end
    case .center: .center
    case .end: .start
    }
  }
}
