import Base
import TestSupport
import Testing

@Suite("A tapered line")
struct TaperedLineTests {
  private let paper = AspectRatio.fourToThree

  private func samples(_ random: inout SeededRandom) -> [Sample] {
    var (x, y, time) = (0.5, 0.5, UInt32(0))
    return (0..<Int.random(in: 1...60, using: &random)).map { _ in
      x += .random(in: -0.02...0.03, using: &random)
      y += .random(in: -0.02...0.02, using: &random)
      time += 8
      return Sample(
        position: UnitPoint(x: x, y: y), pressure: .random(in: 0...1, using: &random),
        milliseconds: time)
    }
  }

  private func arcs(_ line: [Sample]) -> [Double] {
    let points = line.map { PaperPoint($0.position, on: paper) }
    var arcs = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      arcs.append(arcs[arcs.count - 1] + PaperScale.points(ofLength: (b - a).length))
    }
    return arcs
  }

  @Test func `of one width grows from nothing to all of it and thins out again, by a parabola`() {
    let line = [0.1, 0.9].map { Sample(position: UnitPoint(x: $0, y: 0.5)) }
      .tapered(Taper(start: 100, end: 200), on: paper)
    let arcs = arcs(line)
    let length = arcs[arcs.count - 1]
    #expect(abs(length - 1280) < 1e-6)
    for (sample, arc) in zip(line, arcs) {
      let (start, end) = (min(arc / 100, 1), min((length - arc) / 200, 1))
      let width = start * (2 - start) * end * (2 - end)
      #expect(abs(Double(sample.pressure) - width) < 1e-5)
    }
    // Its corners are so close that none is seen.
    for (a, b) in zip(line, line.dropFirst()) { #expect(abs(a.pressure - b.pressure) < 0.09) }
    #expect(line.first?.pressure == 0 && line.last?.pressure == 0 && line.count < 60)
  }

  @Test func `that is shorter than its tapers thins out on all of its length`() {
    let line = [0.5, 0.51].map { Sample(position: UnitPoint(x: $0, y: 0.5)) }
      .tapered(Taper(start: 30, end: 10), on: paper)
    let arcs = arcs(line)
    let widest = line.indices.max { line[$0].pressure < line[$1].pressure }
    #expect(widest.map { abs(arcs[$0] - 12) < 1e-6 && line[$0].pressure == 1 } == true)
  }

  @Test func `of a click is a dot as wide as its brush`() {
    let place = Sample(position: UnitPoint(x: 0.5, y: 0.5))
    for count in [1, 3] {
      let line = Array(repeating: place, count: count)
        .line(
          HandStyle(taper: Taper(start: 9, end: 9)), on: paper, grain: 1 / 1600, tolerance: 1e-5)
      #expect(!line.isEmpty && line.allSatisfy { $0.pressure == 1 })
    }
  }

  @Test(arguments: seeds(60))
  func `passes where it would without tapers, thinner by their part`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let samples = samples(&random)
    var hand = random.hand()
    let taper = Taper(
      start: .random(in: 0...200, using: &random), end: .random(in: 1...200, using: &random))
    hand.taper = .none
    let plain = samples.line(hand, on: paper, grain: 1 / 1600, tolerance: 1e-5)
    let arcs = arcs(plain)
    hand.taper = taper
    let tapered = samples.line(hand, on: paper, grain: 1 / 1600, tolerance: 1e-5)
    var next = tapered[...]
    for (sample, arc) in zip(plain, arcs) {
      guard let place = next.firstIndex(where: { $0.position == sample.position }) else {
        Issue.record("a point is missing")
        return
      }
      let width =
        hand.breadth(of: sample)
        * taper.part(at: arc, of: arcs[arcs.count - 1])
      #expect(abs(Double(tapered[place].pressure) - width) < 1e-5)
      next = next[place...].dropFirst()
    }
  }

  @Test(arguments: seeds(60))
  func `never changes what it once was certain of, and has it sooner or later`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var hand = random.hand()
    hand.taper = Taper(
      start: .random(in: 0...40, using: &random), end: .random(in: 0...40, using: &random))
    var line = GrowingLine(hand, on: paper, grain: 1 / 1600, tolerance: 1e-5)
    var known: [Sample] = []
    let all = (0..<4).flatMap { _ in samples(&random) }
    for (index, sample) in all.enumerated() {
      line.append(sample)
      #expect(line.certain.count >= known.count && Array(line.certain.prefix(known.count)) == known)
      known = line.certain
      let whole = Array(all[...index]).line(hand, on: paper, grain: 1 / 1600, tolerance: 1e-5)
      #expect(known + line.rest == whole)
    }
    #expect(all.count < 60 || !known.isEmpty)
  }
}
