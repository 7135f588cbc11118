import Base
import Documents

/// What lies within a line of ours, or stands at its ends, as a path for other programs.
struct SVGPart {
  enum Kind: String {
    case fill, heads
  }

  let kind: Kind
  let attributes: [String: String]
  let style: SVGStyle
  let map: PaperMap
  let home: SVGHome
  /// That of its line; nil in files of versions that did not say it.
  let order: Int?

  /// Nil for what is no part.
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
  /// The fill as another program may have coloured it since; nil where it took it away.
  func shown(with paint: SVGPaint) -> FillStyle? {
    guard paint.isSeen || color.alpha == 0 else { return nil }
    guard let now = paint.flat else { return self }
    return FillStyle(color: now, rule: rule)
  }
}
