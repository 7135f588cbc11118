import Base

// Palettes of computers and consoles, real or imagined.
extension PalettePreset {
  static let ofMachines: [PalettePreset] = [
    pico8, gameBoy, cga, appleII, commodore64, vic20, msx1, nes, virtualBoy, spectrum,
    pico8Extended, ega, masterSystem, amstradCPC, msx2, teletext,
  ]

  private static let pico8 = PalettePreset(
    "PICO-8", by: "Lexaloffle Games",
    [
      0x000000, 0x1D2B53, 0x7E2553, 0x008751, 0xAB5236, 0x5F574F, 0xC2C3C7, 0xFFF1E8,
      0xFF004D, 0xFFA300, 0xFFEC27, 0x00E436, 0x29ADFF, 0x83769C, 0xFF77A8, 0xFFCCAA,
    ])

  /// Four greens of its screen, from dark to light.
  private static let gameBoy = PalettePreset(
    "Game Boy", by: "Nintendo", [0x0F380F, 0x306230, 0x8BAC0F, 0x9BBC0F])

  /// The sixteen colours of its text, the dark ones first.
  private static let cga = PalettePreset(
    "CGA", by: "IBM",
    [
      0x000000, 0x0000AA, 0x00AA00, 0x00AAAA, 0xAA0000, 0xAA00AA, 0xAA5500, 0xAAAAAA,
      0x555555, 0x5555FF, 0x55FF55, 0x55FFFF, 0xFF5555, 0xFF55FF, 0xFFFF55, 0xFFFFFF,
    ])

  private static let appleII = PalettePreset(
    "Apple II", by: "Apple",
    [
      0x000000, 0x6C2940, 0x403578, 0xD93CF0, 0x135740, 0x808080, 0x2697F0, 0xBFB4F8,
      0x404B07, 0xD9680F, 0xECA8BF, 0x26C30F, 0xBFCA87, 0x93D6BF, 0xFFFFFF,
    ])

  private static let commodore64 = PalettePreset(
    "Commodore 64", by: "Commodore",
    [
      0x000000, 0xFFFFFF, 0x883932, 0x67B6BD, 0x8B3F96, 0x55A049, 0x40318D, 0xBFCE72,
      0x8B5429, 0x574200, 0xB86962, 0x505050, 0x787878, 0x94E089, 0x7869C4, 0x9F9F9F,
    ])

  private static let vic20 = PalettePreset(
    "VIC-20", by: "Commodore",
    [
      0x000000, 0xFFFFFF, 0x782922, 0x87D6DD, 0xAA5FB6, 0x1A8226, 0x40318D, 0xBFCE72,
      0xAA7449, 0xEAB489, 0xB86962, 0xC7FFFF, 0xEA9FF6, 0x94E089, 0x8071CC, 0xFFFFB2,
    ])

  /// The colours of its TMS9918, without the transparent one.
  private static let msx1 = PalettePreset(
    "MSX", by: "Texas Instruments",
    [
      0x010101, 0x3EB849, 0x74D07D, 0x5955E0, 0x8076F1, 0xB95E51, 0x65DBEF, 0xDB6559,
      0xFF897D, 0xCCC35E, 0xDED087, 0x3AA241, 0xB766B5, 0xCCCCCC, 0xFFFFFF,
    ])

  private static let nes = PalettePreset(
    "NES", by: "Nintendo",
    [
      0x000000, 0x797979, 0xA2A2A2, 0x305182, 0x4192C3, 0x61D3E3, 0xA2FFF3, 0x306141,
      0x49A269, 0x71E392, 0xA2FFCB, 0x386D00, 0x49AA10, 0x71F341, 0xA2F3A2, 0x386900,
      0x51A200, 0x9AEB00, 0xCBF382, 0x495900, 0x8A8A00, 0xEBD320, 0xFFF392, 0x794100,
      0xC37100, 0xFFA200, 0xFFDBA2, 0xA23000, 0xE35100, 0xFF7930, 0xFFCBBA, 0xB21030,
      0xDB4161, 0xFF61B2, 0xFFBAEB, 0x9A2079, 0xDB41C3, 0xF361FF, 0xE3B2FF, 0x6110A2,
      0x9241F3, 0xA271FF, 0xC3B2FF, 0x2800BA, 0x4141FF, 0x5182FF, 0xA2BAFF, 0x2000B2,
      0x4161FB, 0x61A2FF, 0x92D3FF, 0xB2B2B2, 0xEBEBEB, 0xFFFFFF,
    ])

  private static let virtualBoy = PalettePreset(
    "Virtual Boy", by: "Nintendo",
    [
      0x000000, 0x550000, 0xAA0000, 0xFF0000,
    ])

  private static let spectrum = PalettePreset(
    "ZX Spectrum", by: "Sinclair",
    [
      0x000000, 0x0000C0, 0xC00000, 0xC000C0, 0x00C000, 0x00C0C0, 0xC0C000, 0xC0C0C0,
      0x0000FF, 0xFF0000, 0xFF00FF, 0x00FF00, 0x00FFFF, 0xFFFF00, 0xFFFFFF,
    ])

  /// The standard sixteen colours, then the sixteen of its hidden palette.
  private static let pico8Extended = PalettePreset(
    "PICO-8, extended", by: "Lexaloffle Games",
    [
      0x000000, 0x1D2B53, 0x7E2553, 0x008751, 0xAB5236, 0x5F574F, 0xC2C3C7, 0xFFF1E8,
      0xFF004D, 0xFFA300, 0xFFEC27, 0x00E436, 0x29ADFF, 0x83769C, 0xFF77A8, 0xFFCCAA,
      0x291814, 0x111D35, 0x422136, 0x125359, 0x742F29, 0x49333B, 0xA28879, 0xF3EF7D,
      0xBE1250, 0xFF6C24, 0xA8E72E, 0x00B543, 0x065AB5, 0x754665, 0xFF6E59, 0xFF9D81,
    ])

  /// All 64 colours of the Enhanced Graphics Adapter by their numbers, whose bits are r, g, b for a third of a part,
  /// and R, G, B for two thirds.
  private static let ega = PalettePreset(
    "EGA", by: "IBM",
    (0..<64).map { (number: UInt32) in
      func part(_ high: UInt32, _ low: UInt32) -> UInt32 {
        170 * (number >> high & 1) + 85 * (number >> low & 1)
      }
      return part(2, 5) << 16 | part(1, 4) << 8 | part(0, 3)
    })

  /// Two bits for each part.
  private static let masterSystem = PalettePreset(
    "Master System", by: "Sega", grid(of: [0, 85, 170, 255]))

  /// Three levels for each part.
  private static let amstradCPC = PalettePreset(
    "Amstrad CPC", by: "Amstrad", grid(of: [0, 128, 255]))

  /// Three bits of green, three of red and two of blue.
  private static let msx2 = PalettePreset(
    "MSX2", by: "Yamaha",
    (0..<256).map { index in
      func level(_ value: Int, of most: Int) -> UInt32 { UInt32(value * 255 / most) }
      return level(index >> 2 & 7, of: 7) << 16 | level(index >> 5, of: 7) << 8
        | level(index & 3, of: 3)
    })

  /// A bit for each part.
  private static let teletext = PalettePreset("Teletext", by: "the BBC", grid(of: [0, 255]))
}
