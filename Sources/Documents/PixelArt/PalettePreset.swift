import Base

/// A well-known palette.
///
/// Contains only the values of the colours, which are facts, in the order of their publication: those of DawnBringer
/// from the threads of Pixel Joint in which he published them (2011), of Endesga and of PICO-8 from their makers' own
/// descriptions (Lospec's list; Lexaloffle's manual), of the Game Boy from its first emulators, of the CGA from IBM's
/// manual. Everyone is free to paint with them.
public struct PalettePreset: Sendable {
  /// A proper name, not translated.
  public let name: String
  /// The author of the colours.
  public let author: String
  /// The colours, in the order of their publication.
  public let palette: Palette

  private init(_ name: String, by author: String, _ colors: [UInt32]) {
    self.name = name
    self.author = author
    palette = Palette(colors.map { InkColor(rgb: $0) })
  }

  /// The presets in the order of the menu.
  public static let all = [
    dawnbringer16, dawnbringer32, pico8, endesga32, gameBoy, cga,
  ]

  private static let dawnbringer16 = PalettePreset(
    "DawnBringer 16", by: "Richard “DawnBringer” Fhager",
    [
      0x140C1C, 0x442434, 0x30346D, 0x4E4A4E, 0x854C30, 0x346524, 0xD04648, 0x757161,
      0x597DCE, 0xD27D2C, 0x8595A1, 0x6DAA2C, 0xD2AA99, 0x6DC2CA, 0xDAD45E, 0xDEEED6,
    ])

  private static let dawnbringer32 = PalettePreset(
    "DawnBringer 32", by: "Richard “DawnBringer” Fhager",
    [
      0x000000, 0x222034, 0x45283C, 0x663931, 0x8F563B, 0xDF7126, 0xD9A066, 0xEEC39A,
      0xFBF236, 0x99E550, 0x6ABE30, 0x37946E, 0x4B692F, 0x524B24, 0x323C39, 0x3F3F74,
      0x306082, 0x5B6EE1, 0x639BFF, 0x5FCDE4, 0xCBDBFC, 0xFFFFFF, 0x9BADB7, 0x847E87,
      0x696A6A, 0x595652, 0x76428A, 0xAC3232, 0xD95763, 0xD77BBA, 0x8F974A, 0x8A6F30,
    ])

  private static let pico8 = PalettePreset(
    "PICO-8", by: "Lexaloffle Games",
    [
      0x000000, 0x1D2B53, 0x7E2553, 0x008751, 0xAB5236, 0x5F574F, 0xC2C3C7, 0xFFF1E8,
      0xFF004D, 0xFFA300, 0xFFEC27, 0x00E436, 0x29ADFF, 0x83769C, 0xFF77A8, 0xFFCCAA,
    ])

  private static let endesga32 = PalettePreset(
    "Endesga 32", by: "Endesga",
    [
      0xBE4A2F, 0xD77643, 0xEAD4AA, 0xE4A672, 0xB86F50, 0x733E39, 0x3E2731, 0xA22633,
      0xE43B44, 0xF77622, 0xFEAE34, 0xFEE761, 0x63C74D, 0x3E8948, 0x265C42, 0x193C3E,
      0x124E89, 0x0099DB, 0x2CE8F5, 0xFFFFFF, 0xC0CBDC, 0x8B9BB4, 0x5A6988, 0x3A4466,
      0x262B44, 0x181425, 0xFF0044, 0x68386C, 0xB55088, 0xF6757A, 0xE8B796, 0xC28569,
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
}
