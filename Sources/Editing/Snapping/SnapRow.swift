import Base

/// The neighbours of a box in one direction, and the gaps between them.
///
///     [A]  gap  [B]   the box   [C]
///
/// Boxes that overlap in the direction form one block without gaps.
struct SnapRow {
  private struct Block {
    var span: SnapSpan
    /// Its extent across the direction.
    var across: SnapSpan
  }

  private let direction: SnapDirection
  private let box: SnapSpan
  private let across: SnapSpan
  /// The blocks before and after the box, ascending.
  private var before: [Block] = []
  private var after: [Block] = []

  /// - Complexity: O(*n* log *n*) in the number of neighbouring boxes.
  init(beside box: PaperBox, of boxes: [PaperBox], _ direction: SnapDirection) {
    self.direction = direction
    self.box = box.span(direction)
    across = box.span(direction.across)
    var blocks: [Block] = []
    let neighbours = boxes.lazy.map {
      Block(span: $0.span(direction), across: $0.span(direction.across))
    }.filter { [own = self.box, across] block in
      // Ignore boxes that span the whole box.
      block.across.overlaps(across) && !(block.span.start <= own.start && block.span.end >= own.end)
    }
    for block in neighbours.sorted(by: { $0.span.start < $1.span.start }) {
      if let last = blocks.last, block.span.start <= last.span.end {
        blocks[blocks.count - 1].span = last.span.union(block.span)
        blocks[blocks.count - 1].across = last.across.union(block.across)
      } else {
        blocks.append(block)
      }
    }
    let middle = self.box.middle
    before = blocks.filter { $0.span.middle < middle }
    after = blocks.filter { $0.span.middle >= middle }
  }

  /// The offsets that make a gap equal to another one, the nearest first.
  var offsets: [Double] {
    let (left, right) = (before.last?.span.end, after.first?.span.start)
    var starts: [Double] = []
    if let left, let right { starts.append((left + right - box.length) / 2) }
    for gap in gaps {
      if let left { starts.append(left + gap.length) }
      if let right { starts.append(right - gap.length - box.length) }
    }
    return starts.filter { start in
      start > (left ?? -.infinity) && start + box.length < right ?? .infinity
    }.map { $0 - box.start }
  }

  /// The marks of equal gaps next to the box and elsewhere.
  var marks: [SnapMark] {
    let own = [
      before.last.map { ($0, Block(span: box, across: across)) },
      after.first.map { (Block(span: box, across: across), $0) },
    ].compactMap { $0 }.map(gap).filter { $0.length > SnapAxis.precision }
    let all = own + gaps
    var marks: [SnapMark] = []
    for gap in own {
      let equal = all.filter { abs($0.length - gap.length) <= 2 * SnapAxis.precision }
      guard equal.count > 1 else { continue }
      for gap in equal where !marks.contains(gap.mark) { marks.append(gap.mark) }
    }
    return marks
  }

  private struct Gap {
    let length: Double
    let mark: SnapMark
  }

  /// The gaps between neighbours among the others.
  private var gaps: [Gap] {
    [before, after].flatMap { zip($0, $0.dropFirst()).map(gap) }
  }

  private func gap(between first: Block, and second: Block) -> Gap {
    // At a height common to both, or else half way.
    let low = max(first.across.start, second.across.start)
    let high = min(first.across.end, second.across.end)
    let height = (low + high) / 2
    return Gap(
      length: second.span.start - first.span.end,
      mark: SnapMark(
        .gap, from: direction.point(first.span.end, across: height),
        to: direction.point(second.span.start, across: height)))
  }
}
