import Base
import Canvas
import Documents

/// A laid-out piece of a `<text>`.
struct SVGTextSetting {
  let piece: SVGTextRuns.Piece
  private let layout: TextLayout
  /// From units of the layout to user units.
  private let scale: Double
  /// The letters one by one, if they need places of their own.
  private let clusters: [TextLayout.Cluster]
  /// Between letters, in user units.
  var gap = 0.0
  /// The part of the gap behind its last letter that does not count, in user units.
  var endGap = 0.0
  /// By how much its letters are wider than the typeface has them.
  var stretch = 1.0

  /// Nil if nothing of that size can be laid out.
  init?(_ piece: SVGTextRuns.Piece, isSpread: Bool) {
    let style = piece.style
    let size = style.fontSize
    guard size > 0, size.isFinite, !piece.text.isEmpty else { return nil }
    self.piece = piece
    scale = size / TextSetting.unitsPerEm
    let letters = style.letters
    let isApart = isSpread || piece.path != nil || letters.spacing != 0
    let block = TextBlock(piece.text, style: style.text, map: .identity)
    layout = TextSetting(block, hasLigatures: !isApart).layout
    let isOutlined = isApart || letters.wordSpacing != 0 || style.stroke.isSeen
    clusters = isOutlined ? layout.clusters() : []
    gap = letters.spacing
  }

  /// Whether a text of a painting can't hold it.
  var isOutlined: Bool { !clusters.isEmpty }

  /// The number of gaps between its letters, including the one behind the last.
  var gapCount: Int { clusters.count }

  /// Without stretching, in user units.
  var naturalWidth: Double { layout.size.width * scale + wordGaps }

  /// In user units.
  var width: Double { (naturalWidth + Double(gapCount) * gap) * stretch - endGap }

  private var wordGaps: Double {
    piece.style.letters.wordSpacing * Double(clusters.count { isSpace($0) })
  }

  private func isSpace(_ cluster: TextLayout.Cluster) -> Bool {
    let bytes = piece.text.utf8
    guard
      let place = bytes.index(bytes.startIndex, offsetBy: cluster.byte, limitedBy: bytes.endIndex),
      place < bytes.endIndex
    else { return false }
    return bytes[place] == 0x20
  }

  /// Whether a text of a painting along a line shows the same.
  var canRunAlongLine: Bool {
    let style = piece.style
    return style.isVisible && style.fill.isSeen && !style.stroke.isSeen && piece.stretch == nil
      && [gap, style.letters.wordSpacing, piece.dx, piece.dy, piece.rotation, drop]
        .allSatisfy { $0 == 0 }
      && style.letters.rules.isEmpty && piece.map.isSimilarity(within: 1e-6)
      && piece.map.determinant > 0
  }

  /// Whether its first letter is on the right.
  var beginsOnRight: Bool { layout.beginsOnRight }

  /// How far its letters are moved down for their baseline, in user units.
  var drop: Double {
    let (ascent, height) = (layout.baseline * scale, layout.size.height * scale)
    let letters = piece.style.letters
    let drop: Double =
      switch letters.baseline {
      case nil: 0
      case .middle: piece.style.fontSize * Self.halfOfSmallLetters
      case .central: ascent - height / 2
      case .hanging: ascent * 0.8
      case .mathematical: ascent / 2
      case .textBeforeEdge, .textTop: ascent
      case .textAfterEdge, .textBottom, .ideographic: ascent - height
      }
    return drop - letters.shift
  }

  /// In ems, of most typefaces.
  private static let halfOfSmallLetters = 0.26

  // MARK: Placing

  /// The text of a painting that begins at a point of its baseline on the left, without the map of its piece.
  ///
  /// - Parameter anchor: which point of it is held.
  func block(at left: PaperPoint, anchor: TextStyle.Alignment) -> TextBlock {
    var style = piece.style.text
    style.alignment = anchor
    let share: Double =
      switch anchor {
      case .start: beginsOnRight ? 1 : 0
      case .center: 0.5
      case .end: beginsOnRight ? 0 : 1
      }
    let size = piece.style.fontSize
    return TextBlock(
      piece.text, style: style,
      map: turn(about: left).after(
        PaperMap(
          xx: size * stretch, xy: 0, yx: 0, yy: size, x0: left.x + share * width,
          y0: left.y - layout.baseline * scale)))
  }

  /// The letters that begin at a point of their baseline on the left, as contours of curves.
  func contours(at left: PaperPoint) -> [[PaperPoint]] {
    let map = turn(about: left).after(
      PaperMap(
        xx: scale * stretch, xy: 0, yx: 0, yy: scale, x0: left.x,
        y0: left.y - layout.baseline * scale))
    return layout.contours().map { $0.map { map(PaperPoint(x: $0.x, y: $0.y)) } }
  }

  /// The letters with their gaps, as contours of curves.
  ///
  /// - Parameter path: the line that they stand on, on which the point is so far from the start.
  func spreadContours(at left: PaperPoint) -> [[PaperPoint]] {
    var x = left.x
    return clusters.flatMap { cluster -> [[PaperPoint]] in
      let width = cluster.width * scale * stretch
      defer {
        x += width + (gap + (isSpace(cluster) ? piece.style.letters.wordSpacing : 0)) * stretch
      }
      let own = PaperMap(xx: scale * stretch, xy: 0, yx: 0, yy: scale, x0: -width / 2, y0: 0)
      guard let place = place(ofMiddle: x + width / 2, left) else { return [] }
      let map = place.after(own)
      return cluster.contours.map { $0.map { map(PaperPoint(x: $0.x, y: $0.y)) } }
    }
  }

  /// The map of a letter whose middle is at the origin.
  private func place(ofMiddle x: Double, _ left: PaperPoint) -> PaperMap? {
    guard let path = piece.path else {
      return turn(about: left).after(.translation(PaperVector(dx: x, dy: left.y)))
    }
    let away = PaperMap.translation(PaperVector(dx: 0, dy: left.y))
    return path.map(at: path.offset + x)?.after(away)
  }

  private func turn(about point: PaperPoint) -> PaperMap {
    piece.rotation == 0
      ? .identity
      : .rotation(to: PaperAngle.direction(degrees: piece.rotation), about: point)
  }

  /// The rules along it, from a point of its baseline on the left, as rectangles.
  func rules(at left: PaperPoint) -> [[PaperPoint]] {
    let wanted = piece.style.letters.rules
    guard !wanted.isEmpty, piece.path == nil else { return [] }
    let rules = layout.rules
    let turn = turn(about: left)
    return [
      (SVGLetterStyle.Rule.over, rules.over), (.under, rules.under), (.through, rules.through),
    ]
    .filter { wanted.contains($0.0) }
    .map { _, rule in
      let (middle, half) = (left.y + rule.y * scale, rule.thickness * scale / 2)
      return PaperBox(
        from: PaperPoint(x: left.x, y: middle - half),
        to: PaperPoint(x: left.x + width, y: middle + half)
      ).corners.map(turn.callAsFunction)
    }
  }
}
