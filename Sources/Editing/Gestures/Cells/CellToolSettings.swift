public import Base
import Documents

/// The settings of the tools for cells.
public struct CellToolSettings: Equatable, Sendable {
  /// The diameter or side of the tip, in cells.
  public var tipSize = 1
  /// The outline of the tip.
  public var tipShape = CellTip.Shape.round
  /// The last tip made from a selection; nil for none.
  public var ownTip: CellTip? { didSet { usesOwnTip = ownTip != nil } }
  /// Whether `ownTip` replaces the tip of a size and a shape.
  public var usesOwnTip = false
  /// Whether freehand lines of one cell skip corners.
  public var isPixelPerfect = false
  /// The way that painted cells mix with those below.
  public var inkMode = CellInkMode.replace
  /// The opacity of painting, within `allowedOpacities`.
  public var opacity = 100
  /// The allowed opacities of painting, in percent.
  public static let allowedOpacities = 1...100
  /// The place of the pattern that a tip made from a selection paints.
  public var tipPattern = TipPattern.moves
  /// The rotation of square and flat tips, clockwise in degrees.
  public var tipAngle = 0
  /// Whether shapes are filled with the colour of their outline.
  public var isFilled = false
  /// Whether a fill recolours all equal cells, connected or not.
  public var fillsEverywhere = false
  /// The outline of new selections.
  public var selectionShape = SelectionShape.rectangle
  /// The combination of a new selection with the present one.
  public var selectionMode = SelectionMode.replace
  /// The maximum difference of similar colours, 0…255.
  public var tolerance = 0
  /// The dither pattern for drawing and filling.
  public var pattern = DitherPattern()
  /// Whether the second colour fills the cells left out by a pattern.
  public var dithersTwoColors = false
  /// The direction that gradients change in.
  public var gradientShape = CellGradient.Shape.linear
  /// The matrix for mixing the colours of a gradient; nil for steps.
  public var gradientMatrix: DitherMatrix? = .fine
  /// The font of new texts.
  public var lettering = CellLettering()
  /// Its centre is in units of the canvas's longer side.
  public var symmetry = Symmetry()
  /// The length of the rope that smooths the hand's motion, within `Stabiliser.allowedRopes`.
  public var steadiness = 0.0

  /// Creates the settings of a new window.
  public init() {}

  /// The present tip of a pen.
  public var tip: CellTip {
    if usesOwnTip, let ownTip { return ownTip }
    return CellTip(size: tipSize, shape: tipShape, angle: tipAngle)
  }

  /// The way that painted cells mix with those below.
  var blending: CellBlending {
    CellBlending(composes: inkMode != .replace, opacity: Double(opacity) / 100)
  }
}

/// The way that painted cells mix with those below.
public enum CellInkMode: CaseIterable, Sendable {
  /// Painted cells get the colour in hand with its opacity.
  case replace
  /// Colours are composed with those below, by their opacity.
  case blend
  /// Like `blend`, but empty cells stay empty.
  case lockAlpha
}
