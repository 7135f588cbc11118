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
