public import Canvas

/// The materials of a faceplate: cream on a light desktop, black on a dark one.
public struct FaceplateColors: Equatable, Sendable {
  /// The covering around the plate, and the cord along its edge.
  public var tolex: Color
  /// The cord along the edge of the covering.
  public var piping: Color
  /// The plate's metal, and the filling of engraved letters.
  public var metal: Color
  /// The filling of engraved letters.
  public var engraving: Color
  /// The bright metal of rims, bezels and screws.
  public var bright: Color
  /// The body of knobs, their pointer line, and the disc below them.
  public var knob: Color
  /// The line on a knob that points to its value.
  public var pointer: Color
  /// The disc below a knob.
  public var skirt: Color
  /// Slots and trays, deeper than the plate.
  public var well: Color
  /// A luminous read-out behind glass.
  public var readout: Color
  /// The letters of a read-out.
  public var readoutText: Color
  /// The letters of a read-out that say less, such as units.
  public var readoutMuted: Color
  /// The background of selected letters in a read-out.
  public var readoutSelection: Color
  /// Push keys.
  public var key: Color
  /// The print on push keys.
  public var keyText: Color
  /// The focus ring, and the light of pilot lamps.
  public var ring: Color
  /// The light of pilot lamps.
  public var pilot: Color
  /// The mark of invalid text in a read-out.
  public var warning: Color

  /// The materials on a light desktop.
  public static let cream = FaceplateColors(
    tolex: Color(0xDDCFAF), piping: Color(0xB58A3A), metal: Color(0xD3CBBA),
    engraving: Color(0x2C221A), bright: Color(0xD9D4CA),
    knob: Color(0x352A25), pointer: Color(0xF4EAD6), skirt: Color(0xC9C3B8), well: Color(0x2A241F),
    readout: Color(0x1D1611), readoutText: Color(0xFFCB77), readoutMuted: Color(0xC79A58),
    readoutSelection: Color(0x6B4A1E), key: Color(0xEDE4D0), keyText: Color(0x2C221A),
    ring: Color(0xBF3B06), pilot: Color(0xFF8A1E), warning: Color(0xFF8F73))

  /// The materials on a dark desktop.
  public static let black = FaceplateColors(
    tolex: Color(0x232120), piping: Color(0xC9A557), metal: Color(0x2D2A26),
    engraving: Color(0xF1E6CE), bright: Color(0xB9B3A8),
    knob: Color(0xEADFC6), pointer: Color(0x2A1F18), skirt: Color(0x1F1C1A), well: Color(0x131110),
    readout: Color(0x100C09), readoutText: Color(0xFFC468), readoutMuted: Color(0xC2914A),
    readoutSelection: Color(0x5E4019), key: Color(0x3A3630), keyText: Color(0xF4EAD6),
    ring: Color(0xFFB13B), pilot: Color(0xFF7A14), warning: Color(0xFF9A7D))
}

extension Theme {
  /// Engraved letters: small and widely spaced.
  public var engraved: Font { Font(family: family, size: 10.5, weight: .bold, spacing: 0.9) }
  /// Engraved letters for the numbers of dials.
  public var engravedSmall: Font { Font(family: family, size: 9.5, weight: .bold, spacing: 0.2) }
  /// The maker's name.
  public var badge: Font { Font(family: family, size: 13.5, weight: .bold, spacing: 3.2) }
  /// The letters of a read-out.
  public var readout: Font { Font(family: family, size: 12.5, weight: .medium, spacing: 0.2) }
}
