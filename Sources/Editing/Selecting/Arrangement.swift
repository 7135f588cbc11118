public import Base

/// An alignment or distribution of elements.
public enum Arrangement: CaseIterable, Sendable {
  case alignLeft, alignCenter, alignRight, alignTop, alignMiddle, alignBottom
  /// Aligns the baselines of texts to that of the leftmost one.
  case alignBaselines
  /// Makes the gaps equal, leaving the first and the last element in place.
  case distributeHorizontally, distributeVertically

  /// The minimum number of elements.
  public var leastCount: Int {
    switch self {
    case .distributeHorizontally, .distributeVertically: 3
    case .alignBaselines: 2
    default: 1
    }
  }

  /// Returns the offset of each box.
  ///
  /// - Parameter frame: the frame to align to.
  public func offsets(of targets: [AlignmentBox], in frame: PaperBox) -> [PaperVector] {
    let boxes = targets.map(\.box)
    switch self {
    case .alignBaselines:
      let line = targets.filter { $0.baseline != nil }.min { $0.box.left < $1.box.left }?.baseline
      return targets.map {
        PaperVector(dx: 0, dy: ($0.baseline.flatMap { own in line.map { $0 - own } }) ?? 0)
      }
    case .alignLeft: return boxes.map { PaperVector(dx: frame.left - $0.left, dy: 0) }
    case .alignCenter: return boxes.map { PaperVector(dx: frame.center.x - $0.center.x, dy: 0) }
    case .alignRight: return boxes.map { PaperVector(dx: frame.right - $0.right, dy: 0) }
    case .alignTop: return boxes.map { PaperVector(dx: 0, dy: frame.top - $0.top) }
    case .alignMiddle: return boxes.map { PaperVector(dx: 0, dy: frame.center.y - $0.center.y) }
    case .alignBottom: return boxes.map { PaperVector(dx: 0, dy: frame.bottom - $0.bottom) }
    case .distributeHorizontally:
      return Self.even(boxes.map { ($0.left, $0.right) }).map { PaperVector(dx: $0, dy: 0) }
    case .distributeVertically:
      return Self.even(boxes.map { ($0.top, $0.bottom) }).map { PaperVector(dx: 0, dy: $0) }
    }
  }

  /// Returns the offsets of spans that make the gaps between them equal, in the order of their centres.
  private static func even(_ spans: [(start: Double, end: Double)]) -> [Double] {
    let order = spans.indices.sorted {
      (spans[$0].start + spans[$0].end, $0) < (spans[$1].start + spans[$1].end, $1)
    }
    var offsets = [Double](repeating: 0, count: spans.count)
    guard let first = order.first, let last = order.last, order.count > 2 else { return offsets }
    let room = spans[last].end - spans[first].start
    let gap = (room - spans.reduce(0) { $0 + $1.end - $1.start }) / Double(spans.count - 1)
    var place = spans[first].start
    for index in order {
      offsets[index] = place - spans[index].start
      place += spans[index].end - spans[index].start + gap
    }
    // Avoid moving them by rounding errors.
    (offsets[first], offsets[last]) = (0, 0)
    return offsets
  }
}
