import Base

/// The colours and lines of an element of Excalidraw.
struct ExcalidrawLook {
  private(set) var stroke = InkColor.black
  private(set) var fill = InkColor(red: 0, green: 0, blue: 0, alpha: 0)
  private(set) var pattern = FillPattern.hatched
  /// In pixels.
  private(set) var width = 1.0
  private(set) var line = Line.solid
  /// 0…1.
  private(set) var opacity = 1.0
  private(set) var startHead: String?
  private(set) var endHead: String?

  enum Line: String, CaseIterable { case solid, dashed, dotted }

  /// Reads a field; false if it has another one's name.
  mutating func read(
    _ name: String, from reader: inout JSONReader
  ) throws(InterchangeError) -> Bool {
    switch name {
    case "strokeColor": stroke = try ExcalidrawRule.color(&reader)
    case "backgroundColor": fill = try ExcalidrawRule.color(&reader)
    case "fillStyle": pattern = Self.pattern(try reader.readString())
    case "strokeWidth": width = max(try ExcalidrawRule.number(&reader), 0)
    case "strokeStyle": line = try FieldRule.word(&reader, Line.self)
    case "opacity": opacity = min(max(try ExcalidrawRule.number(&reader) / 100, 0), 1)
    case "startArrowhead": startHead = try reader.readUnlessNull(ExcalidrawRule.text)
    case "endArrowhead": endHead = try reader.readUnlessNull(ExcalidrawRule.text)
    default: return false
    }
    return true
  }

  private static func pattern(_ name: String) -> FillPattern {
    switch name {
    case "solid": .solid
    case "cross-hatch": .crosshatched
    case "dots": .dotted
    // `hachure`, `zigzag` and the like.
    default: .hatched
    }
  }

  var strokeColor: InkColor { faded(stroke) }

  /// Nil for none.
  var fillStyle: FillStyle? {
    let color = faded(fill)
    return color.alpha > 0 ? FillStyle(color: color, pattern: pattern, rule: .nonZero) : nil
  }

  func faded(_ color: InkColor) -> InkColor {
    var color = color
    color.alpha = UInt8(saturating: (Double(color.alpha) * opacity).rounded())
    return color
  }

  /// In widths of the line.
  ///
  /// Source: `getDashArrayDashed` and `getDashArrayDotted` in `packages/element/src/shape.ts` of Excalidraw.
  var dash: DashPattern {
    let lengths: [Double] =
      switch line {
      case .solid: []
      case .dashed: [8, 8 + width]
      case .dotted: [1.5, 6 + width]
      }
    return DashPattern(lengths.map { $0 / max(width, 1e-3) }) ?? .solid
  }

  /// Nil for a head that lines don't have here.
  static func head(_ name: String?) -> LineHead? {
    switch name {
    case nil: LineHead.none
    case "arrow": .open
    case "triangle": .arrow
    case "triangle_outline": .triangle
    case "diamond": .diamond
    case "diamond_outline": .hollowDiamond
    case "dot", "circle": .dot
    case "circle_outline": .ring
    case "bar": .bar
    case "crowfoot_many", "crowfoot_one_or_many", "cardinality_many", "cardinality_one_or_many":
      .many
    case "crowfoot_one", "cardinality_one", "cardinality_exactly_one": .one
    case "cardinality_zero_or_many": .optionalMany
    case "cardinality_zero_or_one": .optionalOne
    default: nil
    }
  }
}
