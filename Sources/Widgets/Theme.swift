public import Canvas

/// All colours, lengths and type sizes of the program, light and dark, and the motion setting. Lengths are in view
/// points.
public struct Theme: Equatable, Sendable {
  /// Whether light letters are on a dark ground.
  public var isDark: Bool

  // Backgrounds
  /// The background of windows.
  public var window: Color
  /// The background of panels and cards.
  public var panel: Color
  /// Around a paper or a grid.
  public var surround: Color
  /// The background of fields for text.
  public var field: Color
  /// The background of menus.
  public var menu: Color
  /// The lines between parts.
  public var line: Color
  /// The shadow below popups and cards, translucent.
  public var shadow: Color

  // Text
  /// The letters of running text.
  public var text: Color
  /// The letters of details, such as units and dates.
  public var secondaryText: Color
  /// The letters of disabled controls.
  public var disabledText: Color

  // Controls
  /// The background of a control at rest.
  public var control: Color
  /// The background of a control under the pointer.
  public var controlHover: Color
  /// The background of a pressed control.
  public var controlPressed: Color
  /// The background of a control that is switched on.
  public var controlOn: Color
  /// The background of the most likely action, and the colour of marks.
  public var accent: Color
  /// The same under the pointer.
  public var accentHover: Color
  /// The same while pressed.
  public var accentPressed: Color
  /// The letters on the accent colour.
  public var onAccent: Color
  /// The two tones of the focus ring and of a caret: one of them has a contrast of at least 3 : 1 to any background.
  public var focus: Color
  /// The inner of the two tones.
  public var focusEdge: Color
  /// The background of selected text and rows.
  public var selection: Color
  /// The background of irreversible actions, and the letters of complaints.
  public var warning: Color
  /// The letters on the warning colour.
  public var onWarning: Color
  /// The outline of controls; nil for none.
  public var outline: Color?

  /// The materials of faceplates.
  public var faceplate: FaceplateColors

  /// The amount of animation.
  public var motion = Motion.usual

  /// The user's colours for transparent content; nil for the theme's own.
  public var ownTranslucency: TranslucencyColors?

  // Space
  /// The distance between neighbouring controls.
  public var spacing = 8.0
  /// The distance from the edges of a window or dialog.
  public var margin = 16.0
  /// The height of buttons and fields.
  public var controlHeight = 32.0
  /// The height of bars.
  public var toolbarHeight = 48.0
  /// The radius of the corners of controls.
  public var radius = 6.0
  /// The radius of the corners of cards and dialogs.
  public var largeRadius = 10.0

  // Type
  /// The font family of all texts but a faceplate's.
  public var family = "Sans"
  /// The font of hints and of details in lists.
  public var small: Font { Font(family: family, size: 11.5) }
  /// The font of running text and controls.
  public var body: Font { Font(family: family, size: 13) }
  /// The font of the parts of running text that stand out.
  public var emphasized: Font { Font(family: family, size: 13, weight: .bold) }
  /// The font of the titles of bars and dialogs.
  public var title: Font { Font(family: family, size: 15, weight: .bold) }
  /// The font of the largest titles.
  public var headline: Font { Font(family: family, size: 22, weight: .bold) }

  /// All fonts except the faceplate's, starting with the ones used by every window.
  public var fonts: [Font] { [body, title, small, headline, emphasized] }

  /// The theme of a light desktop.
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

  /// The theme of a dark desktop.
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
