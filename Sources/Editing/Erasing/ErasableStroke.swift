import Base
import Documents

/// A stroke as erasers meet it: made once, and asked for any number of them.
struct ErasableStroke {
  private let stroke: Stroke
  private let paper: AspectRatio
  /// Neighbouring stretches of the line with a box round them, so that most are passed over together; none of an area.
  private let runs: [(stretches: Range<Int>, box: PaperBox)]

  private static let stretchesPerRun = 8

  init(_ stroke: Stroke, on paper: AspectRatio) {
    self.stroke = stroke
    self.paper = paper
    let (samples, size) = (stroke.samples, paper.paperSize)
    guard !stroke.isArea, stroke.tool != .eraser else {
      runs = []
      return
    }
    // A dot is a stretch that ends where it starts.
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

  /// Whether an eraser comes near its ink. Strokes of an eraser are no ink.
  func isTouched(by eraser: EraserPath) -> Bool {
    guard stroke.tool != .eraser else { return false }
    guard !stroke.isArea else {
      let sides = stroke.segments(on: paper)
      // One that touches no edge is inside or outside as a whole.
      return sides.contains { eraser.touches(from: $0.start, to: $0.end, grownBy: 0) }
        || eraser.places.contains { sides.surround($0, by: stroke.fillRule) }
    }
    if isLineTouched(by: eraser) { return true }
    if stroke.headOutlines(on: paper).contains(where: { $0.isTouched(by: eraser) }) { return true }
    if let filled = stroke.filled {
      let edge = stroke.fillEdge(on: paper)
      return edge.suffix(1).contains { eraser.touches(from: $0.start, to: $0.end, grownBy: 0) }
        || eraser.places.contains { edge.surround($0, by: filled.rule) }
    }
    return false
  }

  /// Whether an eraser covers any of the ink of its line.
  private func isLineTouched(by eraser: EraserPath) -> Bool {
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
