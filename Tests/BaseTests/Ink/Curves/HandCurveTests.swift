import Base
import Glibc
import TestSupport
import Testing

@Suite("The line that a hand meant")
struct HandCurveTests {
  private static let rates = [60.0, 125, 500, 1000]

  private static func line(_ samples: [PaperPoint], smoothing: Double) -> [PaperPoint] {
    var line = GrowingLine(
      HandStyle(smoothing: smoothing, fit: .reach), on: Self.square, grain: RecordedHand.grain,
      tolerance: RecordedHand.grain / 50)
    for sample in samples { line.append(Sample(position: sample.unitPoint(on: square))) }
    return (line.certain + line.rest).map { PaperPoint($0.position, on: square) }
  }

  private static let square = AspectRatio(1) ?? .fourToThree

  @Test(arguments: rates)
  func `is nearer to the true curve than its samples, and at least as near as Krita's smoothing`(
    hertz: Double
  ) {
    var (rawSum, gentleSum, weightedSum) = (0.0, 0.0, 0.0)
    for hand in RecordedHand.all {
      let samples = hand.samples(hertz: hertz)
      let gentle = Self.line(samples, smoothing: HandStyle.gentle.smoothing)
      let (raw, error) = (hand.error(of: samples), hand.error(of: gentle))
      #expect(error <= max(raw, 0.35) + 0.05, "\(hand.name): \(raw) → \(error)")
      rawSum += raw
      gentleSum += error
      weightedSum += hand.error(of: WeightedSmoothing.line(of: samples, distance: 50))
    }
    #expect(gentleSum < rawSum && gentleSum < weightedSum)
  }

  @Test func `does not wobble where the samples do`() {
    for hand in RecordedHand.all where hand.corners.isEmpty {
      let samples = hand.samples(hertz: 1000)
      let (raw, gentle) = (
        RecordedHand.turns(of: samples),
        RecordedHand.turns(of: Self.line(samples, smoothing: HandStyle.gentle.smoothing))
      )
      #expect(gentle < raw / 3, "\(hand.name): \(raw) → \(gentle)")
    }
  }

  @Test func `is round where samples came too seldom to be`() {
    let hand = RecordedHand.all[0]
    let samples = hand.samples(hertz: 60)
    #expect(samples.count < 24)
    let line = Self.line(samples, smoothing: HandStyle.gentle.smoothing)
    #expect(hand.error(of: line) < hand.error(of: samples) / 2)
    // From one of its lines to the next it turns by little.
    let steps = zip(zip(line, line.dropFirst()), line.dropFirst(2))
    for ((a, b), c) in steps {
      let (first, second) = (b - a, c - b)
      guard first.length > 0, second.length > 0 else { continue }
      let cosine = first.dot(second) / (first.length * second.length)
      #expect(acos(min(cosine, 1)) < 0.3)
    }
  }

  @Test(arguments: rates)
  func `keeps corners that were meant`(hertz: Double) throws {
    let hand = try #require(RecordedHand.all.first { !$0.corners.isEmpty })
    let samples = hand.samples(hertz: hertz)
    // The pointer may have passed a corner between two samples.
    let raw = hand.cornerError(of: samples)
    for smoothing in [10.0, 35, 60] {
      let error = hand.cornerError(of: Self.line(samples, smoothing: smoothing))
      #expect(error <= raw + 1, "\(smoothing): \(raw) → \(error)")
    }
    var curve = HandCurve(HandStyle(smoothing: 35, fit: .reach), grain: RecordedHand.grain)
    for sample in hand.samples(hertz: 1000) { curve.append(sample) }
    #expect(curve.segments(from: 0).count { $0.end.isCorner } == hand.corners.count)
  }

  @Test(arguments: [0.0, 1, 35, 100])
  func `begins and ends where the hand did`(smoothing: Double) throws {
    for hand in RecordedHand.all {
      let samples = hand.samples(hertz: 125)
      let line = Self.line(samples, smoothing: smoothing)
      let (first, last) = (try #require(line.first), try #require(line.last))
      #expect((first - samples[0]).length < 1e-12)
      #expect((last - samples[samples.count - 1]).length < 1e-12)
    }
  }

  @Test func `is the samples themselves where it is not smoothed`() {
    let samples: [Sample] = (0..<40).map { (index: Int) -> Sample in
      let place = UnitPoint(x: Double(index * index % 17) / 20, y: Double(index) / 50)
      return Sample(
        position: place, pressure: Float(index) / 40, milliseconds: UInt32(index))
    }
    let grain = RecordedHand.grain
    #expect(samples.line(.plain, on: .fourToThree, grain: grain, tolerance: grain) == samples)
    let tapered = samples.line(
      HandStyle(widthSource: .pressure, fit: .reach), on: .fourToThree, grain: grain,
      tolerance: grain)
    #expect(tapered.map(\.pressure) == samples.map(\.pressure))
    for (a, b) in zip(tapered, samples) {
      #expect(abs(a.position.x - b.position.x) < 1e-12 && abs(a.position.y - b.position.y) < 1e-12)
    }
  }

  @Test(arguments: seeds(200))
  func `never changes what it once was certain of, whatever comes`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let style = HandStyle(
      smoothing: [0, 3, 35, 100].randomElement(using: &random) ?? 0,
      widthSource: HandStyle.WidthSource.allCases.randomElement(using: &random) ?? .steady)
    var curve = HandCurve(style, grain: RecordedHand.grain)
    var known: [CurveSegment] = []
    var (place, time) = (PaperPoint(x: 0.5, y: 0.5), 0.0)
    let step = [0.0002, 0.002, 0.03].randomElement(using: &random) ?? 0.01
    for _ in 0..<Int.random(in: 1...150, using: &random) {
      place.x += .random(in: -step...step, using: &random)
      place.y += .random(in: -step...step, using: &random)
      time += .random(in: 0...16, using: &random)
      curve.append(place, pressure: .random(in: 0...1, using: &random), milliseconds: time)
      let now = Array(curve.segments(from: 0).prefix(curve.certainCount))
      #expect(now.count >= known.count && Array(now.prefix(known.count)) == known)
      known = now
    }
    let all = curve.segments(from: 0)
    for (a, b) in zip(all, all.dropFirst()) { #expect(a.end == b.start) }
  }

  @Test func `grows to the line that is made at once`() {
    for hand in RecordedHand.all {
      let samples = hand.samples(hertz: 500).map { Sample(position: $0.unitPoint(on: Self.square)) }
      let (style, grain) = (HandStyle(smoothing: 60, fit: .reach), RecordedHand.grain)
      let line = samples.line(style, on: Self.square, grain: grain, tolerance: grain / 10)
      var growing = GrowingLine(style, on: Self.square, grain: grain, tolerance: grain / 10)
      for sample in samples {
        growing.append(sample)
        #expect(Array(line.prefix(growing.certain.count)) == growing.certain)
      }
      #expect(growing.certain + growing.rest == line)
    }
  }

  @Test
  func `leaves its points where they are in memory while it grows, but for doubling their room`() {
    let grain = RecordedHand.grain
    var growing = GrowingLine(
      HandStyle(smoothing: 60, fit: .reach), on: Self.square, grain: grain, tolerance: grain / 50)
    var (places, last): (Int, UnsafeRawPointer?) = (0, nil)
    for index in 0..<20_000 {
      let turn = Double(index) / 40
      growing.append(
        Sample(position: UnitPoint(x: 0.5 + 0.4 * sin(turn), y: 0.5 + 0.4 * cos(turn * 1.1))))
      let place = growing.certain.withUnsafeBytes(\.baseAddress)
      if place != last { places += 1 }
      last = place
    }
    #expect(growing.certain.count > 20_000)
    #expect(places < 30)
  }

  @Test func `survives places that are no numbers, and hands that never move`() {
    var curve = HandCurve(HandStyle(smoothing: 35, fit: .reach), grain: RecordedHand.grain)
    curve.append(PaperPoint(x: .nan, y: 0))
    #expect(curve.segments(from: 0).isEmpty && curve.start == nil)
    let far = [0.5, 1e300, -1e308, 1e-300, 0.1, 1e308].map {
      Sample(position: UnitPoint(x: $0, y: 0.5))
    }
    for smoothing in [0.0, 35, 100] {
      let line = far.line(
        HandStyle(smoothing: smoothing, widthSource: .speed, fit: .reach), on: .fourToThree,
        grain: 0.01,
        tolerance: 0.001)
      #expect(
        line.count > 1 && line.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
    }
    for _ in 0..<9 { curve.append(PaperPoint(x: 0.5, y: 0.5)) }
    #expect(curve.segments(from: 0).isEmpty && curve.start?.position == PaperPoint(x: 0.5, y: 0.5))
  }

  @Test func `follows pressure and speed: a light or quick hand draws thin`() throws {
    let pressed = HandStyle(widthSource: .pressure, thinnest: 0.2, exponent: 2, fit: .reach)
    #expect(pressed.breadth(atPressure: 0) == 0.2 && pressed.breadth(atPressure: 1) == 1)
    #expect(abs(pressed.breadth(atPressure: 0.5) - 0.4) < 1e-12)
    #expect(HandStyle(smoothing: 50, fit: .reach).breadth(atPressure: 0.1) == 1)
    func pressure(pointsPerMillisecond speed: Double) throws -> Float {
      let samples = (0..<60).map { index in
        let place = PaperPoint(x: 0.1 + 2 * Double(index) * RecordedHand.grain, y: 0.5)
        return Sample(
          position: place.unitPoint(on: Self.square),
          milliseconds: UInt32(2 * Double(index) / speed))
      }
      let line = samples.line(
        HandStyle(smoothing: 20, widthSource: .speed, fit: .reach), on: Self.square,
        grain: RecordedHand.grain,
        tolerance: RecordedHand.grain / 10)
      return line[line.count / 2].pressure
    }
    let (slow, quick) = (
      try pressure(pointsPerMillisecond: 0.1), try pressure(pointsPerMillisecond: 4)
    )
    #expect(slow > 0.8 && quick < 0.25)
  }
}
