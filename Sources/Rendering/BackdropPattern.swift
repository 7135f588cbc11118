public import Base
public import Canvas

/// Lines or dots under the ink, about a point of the paper wide.
public struct BackdropPattern: Equatable, Sendable {
  /// The arrangement of the lines or dots, as in `PaperPattern`.
  public enum Kind: Equatable, Sendable {
    case ruled
    case squared
    case dotted
    case isometric
  }

  /// The arrangement of the lines or dots.
  public let kind: Kind
  /// The distance between lines, or the side of a triangle, as a fraction of the paper's longer side.
  public let spacing: Double
  /// The colour of the lines or dots.
  public let color: Color
  /// An intersection of lines.
  public let origin: PaperPoint

  /// Creates a pattern; its spacing has to be positive.
  public init(_ kind: Kind, spacing: Double, color: Color, origin: PaperPoint) {
    self.kind = kind
    self.spacing = spacing
    self.color = color
    self.origin = origin
  }

  /// The least distance of lines in pixels: closer ones are thinned, every other one at a time.
  static let leastStep = 4.0
  /// The distance from which lines have the full strength of their colour.
  private static let plainStep = 10.0

  /// Draws a rectangle of the pattern, as one shape.
  ///
  /// Lines along the sides are on whole pixels.
  ///
  /// - Parameters:
  ///   - rect: relative to the paper's corner, which is the context's origin.
  ///   - paper: its size in pixels.
  func draw(_ rect: PixelRect, in context: DrawingContext, paper: PixelSize) {
    let side = Double(paper.longerSide)
    guard !rect.isEmpty, spacing > 0 else { return }
    var step = spacing * side
    while step < Self.leastStep { step *= 2 }
    let strength = min(1, max(0.5, step / Self.plainStep))
    let width = max(1, (side * PaperScale.grain).rounded())
    let shape = PatternShape(
      step: step, width: width, origin: PixelPoint(x: origin.x * side, y: origin.y * side),
      part: rect, paper: paper)
    context.saved {
      context.translate(x: -Double(rect.x), y: -Double(rect.y))
      context.rectangle(rect)
      context.clip()
      context.newPath()
      switch kind {
      case .ruled: shape.addRows(to: context)
      case .squared:
        shape.addRows(to: context)
        shape.addColumns(step, to: context)
      case .dotted: shape.addDots(to: context)
      case .isometric:
        shape.addColumns(step * 3.0.squareRoot() / 2, to: context)
        for slope in [1, -1] { shape.addSlanted(Double(slope) / 3.0.squareRoot(), to: context) }
      }
      context.setColor(color.with(alpha: color.alpha * strength))
      context.fill()
    }
  }
}
