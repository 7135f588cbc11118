import Base
import TestSupport
import Testing

@Suite("A fitted line that grows")
struct GrowingFitTests {
  private static let grain = 1.0 / 1600

  /// Samples as hands and drivers make them: quick and slow, resting, to and fro, now and then
  /// nowhere.
  private static func gesture(_ random: inout SeededRandom) -> [(PaperPoint, Double, Double)] {
    var samples: [(PaperPoint, Double, Double)] = []
    var (place, way, time) = (PaperPoint(x: 500, y: 500), PaperVector.zero, 0.0)
    let pace: Double = [0.3, 3, 12, 40].randomElement(using: &random) ?? 3
    let isWhole = Bool.random(using: &random)
    for _ in 0..<Int.random(in: 1...250, using: &random) {
      let push = PaperVector(
        dx: Double.random(in: -pace...pace, using: &random),
        dy: Double.random(in: -pace...pace, using: &random))
      way = way * 0.8 + push * 0.6
      switch Int.random(in: 0..<30, using: &random) {
      case 0: way = -way
      case 1: way = .zero
      case 2: time -= 3
      case 3: place.x = .random(in: 0...1, using: &random) < 0.3 ? .nan : place.x
      default: break
      }
      let next = place + way
      samples.append((next, .random(in: 0...1, using: &random), time))
      if next.x.isFinite { place = next } else { place = PaperPoint(x: 500, y: 500) }
      time += .random(in: 0...16, using: &random)
    }
    return samples.map { sample in
      let point = sample.0
      let grid = isWhole ? PaperPoint(x: point.x.rounded(), y: point.y.rounded()) : point
      return (PaperPoint(x: grid.x * grain, y: grid.y * grain), sample.1, sample.2)
    }
  }

  @Test(arguments: seeds(300))
  func `never changes what it once was certain of, whatever comes`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let style = HandStyle(
      smoothing: [0, 3, 35, 35, 70, 100].randomElement(using: &random) ?? 0,
      widthSource: HandStyle.WidthSource.allCases.randomElement(using: &random) ?? .steady)
    var curve = FittedCurve(
      style, grain: Self.grain, precision: [0.1, 0.5].randomElement(using: &random) ?? 0.5)
    var known: [CurveSegment] = []
    for (place, pressure, time) in Self.gesture(&random) {
      curve.append(place, pressure: pressure, milliseconds: time)
      let all = curve.segments(from: 0)
      let now = curve.certainSegments(from: 0)
      #expect(now.count == curve.certainCount && Array(all.prefix(now.count)) == now)
      #expect(now.count >= known.count && Array(now.prefix(known.count)) == known)
      #expect(curve.segments(from: now.count) == Array(all.dropFirst(now.count)))
      #expect(all.isEmpty || curve.start == all[0].start)
      for (a, b) in zip(all, all.dropFirst()) {
        #expect(a.end == b.start && a.end.milliseconds <= b.end.milliseconds)
      }
      for segment in all {
        #expect((0...1).contains(segment.end.pressure))
        let controls = [segment.startControl, segment.endControl, segment.end.position]
        #expect(controls.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
      known = now
    }
  }

  @Test(arguments: [0.0, 1, 35, 60, 100])
  func `begins and ends exactly where the hand did`(smoothing: Double) throws {
    for seed in 0..<40 {
      var random = SeededRandom(seed: UInt64(seed))
      let samples = Self.gesture(&random).filter { $0.0.x.isFinite && $0.0.y.isFinite }
      var curve = FittedCurve(HandStyle(smoothing: smoothing), grain: Self.grain)
      for (index, sample) in samples.enumerated() {
        curve.append(sample.0)
        guard let last = curve.segments(from: 0).last else { continue }
        #expect(curve.start?.position == samples[0].0)
        #expect((last.end.position - samples[index].0).length < 1e-9, "\(seed) \(index)")
      }
    }
  }

  @Test func `is the straight lines between its samples without smoothing`() {
    let places = (0..<40).map { PaperPoint(x: Double($0 * $0 % 17) / 20, y: Double($0) / 50) }
    var curve = FittedCurve(HandStyle(smoothing: 0), grain: Self.grain)
    for place in places { curve.append(place) }
    let segments = curve.segments(from: 0)
    #expect(segments.map(\.end.position) == Array(places.dropFirst()))
    for segment in segments { #expect(segment.lineCount(tolerance: 1e-6) == 1) }
  }

  @Test func `survives places that are no numbers, and hands that never move`() {
    for grain in [0.0, 1e-300, 1e-9, Self.grain, 1, 1e9, 1e300, .nan, .infinity, -1] {
      for smoothing in [0.0, 10, 35, 100] {
        for source in HandStyle.WidthSource.allCases {
          let style = HandStyle(smoothing: smoothing, widthSource: source)
          var curve = FittedCurve(style, grain: grain)
          curve.append(PaperPoint(x: .nan, y: 0))
          curve.append(PaperPoint(x: 0, y: -.infinity))
          #expect(curve.segments(from: 0).isEmpty && curve.start == nil)
          for _ in 0..<9 { curve.append(PaperPoint(x: 0.5, y: 0.5), pressure: .nan) }
          #expect(curve.segments(from: 0).isEmpty)
          #expect(curve.start?.position == PaperPoint(x: 0.5, y: 0.5))
          for index in 0..<60 {
            let x = [0.5, 1e6, -1e6, 1e300, 1e-300, 0.1, 1e99][index % 7]
            curve.append(
              PaperPoint(x: x, y: Double(index % 3)), milliseconds: index % 9 == 0 ? .nan : 1e300)
          }
          for index in 0..<60 {
            curve.append(PaperPoint(x: 0.3 + Double(index % 2) * 1e-3, y: 0.5))
          }
          let segments = curve.segments(from: 0)
          for segment in segments {
            let places = [segment.startControl, segment.endControl, segment.end.position]
            #expect(places.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            #expect(segment.end.pressure.isFinite && segment.lineCount(tolerance: 1e-3) > 0)
          }
        }
      }
    }
  }

  @Test func `draws as wide when it begins as soon after, however slowly the hand set down`() throws
  {
    var curve = FittedCurve(HandStyle(smoothing: 35, widthSource: .speed), grain: Self.grain)
    var (x, time) = (100.0, 0.0)
    for index in 0..<120 {
      let speed = min(1, Double(index) / 6)
      x += 8 * speed
      time += 8
      curve.append(PaperPoint(x: x.rounded() * Self.grain, y: 0.2), milliseconds: time)
    }
    let pressures = ([try #require(curve.start)] + curve.segments(from: 0).map(\.end)).map(
      \.pressure)
    let (least, most) = (pressures.min() ?? 0, pressures.max() ?? 0)
    #expect(most - least < 0.15, "\(pressures)")
  }

  @Test(arguments: [1.0, 3, 8, 20])
  func `keeps its width at a steady speed, however its events come`(spacing: Double) {
    var curve = FittedCurve(HandStyle(smoothing: 35, widthSource: .speed), grain: Self.grain)
    for index in 0..<300 {
      // Two events at a time, as a driver hands them over.
      let time = Double(index / 2 * 16)
      let x = (100 + Double(index) * spacing).rounded() * Self.grain
      curve.append(PaperPoint(x: x, y: 0.2), milliseconds: time)
    }
    let pressures = curve.segments(from: 0).map(\.end.pressure)
    let (least, most) = (pressures.min() ?? 0, pressures.max() ?? 0)
    #expect(most - least < 0.1, "\(least)…\(most)")
  }

  @Test func `smooths pressure without going beyond it`() {
    var curve = FittedCurve(.gentle, grain: Self.grain)
    var random = SeededRandom(seed: 4)
    for index in 0..<200 {
      let noise = Double.random(in: -0.1...0.1, using: &random)
      curve.append(
        PaperPoint(x: Double(index * 2) * Self.grain, y: 0.3),
        pressure: index < 100 ? 1 : 0.5 + noise)
    }
    let knots = curve.segments(from: 0).map(\.end)
    #expect(knots.allSatisfy { (0.4...1).contains($0.pressure) })
    for knot in knots where knot.position.x > 240 * Self.grain {
      #expect(abs(knot.pressure - 0.5) < 0.09)
    }
  }

  @Test func `needs few knots for what is smooth`() {
    let samples = KnownCurve.circle(60).moved(angle: 0, by: PaperVector(dx: 300, dy: 300))
      .samples(grid: 1) { _ in 3 }
    #expect(Drawing.new(samples).count < samples.count / 5)
  }
}
