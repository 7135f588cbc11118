// Texts about the tools of pixel art, and about selections.
extension PixelTexts {
  public var fill: String { translate("Fill") }
  public var shade: String { translate("Shade") }
  public var dither: String { translate("Dither") }
  public var contour: String { translate("Contour") }
  public var gradientTool: String { translate("Gradient", context: "tool") }
  public var contourToDither: String { translate("Contour, gradient, shade, dither, slice") }
  public var swapAndSymmetry: String { translate("Swap colours, symmetry") }
  public var smallLetters: String { translate("Small letters") }
  public var tallLetters: String { translate("Tall letters") }
  public var letteringTip: String { translate("Pixel font or desktop font") }
  public var textTitle: String { translate("Text on cells") }
  public var layText: String { translate("Place") }
  public var noText: String { translate("The text is empty or too long.") }
  public var lassoAndWand: String { translate("Lasso, magic wand") }
  public var pickColor: String { translate("Pick a colour") }
  public func tipSize(_ cells: Int) -> String { translate("{cells} px", ["cells": cells]) }
  public var tipSizeTip: String { translate("Brush size") }
  public var lockAlpha: String { translate("Lock alpha") }
  public var ink: String { translate("Ink", context: "pixel art") }
  public var inkTip: String { translate("Ink and opacity") }
  public var replaceInk: String { translate("Copy colour and alpha") }
  public var blendInk: String { translate("Blend") }
  public var flatTip: String { translate("Flat", context: "tip") }
  public func tipAngle(_ degrees: Int) -> String {
    translate("Angle {degrees}°", ["degrees": degrees])
  }
  public var tipMoves: String { translate("Moves with the pointer", context: "pattern") }
  public var tipFromStart: String { translate("Pattern from the stroke’s start") }
  public var tipOnCanvas: String { translate("Pattern on the canvas") }
  public var pixelPerfect: String { translate("Pixel-perfect") }
  public var pixelPerfectTip: String { translate("Skip the corners of thin lines") }
  public var filled: String { translate("Filled") }
  public var outlined: String { translate("Outline") }
  public var filledTip: String { translate("Outline or filled") }
  public var contiguous: String { translate("Connected") }
  public var everywhere: String { translate("Everywhere") }
  public var fillTip: String { translate("Fill connected cells, or all cells of that colour") }
  public var patternTip: String { translate("Dither pattern") }
  public var twoColors: String { translate("With the second colour") }
  public var coarse: String { translate("Bayer 2 × 2") }
  public var fine: String { translate("Bayer 4 × 4") }
  public var finest: String { translate("Bayer 8 × 8") }
  public var dots: String { translate("Dots", context: "dither") }
  public var ditherLines: String { translate("Lines", context: "dither") }
  public var withoutDither: String { translate("Steps", context: "of colour, without dither") }
  public var linear: String { translate("Linear") }
  public var radial: String { translate("Radial") }
  public var gradientTip: String { translate("Gradient type") }
  public var roundTip: String { translate("Round", context: "tip") }
  public var squareTip: String { translate("Square", context: "tip") }
  public var ownTip: String { translate("Custom", context: "tip") }
  public var makeTip: String { translate("Use as brush tip") }
  public var makeTipTip: String { translate("Draw with the selection") }
  public var transformFamily: String { translate("Transform, use as brush tip") }
  public func tipTooLarge(_ side: Int) -> String {
    translate("A brush tip needs painted cells, at most {side} × {side}.", ["side": side])
  }
  public func steady(_ strength: Int) -> String {
    translate("Steady {strength}", ["strength": strength])
  }
  public var wand: String { translate("Magic wand") }
  public var selectionShape: String { translate("Selection mode") }
  public var selectionShapeTip: String {
    translate("Selection mode (Shift adds, Alt subtracts)")
  }
  public var replacesSelection: String { translate("Replace selection") }
  public var addsToSelection: String { translate("Add to selection") }
  public var takesOffSelection: String { translate("Subtract from selection") }
  public var intersectsSelection: String { translate("Intersect selection") }
  public var savedSelections: String { translate("Saved selections") }
  public var saveSelection: String { translate("Save selection") }
  public var saveSelectionEllipsis: String { translate("Save selection…") }
  public var selectionName: String { translate("Selection name") }
  public func savedSelection(_ number: Int) -> String {
    translate("Selection {number}", ["number": number])
  }
  public var selectionTooComplex: String { translate("The selection has too many parts.") }
  public func tolerance(_ value: Int) -> String {
    translate("Tolerance {value}", ["value": value])
  }
  public func turned(_ degrees: Int) -> String { translate("{degrees}°", ["degrees": degrees]) }
  public var transformEllipsis: String { translate("Transform…") }
  public var transform: String { translate("Transform") }
  public var shear: String { translate("Shear") }
  public var quality: String { translate("Quality") }
  public var nearestCell: String { translate("Nearest") }
  public var outlineCells: String { translate("Outline in the first colour") }
  public var outlinePlace: String { translate("Line") }
  public var outlineOutside: String { translate("Outside") }
  public var outlineInside: String { translate("Inside") }
  public var outlineCorners: String { translate("Corners") }
  public var outlineSides: String { translate("Sides", context: "of an outline") }
  public var replaceSecond: String { translate("Replace second colour with first") }
  public var selectionTip: String { translate("Actions for the selected cells") }
  public var select: String { translate("Select") }
}
