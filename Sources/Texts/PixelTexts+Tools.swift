// What is said of the tools of pixel art, and of what they select.
extension PixelTexts {
  public var fill: String { translate("Fill") }
  public var shade: String { translate("Shade") }
  public var dither: String { translate("Dither") }
  public var contour: String { translate("Contour") }
  public var gradientTool: String { translate("Gradient", context: "tool") }
  public var contourToDither: String { translate("Contour, gradient, shade, dither") }
  public var swapAndSymmetry: String { translate("Swap colours, symmetry") }
  public var smallLetters: String { translate("Small letters") }
  public var tallLetters: String { translate("Tall letters") }
  public var letteringTip: String { translate("Letters of cells, or of the desktop") }
  public var textTitle: String { translate("Write on cells") }
  public var layText: String { translate("Lay down") }
  public var noText: String { translate("There is nothing to write, or it is too long.") }
  public var lassoAndWand: String { translate("Lasso, magic wand") }
  public var pickColor: String { translate("Pick a colour") }
  public func tipSize(_ cells: Int) -> String { translate("{cells} px", ["cells": cells]) }
  public var tipSizeTip: String { translate("Size of the tip") }
  public var pixelPerfect: String { translate("Pixel-perfect") }
  public var pixelPerfectTip: String { translate("Leave corners of thin lines out") }
  public var filled: String { translate("Filled") }
  public var outlined: String { translate("Outline") }
  public var filledTip: String { translate("Outline or filled") }
  public var contiguous: String { translate("Connected") }
  public var everywhere: String { translate("Everywhere") }
  public var fillTip: String { translate("What is filled: connected cells, or all of the colour") }
  public var patternTip: String { translate("How many cells are painted, and which") }
  public var twoColors: String { translate("With the second colour") }
  public var coarse: String { translate("Bayer 2 × 2") }
  public var fine: String { translate("Bayer 4 × 4") }
  public var finest: String { translate("Bayer 8 × 8") }
  public var dots: String { translate("Dots", context: "dither") }
  public var ditherLines: String { translate("Lines", context: "dither") }
  public var withoutDither: String { translate("Steps", context: "of colour, without dither") }
  public var linear: String { translate("Linear") }
  public var radial: String { translate("Radial") }
  public var gradientTip: String { translate("How the two colours pass into each other") }
  public var roundTip: String { translate("Round", context: "tip") }
  public var squareTip: String { translate("Square", context: "tip") }
  public var ownTip: String { translate("Own", context: "tip") }
  public var makeTip: String { translate("Make a tip of it") }
  public var makeTipTip: String { translate("Paint with what is selected") }
  public var transformFamily: String { translate("Transform, make a tip of it") }
  public func tipTooLarge(_ side: Int) -> String {
    translate("A tip is painted, and at most {side} cells wide and high.", ["side": side])
  }
  public func steady(_ strength: Int) -> String {
    translate("Steady {strength}", ["strength": strength])
  }
  public var wand: String { translate("Magic wand") }
  public var selectionShape: String { translate("How cells are selected") }
  public var selectionShapeTip: String {
    translate("How cells are selected (Shift adds, Alt takes off)")
  }
  public var replacesSelection: String { translate("Select anew") }
  public var addsToSelection: String { translate("Add to the selection") }
  public var takesOffSelection: String { translate("Take off the selection") }
  public var intersectsSelection: String { translate("Keep what is in both") }
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
  public var outlineOutside: String { translate("Around it") }
  public var outlineInside: String { translate("On its edge") }
  public var outlineCorners: String { translate("Corners") }
  public var replaceSecond: String { translate("Second colour becomes the first") }
  public var selectionTip: String { translate("What can be done with the selected cells") }
  public var select: String { translate("Select") }
}
