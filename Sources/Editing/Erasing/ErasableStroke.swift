import Base
import Documents

/// A stroke prepared for tests against any number of erasers.
struct ErasableStroke {
  private let stroke: Stroke
  private let paper: AspectRatio
  /// Groups of neighbouring segments with their bounding boxes, for skipping most at once; empty for an area.
  private let runs: [(stretches: Range<Int>, box: PaperBox)]
  /// The ink of a spattering brush.
  private let drops: [InkSegment]

  private static let stretchesPerRun = 8

  init(_ stroke: Stroke, on paper: AspectRatio) {
    self.stroke = stroke
    self.paper = paper
    let (samples, size) = (stroke.samples, paper.paperSize)
    let isSpattered = stroke.style.kind.name == .spatter && !stroke.isArea
    drops = isSpattered ? stroke.ink(on: paper) : []
    guard !stroke.isArea, stroke.tool != .eraser, !isSpattered else {
      runs = []
      return
    }
    // A dot is a segment that ends at its start.
    let count = max(samples.count - 1, 1)
    runs = stride(from: 0, to: count, by: Self.stretchesPerRun).map { start in
      let end = min(start + Self.stretchesPerRun, count)
      let first = samples[start].position
      var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for sample in samples[start..<min(end + 1, samples.count)] {
        (left, right) = (min(left, sample.position.x), max(right, sample.position.x))
        (top, bottom) = (min(top, sample.position.y), max(bottom, sample.position.y))
      }
      return (
        start..<end,
        PaperBox(
          from: PaperPoint(x: left * size.dx, y: top * size.dy),
          to: PaperPoint(x: right * size.dx, y: bottom * size.dy))
      )
    }
  }

  /// Whether an eraser touches its ink. Eraser strokes have none.
  func isTouched(by eraser: EraserPath) -> Bool {
    guard stroke.tool != .eraser else { return false }
    guard !stroke.isArea else {
      let sides = stroke.segments(on: paper)
      // An eraser that touches no edge is entirely inside or outside.
      return sides.contains { eraser.touches(from: $0.start, to: $0.end, grownBy: 0) }
        || eraser.runPoints.contains { sides.surround($0, by: stroke.fillRule) }
    }
    if isLineTouched(by: eraser) { return true }
    if stroke.headOutlines(on: paper).contains(where: { $0.isTouched(by: eraser) }) { return true }
    if let filled = stroke.filled {
      let edge = stroke.fillEdge(on: paper)
      return edge.suffix(1).contains { eraser.touches(from: $0.start, to: $0.end, grownBy: 0) }
        || eraser.runPoints.contains { edge.surround($0, by: filled.rule) }
    }
    return false
  }

  /// Whether an eraser covers any ink of its line.
  private func isLineTouched(by eraser: EraserPath) -> Bool {
    if drops.contains(where: { eraser.touches($0) }) { return true }
    let (samples, half) = (stroke.samples, stroke.width / 2)
    let reach = eraser.reach.grown(by: half)
    for run in runs
    where run.box.intersects(reach) && eraser.comesNear(run.box, within: half) {
      var (last, start) = (
        samples[run.stretches.lowerBound],
        PaperPoint(samples[run.stretches.lowerBound].position, on: paper)
      )
      for index in run.stretches {
        let sample = samples[min(index + 1, samples.count - 1)]
        let end = PaperPoint(sample.position, on: paper)
        if PaperBox(from: start, to: end).intersects(reach),
          eraser.touches(
            InkSegment(
              start: start, end: end, startRadius: stroke.inkRadius(at: last),
              endRadius: stroke.inkRadius(at: sample)))
        {
          return true
        }
        (last, start) = (sample, end)
      }
    }
    return false
  }
}
