import Base
import Documents

/// The fill, the heads or the ink of one of our lines, as a path or a picture for other programs.
struct SVGPart {
  enum Kind: String {
    case fill, heads, ink
  }

  let kind: Kind
  let attributes: [String: String]
  let style: SVGStyle
  let map: PaperMap
  let home: SVGHome
  /// The order of its line; nil in older files.
  let order: Int?

  /// Returns nil for other elements.
  init?(_ attributes: [String: String], _ style: SVGStyle, _ map: PaperMap, _ home: SVGHome) {
    guard let kind = attributes["filbert:part"].flatMap(Kind.init) else { return nil }
    self.kind = kind
    self.attributes = attributes
    self.style = style
    self.map = map
    self.home = home
    order = SVGOwnFields(attributes).order
  }

  func isPart(of line: Int?) -> Bool { order == nil || order == line }

  /// Whether another program changed its path.
  var isReshaped: Bool {
    guard let sum = attributes["filbert:sum"] else { return false }
    return sum != SVGPathSum.text(of: (attributes["d"] ?? "").utf8)
  }
}

extension FillStyle {
  /// The fill, possibly recoloured by another program; nil if it was removed.
  func shown(with paint: SVGPaint) -> FillStyle? {
    // What a pattern of ours looks like to other programs.
    guard paint.reference == nil else { return self }
    if let ink = paint.ink, let mean = paint.flat {
      return gradient.map { $0.isLike(ink) } ?? false
        ? self : FillStyle(color: mean, gradient: ink, rule: rule)
    }
    guard paint.isSeen || color.alpha == 0 else { return nil }
    guard let now = paint.flat else { return self }
    return FillStyle(color: now, rule: rule)
  }
}
