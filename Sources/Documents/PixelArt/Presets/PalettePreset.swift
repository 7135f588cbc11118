import Base

/// A well-known palette.
///
/// Contains only the values of the colours, which are facts, in the order of their publication: those of artists from
/// their own announcements, as Pixel Joint, Lospec and Aseprite's list of palettes give them; those of machines from
/// their manuals, or as emulators show them. Everyone is free to paint with them.
public struct PalettePreset: Sendable {
  /// A group of the menu.
  public enum Origin: CaseIterable, Sendable {
    case artists, machines, programs
  }

  /// A proper name, not translated.
  public let name: String
  /// The author of the colours.
  public let author: String
  /// The colours, in the order of their publication.
  public let palette: Palette

  init(_ name: String, by author: String, _ colors: [UInt32]) {
    self.name = name
    self.author = author
    palette = Palette(colors.map { InkColor(rgb: $0) })
  }

  /// All presets, in the order of the menu.
  public static var all: [PalettePreset] { Origin.allCases.flatMap { presets(of: $0) } }

  /// Returns the presets of a group.
  public static func presets(of origin: Origin) -> [PalettePreset] {
    switch origin {
    case .artists: ofArtists
    case .machines: ofMachines
    case .programs: ofPrograms
    }
  }

  /// Returns all colours whose parts have some levels, 0xRRGGBB.
  static func grid(of levels: [UInt32]) -> [UInt32] {
    levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in red << 16 | green << 8 | blue } }
    }
  }
}
