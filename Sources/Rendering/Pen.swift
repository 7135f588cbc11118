public import Base

/// A brush at one size of the picture.
public struct Pen: Equatable, Sendable {
  /// The effect on existing ink.
  public enum Effect: Equatable, Sendable { case paint, erase }

  /// In pixels; always positive.
  public var width: Double
  /// The look of its lines, apart from their width.
  public var style: LineStyle
  /// The effect on existing ink: to cover or to remove it.
  public var effect: Effect
  /// Pixels per point of the paper, which scale patterns and the heads of thin lines.
  public var pixelsPerPoint: Float

  /// Creates a pen, which paints unless said otherwise. Kinds of brush other than pens have neither dashes nor heads.
  public init(
    width: Double, style: LineStyle, effect: Effect = .paint, pixelsPerPoint: Double = 1
  ) {
    self.width = width
    self.style = style
    self.effect = effect
    self.pixelsPerPoint = Float(pixelsPerPoint)
    if style.kind.name != .pen {
      (self.style.dash, self.style.heads) = (.solid, .none)
    }
  }

  /// Whether its lines have heads.
  var hasHeads: Bool { style.heads.isVisible && effect == .paint }

  /// The pen for the line between the heads.
  var withoutHeads: Pen {
    var pen = self
    pen.style.heads = .none
    return pen
  }

  /// Whether pieces may have the same ends as the line, since they are hidden within its ink.
  var isRound: Bool { isNib || style.cap == .round && style.join == .round }

  /// Whether its lines are swept by a flat nib.
  var isNib: Bool { style.kind.name == .nib && effect == .paint }

  /// The greatest distance of ink from a line apart from its corners and ends, in pixels.
  var reach: Double { width * style.kind.reach }

  /// Whether its colour multiplies with the colours under it.
  public var darkens: Bool {
    effect == .paint && style.kind.darkens
  }

  /// The pen for a line of varying width.
  var tapered: Pen {
    var pen = self
    (pen.style.cap, pen.style.join) = (.round, .round)
    return pen
  }
}
