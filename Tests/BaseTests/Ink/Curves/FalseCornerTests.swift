import Base
import Glibc
import Testing

@Suite("Peaks of waves")
struct FalseCornerTests {
  /// A wave through whole pixels, from somewhere between them.
  private func wave(height: Double, length: Double, step: Double, phase: Int) -> [PaperPoint] {
    let offset = Double(phase) * 0.37
    var (points, way): ([PaperPoint], Double) = ([], step)
    var last: PaperPoint?
    for index in 0...20_000 {
      let t = Double(index) / 20_000
      let place = PaperPoint(
        x: offset + 6 * length * t, y: offset * 0.61 + height * sin(12 * .pi * t + offset))
      if let last { way += (place - last).length }
      last = place
      if way >= step {
        points.append(PaperPoint(x: place.x.rounded(), y: place.y.rounded()))
        way = 0
      }
    }
    return points
  }

  private func cornerCount(_ points: [PaperPoint]) -> Int {
    var curve = FittedCurve(.gentle, grain: 1)
    for point in points { curve.append(point) }
    let segments = curve.segments(from: 0)
    return zip(segments, segments.dropFirst()).count { before, after in
      let (u, v) = (
        before.end.position - before.endControl, after.startControl - after.start.position
      )
      return u.length > 0 && v.length > 0 && u.dot(v) < 0.94 * u.length * v.length
    }
  }

  @Test(arguments: [2.0, 3, 5, 8])
  func `are round, down to a radius of five pixels`(step: Double) {
    for (height, length, most) in [(40.0, 86.0, 4), (20, 60, 4), (14, 70, 40)] {
      let count = (0..<60).reduce(0) {
        $0 + cornerCount(wave(height: height, length: length, step: step, phase: $1))
      }
      // Of 720 peaks.
      #expect(count <= most, "\(count) corners at a height of \(height)")
    }
  }
}
