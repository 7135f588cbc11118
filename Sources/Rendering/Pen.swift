public import Base

/// A brush at one size of the picture.
public struct Pen: Equatable, Sendable {
  /// What it does to the ink that is there.
  public enum Effect: Equatable, Sendable { case paint, erase }

  /// In pixels; positive.
  public var width: Double
  public var style: LineStyle
  public var effect: Effect
  /// How many pixels a point of the paper is: what patterns and heads of thin lines are measured by.
  public var pixelsPerPoint: Float

  public init(
    width: Double, style: LineStyle, effect: Effect = .paint, pixelsPerPoint: Double = 1
  ) {
    self.width = width
    self.style = style
    self.effect = effect
    self.pixelsPerPoint = Float(pixelsPerPoint)
  }

  /// Whether something stands at the ends of its line.
  var hasHeads: Bool { style.heads != .none && effect == .paint }

  /// The pen of what lies between the heads.
  var withoutHeads: Pen {
    var pen = self
    pen.style.heads = .none
    return pen
  }

  /// Whether a piece of a line may have ends like those of the line, since they lie inside the line's ink.
  var isRound: Bool { style.cap == .round && style.join == .round }

  /// The pen of a line whose width changes.
  var tapered: Pen {
    var pen = self
    (pen.style.cap, pen.style.join) = (.round, .round)
    return pen
  }
}
