import Base

/// A freehand stroke without artefacts of the device: its sampling rate, whole pixels, and places where the hand
/// rested.
struct DrawnPath {
  /// The means of neighbouring samples, in order.
  let points: [PaperPoint]
  /// The diagonal of the bounding box.
  let size: Double

  /// The inaccuracy of the hand and the device, in points on screen.
  static let tremble = 1.5
  /// The movement of a resting pointer, in points on screen, and relative to the size of the stroke.
  private static let rest = (points: 4.0, relative: 0.12)
  /// The length of the averaged stretches, relative to the size.
  private static let stretch = 0.008
  /// The minimum size of a stroke that isn't a dot, in points on screen.
  private static let smallest = 3.0

  /// - Returns: nil for a dot.
  init?(_ samples: [PaperPoint], pointLength: Double) {
    let samples = samples.filter { $0.x.isFinite && $0.y.isFinite }
    let all = PaperBox(samples)
    size = PaperVector(dx: all.width, dy: all.height).length
    guard size.isFinite, size > Self.smallest * pointLength, size > 0 else { return nil }
    let rest = min(Self.rest.points * pointLength, Self.rest.relative * size)
    let settled = Self.settled(
      Self.settled(samples, within: rest).reversed(), within: rest)
    points = Self.averaged(
      settled.reversed(), over: max(pointLength * Self.tremble, size * Self.stretch))
  }

  /// Replaces the final samples around the last one by a single point.
  private static func settled(_ samples: [PaperPoint], within radius: Double) -> [PaperPoint] {
    guard let last = samples.last,
      let outside = samples.lastIndex(where: { ($0 - last).length > radius })
    else { return samples }
    // Average the latest ones: earlier ones may still be on their way.
    let tail = samples[(outside + 1)...]
    return samples[...outside] + [Array(tail.suffix((tail.count + 1) / 2)).mean]
  }

  /// Returns the means over stretches of the line, and both its ends.
  private static func averaged(
    _ samples: [PaperPoint], over stretch: Double
  ) -> [PaperPoint] {
    guard let first = samples.first, let last = samples.last else { return [] }
    var averaged = [first]
    var group: [PaperPoint] = []
    for sample in samples.dropFirst().dropLast() {
      if let start = group.first, (sample - start).length > stretch {
        averaged.append(group.mean)
        group = []
      }
      group.append(sample)
    }
    if !group.isEmpty { averaged.append(group.mean) }
    return averaged + [last]
  }

  /// The maximum part of the line past the point of closure at each end, and the maximum gap there.
  private static let overshoot = 0.18
  private static let gap = 0.18
  /// The weight of a length that is cut off, compared to a remaining gap.
  private static let cutWeight = 0.7

  /// Returns equidistant points along the closed line without its overshoot, and its gap relative to its length.
  /// Returns nil for an open line.
  func loop(_ count: Int) -> (points: [PaperPoint], gap: Double)? {
    let line = points.spaced(count)
    let tail = Int(saturating: Double(count) * Self.overshoot)
    let step = points.length / Double(count - 1)
    var best = (start: 0, end: count - 1, cost: Double.infinity)
    for start in 0...tail {
      for end in (count - 1 - tail)..<count {
        let cut = Double(start + count - 1 - end) * step
        let cost = (line[end] - line[start]).length + Self.cutWeight * cut
        if cost < best.cost { best = (start, end, cost) }
      }
    }
    let part = Array(line[best.start...best.end])
    // Use every third point, since trembling makes the line too long.
    let length = stride(from: 0, to: part.count, by: 3).map { part[$0] }.length
    let gap = (line[best.end] - line[best.start]).length / length
    guard gap <= Self.gap else { return nil }
    return (part.spaced(count), gap)
  }
}
