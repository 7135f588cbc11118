import Documents
import Testing

@Suite("A blend mode")
struct BlendModeTests {
  /// 16 values, both ends among them.
  private static let values = (0..<16).map { $0 * 17 }

  /// The plain formula, in numbers from 0 to 1.
  private static func formula(_ mode: BlendMode, _ below: Double, _ above: Double) -> Double {
    switch mode {
    case .normal: above
    case .multiply: below * above
    case .screen: 1 - (1 - below) * (1 - above)
    case .overlay: below <= 0.5 ? 2 * below * above : 1 - 2 * (1 - below) * (1 - above)
    case .addition: min(1, below + above)
    case .subtract: max(0, below - above)
    case .darken: min(below, above)
    case .lighten: max(below, above)
    }
  }

  @Test("is its plain formula on all pairs of 16 values", arguments: BlendMode.allCases)
  func opaque(mode: BlendMode) {
    for below in Self.values {
      for above in Self.values {
        let wanted = 255 * Self.formula(mode, Double(below) / 255, Double(above) / 255)
        #expect(
          abs(Double(mode.blended(below, above)) - wanted) <= 0.51, "\(above) over \(below)")
      }
    }
  }

  @Test("weighs what is translucent as compositing is defined", arguments: BlendMode.allCases)
  func translucent(mode: BlendMode) {
    for lower in Self.values {
      for upper in Self.values {
        for (below, above) in [(0, 255), (34, 221), (119, 136), (255, 17)] {
          let colors = [below, above].map { UInt32($0) * 0x0101_0100 }
          let seen = mode.composed(
            colors[1] | UInt32(upper), over: colors[0] | UInt32(lower))
          let (b, s) = (Double(lower) / 255, Double(upper) / 255)
          let alpha = s + b - s * b
          #expect(abs(Double(seen & 255) - 255 * alpha) <= 0.51)
          guard alpha > 0 else { continue }
          let (cb, cs) = (Double(below) / 255, Double(above) / 255)
          let sum = s * (1 - b) * cs + s * b * Self.formula(mode, cb, cs) + (1 - s) * b * cb
          #expect(
            abs(Double(seen >> 24) - 255 * sum / alpha) <= 1.01,
            "\(above) of \(upper) over \(below) of \(lower)")
        }
      }
    }
  }

  @Test(
    "of no opacity changes nothing, and over nothing is what it is", arguments: BlendMode.allCases)
  func ends(mode: BlendMode) {
    #expect(mode.composed(0x1122_33FF, over: 0x4455_6677, opacity: 0) == 0x4455_6677)
    #expect(mode.composed(0x1122_33FF, over: 0, opacity: 255) == 0x1122_33FF)
    #expect(mode.composed(0x1122_33FF, over: 0, opacity: 102) == 0x1122_3366)
  }
}
