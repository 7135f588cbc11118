public import Base

/// What was chosen for the tools of cells.
public struct CellToolSettings: Equatable, Sendable {
  public var tipSize = 1
  public var tipShape = CellTip.Shape.round
  /// What was last made a tip; nil for nothing.
  public var ownTip: CellTip? { didSet { usesOwnTip = ownTip != nil } }
  /// Whether `ownTip` takes the place of a tip of a size and a shape.
  public var usesOwnTip = false
  public var isPixelPerfect = false
  public var isFilled = false
  public var fillsEverywhere = false
  public var selectionShape = SelectionShape.rectangle
  public var selectionMode = SelectionMode.replace
  /// By how much the colours of cells may differ from one that are like it, 0…255.
  public var tolerance = 0
  public var pattern = DitherPattern()
  /// Whether the second colour comes where a pattern leaves cells out.
  public var dithersTwoColors = false
  public var gradientShape = CellGradient.Shape.linear
  /// How the colours of a gradient are mixed; nil for steps.
  public var gradientMatrix: DitherMatrix? = .fine
  public var lettering = CellLettering()
  /// Its centre is in lengths of the canvas's longer side.
  public var symmetry = Symmetry()
  /// The length of the rope that steadies the hand, within `Stabiliser.allowedRopes`.
  public var steadiness = 0.0

  public init() {}

  /// What a pen covers.
  public var tip: CellTip {
    if usesOwnTip, let ownTip { return ownTip }
    return CellTip(size: tipSize, shape: tipShape)
  }
}
