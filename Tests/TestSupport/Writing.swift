public import Base
import Glibc

nonisolated extension KnownCurve {
  /// Legs that turn by an angle at every corner, to and fro.
  public static func zigzag(turn degrees: Double, leg: Double, legs: Int = 6) -> KnownCurve {
    var at = PaperPoint(x: 0, y: 0)
    var all = [at]
    for index in 0..<legs {
      let angle = (index % 2 == 0 ? 0.5 : -0.5) * degrees * .pi / 180
      at = at + PaperVector(dx: leg * cos(angle), dy: leg * sin(angle))
      all.append(at)
    }
    return KnownCurve("zigzag \(degrees)", polygon: all)
  }

  /// A small loop that closes.
  public static func loop(_ radius: Double) -> KnownCurve { circle(radius) }

  /// Cursive letters through the given x-height: *a e ll s*.
  public static func writing(_ height: Double) -> KnownCurve {
    // Control points of cubics in x-heights, y down, each piece beginning where the last one ended.
    let start = (0.0, 0.0)
    let pieces: [[(Double, Double)]] = [
      // Into the a, its bowl, its stem and out of it.
      [(0.3, -0.1), (0.6, -0.7), (0.95, -0.85)],
      [(0.75, -1.05), (0.35, -0.95), (0.3, -0.45)],
      [(0.26, -0.05), (0.6, 0.1), (0.8, -0.2)],
      [(0.92, -0.4), (0.97, -0.7), (1.0, -0.95)],
      [(0.98, -0.7), (0.9, -0.3), (0.95, -0.12)],
      [(1.0, 0.05), (1.15, 0.05), (1.3, -0.15)],
      // e
      [(1.55, -0.4), (1.95, -0.6), (1.9, -0.85)],
      [(1.86, -1.02), (1.5, -1.0), (1.48, -0.45)],
      [(1.47, 0.05), (1.85, 0.12), (2.15, -0.2)],
      // l l
      [(2.5, -0.6), (2.95, -1.4), (2.85, -1.95)],
      [(2.8, -2.2), (2.45, -2.0), (2.45, -1.2)],
      [(2.45, -0.5), (2.4, 0.0), (2.65, 0.0)],
      [(2.95, 0.0), (3.6, -1.4), (3.5, -1.95)],
      [(3.45, -2.2), (3.1, -2.0), (3.1, -1.2)],
      [(3.1, -0.5), (3.05, 0.0), (3.3, 0.0)],
      // s
      [(3.6, 0.0), (3.85, -0.6), (4.0, -1.0)],
      [(4.05, -0.7), (4.35, -0.5), (4.3, -0.2)],
      [(4.25, 0.05), (3.95, 0.05), (3.85, -0.1)],
    ]
    var points: [(Double, Double)] = []
    var from = start
    for piece in pieces {
      for step in 0..<400 {
        let t = Double(step) / 400
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(
          (
            a * from.0 + b * piece[0].0 + c * piece[1].0 + d * piece[2].0,
            a * from.1 + b * piece[0].1 + c * piece[1].1 + d * piece[2].1
          ))
      }
      from = piece[2]
    }
    let all = points
    return KnownCurve("writing \(height)", steps: all.count - 1) { t in
      let index = min(Int((t * Double(all.count - 1)).rounded()), all.count - 1)
      return (all[index].0 * height, all[index].1 * height)
    }
  }

  /// How far the line is from the nearest place to a point.
  public static func distance(of point: PaperPoint, to line: [PaperPoint]) -> Double {
    var nearest = Double.infinity
    for (a, b) in zip(line, line.dropFirst()) {
      let (way, offset) = (b - a, point - a)
      let square = way.dot(way)
      let share = square > 0 ? min(max(offset.dot(way) / square, 0), 1) : 0
      nearest = min(nearest, (offset - way * share).length)
    }
    return nearest
  }

  /// Rms and greatest distance of this curve from a line, so that what the line leaves out counts.
  public func missed(by line: [PaperPoint]) -> (rms: Double, worst: Double) {
    var (sum, worst, count) = (0.0, 0.0, 0.0)
    for index in stride(from: 0, to: points.count, by: max(1, points.count / 1500)) {
      let d = Self.distance(of: points[index], to: line)
      sum += d * d
      worst = max(worst, d)
      count += 1
    }
    return ((sum / count).squareRoot(), worst)
  }
}
