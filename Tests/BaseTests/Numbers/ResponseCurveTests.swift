import Base
import TestSupport
import Testing

@Suite("A curve of pressure")
struct ResponseCurveTests {
  private typealias Point = ResponseCurve.Point

  private func curve(_ random: inout SeededRandom) throws -> ResponseCurve {
    let count = Int.random(in: 2...ResponseCurve.mostPoints, using: &random)
    let inputs = Array(0...50).shuffled(using: &random).prefix(count).sorted()
    return try #require(
      ResponseCurve(inputs.map { Point(Double($0) / 50, .random(in: 0...1, using: &random)) }))
  }

  @Test func `changes nothing if it is straight`() {
    for percent in 0...100 {
      let value = Double(percent) / 100
      #expect(abs(ResponseCurve.straight.output(at: value) - value) < 1e-12)
    }
  }

  @Test(arguments: seeds(200))
  func `passes through its points, stays between neighbours, and is constant beyond the ends`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let curve = try curve(&random)
    let points = curve.points
    for point in points { #expect(abs(curve.output(at: point.input) - point.output) < 1e-9) }
    for (start, end) in zip(points, points.dropFirst()) {
      let range = min(start.output, end.output) - 1e-9...max(start.output, end.output) + 1e-9
      var last = start.output
      for step in 0...50 {
        let part = Double(step) / 50
        let value = curve.output(at: start.input + (end.input - start.input) * part)
        #expect(range.contains(value))
        // Never back and forth.
        #expect((value - last) * (end.output - start.output) >= -1e-9)
        last = value
      }
    }
    #expect(curve.output(at: -1) == points[0].output && curve.output(at: 2) == points.last?.output)
  }

  @Test(arguments: seeds(100))
  func `stays a curve whatever is moved, added and removed, and is read as it was written`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var curve = ResponseCurve.straight
    for _ in 0..<60 {
      let number = { (random: inout SeededRandom) in Double.random(in: -0.5...1.5, using: &random) }
      let point = Point(number(&random), number(&random))
      let index = Int.random(in: -1...8, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let count = curve.points.count
        if let index = curve.insert(point) {
          #expect(curve.points[index] == point && curve.points.count == count + 1)
        }
      case 1: curve.move(index, to: point)
      default: curve.remove(index)
      }
      #expect(ResponseCurve(curve.points) == curve)
      #expect(ResponseCurve(text: curve.text) == curve)
    }
  }

  @Test(
    arguments: [
      "", "0,0", "0,0 0,1", "1,0 0,1", "0,0 2,1", "0,0 nan,1", "0,0 1", "a", "0,0 0.001,1",
      "0,0 .1,.1 .2,.2 .3,.3 .4,.4 .5,.5 .6,.6 .7,.7 .8,.8",
    ])
  func `is not read from what is none`(_ text: String) {
    #expect(ResponseCurve(text: text) == nil)
  }
}
