import Base
import Documents

/// Scribbles made up by a fixed rule: each a wandering line about a fifth of the paper wide.
enum BenchStrokes {
  /// - Parameters:
  ///   - width: as a share of the paper's longer side.
  ///   - jitter: how much the direction may change from one sample to the next, in radians.
  static func make(
    count: Int, samples: Int, width: Double = 4.0 / 1920, jitter: Double = 0.9
  ) -> [Stroke] {
    var state: UInt64 = 42
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    return (0..<count).map { number in
      var x = random()
      var y = random()
      var angle = random() * 6.28
      let step = 0.2 / Double(samples)
      let color = InkColor(
        red: UInt8(number % 251), green: UInt8(number * 7 % 251), blue: UInt8(number * 13 % 251))
      return Stroke(
        width: width, style: LineStyle(color: color),
        samples: (0..<samples).map { index in
          angle += (random() - 0.5) * jitter
          x += cosine(angle) * step
          y += cosine(angle - 1.5708) * step * 1.78
          return Sample(
            position: UnitPoint(x: x, y: y), milliseconds: UInt32(index * 8))
        })
    }
  }

  /// A painting of such scribbles, in the shape of the window that shows them.
  static func painting(count: Int, samples: Int) -> Painting {
    painting(of: make(count: count, samples: samples))
  }

  static func painting(of strokes: [Stroke]) -> Painting {
    Painting(shape: .fixed(AspectRatio(16.0 / 9) ?? .fourToThree), baseStrokes: strokes)
  }

  private static func cosine(_ angle: Double) -> Double {
    // Good enough for a scribble, and the same everywhere.
    let turns = angle / 6.283185307179586
    let t = turns - turns.rounded(.down)
    let p = 4 * abs(t - 0.5) - 1
    return p * (1.5 - 0.5 * abs(p))
  }
}
