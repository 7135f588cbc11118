import Base
import Glibc
import Testing

@Suite("How finely a curve is cut for its edges")
struct CurveSamplingTests {
  /// A bend of a quarter of a circle as wide as it can be, and an S.
  static let curves = [
    CurveSegment(
      from: knot(0, 0), startControl: PaperPoint(x: 0.2, y: 0),
      endControl: PaperPoint(x: 0.4, y: 0.15),
      to: knot(0.4, 0.4)),
    CurveSegment(
      from: knot(0, 0), startControl: PaperPoint(x: 0.5, y: 0),
      endControl: PaperPoint(x: -0.1, y: 0.3),
      to: knot(0.4, 0.4)),
  ]

  static func knot(_ x: Double, _ y: Double) -> CurveKnot {
    CurveKnot(PaperPoint(x: x, y: y), pressure: 1, milliseconds: 0)
  }

  @Test(
    arguments: curves.indices,
    [0.0, 0.02, 0.3])
  func `Both edges stay within the tolerance, whatever the width`(index: Int, width: Double) {
    let (curve, tolerance) = (Self.curves[index], 1e-3)
    func radius(_ t: Double) -> Double { width * (0.4 + 0.3 * t + 0.2 * sin(3 * t)) }
    func circles(_ count: Int) -> [PenCircle] {
      (0...count).map { number in
        let t = Double(number) / Double(count)
        let place = curve.knot(at: t).position
        return PenCircle(PixelPoint(x: place.x, y: place.y), radius: radius(t))
      }
    }
    let cut = circles(curve.lineCount(tolerance: tolerance, radius: radius))
    let fine = circles(2000)
    // From the edge of one to the other: directions round each circle.
    func reach(of some: [PenCircle], beyond others: [PenCircle]) -> Double {
      var greatest = -Double.infinity
      for circle in some {
        for number in 0..<48 {
          let angle = Double(number) * .pi / 24
          let (x, y) = (
            circle.center.x + circle.radius * cos(angle),
            circle.center.y + circle.radius * sin(angle)
          )
          let distance =
            zip(others, others.dropFirst()).map {
              OutlineOracle.distance(x: x, y: y, $0, $1)
            }.min() ?? 0
          greatest = max(greatest, distance)
        }
      }
      return greatest
    }
    #expect(
      reach(of: stride(from: 0, to: fine.count, by: 40).map { fine[$0] }, beyond: cut) <= tolerance)
    #expect(reach(of: cut, beyond: fine) <= tolerance)
  }
}
