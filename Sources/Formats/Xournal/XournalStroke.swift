import Base
import Documents

/// A `<stroke>`: its points as text, and in `width` one width, or that and one for each of the lines between them.
struct XournalStroke {
  /// x and y in turn, in points of the page.
  private let numbers: [Double]
  private let widths: [Double]
  private var style = LineStyle()
  private let isEraser: Bool

  /// Of a highlighter that says nothing else.
  private static let highlighterAlpha: UInt8 = 0x7F
  /// Limited so that their squares are finite.
  private static let allowed = -1e30...1e30

  init(_ tree: XMLTree, _ index: Int) throws(InterchangeError) {
    let tool = tree[index, "tool"] ?? "pen"
    isEraser = tool == "eraser"
    numbers = try Self.numbers(
      String(decoding: tree.text(of: index), as: UTF8.self), most: 2 * DrawingBudget.mostPoints,
      in: "points")
    guard numbers.count % 2 == 0 else {
      throw InterchangeError("must hold x and y").inside(field: "points")
    }
    widths = try Self.numbers(
      tree[index, "width"] ?? "1", most: DrawingBudget.mostPoints, in: "width")
    guard var color = XournalColor.ink(tree[index, "color"] ?? "black") else {
      throw InterchangeError("must be a colour such as #1A2B3CFF").inside(field: "color")
    }
    // There pens are opaque, whatever their colour says.
    if tool != "highlighter" {
      color.alpha = 255
    } else if color.alpha == 255 {
      color.alpha = Self.highlighterAlpha
    }
    style.color = color
    style.cap = tree[index, "capStyle"].flatMap { EndCap(rawValue: $0) } ?? .round
    style.dash = Self.dash(tree[index, "style"] ?? "plain", width: width)
    if hasPressure { style.hand = HandStyle(widthSource: .pressure, thinnest: 0) }
    if let alpha = tree[index, "fill"].flatMap({ SVGScanner.numbers($0).first }), alpha >= 0 {
      color.alpha = UInt8(saturating: min(alpha, 255))
      style.fill = FillStyle(color: color, rule: .nonZero)
    }
  }

  /// Reads a list of finite numbers, at least one unless it is of points.
  static func numbers(
    _ text: String, most: Int, in field: String
  ) throws(InterchangeError) -> [Double] {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    while let number = scanner.number() {
      guard allowed.contains(number) else {
        throw InterchangeError("must be between -1e30 and 1e30").inside(field: field)
      }
      guard numbers.count < most else { throw DrawingBudget.tooManyLines }
      numbers.append(number)
    }
    scanner.skipSeparators()
    guard scanner.next == nil, !numbers.isEmpty || field == "points" else {
      throw InterchangeError("must be a finite number").inside(field: field)
    }
    return numbers
  }

  /// - Parameter width: of the line, in points like the lengths of dashes.
  private static func dash(_ name: String, width: Double) -> DashPattern {
    let lengths: [Double] =
      switch name {
      case "dash": [6, 3]
      case "dashdot": [6, 3, 0.5, 3]
      case "dot": [0.5, 3]
      case _ where name.hasPrefix("cust:"): SVGScanner.numbers(String(name.dropFirst(5)))
      default: []
      }
    return DashPattern(lengths.map { $0 / width }) ?? .solid
  }

  var pointCount: Int { numbers.count / 2 }

  /// Erasers are kept in no file of today.
  var isSeen: Bool { !isEraser && pointCount > 0 }

  private var hasPressure: Bool { widths.dropFirst().contains { $0 > 0 } }

  /// The greatest one, in points.
  private var width: Double {
    max((hasPressure ? widths.dropFirst().max() : widths.first) ?? 1, 1e-6)
  }

  func element(on page: XournalPage) -> PaintingElement {
    let samples = (0..<pointCount).map { index in
      // A list that is too short goes on with its last width, as for the last point.
      let breadth = hasPressure ? widths[min(index + 1, widths.count - 1)] : width
      return Sample(
        position: page.position(x: numbers[2 * index], y: numbers[2 * index + 1]),
        pressure: Float(min(max(breadth / width, 0), 1)))
    }
    return PaintingElement(
      .freehand(samples),
      width: min(max(page.length(width), 1e-9), PaintingElement.greatestWidth), style: style)
  }
}
