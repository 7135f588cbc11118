import Base
import TestSupport

/// Draws shapes as a hand does, on a paper whose longer side has 1,000 points on screen.
struct DrawingHand {
  static let pointLength = 0.001

  /// How far it wanders off slowly, relative to the size of what it draws.
  var wobble = 0.006
  /// How far each sample is off, in points.
  var noise = 0.3
  /// Samples in a second.
  var rate = 125.0
  /// Points in a second.
  var speed = 400.0
  /// Whether the device tells of whole points alone.
  var isRounded = true
  /// What is not drawn of a closed line, or drawn twice where it is negative, relative to its length.
  var gap = 0.0
  /// How much of the line it cuts off at a corner, relative to the size.
  var haste = 0.03
  /// How long it rests at the end.
  var restingSeconds = 0.5

  /// The samples of a stroke along a line, closed where its first point comes again, in lengths of the paper.
  ///
  /// - Parameters:
  ///   - line: in points.
  ///   - size: of what is drawn, in points.
  func draw(
    _ line: [PaperPoint], size: Double, using random: inout SeededRandom
  ) -> [PaperPoint] {
    let path = Path(line)
    let length = path.length * (1 - gap)
    let count = max(3, Int(length / speed * rate))
    let waves = (1...4).map { _ in
      (
        angle: Double.random(in: 0...(2 * .pi), using: &random),
        strength: Double.random(in: -1...1, using: &random),
        phase: Double.random(in: 0...(2 * .pi), using: &random)
      )
    }
    var samples = (0...count).map { index in
      let part = Double(index) / Double(count)
      var point = path.point(length * part, smoothedOver: haste * size, upTo: length)
      for (number, wave) in waves.enumerated() {
        let swing = PaperAngle.direction(radians: .pi * Double(number + 1) * part + wave.phase).dx
        let off = PaperAngle.direction(radians: wave.angle)
        point = point + off * (wobble * size * wave.strength * swing)
      }
      return point
    }
    let end = samples[samples.count - 1]
    samples += [PaperPoint](repeating: end, count: Int(restingSeconds * rate))
    return samples.map { sample in
      var point = sample
      point.x += normal(using: &random) * noise
      point.y += normal(using: &random) * noise
      if isRounded { point = PaperPoint(x: point.x.rounded(), y: point.y.rounded()) }
      return PaperPoint(x: point.x * Self.pointLength, y: point.y * Self.pointLength)
    }
  }

  /// Nearly normally distributed, with a deviation of 1: a sum of three numbers.
  private func normal(using random: inout SeededRandom) -> Double {
    (0..<3).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &random) }
  }

  /// A line that is followed by length, and goes round where it is closed.
  private struct Path {
    private let line: [PaperPoint]
    /// Of the line up to each of its points.
    private let lengths: [Double]
    let length: Double

    init(_ line: [PaperPoint]) {
      self.line = line
      var lengths = [0.0]
      for (a, b) in zip(line, line.dropFirst()) {
        lengths.append(lengths[lengths.count - 1] + (b - a).length)
      }
      self.lengths = lengths
      length = lengths[lengths.count - 1]
    }

    /// The mean of a stretch on both sides.
    func point(
      _ distance: Double, smoothedOver stretch: Double, upTo end: Double
    ) -> PaperPoint {
      let reach = min(stretch, distance, end - distance)
      let points = [-1, -0.4, 0.4, 1].map { point(distance + reach * $0) }
      let (x, y) = points.reduce((0.0, 0.0)) { ($0.0 + $1.x, $0.1 + $1.y) }
      return PaperPoint(x: x / 4, y: y / 4)
    }

    private func point(_ distance: Double) -> PaperPoint {
      let rest = distance > length ? distance - length : distance
      var (low, high) = (0, line.count - 1)
      while high - low > 1 {
        let middle = (low + high) / 2
        if lengths[middle] <= rest { low = middle } else { high = middle }
      }
      let step = lengths[high] - lengths[low]
      return step > 0
        ? line[low].point((rest - lengths[low]) / step, towards: line[high]) : line[low]
    }
  }
}
