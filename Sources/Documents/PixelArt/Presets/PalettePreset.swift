import Base

/// A well-known palette.
///
/// Lists only colour values, which are facts, in their published order. Sources: artists' announcements, as listed by
/// Pixel Joint, Lospec and Aseprite; manuals of machines, or the output of their emulators. Free for everyone to use.
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
