/// Texts about selected strokes.
public struct SelectionTexts: Sendable {
  let translate: Translator

  public var select: String { translate("Select") }
  public var label: String { translate("SELECT") }
  public var selectedLabel: String { translate("SELECTION") }
  public var box: String { translate("Rectangle") }
  public var lasso: String { translate("Lasso") }
  public var modeTip: String { translate("Select with a rectangle or a lasso") }
  public var selection: String { translate("Selection") }
  public var commands: String { translate("Selected objects") }
  public var commandsTip: String { translate("Actions for the selection") }
  public var selectAll: String { translate("Select all") }
  public var duplicate: String { translate("Duplicate") }
  public var delete: String { translate("Delete") }
  public var raise: String { translate("Raise") }
  public var lower: String { translate("Lower") }
  public var toTop: String { translate("Raise to top") }
  public var toBottom: String { translate("Lower to bottom") }
  public var arrange: String { translate("Arrange") }
  public var arrangeTip: String { translate("Flip, rotate, align and distribute") }
  public var alignTip: String {
    translate(
      "Align objects with each other, or a single object with the page")
  }
  public var alignLeft: String { translate("Align left") }
  public var alignCenter: String { translate("Align centres") }
  public var alignRight: String { translate("Align right") }
  public var alignTop: String { translate("Align top") }
  public var alignMiddle: String { translate("Align middles") }
  public var alignBottom: String { translate("Align bottom") }
  public var alignBaselines: String { translate("Align baselines") }
  public var distributeHorizontally: String { translate("Distribute horizontally") }
  public var distributeVertically: String { translate("Distribute vertically") }
  public var applyBrush: String { translate("Apply current brush") }
  public var copy: String { translate("Copy") }
  public var paste: String { translate("Paste") }
  public var pasteHere: String { translate("Paste here") }
  public var pasteHereTip: String { translate("Paste at the pointer") }
  public var copyStyle: String { translate("Copy style") }
  public var pasteStyle: String { translate("Paste style") }
  public var duplicateAndStyles: String { translate("Duplicate, copy style, paste style") }
  public var nothingToPaste: String {
    translate("Nothing on the clipboard can be pasted here.")
  }
  public var nothingToTake: String {
    translate("The dropped item can’t be used here.")
  }
  public func pasting(_ percent: Int) -> String {
    translate("Pasting: {percent} %", ["percent": percent])
  }
  public func pasteRefused(_ reason: any MessagePart) -> String {
    translate("Not pasted: {reason}", ["reason": reason])
  }
  public var placePicture: String { translate("Place a picture…") }
  public var choosePicture: String { translate("Choose a picture to place") }
  public var place: String { translate("Place") }
  public var pastedDrawing: String { translate("The copied drawing") }
  public var scaledDown: String {
    translate("The picture was larger than the pixel art and was scaled down to fit.")
  }
  public func moved(_ x: Int, _ y: Int) -> String { translate("{x}, {y} pt", ["x": x, "y": y]) }
  public func turned(_ degrees: Int) -> String { translate("{degrees}°", ["degrees": degrees]) }
  public var group: String { translate("Group") }
  public var ungroup: String { translate("Ungroup") }
  public var groupAndUngroup: String { translate("Group and ungroup") }
  public var raiseAndLower: String { translate("Raise and lower") }
  public var lock: String { translate("Lock", context: "what is selected") }
  public var lockTip: String { translate("Lock selection") }
  public var unlockAll: String { translate("Unlock all") }
  public var takeApart: String { translate("Take apart") }
  public var takeApartTip: String { translate("Turn a placed SVG drawing into elements") }
  public func takingApart(_ percent: Int) -> String {
    translate("Taking the drawing apart: {percent} %", ["percent": percent])
  }
  public func notTakenApart(_ reason: any MessagePart) -> String {
    translate("Not taken apart: {reason}", ["reason": reason])
  }
  public var placedDrawing: String { translate("The placed drawing") }
  public var groupHint: String { translate("Double-click: enter the group") }
  public var cropHint: String { translate("Double-click: crop") }
  public var cropEndHint: String { translate("Double-click: scale again") }
  public var cropPicture: String { translate("Crop picture") }
  public var doubleClickHint: String { translate("Double-click: double the size") }
  public var tooWideToDouble: String {
    translate("It can’t be doubled: it would be wider than the page.")
  }
  public var tooHighToDouble: String {
    translate("It can’t be doubled: it would be taller than the page.")
  }
}
