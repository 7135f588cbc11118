/// Texts about a painting's background and its paper.
public struct BackgroundTexts: Sendable {
  let translate: Translator

  public init(_ translate: Translator) { self.translate = translate }

  public var background: String { translate("Background") }
  public var colorOfBrush: String { translate("Brush colour") }
  public var white: String { translate("White") }
  public var choosePicture: String { translate("Picture…") }
  public var choosePictureTitle: String { translate("Background picture") }
  public var usePicture: String { translate("Use picture") }
  public var removePicture: String { translate("Remove picture") }
  public var fill: String { translate("Fill page") }
  public var fit: String { translate("Fit page") }
  public var tile: String { translate("Tile") }
  public var center: String { translate("Centre") }
  public var paper: String { translate("Page size") }
  public var pattern: String { translate("Pattern") }
  public var patternEllipsis: String { translate("Pattern…") }
  public var plain: String { translate("Remove pattern") }
  public var ruled: String { translate("Ruled") }
  public var squared: String { translate("Squared") }
  public var dotted: String { translate("Dotted") }
  public var isometric: String { translate("Isometric") }
  public func onA4(_ millimeters: Int) -> String {
    translate("{count} mm on A4", ["count": millimeters])
  }
  public func ofPaper(_ millimeters: Int) -> String {
    translate("{count} mm", ["count": millimeters])
  }
  public var otherSpacing: String { translate("Other spacing…") }
  public var spacingTitle: String { translate("Pattern spacing") }
  public var spacing: String { translate("Spacing") }
  public var spacingMessage: String {
    translate("The spacing on an A4 page, the page size of a PDF.")
  }
  public var patternBlue: String { translate("Blue lines") }
  public var patternGray: String { translate("Grey lines") }
  public var patternOfBrush: String { translate("Lines in the brush colour") }
  public var size: String { translate("Page size") }
  public var sizeEllipsis: String { translate("Other size…") }
  public var unit: String { translate("Unit") }
  public var millimeters: String { translate("mm") }
  public var inches: String { translate("inch") }
  public var pixels: String { translate("pixels", context: "unit") }
  public var width: String { translate("Width", context: "of the paper") }
  public var height: String { translate("Height", context: "of the paper") }
  public var orientation: String { translate("Orientation") }
  public var portrait: String { translate("Portrait") }
  public var landscape: String { translate("Landscape") }
  public var sizeMessage: String {
    translate("The painting is scaled to fit the new page.")
  }
  public var sizeRefused: String {
    translate("The longer side must be between 1 mm and 10 m.")
  }
  public var ratioRefused: String {
    translate("One side can be at most 100 times as long as the other.")
  }
  public var crop: String { translate("Crop to selection") }
  public var cropTip: String {
    translate("Resize the page to the selection; no ink is lost")
  }
  public func failed(_ reason: any MessagePart) -> String {
    translate("The background was not changed: {reason}", ["reason": reason])
  }
}
