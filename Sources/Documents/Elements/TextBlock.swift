public import Base

/// A text on the paper: its string, style and placement.
///
/// The element's outline draws the letters, so that they look the same even without the typeface.
public struct TextBlock: Equatable, Hashable, Sendable {
  /// The characters, with newlines between paragraphs.
  public var string: String
  /// The typeface and the alignment.
  public var style: TextStyle
  /// The wrapping width in ems, or nil if lines break only at newlines. Positive and finite.
  public var width: Double?
  /// Maps ems, with the text's anchor as the origin, to units of the paper's longer side.
  ///
  /// The anchor is at the top of the first line: on the left for a text with a width, otherwise according to its
  /// alignment.
  public var map: PaperMap
  /// The link to the element that it labels; nil if it labels none. Not part of `setting`.
  public var label: TextLabel?

  /// Creates a text with a width in ems and a map from ems.
  public init(_ string: String, style: TextStyle, width: Double? = nil, map: PaperMap) {
    self.string = string
    self.style = style
    self.width = width
    self.map = map
  }

  /// Creates an upright text.
  ///
  /// - Parameters:
  ///   - size: the length of an em, in units of the paper's longer side.
  ///   - width: in the same units.
  public init(
    _ string: String = "", style: TextStyle, size: Double, width: Double? = nil,
    at anchor: PaperPoint
  ) {
    self.init(
      string, style: style, width: width.map { $0 / size },
      map: PaperMap(xx: size, xy: 0, yx: 0, yy: size, x0: anchor.x, y0: anchor.y))
  }

  /// The maximum number of characters in a text.
  public static let longest = 4000

  /// The length of an em, in units of the paper's longer side.
  public var size: Double { map.enlargement }

  /// The origin of the map, on the paper.
  public var anchor: PaperPoint { PaperPoint(x: map.x0, y: map.y0) }

  /// Returns the text with another em size, keeping its anchor and its line breaks. That of a label is a wish, which
  /// `fitted` grants.
  public func resized(to size: Double) -> TextBlock {
    let scale = size / self.size
    guard scale.isFinite, scale > 0 else { return self }
    var block = self
    if label != nil {
      block.label?.size = size
      return block
    }
    block.map = PaperMap(
      xx: map.xx * scale, xy: map.xy * scale, yx: map.yx * scale, yy: map.yy * scale, x0: map.x0,
      y0: map.y0)
    block.width = width.map { $0 / scale }
    return block
  }

  /// Whether its numbers are valid for drawing.
  public var isSound: Bool {
    map.isFinite && size > 0 && size.isFinite && (width.map { $0 > 0 && $0.isFinite } ?? true)
  }
}

// The setting of a text as one line of words, stored with its string by the library and by SVG files.
extension TextBlock {
  /// The weight, slant, alignment, width or "-", the six numbers of the map in the order of SVG, and the family.
  public var setting: String {
    let slant = style.isItalic ? "italic" : "upright"
    return [
      "\(style.weight)", slant, style.alignment.rawValue, width?.description ?? "-", map.words,
      style.family,
    ].joined(separator: " ")
  }

  /// Returns nil for an invalid setting.
  public init?(_ string: String, setting: String) {
    let words = setting.split(
      separator: " ", maxSplits: 10, omittingEmptySubsequences: false)
    guard words.count == 11, let weight = Int(words[0]), ["upright", "italic"].contains(words[1]),
      let alignment = TextStyle.Alignment(rawValue: String(words[2])),
      words[3] == "-" || Double(words[3]) != nil, let map = PaperMap(words: words[4..<10])
    else { return nil }
    self.init(
      string,
      style: TextStyle(
        family: String(words[10]), weight: weight, isItalic: words[1] == "italic",
        alignment: alignment),
      width: Double(words[3]), map: map)
    guard isSound else { return nil }
  }
}

/// The style of a text, independent of its size.
public struct TextStyle: Equatable, Hashable, Sendable {
  /// The alignment of short lines. In right-to-left scripts the start is on the right.
  public enum Alignment: String, CaseIterable, Sendable {
    case start, center, end
  }

  /// The family name known to fontconfig.
  public var family: String
  /// From 1 to 1000: 400 is regular, 700 is bold.
  public var weight: Int { didSet { weight = Self.clamped(weight) } }
  /// Whether the letters are slanted, by the typeface or artificially.
  public var isItalic: Bool
  /// The side that short lines are aligned to.
  public var alignment: Alignment

  /// Creates a style; a weight outside of 1…1000 is moved into it.
  public init(
    family: String = "Sans", weight: Int = 400, isItalic: Bool = false,
    alignment: Alignment = .start
  ) {
    self.family = family
    self.weight = Self.clamped(weight)
    self.isItalic = isItalic
    self.alignment = alignment
  }

  private static func clamped(_ weight: Int) -> Int { min(max(weight, 1), 1000) }
}
