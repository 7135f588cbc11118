import Base
import Glibc

/// The same numbers on every machine (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func real(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }
}

/// Lines as hands and worse draw them.
enum RandomLine: Int, CaseIterable {
  case wave, loops, scribble, zigzag, jumps, tremble, cusps, dense, hatching, vanishing

  static func circles(seed: Int) -> [PenCircle] {
    allCases[seed % allCases.count].circles(seed: seed)
  }

  private func circles(seed: Int) -> [PenCircle] {
    var random = Seeded(state: UInt64(seed))
    let width = random.real(2...50)
    let noise = random.real(0...0.4)
    let count = Int(random.real(8...120))
    var (x, y) = (60.0, 60.0)
    var heading = random.real(0...6)
    let (turning, bulge) = (random.real(-0.4...0.4), random.real(1...20))
    var circles: [PenCircle] = []
    for index in 0..<count {
      let t = Double(index) / Double(count)
      var breadth = 0.55 + 0.45 * sin(bulge * t) + noise * random.real(-1...1)
      switch self {
      case .wave:
        (x, y) = (20 + 100 * t, 60 + 30 * sin(t * bulge))
      case .loops:
        (x, y) = (60 + 30 * cos(t * bulge) + 20 * t, 60 + 25 * sin(t * bulge * 1.3))
      case .scribble:
        heading += turning + random.real(-0.3...0.3)
        (x, y) = (x + 4 * cos(heading), y + 4 * sin(heading))
      case .zigzag:
        (x, y) = (random.real(20...100), random.real(20...100))
      case .jumps:
        (x, y) = (x + random.real(-9...9), y + random.real(-9...9))
        breadth = random.real(0...1) < 0.3 ? 0 : random.real(0...1)
      case .tremble:
        (x, y) = ((20 + 80 * t).rounded(), 60 + random.real(-1.5...1.5).rounded())
      case .cusps:
        (x, y) = (60 + 40 * cos(bulge * t), 60 + 30 * abs(sin(bulge * t)))
        if index % 5 == 0, let last = circles.last { (x, y) = (last.center.x, last.center.y) }
      case .dense:
        (x, y) = (40 + 20 * t + 3 * sin(9 * t), 50 + 10 * sin(turning * 10 * t))
      case .hatching:
        (x, y) = (index % 2 == 0 ? 20 : 90, 20 + 0.5 * Double(index / 2))
      case .vanishing:
        heading += turning
        (x, y) = (x + 3 * cos(heading), y + 3 * sin(heading))
        breadth = max(0, sin(bulge * t))
      }
      circles.append(
        PenCircle(PixelPoint(x: x, y: y), radius: max(0, breadth) * width / 2))
    }
    return circles
  }
}
