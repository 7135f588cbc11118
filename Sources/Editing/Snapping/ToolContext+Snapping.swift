public import Base
import Documents

// What the tools of a painting snap to.
extension ToolContext {
  /// How near something has to come, in points.
  static let snapReach = 5.0

  var sightBox: PaperBox {
    let (a, b) = sight.corners
    return PaperBox(from: a, to: b)
  }

  /// What is seen of the paper itself; all of the paper where nothing of it is.
  public var seenPaper: PaperBox {
    let (paper, seen) = (paperBox, sightBox)
    guard paper.intersects(seen) else { return paper }
    return PaperBox(
      from: PaperPoint(x: max(paper.left, seen.left), y: max(paper.top, seen.top)),
      to: PaperPoint(x: min(paper.right, seen.right), y: min(paper.bottom, seen.bottom)))
  }

  private var paperBox: PaperBox {
    let size = ratio.paperSize
    return PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: size.dx, y: size.dy))
  }

  /// What some elements snap to when they are moved or scaled; nil where nothing snaps.
  ///
  /// - Parameters:
  ///   - places: of the elements, rising.
  ///   - point: where they are.
  func snapLines(moving places: [Int], near point: PaperPoint) -> SnapLines? {
    guard settings.aids.snaps else { return nil }
    return SnapLines(
      boxes: snapBoxes(besides: places, takesHandwork: true, near: point), paper: paperBox,
      in: sightBox, aids: settings.aids)
  }

  /// What the ends and corners of new shapes snap to; nil where nothing snaps. It is kept until something changes.
  var drawingLines: SnapLines? {
    guard settings.aids.snaps else { return nil }
    let key = DrawingLines.Key(aids: settings.aids, sight: sightBox, ratio: ratio)
    if let kept = keptLines, kept.key == key { return kept.lines }
    let boxes = snapBoxes(takesHandwork: false, near: sightBox.center)
    let lines = SnapLines(boxes: boxes, paper: paperBox, in: sightBox, aids: settings.aids)
    keptLines = DrawingLines(key: key, lines: lines)
    return lines
  }

  /// What a guide snaps to.
  ///
  /// - Parameter aids: without the guides.
  func guideLines(_ aids: DrawingAids) -> SnapLines? {
    guard aids.snaps else { return nil }
    let boxes = snapBoxes(takesHandwork: false, near: sightBox.center)
    return SnapLines(boxes: boxes, paper: paperBox, in: sightBox, aids: aids)
  }

  private func snapBoxes(
    besides places: [Int] = [], takesHandwork: Bool, near point: PaperPoint
  ) -> [AlignmentBox] {
    index.snapPlaces(in: sightBox, besides: places, takesHandwork: takesHandwork, near: point)
      .map(alignmentBox)
  }

  /// Where a text goes that is begun at a position: it stands where others do, and begins where they do.
  func snappedText(_ position: UnitPoint) -> UnitPoint {
    let point = PaperPoint(position, on: ratio)
    let block = TextWriting.block(at: point, width: nil, in: self)
    guard let lines = drawingLines, let type = alignmentBox(of: block) else {
      return snapped(position, .anywhere)
    }
    let start = PaperBox([PaperPoint(x: block.anchor.x, y: point.y)])
    let snap = lines.snap(
      AlignmentBox(start, baseline: type.baseline), within: length(ofPoints: Self.snapReach))
    snapMarks = snap.marks
    return snap.offset == .zero ? position : (point + snap.offset).unitPoint(on: ratio)
  }

  /// Where a corner of a new shape goes; shows along what it lies.
  func snapped(_ position: UnitPoint, _ freedom: SnapFreedom<UnitPoint>) -> UnitPoint {
    let point = PaperPoint(position, on: ratio)
    var way: PaperVector?
    switch freedom {
    case .anywhere: break
    case .away(let start): way = point - PaperPoint(start, on: ratio)
    case .nowhere:
      snapMarks = []
      return position
    }
    let snap =
      drawingLines?.snap(
        AlignmentBox(PaperBox([point])), along: way, within: length(ofPoints: Self.snapReach))
      ?? .none
    snapMarks = snap.marks
    return snap.offset == .zero ? position : (point + snap.offset).unitPoint(on: ratio)
  }
}

/// What new shapes snap to, and for what it was made.
struct DrawingLines {
  struct Key: Equatable {
    let aids: DrawingAids
    let sight: PaperBox
    let ratio: AspectRatio
  }

  let key: Key
  let lines: SnapLines
}
