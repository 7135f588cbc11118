public import Base

/// The settings of the tools for cells.
public struct CellToolSettings: Equatable, Sendable {
  public var tipSize = 1
  public var tipShape = CellTip.Shape.round
  /// The last tip made from a selection; nil for none.
  public var ownTip: CellTip? { didSet { usesOwnTip = ownTip != nil } }
  /// Whether `ownTip` replaces the tip of a size and a shape.
  public var usesOwnTip = false
  public var isPixelPerfect = false
  public var isFilled = false
  public var fillsEverywhere = false
  public var selectionShape = SelectionShape.rectangle
  public var selectionMode = SelectionMode.replace
  /// The maximum difference of similar colours, 0…255.
  public var tolerance = 0
  public var pattern = DitherPattern()
  /// Whether the second colour fills the cells left out by a pattern.
  public var dithersTwoColors = false
  public var gradientShape = CellGradient.Shape.linear
  /// The matrix for mixing the colours of a gradient; nil for steps.
  public var gradientMatrix: DitherMatrix? = .fine
  public var lettering = CellLettering()
  /// Its centre is in units of the canvas's longer side.
  public var symmetry = Symmetry()
  /// The length of the rope that smooths the hand's motion, within `Stabiliser.allowedRopes`.
  public var steadiness = 0.0

  public init() {}

  /// The present tip of a pen.
  public var tip: CellTip {
    if usesOwnTip, let ownTip { return ownTip }
    return CellTip(size: tipSize, shape: tipShape)
  }
}
