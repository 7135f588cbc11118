import Base
import TestSupport
import Testing

@testable import Editing

@Suite("Crossings of curves")
struct CurveCrossingTests {
  private func curve(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)
  ) -> CurveSegment {
    func point(_ place: (Double, Double)) -> PaperPoint { PaperPoint(x: place.0, y: place.1) }
    func knot(_ place: (Double, Double)) -> CurveKnot {
      CurveKnot(point(place), pressure: 1, milliseconds: 0)
    }
    return CurveSegment(
      from: knot(a), startControl: point(b), endControl: point(c), to: knot(d))
  }

  @Test(arguments: seeds(100))
  func `are found on both curves from a point nearby`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    // One from left to right, the other from top to bottom.
    let a = curve(
      (0, number(0.3...0.7)), (0.3, number(0.3...0.7)), (0.7, number(0.3...0.7)),
      (1, number(0.3...0.7)))
    let b = curve(
      (number(0.3...0.7), 0), (number(0.3...0.7), 0.3), (number(0.3...0.7), 0.7),
      (number(0.3...0.7), 1))
    // The nearest pair of a grid.
    let steps = (0...100).map { Double($0) / 100 }
    let pairs = steps.flatMap { first in steps.map { (first, $0) } }
    func distance(_ pair: (Double, Double)) -> Double {
      (a.knot(at: pair.0).position - b.knot(at: pair.1).position).length
    }
    let near = try #require(pairs.min { distance($0) < distance($1) })
    let crossing = try #require(CurveCrossing(of: a, b, near: near.0, near.1, within: 0.05))
    #expect((a.knot(at: crossing.first).position - crossing.position).length < 1e-12)
    #expect((b.knot(at: crossing.second).position - crossing.position).length < 1e-12)
  }

  @Test func `are not found far away, and not between parallels`() {
    let across = curve((0, 0.5), (0.3, 0.5), (0.7, 0.5), (1, 0.5))
    let down = curve((0.5, 0), (0.5, 0.3), (0.5, 0.7), (0.5, 1))
    let middle = CurveCrossing(of: across, down, near: 0.45, 0.45, within: 0.1)
    #expect(middle.map { abs($0.first - 0.5) < 1e-12 } == true)
    #expect(CurveCrossing(of: across, down, near: 0.1, 0.1, within: 0.1) == nil)
    let parallel = curve((0, 0.6), (0.3, 0.6), (0.7, 0.6), (1, 0.6))
    #expect(CurveCrossing(of: across, parallel, near: 0.5, 0.5, within: 1) == nil)
    // Beyond the end of one of them.
    let short = curve((0.5, 0.6), (0.5, 0.7), (0.5, 0.8), (0.5, 1))
    #expect(CurveCrossing(of: across, short, near: 0.5, 0, within: 1) == nil)
  }
}
