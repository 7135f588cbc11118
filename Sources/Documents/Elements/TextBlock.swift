public import Base

/// A text on the paper: what it says, how that is set, and where it stands.
///
/// Its letters are drawn as the outline that stands beside it in an element, so that they are the same wherever its
/// typeface is missing.
public struct TextBlock: Equatable, Hashable, Sendable {
  public var string: String
  public var style: TextStyle
  /// Where lines break, in ems; nil where they break only where that was typed. Positive and finite.
  public var width: Double?
  /// From ems, with the text's anchor as the origin, to lengths of the paper's longer side.
  ///
  /// The anchor is the top of the first line: on the left of a text with a width, else where its alignment holds it.
  public var map: PaperMap

  public init(_ string: String, style: TextStyle, width: Double? = nil, map: PaperMap) {
    self.string = string
    self.style = style
    self.width = width
    self.map = map
  }

  /// An upright text.
  ///
  /// - Parameters:
  ///   - size: of an em, in lengths of the paper's longer side.
  ///   - width: in the same lengths.
  public init(
    _ string: String = "", style: TextStyle, size: Double, width: Double? = nil,
    at anchor: PaperPoint
  ) {
    self.init(
      string, style: style, width: width.map { $0 / size },
      map: PaperMap(xx: size, xy: 0, yx: 0, yy: size, x0: anchor.x, y0: anchor.y))
  }

  /// The most characters that are set.
  public static let longest = 4000

  /// Of an em, in lengths of the paper's longer side.
  public var size: Double { abs(map.determinant).squareRoot() }

  public var anchor: PaperPoint { PaperPoint(x: map.x0, y: map.y0) }

  /// The text with an em of another size; it stays where its anchor is, and its lines break where they did.
  public func resized(to size: Double) -> TextBlock {
    let scale = size / self.size
    guard scale.isFinite, scale > 0 else { return self }
    var block = self
    block.map = PaperMap(
      xx: map.xx * scale, xy: map.xy * scale, yx: map.yx * scale, yy: map.yy * scale, x0: map.x0,
      y0: map.y0)
    block.width = width.map { $0 / scale }
    return block
  }

  /// Whether its numbers can be drawn with.
  public var isSound: Bool {
    map.isFinite && size > 0 && size.isFinite && (width.map { $0 > 0 && $0.isFinite } ?? true)
  }
}

// How a text is set, as one line of words: what the library and SVG files keep beside what it says.
extension TextBlock {
  /// Weight, slant, alignment, width or "-", the six numbers of the map in the order of SVG, and the family.
  public var setting: String {
    let slant = style.isItalic ? "italic" : "upright"
    return [
      "\(style.weight)", slant, style.alignment.rawValue, width?.description ?? "-", map.words,
      style.family,
    ].joined(separator: " ")
  }

  /// Nil for a setting that is none.
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

/// How a text looks, at whatever size.
public struct TextStyle: Equatable, Hashable, Sendable {
  /// To which side short lines go; in scripts that begin on the right, the start is there.
  public enum Alignment: String, CaseIterable, Sendable {
    case start, center, end
  }

  /// Of a typeface, as fontconfig knows it.
  public var family: String
  /// From 1 to 1000: 400 is regular, 700 is bold.
  public var weight: Int { didSet { weight = Self.clamped(weight) } }
  public var isItalic: Bool
  public var alignment: Alignment

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
