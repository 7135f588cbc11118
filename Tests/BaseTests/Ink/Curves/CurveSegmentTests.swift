import Base
import TestSupport
import Testing

@Suite("A curve")
struct CurveSegmentTests {
  @Test(arguments: seeds(50))
  func `is the same in each of its stretches, in both directions`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func point() -> PaperPoint {
      PaperPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random))
    }
    func knot() -> CurveKnot {
      CurveKnot(point(), pressure: .random(in: 0...1, using: &random), milliseconds: 9)
    }
    let curve = CurveSegment(
      from: knot(), startControl: point(), endControl: point(), to: knot())
    let (first, last) = (
      Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)
    )
    let part = curve.part(from: first, to: last)
    for step in 0...10 {
      let t = Double(step) / 10
      let (mine, whole) = (part.knot(at: t), curve.knot(at: first + (last - first) * t))
      #expect((mine.position - whole.position).length < 1e-12)
      #expect(abs(mine.pressure - whole.pressure) < 1e-12)
    }
    #expect(curve.part(from: 0, to: 1) == curve)
  }
}
