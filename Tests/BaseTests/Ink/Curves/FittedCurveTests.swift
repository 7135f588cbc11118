import Base
import Glibc
import TestSupport
import Testing

@Suite("A line fitted to pixels")
struct FittedCurveTests {
  /// A curve, turned and moved by parts of a pixel, with its samples.
  private static func hands(
    _ curves: [KnownCurve], seeds: Range<Int>, grid: Double = 1,
    spacing: @escaping (Double) -> Double
  ) -> [(curve: KnownCurve, samples: [PaperPoint])] {
    seeds.flatMap { seed in
      var random = SeededRandom(seed: UInt64(seed))
      return curves.map { base in
        let curve = base.moved(
          angle: .random(in: 0...(2 * .pi), using: &random),
          by: PaperVector(
            dx: .random(in: 500...501, using: &random), dy: .random(in: 500...501, using: &random)))
        let phase = Double.random(in: 0.1...1, using: &random)
        return (curve, curve.samples(grid: grid, phase: phase, spacing: spacing))
      }
    }
  }

  private static func line(
    _ samples: [PaperPoint], smoothing: Double = 35, precision: Double = 0.5
  ) -> [PaperPoint] {
    Drawing.points(Drawing.new(samples, smoothing: smoothing, precision: precision))
  }

  @Test(arguments: [(1.0, 0.75), (3, 0.6), (8, 0.6), (16, 0.75), (32, 1.2)])
  func `has the direction of the curve that was sampled, ends and all`(
    spacing: Double, most: Double
  ) {
    var error = LineError()
    for (curve, samples) in Self.hands(KnownCurve.six, seeds: 0..<4, spacing: { _ in spacing }) {
      error.add(Self.line(samples), against: curve)
    }
    #expect(error.angle <= most && error.distance <= 0.4, "\(error.angle)° \(error.distance) px")
  }

  @Test(arguments: [(3.0, 0.9), (8, 1.2), (16, 1.4)])
  func `has it in narrow bows too`(spacing: Double, most: Double) {
    var error = LineError()
    for (curve, samples) in Self.hands(KnownCurve.tight, seeds: 0..<4, spacing: { _ in spacing }) {
      error.add(Self.line(samples), against: curve)
    }
    #expect(error.angle <= most && error.distance <= 0.35, "\(error.angle)° \(error.distance) px")
  }

  @Test func `has it when the hand is now slow and now quick`() {
    var error = LineError()
    let hands = Self.hands(KnownCurve.six, seeds: 0..<4) { 16.5 - 13.5 * cos($0 / 60) }
    for (curve, samples) in hands { error.add(Self.line(samples), against: curve) }
    #expect(error.angle <= 0.85, "\(error.angle)°")
  }

  @Test(arguments: [1.0, 3, 8])
  func `is finer where the pen gives parts of a pixel`(spacing: Double) {
    var error = LineError()
    let hands = Self.hands(KnownCurve.six, seeds: 0..<4, grid: 0.1) { _ in spacing }
    for (curve, samples) in hands { error.add(Self.line(samples, precision: 0.1), against: curve) }
    #expect(error.angle <= 0.15 && error.distance < 0.05, "\(error.angle)°")
  }

  @Test(arguments: [(1.0, 0.65), (3, 0.5), (8, 0.5), (16, 0.5)])
  func `is straight where the hand was, at any slope`(spacing: Double, most: Double) {
    var (error, inner) = (LineError(), LineError())
    for slope in [1.0 / 7, 1.0 / 3, 0.02, 0.9, 0.3] {
      let base = KnownCurve(
        "line", polygon: [PaperPoint(x: 0, y: 0), PaperPoint(x: 400, y: 400 * slope)])
      for seed in 0..<6 {
        var random = SeededRandom(seed: UInt64(seed))
        let way = PaperVector(
          dx: .random(in: 0...1, using: &random), dy: .random(in: 0...1, using: &random))
        let curve = base.moved(angle: 0, by: way)
        let samples = curve.samples(grid: 1, phase: 0.5) { _ in spacing }
        error.add(Self.line(samples), against: curve)
        inner.add(Self.line(samples), against: curve, margin: 60)
      }
    }
    #expect(error.angle <= most && error.distance < 0.2, "\(error.angle)° \(error.distance)")
    // The ends are whole pixels; the line leaves them by and by.
    #expect(inner.worstDistance < 0.6 && inner.distance < 0.15, "\(inner.worstDistance)")
  }

  @Test(arguments: [60.0, 90, 120], [3.0, 8, 16, 30])
  func `keeps corners that were meant, whether the hand left a sample in them or not`(
    turn: Double, spacing: Double
  ) {
    var (errors, sampled): ([Double], [Double]) = ([], [])
    for seed in 0..<12 {
      var random = SeededRandom(seed: UInt64(seed))
      let leg = max(40, 4 * spacing) * .random(in: 1...1.6, using: &random)
      let zigzag = KnownCurve.zigzag(turn: turn, leg: leg)
      let (curve, samples) = Self.hands(
        [zigzag], seeds: seed..<seed + 1, spacing: { _ in spacing })[0]
      let line = Self.line(samples)
      errors += curve.corners.map { KnownCurve.distance(of: $0, to: line) }

      let whole = KnownCurve.zigzag(turn: turn, leg: spacing * (leg / spacing).rounded())
      let exact = whole.moved(
        angle: .random(in: 0...6, using: &random),
        by: PaperVector(dx: .random(in: 500...501, using: &random), dy: 500))
      let exactLine = Self.line(exact.samples(grid: 1) { _ in spacing })
      sampled += exact.corners.map {
        KnownCurve.distance(of: PaperPoint(x: $0.x.rounded(), y: $0.y.rounded()), to: exactLine)
      }
    }
    errors.sort()
    sampled.sort()
    // Rounding leaves a leg of four samples a pixel to sway by.
    #expect(errors[errors.count * 9 / 10] < 1 && errors[errors.count - 1] < 2.2, "\(errors)")
    #expect(
      sampled[sampled.count * 9 / 10] < 0.75 && sampled[sampled.count - 1] < 1.5, "\(sampled)")
  }

  @Test(arguments: [8.0, 16])
  func `keeps narrow corners that are half way between two samples`(spacing: Double) {
    let curve = KnownCurve.zigzag(turn: 150, leg: 7.5 * 8, legs: 12)
      .moved(angle: 0, by: PaperVector(dx: 20, dy: 255))
    let line = Self.line(curve.samples(grid: 1) { _ in spacing })
    for corner in curve.corners { #expect(KnownCurve.distance(of: corner, to: line) < 2) }
  }

  @Test(arguments: [1.0, 2, 3])
  func `keeps small loops`(spacing: Double) {
    for (curve, samples) in Self.hands([.circle(6)], seeds: 0..<12, spacing: { _ in spacing }) {
      #expect(curve.missed(by: Self.line(samples)).rms < 0.35)
    }
  }

  @Test(arguments: [12.0, 16, 20], [(1.0, 0.45), (3, 0.45), (8, 1.1)])
  func `keeps the shape of letters`(height: Double, at bound: (spacing: Double, most: Double)) {
    let hands = Self.hands([.writing(height)], seeds: 0..<6) { _ in bound.spacing }
    let misses = hands.map { $0.curve.missed(by: Self.line($0.samples)).rms }
    let mean = (misses.map { $0 * $0 }.reduce(0, +) / Double(misses.count)).squareRoot()
    #expect(mean < bound.most, "\(mean)")
  }

  @Test(arguments: [3.0, 8])
  func `takes away a tremble of three pixels at the strongest smoothing`(spacing: Double) {
    var (raw, smooth) = (LineError(), LineError())
    for (curve, samples) in Self.hands(
      [.circle(60), .circle(100)], seeds: 0..<6, spacing: { _ in spacing })
    {
      var random = SeededRandom(seed: 5)
      let trembling = samples.map {
        PaperPoint(
          x: ($0.x + .random(in: -3...3, using: &random)).rounded(),
          y: ($0.y + .random(in: -3...3, using: &random)).rounded())
      }
      raw.add(trembling, against: curve)
      smooth.add(Self.line(trembling, smoothing: 100), against: curve)
    }
    #expect(smooth.angle < 3.5 && smooth.angle < raw.angle / 4, "\(raw.angle)° \(smooth.angle)°")
    #expect(smooth.distance < 1.2, "\(smooth.distance)")
  }

  /// How far each place of the line under the pointer was from the line that stayed.
  private func settling(of curves: [KnownCurve], spacing: Double) -> [Double] {
    Self.hands(curves, seeds: 0..<1, spacing: { _ in spacing }).flatMap { _, samples in
      let whole = Drawing.points(Drawing.new(samples), step: 1)
      var live = FittedCurve(.gentle, grain: Drawing.grain)
      return samples.enumerated().flatMap { index, sample in
        live.append(Drawing.scaled(sample, Drawing.grain))
        guard index > 2 else { return [Double]() }
        return Drawing.points(live.segments(from: live.certainCount), step: 4)
          .map { KnownCurve.distance(of: $0, to: whole) }
      }
    }
  }

  @Test(arguments: [3.0, 8, 16])
  func `settles by less than a pixel under the pointer`(spacing: Double) {
    #expect(settling(of: KnownCurve.six, spacing: spacing).allSatisfy { $0 < 1 })
  }

  @Test(arguments: [3.0, 8])
  func `settles by less than a pixel while one writes, but for a place in five hundred`(
    spacing: Double
  ) {
    let distances = settling(of: [.writing(16), .writing(40)], spacing: spacing)
    #expect(distances.count { $0 >= 1 } * 500 <= distances.count)
    #expect(distances.allSatisfy { $0 < 2 }, "\(distances.max() ?? 0)")
  }
}
