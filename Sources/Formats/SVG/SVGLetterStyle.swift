import Base

/// The properties of texts in an SVG file that the style of a painting's text lacks.
struct SVGLetterStyle {
  enum Rule: String {
    case under = "underline"
    case through = "line-through"
    case over = "overline"
  }

  /// The place of the position within the height of a line.
  enum Baseline: String {
    case middle, central, hanging
    case mathematical
    case textBeforeEdge = "text-before-edge"
    case textAfterEdge = "text-after-edge"
    case textTop = "text-top"
    case textBottom = "text-bottom"
    case ideographic
  }

  /// The letters that are smaller capitals.
  enum SmallCapitals: String {
    case small = "small-caps"
    case all = "all-small-caps"
  }

  /// Between letters, and in addition between words, in user units.
  private(set) var spacing = 0.0
  private(set) var wordSpacing = 0.0
  private(set) var rules: Set<Rule> = []
  /// Whether white space is as in the file.
  private(set) var keepsSpaces = false
  /// Nil for the baseline of the letters.
  private(set) var baseline: Baseline?
  /// Upwards from the baseline of what is around it, in user units.
  private(set) var shift = 0.0

  /// Nil for letters as they are.
  private(set) var capitals: SmallCapitals?

  static let names: Set = [
    "letter-spacing", "word-spacing", "text-decoration", "text-decoration-line", "xml:space",
    "white-space", "dominant-baseline", "alignment-baseline", "baseline-shift",
  ]

  /// Sets the value of `font-variant`; false for one that letters don't have one by one.
  mutating func setVariant(_ value: String) -> Bool {
    capitals = SmallCapitals(rawValue: value)
    return capitals != nil || value == "normal" || value == "none"
  }

  /// Whether a letter is a smaller capital.
  func isSmall(_ letter: Character) -> Bool {
    switch capitals {
    case nil: false
    case .small: letter.isLowercase
    case .all: letter.isLetter
    }
  }

  /// - Parameter lengths: of the element.
  mutating func set(_ name: String, _ value: String, _ lengths: SVGLengths) {
    switch name {
    case "letter-spacing": spacing = Self.spacing(value, lengths) ?? spacing
    case "word-spacing": wordSpacing = Self.spacing(value, lengths) ?? wordSpacing
    case "text-decoration", "text-decoration-line":
      // Rules run through all of an element, whatever its parts say.
      rules.formUnion(value.split(separator: " ").compactMap { Rule(rawValue: String($0)) })
    case "xml:space": keepsSpaces = value == "preserve"
    case "white-space": keepsSpaces = value.hasPrefix("pre") || value == "break-spaces"
    case "dominant-baseline": baseline = Baseline(rawValue: value)
    case "alignment-baseline": baseline = Baseline(rawValue: value) ?? baseline
    case "baseline-shift":
      switch value {
      case "baseline": break
      // Source: CSS Inline 3, section 4.2.
      case "sub": shift -= lengths.fontSize / 5
      case "super": shift += lengths.fontSize / 3
      default:
        if let length = lengths.length(ofFont: value) { shift += length }
      }
    default: break
    }
  }

  private static func spacing(_ text: String, _ lengths: SVGLengths) -> Double? {
    text == "normal" ? 0 : lengths.length(ofFont: text)
  }
}
