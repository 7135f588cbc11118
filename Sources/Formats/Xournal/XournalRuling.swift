import Base
import Documents

/// The ruling of a page of Xournal++.
///
/// Source: the classes in `src/core/view/background` of Xournal++.
struct XournalRuling {
  /// Nil for a plain page.
  private(set) var pattern: PaperPattern?
  /// Whether the page has a ruling that papers don't have here.
  private(set) var isOther = false

  private static let grey = InkColor(rgb: 0xBDBDBD)
  private static let blue = InkColor(rgb: 0x40A0FF)
  /// The sides of squares and triangles, in points.
  private static let squareSide = 14.17
  private static let lineDistance = 24.0
  /// Above the first line, in points.
  private static let header = 80.0

  /// - Parameters:
  ///   - style: its name.
  ///   - config: overrides for the style, as `f1=40A0FF,r1=20`.
  init(_ style: String, config: String, on page: XournalPage) {
    var fields: [Substring: Substring] = [:]
    for field in config.split(separator: ",") {
      let parts = field.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { fields[parts[0]] = parts[1] }
    }
    let color = fields["f1"].flatMap { text in
      let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text
      return UInt32(digits, radix: 16).map { InkColor(rgb: $0 & 0xFF_FFFF) }
    }
    let side = fields["r1"].flatMap { SVGScanner.numbers(String($0)).first }
    func set(
      _ kind: PaperPattern.Kind, _ usualSide: Double, _ usualColor: InkColor,
      origin: (Double) -> PaperPoint = { _ in PaperPoint(x: 0, y: 0) }
    ) {
      let side = side ?? usualSide
      let place = origin(side)
      pattern = PaperPattern(
        kind, spacing: page.length(side), color: color ?? usualColor,
        origin: PaperPoint(x: page.length(place.x), y: page.length(place.y)))
      isOther = pattern == nil
    }
    switch style {
    case "plain", "": break
    case "ruled", "lined":
      set(.ruled, Self.lineDistance, Self.blue) { _ in PaperPoint(x: 0, y: Self.header) }
    case "graph": set(.squared, Self.squareSide, Self.grey)
    case "dotted": set(.dotted, Self.squareSide, Self.grey)
    case "isograph":
      set(.isometric, Self.squareSide, Self.grey) { Self.isometricOrigin($0, on: page) }
    default: isOther = true
    }
  }

  /// A crossing of the lines: the grid is in the middle of the page, with a margin of a triangle.
  private static func isometricOrigin(_ side: Double, on page: XournalPage) -> PaperPoint {
    let step = PaperVector(dx: 3.0.squareRoot() / 2 * side, dy: side / 2)
    func offset(_ length: Double, _ step: Double) -> Double {
      (length - ((length - 2 * side) / step).rounded(.down) * step) / 2
    }
    return PaperPoint(
      x: offset(page.width, step.dx) + step.dx, y: offset(page.height, step.dy))
  }

  /// The attributes of a ruling.
  static func attributes(of pattern: PaperPattern?, on page: XournalPage) -> String {
    guard let pattern else { return "style=\"plain\"" }
    let style =
      switch pattern.kind {
      case .ruled: "ruled"
      case .squared: "graph"
      case .dotted: "dotted"
      case .isometric: "isograph"
      }
    let color = pattern.color.rgb.dropFirst()
    let side = XournalWriter.number(pattern.spacing * page.longerSide)
    return "style=\"\(style)\" config=\"f1=\(color),r1=\(side)\""
  }
}
