import Canvas
import Base

/// The fine relief of a material, as black and white light over its colour.
enum Texture: Hashable {
  /// Fine horizontal scratches, as from a sanding belt.
  case brushed
  /// The pebbles of leather-like cloth.
  case tolex

  /// The side of the repeating square, in points.
  private var side: Double {
    switch self {
    case .brushed: 160
    case .tolex: 96
    }
  }

  /// Returns a square that repeats seamlessly, or nil if memory is short.
  func surface(scale: Double) -> Surface? {
    let side = Int(saturating: (self.side * scale).rounded())
    guard
      let surface = try? Surface(size: PixelSize(width: side, height: side), format: .argb32)
    else { return nil }
    let context = DrawingContext(surface)
    switch self {
    case .brushed: Self.brush(context, side: side, scale: scale)
    case .tolex: Self.pebble(context, side: Double(side), scale: scale)
    }
    return surface
  }

  private static func brush(_ context: DrawingContext, side: Int, scale: Double) {
    var noise = Noise(seed: 1974)
    let line = max(1, (scale * 0.6).rounded())
    let rows = Int(saturating: Double(side) / line)
    for row in 0..<rows {
      for _ in 0..<5 {
        let shade = noise.next() - 0.5
        context.setColor((shade > 0 ? Color.white : .black).with(alpha: abs(shade) * 0.13))
        let start = noise.next() * Double(side)
        let length = (0.15 + 0.85 * noise.next()) * Double(side)
        for shift in [0, -Double(side)] {
          context.rectangle(
            ViewRect(x: start + shift, y: Double(row) * line, width: length, height: line))
        }
        context.fill()
      }
    }
  }

  private static func pebble(_ context: DrawingContext, side: Double, scale: Double) {
    var noise = Noise(seed: 1962)
    let count = Int(saturating: (side / scale / 3.2).rounded())
    let cell = side / Double(count)
    for row in 0..<count {
      for column in 0..<count {
        let x = (Double(column) + 0.5 + (noise.next() - 0.5) * 0.9) * cell
        let y = (Double(row) + 0.5 + (noise.next() - 0.5) * 0.9) * cell
        let radius = cell * (0.42 + 0.22 * noise.next())
        let stretch = 0.75 + 0.6 * noise.next()
        let turn = noise.next() * .pi
        for dx in [-side, 0, side] where x + dx > -2 * cell && x + dx < side + 2 * cell {
          for dy in [-side, 0, side] where y + dy > -2 * cell && y + dy < side + 2 * cell {
            context.saved {
              context.translate(x: x + dx, y: y + dy)
              drawPebble(context, radius: radius, stretch: stretch, turn: turn)
            }
          }
        }
      }
    }
  }

  private static func drawPebble(
    _ context: DrawingContext, radius: Double, stretch: Double, turn: Double
  ) {
    func blob(_ offset: ViewPoint, _ size: Double, _ color: Color) {
      context.saved {
        context.translate(x: offset.x, y: offset.y)
        context.rotate(radians: turn)
        context.scale(x: stretch, y: 1 / stretch)
        context.circle(x: 0, y: 0, radius: size)
      }
      context.setColor(color)
      context.fill()
    }
    blob(Light.shadow(radius * 0.32), radius, Color.black.with(alpha: 0.17))
    blob(Light.shadow(-radius * 0.1), radius * 0.86, Color.white.with(alpha: 0.09))
    blob(Light.shadow(-radius * 0.34), radius * 0.38, Color.white.with(alpha: 0.14))
  }
}

/// Uniform random numbers from 0 up to 1, reproducible by seed (Lehmer, Park and Miller 1988).
private struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state = state * 48_271 % 2_147_483_647
    return Double(state) / 2_147_483_647
  }
}
