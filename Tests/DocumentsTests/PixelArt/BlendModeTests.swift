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
    case .colorDodge: below == 0 ? 0 : above == 1 ? 1 : min(1, below / (1 - above))
    case .colorBurn: below == 1 ? 1 : above == 0 ? 0 : 1 - min(1, (1 - below) / above)
    case .hardLight: formula(.overlay, above, below)
    case .softLight:
      above <= 0.5
        ? below - (1 - 2 * above) * below * (1 - below)
        : below + (2 * above - 1)
          * ((below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()) - below)
    case .difference: abs(below - above)
    case .exclusion: below + above - 2 * below * above
    case .divide: below == 0 ? 0 : below >= above ? 1 : below / above
    case .hue, .saturation, .color, .luminosity: above
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `is its plain formula on all pairs of 16 values`(mode: BlendMode) {
    for below in Self.values {
      for above in Self.values {
        let wanted = 255 * Self.formula(mode, Double(below) / 255, Double(above) / 255)
        #expect(
          abs(Double(mode.blended(below, above)) - wanted) <= (mode == .exclusion ? 1.01 : 0.51),
          "\(above) over \(below)")
      }
    }
  }

  /// What Aseprite 1.3 shows of three colours over each of four, of which all but one are translucent.
  private static let shown: [BlendMode: [UInt32]] = [
    .normal: [
      0xFC56_3930, 0xEE74_1685, 0x279C_D585, 0x24BD_DE8A, 0xED76_14FF, 0x0CBB_EEA0,
      0xD063_33FF, 0xDA6D_23FF, 0x7382_87FF, 0x2827_33CC, 0xED76_14FF, 0x1447_65D6,
    ],
    .multiply: [
      0xFC54_3730, 0xEE6F_1585, 0x2796_CB85, 0x11BB_DE8A, 0x3B64_14FF, 0x05B4_EDA0,
      0xC85A_2DFF, 0xC149_1BFF, 0x7052_2FFF, 0x1622_31CC, 0x1A15_05FF, 0x0F26_3AD6,
    ],
    .screen: [
      0xFC57_3A30, 0xEF76_1985, 0x339D_D585, 0x24C6_ED8A, 0xEDC9_C0FF, 0x0CCC_F6A0,
      0xD06C_39FF, 0xE188_3AFF, 0xCB94_8AFF, 0x2829_36CC, 0xEE87_41FF, 0x184A_67D6,
    ],
    .overlay: [
      0xFC55_3830, 0xEF71_1685, 0x3398_CE85, 0x11C4_ED8A, 0x3BB5_BCFF, 0x05C8_F5A0,
      0xD060_2EFF, 0xDF61_1DFF, 0xB370_44FF, 0x1723_31CC, 0x2923_09FF, 0x0F2A_44D6,
    ],
    .addition: [
      0xFC58_3B30, 0xEF77_1985, 0x339F_D785, 0x24C9_ED8A, 0xEDDD_C5FF, 0x0CD0_F6A0,
      0xD072_3BFF, 0xE39F_3CFF, 0xD7B1_98FF, 0x2829_37CC, 0xFD96_45FF, 0x184F_6ED6,
    ],
    .subtract: [
      0xF252_3730, 0xE16E_1685, 0x3193_C985, 0x11BF_E88A, 0x3B5E_B1FF, 0x05A1_C2A0,
      0xA956_2BFF, 0x6432_28FF, 0xB932_19FF, 0x1521_2FCC, 0x0B05_1FFF, 0x0E20_2FD6,
    ],
    .darken: [
      0xFC55_3930, 0xEE71_1685, 0x2796_CC85, 0x11BD_DE8A, 0x3B76_14FF, 0x05BB_EEA0,
      0xC863_32FF, 0xC864_23FF, 0x7364_32FF, 0x1623_33CC, 0x1B26_14FF, 0x1228_3CD6,
    ],
    .lighten: [
      0xFC56_3930, 0xEE74_1785, 0x339C_D585, 0x24C5_ED8A, 0xEDB8_C0FF, 0x0CC5_F5A0,
      0xD064_33FF, 0xDA6D_32FF, 0xC882_87FF, 0x2827_33CC, 0xED76_31FF, 0x1447_65D6,
    ],
  ]

  @Test(arguments: shown.keys.sorted { $0.rawValue < $1.rawValue })
  func `weighs what is translucent as Aseprite does`(mode: BlendMode) {
    let below: [UInt32] = [0xF441_300A, 0x00CD_F980, 0xC864_32FF, 0x1122_33C8]
    let above: [UInt32] = [0xFE5B_3B28, 0xED76_14FF, 0x1EA0_DC80]
    let opacities = [255, 128]
    let seen = below.enumerated().flatMap { row, below in
      above.enumerated().map { column, above in
        mode.composed(above, over: below, opacity: opacities[(row + column) % 2])
      }
    }
    #expect(seen == Self.shown[mode])
  }

  @Test(arguments: BlendMode.allCases)
  func `keeps every part and alpha within its bounds, in all pairs`(mode: BlendMode) {
    for lower in Self.values {
      for upper in Self.values {
        for (below, above) in [(0, 255), (34, 221), (119, 136), (255, 17)] {
          let colors = [below, above].map { UInt32($0) * 0x0101_0100 }
          let seen = mode.composed(
            colors[1] | UInt32(upper), over: colors[0] | UInt32(lower))
          let (b, s) = (Double(lower) / 255, Double(upper) / 255)
          #expect(abs(Double(seen & 255) - 255 * (s + b - s * b)) <= 0.51)
          // Grey stays grey: no part runs into its neighbour.
          #expect(seen >> 24 == seen >> 16 & 255 && seen >> 24 == seen >> 8 & 255)
        }
      }
    }
  }

  @Test func `takes hue, saturation and luminosity of whole colours as the W3C's formulas say`() {
    // A strong red over a dull blue.
    let (above, below): (UInt32, UInt32) = (0xE020_20FF, 0x4050_80FF)
    func luminosity(_ color: UInt32) -> Double {
      [(24, 0.3), (16, 0.59), (8, 0.11)].reduce(0) {
        $0 + Double(color >> UInt32($1.0) & 255) * $1.1
      }
    }
    func saturation(_ color: UInt32) -> Int {
      let parts = [24, 16, 8].map { Int(color >> UInt32($0) & 255) }
      return (parts.max() ?? 0) - (parts.min() ?? 0)
    }
    for mode in BlendMode.allCases where mode.blendsWholeColors {
      let seen = mode.composed(above, over: below)
      let light = luminosity(mode == .luminosity ? above : below)
      #expect(abs(luminosity(seen) - light) <= 1.5, "\(mode)")
      #expect(seen & 255 == 255)
    }
    let hue = BlendMode.hue.composed(above, over: below)
    #expect(hue >> 24 > hue >> 16 & 255 && abs(saturation(hue) - saturation(below)) <= 1)
    let color = BlendMode.color.composed(above, over: below)
    #expect(saturation(color) > saturation(hue))
    #expect(BlendMode.luminosity.composed(below, over: below) & 0xFEFE_FEFF == below & 0xFEFE_FEFF)
  }

  @Test(arguments: BlendMode.allCases)
  func `of no opacity changes nothing, and over nothing is what it is`(mode: BlendMode) {
    #expect(mode.composed(0x1122_33FF, over: 0x4455_6677, opacity: 0) == 0x4455_6677)
    #expect(mode.composed(0x1122_33FF, over: 0, opacity: 255) == 0x1122_33FF)
    #expect(mode.composed(0x1122_33FF, over: 0, opacity: 102) == 0x1122_3366)
  }
}
