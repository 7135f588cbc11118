public import Canvas

/// All colours, lengths and type sizes of the program, light and dark, and the motion setting. Lengths are in view
/// points.
public struct Theme: Equatable, Sendable {
  public var isDark: Bool

  // Backgrounds
  public var window: Color
  public var panel: Color
  /// Around a paper or a grid.
  public var surround: Color
  public var field: Color
  public var menu: Color
  public var line: Color
  public var shadow: Color

  // Text
  public var text: Color
  public var secondaryText: Color
  public var disabledText: Color

  // Controls
  public var control: Color
  public var controlHover: Color
  public var controlPressed: Color
  public var controlOn: Color
  public var accent: Color
  public var accentHover: Color
  public var accentPressed: Color
  public var onAccent: Color
  /// The two tones of the focus ring and of a caret: one of them has a contrast of at least 3 : 1 to any background.
  public var focus: Color
  public var focusEdge: Color
  public var selection: Color
  public var warning: Color
  public var onWarning: Color
  /// The outline of controls; nil for none.
  public var outline: Color?

  /// The materials of faceplates.
  public var faceplate: FaceplateColors

  public var motion = Motion.usual

  /// The user's colours for transparent content; nil for the theme's own.
  public var ownTranslucency: TranslucencyColors?

  // Space
  public var spacing = 8.0
  public var margin = 16.0
  public var controlHeight = 32.0
  public var toolbarHeight = 48.0
  public var radius = 6.0
  public var largeRadius = 10.0

  // Type
  public var family = "Sans"
  public var small: Font { Font(family: family, size: 11.5) }
  public var body: Font { Font(family: family, size: 13) }
  public var emphasized: Font { Font(family: family, size: 13, weight: .bold) }
  public var title: Font { Font(family: family, size: 15, weight: .bold) }
  public var headline: Font { Font(family: family, size: 22, weight: .bold) }

  /// All fonts except the faceplate's, starting with the ones used by every window.
  public var fonts: [Font] { [body, title, small, headline, emphasized] }

  public static let light = Theme(
    isDark: false,
    window: Color(0xF1EEE9), panel: Color(0xF8F6F3), surround: Color(0xD5CFC6), field: .white,
    menu: Color(0xFCFBF9), line: Color(0xD3CCC2), shadow: Color(0x3A2A1A, alpha: 0.28),
    text: Color(0x2B2420), secondaryText: Color(0x594F47), disabledText: Color(0xB0A79D),
    control: Color(0xE7E2DA), controlHover: Color(0xDCD5CB), controlPressed: Color(0xCDC4B7),
    controlOn: Color(0xE3CDB6), accent: Color(0x955425), accentHover: Color(0xA4602E),
    accentPressed: Color(0x7E441B), onAccent: Color(0xFFFBF6), focus: Color(0x0F4294),
    focusEdge: .white, selection: Color(0xE6D3BF), warning: Color(0xA33B1F),
    onWarning: Color(0xFFFBF6), faceplate: .cream)

  public static let dark = Theme(
    isDark: true,
    window: Color(0x26221F), panel: Color(0x2E2A26), surround: Color(0x1B1816),
    field: Color(0x1A1715),
    menu: Color(0x37322D), line: Color(0x4A433C), shadow: Color(0x000000, alpha: 0.5),
    text: Color(0xEFE8E0), secondaryText: Color(0xC8BDB2), disabledText: Color(0x6F665E),
    control: Color(0x3D3731), controlHover: Color(0x49423B), controlPressed: Color(0x524A42),
    controlOn: Color(0x59442E), accent: Color(0xC98A52), accentHover: Color(0xD89A62),
    accentPressed: Color(0xB5773F), onAccent: Color(0x20160D), focus: Color(0x8EC4FF),
    focusEdge: Color(0x000000), selection: Color(0x50402F), warning: Color(0xF0876A),
    onWarning: Color(0x20160D), faceplate: .black)
}
