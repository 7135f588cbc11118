public import Base
import Documents

// The snap targets of the tools of a painting.
extension ToolContext {
  /// The distance within which snapping happens, in points.
  static let snapReach = 5.0

  var visibleBox: PaperBox {
    let (a, b) = display.corners
    return PaperBox(from: a, to: b)
  }

  /// The visible part of the paper, or the whole paper if none is visible.
  public var seenPaper: PaperBox {
    let (paper, seen) = (paperBox, visibleBox)
    guard paper.intersects(seen) else { return paper }
    return PaperBox(
      from: PaperPoint(x: max(paper.left, seen.left), y: max(paper.top, seen.top)),
      to: PaperPoint(x: min(paper.right, seen.right), y: min(paper.bottom, seen.bottom)))
  }

  private var paperBox: PaperBox {
    let size = ratio.paperSize
    return PaperBox(from: PaperPoint(x: 0, y: 0), to: PaperPoint(x: size.dx, y: size.dy))
  }

  /// Returns the snap lines for moving or scaling elements, or nil if snapping is off.
  ///
  /// - Parameters:
  ///   - indices: the indices of the elements, ascending.
  ///   - point: the position of the elements.
  func snapLines(moving indices: [Int], near point: PaperPoint) -> SnapLines? {
    guard settings.aids.snaps else { return nil }
    return SnapLines(
      boxes: snapBoxes(besides: indices, takesHandwork: true, near: point), paper: paperBox,
      in: visibleBox, aids: settings.aids)
  }

  /// The snap lines for the ends and corners of new shapes, or nil if snapping is off. Cached until anything changes.
  var drawingLines: SnapLines? {
    guard settings.aids.snaps else { return nil }
    let key = DrawingLines.Key(aids: settings.aids, visible: visibleBox, ratio: ratio)
    if let kept = keptLines, kept.key == key { return kept.lines }
    let boxes = snapBoxes(takesHandwork: false, near: visibleBox.center)
    let lines = SnapLines(boxes: boxes, paper: paperBox, in: visibleBox, aids: settings.aids)
    keptLines = DrawingLines(key: key, lines: lines)
    return lines
  }

  /// Returns the snap lines for guides.
  ///
  /// - Parameter aids: without the guides.
  func guideLines(_ aids: DrawingAids) -> SnapLines? {
    guard aids.snaps else { return nil }
    let boxes = snapBoxes(takesHandwork: false, near: visibleBox.center)
    return SnapLines(boxes: boxes, paper: paperBox, in: visibleBox, aids: aids)
  }

  private func snapBoxes(
    besides indices: [Int] = [], takesHandwork: Bool, near point: PaperPoint
  ) -> [AlignmentBox] {
    index.snapIndices(in: visibleBox, besides: indices, takesHandwork: takesHandwork, near: point)
      .map(alignmentBox)
  }

  /// Snaps the position of a new text, aligning its baseline and its left edge with others.
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

  /// Snaps a corner of a new shape and shows the marks.
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
