import Base
import Glibc
import TestSupport
import Testing

@Suite("A steadied hand")
struct StabiliserTests {
  private func event(_ place: ViewPoint) -> PointerEvent {
    PointerEvent(position: place, time: EventTime(milliseconds: 8))
  }

  /// The line that a hand draws on a rope.
  ///
  /// - Parameter step: how far the pointer goes from motion to motion.
  private func line(
    _ way: [ViewPoint], rope: Double, step: Int = 1, catchesUp: Bool = true
  ) -> [ViewPoint] {
    var stabiliser = PointerStabiliser()
    (stabiliser.length, stabiliser.catchesUp) = (rope, catchesUp)
    stabiliser.begin(with: event(way[0]))
    var line = [way[0]]
    for index in stride(from: step, to: way.count - 1, by: step) {
      line.append(stabiliser.pass(event(way[index])).position)
    }
    return line + stabiliser.end(event(way[way.count - 1])).map(\.position)
  }

  /// An S of two bows in places a point apart, from the upper right.
  private func letter(height: Double) -> [ViewPoint] {
    let radius = height / 4
    let count = Int(radius * 1.5 * .pi)
    let upper = (0...count).map { index -> ViewPoint in
      let angle = -0.25 * Double.pi - 1.25 * .pi * Double(index) / Double(count)
      return ViewPoint(x: radius * cos(angle), y: -radius + radius * sin(angle))
    }
    // The lower bow is the upper one turned round the middle.
    let middle = upper.last ?? .zero
    let lower = upper.reversed().dropFirst().map {
      ViewPoint(x: 2 * middle.x - $0.x, y: 2 * middle.y - $0.y)
    }
    return upper + lower
  }

  private func height(_ line: [ViewPoint]) -> Double {
    let heights = line.map(\.y)
    return (heights.max() ?? 0) - (heights.min() ?? 0)
  }

  @Test func `is left alone without a rope`() {
    let way = (0..<20).map { ViewPoint(x: Double($0 * $0 % 7), y: Double($0)) }
    #expect(line(way, rope: 0) == way)
  }

  @Test func `trembles less the longer the rope is`() {
    let way = (0...400).map { ViewPoint(x: Double(3 * $0), y: $0 % 2 == 0 ? 97 : 103) }
    let reaches = [0.0, 15, 30, 60].map { rope in
      height(Array(line(way, rope: rope, catchesUp: false).suffix(100)))
    }
    #expect(reaches[0] == 6 && reaches[1] < 2 && reaches[3] < 0.1)
    for (less, more) in zip(reaches, reaches.dropFirst()) { #expect(more < less) }
  }

  @Test func `draws nothing while the rope is slack, never drifts, and is behind by its length`() {
    var stabiliser = Stabiliser(length: 60, at: ViewPoint(x: 10, y: 10))
    for step in 1...59 {
      let place = stabiliser.pass(ViewPoint(x: 10 + Double(step), y: 10))
      #expect(place.distance(to: ViewPoint(x: 10, y: 10)) < 1e-6)
    }
    for _ in 0..<400 {
      let last = stabiliser.pass(ViewPoint(x: 300, y: 10))
      #expect(abs(last.x - 240) < 0.01 && last.y == 10)
    }
    #expect(stabiliser.rope.first == stabiliser.pass(ViewPoint(x: 300, y: 10)))
    #expect(stabiliser.rope.last == ViewPoint(x: 300, y: 10))
  }

  @Test(arguments: [30.0, 70, 150])
  func `keeps 95 % of the height of an S on every rope under half of it, at every speed`(
    of letter: Double
  ) {
    let way = self.letter(height: letter)
    for rope in stride(from: 5.0, to: min(letter / 2, 60), by: 5) {
      for step in [1, 3, Int(letter / 9)] {
        let kept =
          height(line(way, rope: rope, step: step)) / height(line(way, rope: 0, step: step))
        #expect(kept >= 0.95 && kept < 1.001, "\(kept) of \(letter) on \(rope), \(step) a step")
      }
    }
  }

  @Test func `makes a round circle of a circle, whatever the speed`() {
    let (radius, rope) = (40.0, 60.0)
    for step in [1, 5, 15] {
      let way = (0...1000).map { index -> ViewPoint in
        let angle = Double(index) / radius
        return ViewPoint(x: radius * cos(angle), y: radius * sin(angle))
      }
      let line = line(way, rope: rope, step: step, catchesUp: false)
      let radii = line.suffix(line.count / 2).map { $0.distance(to: .zero) }
      // The pointer's own polygon lies a twelfth of step² ÷ radius within the circle, on the mean; and pulling in steps
      // of up to a quarter of a link has each link cut as much more.
      let (pace, link) = (Double(step), rope / 32)
      let mean = radius - pace * pace / (12 * radius)
      let pull = pace / (4 * pace / link).rounded(.up)
      let expected = (mean * mean - 32 * link * (link + pull)).squareRoot()
      for found in radii {
        #expect(abs(found - expected) < 0.15, "\(found), not \(expected)")
      }
    }
  }

  @Test func `catches up along the rope to the pointer, or ends where the line is`() throws {
    let way = (0...100).map { ViewPoint(x: Double($0), y: 0) }
    let ended = line(way, rope: 40, catchesUp: false)
    #expect(abs(try #require(ended.last).x - 60) < 0.01)
    let caught = line(way, rope: 40)
    #expect(caught.last == way.last)
    for (before, after) in zip(caught, caught.dropFirst()) {
      #expect(after.x >= before.x - 1e-9 && after.x - before.x < 2)
    }
  }

  @Test func `leaves out places that are no numbers, and bears huge ones`() {
    var stabiliser = Stabiliser(length: .nan, at: .zero)
    #expect(stabiliser.pass(ViewPoint(x: 3, y: 4)) == ViewPoint(x: 3, y: 4))
    stabiliser = Stabiliser(length: 60, at: .zero)
    let before = stabiliser.pass(ViewPoint(x: 100, y: 0))
    #expect(stabiliser.pass(ViewPoint(x: .nan, y: 0)) == before)
    #expect(stabiliser.pass(ViewPoint(x: 0, y: .infinity)) == before)
    #expect(stabiliser.pass(ViewPoint(x: 1e300, y: 0)).x.isFinite)
  }
}
