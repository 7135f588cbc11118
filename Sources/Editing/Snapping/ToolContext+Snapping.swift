import Base
import Documents

// What the tools of a painting snap to.
extension ToolContext {
  /// How near something has to come, in points.
  static let snapReach = 5.0

  var sightBox: PaperBox {
    let (a, b) = sight.corners
    return PaperBox(from: a, to: b)
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
      boxes: index.snapBoxes(in: sightBox, besides: places, takesHandwork: true, near: point),
      paper: paperBox, in: sightBox, aids: settings.aids)
  }

  /// What the ends and corners of new shapes snap to; nil where nothing snaps. It is kept until something changes.
  var drawingLines: SnapLines? {
    guard settings.aids.snaps else { return nil }
    let key = DrawingLines.Key(aids: settings.aids, sight: sightBox, ratio: ratio)
    if let kept = keptLines, kept.key == key { return kept.lines }
    let boxes = index.snapBoxes(
      in: sightBox, besides: [], takesHandwork: false, near: sightBox.center)
    let lines = SnapLines(boxes: boxes, paper: paperBox, in: sightBox, aids: settings.aids)
    keptLines = DrawingLines(key: key, lines: lines)
    return lines
  }

  /// What a guide snaps to.
  ///
  /// - Parameter aids: without the guides.
  func guideLines(_ aids: DrawingAids) -> SnapLines? {
    guard aids.snaps else { return nil }
    let boxes = index.snapBoxes(
      in: sightBox, besides: [], takesHandwork: false, near: sightBox.center)
    return SnapLines(boxes: boxes, paper: paperBox, in: sightBox, aids: aids)
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
      drawingLines?.snap(PaperBox([point]), along: way, within: length(ofPoints: Self.snapReach))
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
